/** What once was so high stays so until the window changes: what lies around it would jump with every button or card. */
import type { Attachment } from 'svelte/attachments'

/** Keeps the height of an element from shrinking, up to so many pixels. */
export const steady =
  (most = Infinity): Attachment<HTMLElement> =>
  (element) => {
    let highest = 0
    const grow = () => {
      const height = Math.min(element.offsetHeight, most)
      if (height <= highest) return
      highest = height
      element.style.minHeight = `${height}px`
    }
    const forget = () => {
      highest = 0
      element.style.minHeight = ''
    }
    const observer = new ResizeObserver(grow)
    observer.observe(element)
    addEventListener('resize', forget)
    return () => {
      observer.disconnect()
      removeEventListener('resize', forget)
      forget()
    }
  }
