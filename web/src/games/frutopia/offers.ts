/** What a cell, a token or a circle offers. */
import { every, find, refused } from '../../lib/choices'
import type { Action, Choice, Text } from '../../lib/contract'
import { at, cellAt } from '../../lib/grid'
import { sentences, type Offer as Basic } from '../../lib/offers'
import type { Box } from './box'
import { CELLS, covered, SIDE } from './cells'
import type { Components, Price } from './components'
import { circleOf } from './factory'
import type { Advance, Pile, Place, Slide, View } from './view'

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

/** Somebody at the table who wonders what to do. */
export interface Asker {
  view: View
  box: Box
  components: Components
  choices: Choice[]
  hintFor: number | null
  /** Who looks on, whose things are used, and whose island is seen. */
  seat: number | null
  home: number
  shown: number
  /** The piece that is about to slide. */
  chosen: string | null
  choose: (piece: string | null) => void
  /** How a building lies in the hand. */
  rotation: number | undefined
  text: Text
}

const playerOf = ({ view, home }: Asker) => view.players[home]!
const hintedOf = ({ choices, hintFor }: Asker): Action | undefined => choices.find(({ id }) => id === hintFor)?.action
const amounts = ({ text }: Asker, price: Price): string[] => Object.entries(price).map(([fruit, amount]) => `${amount} ${text(`fruit-${fruit}`, { amount })}`)
const affordable = (asker: Asker, lacking: Price): string =>
  Object.keys(lacking).length ? asker.text('label-lacking', { fruits: amounts(asker, lacking) }) : asker.text('label-ready')
const warnings = ({ text }: Asker, choice: Choice): string[] => (reachesCross(choice) ? [text('warn-cross')] : [])

/** A cell beside another. */
const neighbour = (cell: string): string => {
  const { x, y } = at(cell)
  return cellAt({ x: x < SIDE - 1 ? x + 1 : x - 1, y })
}

function standing(asker: Asker, cell: string): string {
  const { view, shown, box, text } = asker
  const owner = view.players[shown]!
  const boat = owner.boats.find((one) => one.cell === cell && one.moored && one.boat)
  if (boat) return `${text('label-boat', { berth: boat.berth, boat: boat.boat })}. ${affordable(asker, boat.lacking)}`
  const what = owner.cells[CELLS.indexOf(cell)]
  if (!what) return text('label-free')
  return text(box.business(what) ? `business-${what}` : `piece-${what}`)
}

export function cellOffer(asker: Asker, cell: string): Offer {
  const { view, choices, shown, home, text } = asker
  const label = `${text(`cell-${cell}`)}: ${standing(asker, cell)}`
  if (choices.length === 0 || shown !== home) return { label }
  const { cells, boats } = playerOf(asker)
  const boat = boats.find((one) => one.cell === cell && one.moored)
  if (boat) return boatOffer(asker, boat.berth, label)
  if (view.phase === 'sliding') return slideOffer(asker, cell, cells[CELLS.indexOf(cell)] ?? null, label)
  if (view.phase === 'placing') return placeOffer(asker, cell, label)
  return { label }
}

function boatOffer({ choices, hintFor, text }: Asker, berth: string, label: string): Offer {
  const choice = find(choices, 'deliver', { berth })
  if (!choice) return { label, refused: refused({ kind: 'deliver', berth }) }
  return { label: `${label}. ${text('label-gain-points', { points: pointsOf(choice) })}`, choice: choice.id, hinted: choice.id === hintFor }
}

function slideOffer(asker: Asker, cell: string, what: string | null, label: string): Offer {
  const { box, choices, hintFor, chosen, choose } = asker
  if (what && every(choices, 'move').some(({ action }) => action.piece === what)) {
    const hinted = hintedOf(asker)
    const hint = hinted?.kind === 'move' && hinted.piece === what && chosen !== what
    return { label, pick: true, hinted: hint, onclick: () => choose(chosen === what ? null : what) }
  }
  if (what) {
    const slides = box.business(what)?.kind ?? 'mixed'
    return slides === 'mixed' || slides === 'cart' ? { label, refused: refused({ kind: 'move', piece: what, to: neighbour(cell) }) } : { label }
  }
  if (!chosen) return { label }
  const choice = find(choices, 'move', { piece: chosen, to: cell })
  if (!choice) return { label, refused: refused({ kind: 'move', piece: chosen, to: cell }) }
  const slide = playerOf(asker).slides.find(({ piece, to }) => piece === chosen && to === cell)!
  return { label: `${label}. ${gains(asker, slide)}`, choice: choice.id, hinted: choice.id === hintFor, slide }
}

