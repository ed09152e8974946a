/** It is your turn: said by the page's icon, and by the browser if one asked for it. */

const ICON = `${import.meta.env.BASE_URL}icon.svg`
const ICON_TURN = `${import.meta.env.BASE_URL}icon-turn.svg`

export function markIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = turn ? ICON_TURN : ICON
  if (link && link.getAttribute('href') !== href) link.href = href
}

/** Only ever called from a button. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Tells somebody who looks elsewhere. */
export function notify(title: string, body: string, match: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { body, tag: match, icon: ICON })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones keep notifications for installed pages.
  }
}
