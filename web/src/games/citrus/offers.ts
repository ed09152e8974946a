/** What a square, a line or a tile offers. */
import { every, find, refused } from '../../lib/choices'
import type { Action, Choice } from '../../lib/contract'
import type { Offer as Basic } from '../../lib/offers'
import { capital, lineWords, type Teller } from './tell'
import type { Line } from './view'

/** How a placement works. */
export type Way = 'start' | 'extension' | 'merge' | 'absorb' | 'bridge'

export interface Offer extends Basic {
  pressed?: boolean
}

/** Somebody at the table who wonders what to do. */
export interface Asker extends Teller {
  choices: Choice[]
  hintFor: number | null
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

/** What an action offers: to be played, or else to hear why not. */
export function direct({ choices, hintFor }: Asker, label: string, action: Action): Offer {
  const choice = find(choices, action.kind, action)
  if (choice) return { label, choice: choice.id, hinted: choice.id === hintFor }
  return { label, refused: choices.length > 0 ? refused(action) : undefined }
}

export const lineOffer = (asker: Asker, line: Line): Offer => direct(asker, lineWords(asker, line).join('. '), { kind: 'buy', line: line.line })

/** What a space of the market, counted from 1, offers to a cart. */
export function cartOffer(asker: Asker, tile: string | null, space: number): Offer {
  const { text } = asker
  const label = tile ? `${text('action-cart', { space })}: ${text(`tile-${tile}`)}` : text('label-empty')
  return direct(asker, label, { kind: 'cart', space })
}

const MONEY = /^money/

/** What a landscape tile in front of a seat offers; carts and bulls are tools that one takes up. */
export function tileOffer(asker: Asker, landscape: string, tool: string | null, use: (tool: string) => void): Offer {
  const { view, choices, hintFor, text } = asker
  const label = `${capital(text(`landscape-${landscape}`))}. ${text(`landscape-${landscape}-help`)}`
  if (choices.length === 0 || landscape === 'bridge') return { label }
  if (MONEY.test(landscape)) return direct(asker, label, { kind: 'money', landscape })
  if (landscape === 'milestone') return direct(asker, label, { kind: 'milestone' })
  const uses = every(choices, landscape)
  if (uses.length === 0)
    return { label, refused: refused(landscape === 'cart' ? { kind: 'cart', space: 1 } : { kind: 'bull', square: view.squares[0]!.square }) }
  const hinted = tool !== landscape && uses.some(({ id }) => id === hintFor)
  return { label, pick: true, pressed: tool === landscape, hinted, onclick: () => use(landscape) }
}

/** A set of regions as an action names it. */
export const naming = (numbers: number[]): string => numbers.toSorted((a, b) => a - b).join('')

export const numbersOf = (regions: string): number[] => [...regions].map(Number)
