/** A single choice is none: it is made for whoever has it, after a moment to see it. */
import type { Choice } from './contract'

export interface Way {
  /** Whether the seat acted last, so that its turn goes on. */
  amidst: boolean
  /** How many of its actions it could still take back. */
  reach: number
  /** Whether the seat would have nothing more to do after a choice. */
  ends: (choice: number) => boolean
}

/** The only choice there is; null where there are more, or where it would close a turn that could still be taken back. */
export function forcedOf([only, ...others]: Choice[], { amidst, reach, ends }: Way): Choice | null {
  if (!only || others.length) return null
  const open = amidst && reach > 0
  return open && (only.reveals || ends(only.id)) ? null : only
}
