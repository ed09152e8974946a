/** Numbers that count up or down to what they should be. */
import { untrack } from 'svelte'

/** More steps than these nobody reads. */
const MOST = 7

/** The numbers on the way from one to another, the last included. */
export function stepsBetween(from: number, to: number): number[] {
  const count = Math.min(Math.abs(to - from), MOST)
  return Array.from({ length: count }, (_, step) => Math.round(from + ((to - from) * (step + 1)) / count))
}

/** A number that follows another in some steps: each is drawn once, and between them the page has nothing to do. */
export function ticking(value: () => number, lasts: () => number): { readonly current: number } {
  let current = $state(untrack(value))
  $effect(() => {
    const wanted = value()
    const steps = untrack(() => stepsBetween(current, wanted))
    const pause = untrack(lasts) / steps.length
    const count = () => {
      const next = steps.shift()
      if (next !== undefined) current = pause === 0 ? wanted : next
      if (steps.length > 0 && pause > 0) timer = setTimeout(count, pause)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    untrack(count)
    return () => clearTimeout(timer)
  })
  return {
    get current() {
      return current
    },
  }
}
