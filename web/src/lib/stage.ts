/** What can be heard of a game, and which of its events deserve a moment: data, in `games/<game>/stage.ts`. */
import type { Event } from './contract'
import type { Sound } from './sound'

export interface Stage {
  /** By kind of event; of what happens at once the first three that differ are heard. */
  sounds: Record<string, Sound>
  /** Kinds of events that are shown in the middle of the board for a moment, in their own words. */
  moments: string[]
}

const AT_ONCE = 3

/** The sounds of what has happened, in its order. */
export function soundsOf({ sounds }: Stage, events: Event[]): Sound[] {
  const heard = events.flatMap(({ kind }) => sounds[kind] ?? [])
  return [...new Set(heard)].slice(0, AT_ONCE)
}

/** The event that deserves a moment: the last, which is what the others led to. */
export const momentOf = ({ moments }: Stage, events: Event[]): Event | undefined => events.findLast(({ kind }) => moments.includes(kind))
