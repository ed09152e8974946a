/** Arrows walk what can be done, in the order of the page. */

export const TARGETS = '[data-choice], [data-pick]'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const isArrow = (key: string): boolean => key in STEPS

/** The place an arrow leads to among `count` targets, from `current` (-1: none yet). */
export function walk(count: number, current: number, key: string): number {
  if (count === 0) return -1
  const step = STEPS[key] ?? 0
  if (current < 0) return step > 0 ? 0 : count - 1
  return (current + step + count) % count
}

/** Whether a key press belongs to a field or a control that uses it itself. */
export function taken(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable], dialog *')
}
