/** What a cell, a token or a circle offers. */
import { every } from '../../lib/choices'
import type { Action, Choice } from '../../lib/contract'
import type { Offer as Basic } from '../../lib/offers'
import type { Box } from './box'
import { covered } from './cells'
import type { Place, Slide } from './view'

export interface Offer extends Basic {
  /** What a slide that ends here brings. */
  slide?: Slide
  /** Would leave no piece able to move. */
  walls?: boolean
}

/** The cells that a placing covers. */
export function ground(action: Action, box: Box, business: string): string[] {
  const { shape } = box.business(business)!
  const cell = action.cell as string
  return action.kind === 'place_large' ? covered(shape, cell, action.rotation as number) : [cell]
}

/** Turns of a building that leave it some place, in order. */
export const rotations = (choices: Choice[]): number[] => [...new Set(every(choices, 'place_large').map(({ action }) => action.rotation as number))]

export const isWalledIn = (places: Place[], action: Action): boolean =>
  places.some(({ cell, rotation }) => cell === action.cell && rotation === (action.rotation ?? null))

/** The pawns that may advance: apart, or together where one payment moves both. */
export const walkers = (choices: Choice[]): string[] => [...new Set(every(choices, 'advance').map(({ action }) => action.pawn as string))]

/** Points that a choice scores at once. */
export const pointsOf = ({ events }: Choice): number =>
  events.reduce((sum, { kind, value }) => sum + (kind !== 'shop' && typeof value === 'number' ? value : 0), 0)

export const reachesCross = ({ events }: Choice): boolean => events.some(({ kind, left }) => kind === 'licence' && left === 0)
export const movesLicence = ({ events }: Choice): boolean => events.some(({ kind }) => kind === 'licence')
