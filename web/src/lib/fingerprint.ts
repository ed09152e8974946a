/** The SHA-256 of a text in hexadecimal digits; undefined on a page that browsers do not trust with it. */
export async function fingerprint(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