function gains({ box, text }: Asker, { piece, amount }: Slide): string {
  const kind = box.business(piece)?.kind
  if (kind === 'cart') return text('label-gain-products', { amount })
  return kind === 'mixed' ? text('label-gain-choice', { amount }) : text('label-gain-fruit', { amount, fruit: piece })
}

/** A click puts what is in the hand where the first cell is that it covers. */
function placeOffer(asker: Asker, cell: string, label: string): Offer {
  const { view, box, choices, hintFor, rotation, text } = asker
  const { business, walls_in } = view.hand!
  const fits = ({ action }: Choice) => action.kind === 'place' || (action.kind === 'place_large' && action.rotation === rotation)
  const choice = choices.findLast((one) => fits(one) && ground(one.action, box, business)[0] === cell)
  if (!choice) return { label }
  const walls = isWalledIn(walls_in, choice.action)
  const words = [text('action-place', { cell }), ...(walls ? [text('warn-walled')] : []), ...warnings(asker, choice)]
  return { label: words.join('. '), choice: choice.id, hinted: choice.id === hintFor, walls }
}

/** Rows and columns count from 1, as in the book. */
export function tokenOffer(asker: Asker, row: number, column: number): Offer {
  const { view, box, choices, hintFor, seat, text } = asker
  const { businesses, points: gain, price } = view.rows[row - 1]!
  const key = businesses[column - 1]!
  const { kind, points, stars } = box.business(key)!
  const choice = find(choices, 'take', { row, column })
  const words = [text(`business-${key}`), text(kind === 'shop' ? `shop-${key}-help` : `kind-${kind}-help`)]
  if (points) words.push(`${text('label-gain-points', { points })}, ${text('label-stars', { count: stars })}`)
  words.push(`${text('label-row', { row, points: gain })}: ${amounts(asker, price).join(', ')}`)
  if (seat !== null) {
    const { lacking, fits, free } = playerOf(asker)
    words.push(affordable(asker, lacking[row - 1]!))
    if (fits[key]) words.push(text('label-fits', { count: fits[key].length }))
    else if (free === 0) words.push(text('label-no-room'))
  }
  if (choice) words.push(...warnings(asker, choice))
  return {
    label: sentences(words),
    choice: choice?.id,
    refused: choices.length > 0 && !choice ? refused({ kind: 'take', row, column }) : undefined,
    hinted: choice !== undefined && choice.id === hintFor,
  }
}

export function pileOffer({ components, choices, hintFor, text }: Asker, { pile, left }: Pile): Offer {
  const choice = find(choices, 'make', { pile })
  const shakes = pile === 'shake' ? every(choices, 'shake') : []
  const words = [text(`pile-${pile}`), text('label-pile-left', { left })]
  if (choice && movesLicence(choice)) words.push(text('warn-last-marker'))
  const action: Action = pile === 'shake' ? { kind: 'shake', fruit: components.fruits[0]! } : { kind: 'make', pile }
  return {
    label: words.join(', '),
    choice: choice?.id ?? (shakes.length === 1 ? shakes[0]!.id : undefined),
    refused: choices.length > 0 && !choice && shakes.length === 0 ? refused(action) : undefined,
    hinted: choice !== undefined && choice.id === hintFor,
  }
}

/** What the heads of the arrows offer to a pawn of the factory. */
export function advanceOffers(asker: Asker, advances: Advance[]): Record<string, Offer> {
  const { components, choices, hintFor, text } = asker
  return Object.fromEntries(
    advances.map(({ arrow, pawn, price, lacking, landings }) => {
      const { head } = components.arrows.find((one) => one.arrow === arrow)!
      const choice = find(choices, 'advance', { pawn, arrow })
      const best = Math.max(0, ...landings.map(({ value }) => value))
      const words = [
        text('action-advance', { pawn, arrow }),
        ...amounts(asker, price),
        affordable(asker, lacking),
        text('label-gain-points', { points: best }),
        ...(choice ? warnings(asker, choice) : []),
      ]
      return [
        head,
        {
          label: words.join(', '),
          choice: choice?.id,
          refused: choice ? undefined : refused({ kind: 'advance', pawn, arrow }),
          hinted: choice !== undefined && choice.id === hintFor,
        },
      ]
    }),
  )
}

/** The circle of a vat that a choice leads to. */
export const circleKey = ({ events }: Choice): string => events.find(({ kind }) => kind === 'land')!.spot as string

export const circleOffer = ({ hintFor, text }: Asker, choice: Choice): Offer => ({
  label: `${text('action-circle', { circle: circleOf(circleKey(choice)) })}: ${text('label-gain-points', { points: pointsOf(choice) })}`,
  choice: choice.id,
  hinted: choice.id === hintFor,
})
