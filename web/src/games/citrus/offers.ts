/** What a square, a line or a tile offers. */
import type { Choice } from '../../lib/contract'
import type { Offer as Basic } from '../../lib/offers'

/** How a placement works. */
export type Way = 'start' | 'extension' | 'merge' | 'absorb' | 'bridge'

export interface Offer extends Basic {
  pressed?: boolean
}

/** A square where what is in the hand may go. */
export interface Spot extends Offer {
  way?: Way
  /** The rest of the hand would have no place. */
  dead?: boolean
}

/** An offer as the frame reads it from a part of a drawing; a forbidden square is asked by a click, not by Tab. */
export function marks({ label, choice, pick, pressed, refused }: Offer, stops = true): Record<string, unknown> {
  const legal = choice !== undefined || pick
  const does = legal || refused !== undefined
  return {
    role: does ? 'button' : 'img',
    tabindex: legal || (does && stops) ? 0 : undefined,
    'aria-label': label,
    'aria-pressed': pressed,
    'data-choice': choice,
    'data-pick': pick || undefined,
    'data-refused': refused,
  }
}

export const fruitOf = (tile: string): string => tile.replace(/_well$/, '')
export const hasWell = (tile: string): boolean => tile.endsWith('_well')

/** The most telling of what a placement does. */
export function wayOf({ events }: Choice): Way {
  const kinds = events.map(({ kind }) => kind)
  const special = (['bridge', 'absorb', 'merge'] as const).find((kind) => kinds.includes(kind))
  return special ?? (events.find(({ kind }) => kind === 'place')?.way as Way | undefined) ?? 'extension'
}

/** A set of regions as an action names it. */
export const naming = (numbers: number[]): string => numbers.toSorted((a, b) => a - b).join('')

export const numbersOf = (regions: string): number[] => [...regions].map(Number)
