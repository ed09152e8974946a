/** A piece comes from where it was: from another element's place to its own, when it appears. */
import type { TransitionConfig } from 'svelte/transition'
import { tempo } from '../../lib/tempo.svelte'

interface Journey {
  /** A selector of the place it comes from. */
  from: string
  delay?: number
  duration?: number
}

const AT_ONCE: TransitionConfig = { duration: 0 }
/** The part of the way after which it is seen whole. */
const SEEN = 0.2

/** To be used as a transition, for when it starts. The browser moves the piece by itself, waiting included: two pictures and
 *  what is between them, where a transition of Svelte's would have the page work in every frame. */
export function travel(piece: HTMLElement, { from, delay = 0, duration: usual = 380 }: Journey): TransitionConfig {
  const duration = tempo() * usual
  if (duration === 0) return AT_ONCE
  const start = placeOf(from)
  const end = piece.getBoundingClientRect()
  const timing: KeyframeAnimationOptions = { delay, duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)', fill: 'backwards' }
  if (!start || end.width === 0) {
    piece.animate([{ opacity: 0 }, { opacity: 1 }], timing)
    return AT_ONCE
  }
  const x = start.left + start.width / 2 - end.left - end.width / 2
  const y = start.top + start.height / 2 - end.top - end.height / 2
  const scale = Math.max(0.3, Math.min(2, start.width / end.width))
  // Not as a transform: a card of the hand may make room for others at the same time.
  piece.animate(
    [
      { translate: `${x}px ${y}px`, scale },
      { translate: '0px 0px', scale: 1 },
    ],
    timing,
  )
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: SEEN * duration, fill: 'backwards' })
  lift(piece, delay + duration)
  return AT_ONCE
}

/** Above the others on its way. */
function lift(piece: HTMLElement, lasts: number): void {
  piece.style.zIndex = '20'
  setTimeout(() => (piece.style.zIndex = ''), lasts)
}

function placeOf(selector: string): DOMRect | null {
  if (!selector) return null
  const places = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  return places.find(({ width }) => width > 0) ?? null
}
