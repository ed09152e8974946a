/** A piece comes from where it was: a transition from another element's place. */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { tempo } from '../../lib/tempo.svelte'

interface Journey {
  /** A selector of the place it comes from. */
  from: string
  delay?: number
  duration?: number
}

export const NO_JOURNEY: Journey = { from: '', duration: 0 }

export function travel(piece: HTMLElement, { from, delay = 0, duration: usual = 380 }: Journey): TransitionConfig {
  const duration = tempo() * usual
  if (duration === 0) return { duration: 0 }
  const start = placeOf(from)
  const end = piece.getBoundingClientRect()
  if (!start || end.width === 0) return { delay, duration, css: (t) => `opacity: ${t}` }
  const x = start.left + start.width / 2 - end.left - end.width / 2
  const y = start.top + start.height / 2 - end.top - end.height / 2
  lift(piece, delay + duration)
  const scale = Math.max(0.3, Math.min(2, start.width / end.width))
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) => `translate: ${x * u}px ${y * u}px; scale: ${1 + (scale - 1) * u}; opacity: ${Math.min(1, t * 5)}`,
  }
}

/** Above the others on its way. A browser moves by itself only what nothing else is animated of: not as a part of the journey. */
function lift(piece: HTMLElement, lasts: number): void {
  piece.style.zIndex = '20'
  setTimeout(() => (piece.style.zIndex = ''), lasts)
}

function placeOf(selector: string): DOMRect | null {
  if (!selector) return null
  const places = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  return places.find(({ width }) => width > 0) ?? null
}
