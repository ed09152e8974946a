/** Copies a text that a field shows. Without https browsers keep the clipboard to themselves, but still copy what is selected. */
export async function copyText(text: string, field: HTMLInputElement | undefined): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text).catch(() => undefined)
  else {
    field?.select()
    document.execCommand('copy')
  }
}
