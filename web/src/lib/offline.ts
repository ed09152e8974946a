/** Keeps the page for when there is no network. */

/** A connection that is paid by the byte, as far as browsers say so. */
const isDear = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/** In the background, once the page is there; call once. */
export function keepForLater(): void {
  // A part of an older page that is nowhere any more: the page as it is now has it.
  addEventListener('vite:preloadError', () => location.reload())
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isDear()) return
  // Where it cannot be kept it still plays.
  const keep = () => navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined)
  if (document.readyState === 'complete') void keep()
  else addEventListener('load', keep)
}
