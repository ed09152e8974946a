/** What a square, a line or a tile offers. */
import { every, find, refused } from '../../lib/choices'
import type { Action, Choice } from '../../lib/contract'
import type { Offer as Basic } from '../../lib/offers'
import { capital, lineWords, regionWords, wayWords, type Teller } from './tell'
import type { Held, Line, Region } from './view'

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

/** A tile in the hand. */
export interface Piece extends Held {
  offer: Offer
}

/** A region that one owns. */
export interface Chip {
  region: Region
  offer: Offer
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

/** What a tile in the hand offers: it is taken up before it is laid. */
export function pieceOffer({ choices, hintFor, text }: Asker, { tile, cart }: Held, laying: string | null, take: (tile: string) => void): Offer {
  const label = [text(`tile-${tile}`), ...(cart ? [text('label-cart-tile')] : [])].join(', ')
  if (choices.length === 0) return { label }
  const places = every(choices, 'place').filter(({ action }) => action.tile === tile)
  if (places.length === 0) return { label: `${label}. ${text('label-no-place')}` }
  const isTaken = laying === tile
  return { label, pick: !isTaken, pressed: isTaken, hinted: places.some(({ id }) => id === hintFor), onclick: () => take(tile) }
}

/** What a region offers to whoever picks some for a harvest; without that, why there is none. */
export function regionOffer(asker: Asker, region: Region, chosen: number[], toggle: ((region: number) => void) | null): Offer {
  const { choices, hintFor } = asker
  const number = region.number!
  const label = regionWords(asker, region)
  if (choices.length === 0) return { label }
  if (!toggle) return { label, refused: refused({ kind: 'harvest', regions: `${number}` }) }
  const hint = choices.find(({ id }) => id === hintFor)?.action
  const hinted = hint?.kind === 'harvest' && numbersOf(hint.regions as string).includes(number)
  return { label, pick: true, pressed: chosen.includes(number), hinted, onclick: () => toggle(number) }
}

/** What a square offers where something may be laid; one that leads to a dead end asks first. */
export function squareOffer(asker: Asker, choice: Choice, warning: string | null, isArmed: boolean, arm: () => void): Spot {
  const { kind } = choice.action
  const way = kind === 'place' ? wayOf(choice) : undefined
  const words = [asker.text(`action-${kind}`, choice.action), ...(way ? wayWords(asker, choice) : []), ...(warning ? [warning] : [])]
  const offer = { label: words.join('. '), way, dead: warning !== null, hinted: choice.id === asker.hintFor }
  return warning === null ? { ...offer, choice: choice.id } : { ...offer, pick: true, pressed: isArmed, onclick: arm }
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
