/** Where on the page the things are that a lesson speaks of. What is not there is not pointed at. */

export interface Place {
  x: number
  y: number
  width: number
  height: number
  /** Of something that is drawn askew. */
  shape?: { d: string; transform: string } | undefined
}

/** Room around a thing in the light, and between it and the card; of what is drawn askew, so much may stick out of its outline. */
const AROUND = 6
const STICKS_OUT = 30
const APART = 18
/** What a card costs that covers a pixel of what is spoken of, or a row as wide as itself of what else can be used; a pixel of the way costs 1. */
const COVERED = 1000
const NUISANCE = 2
/** A card farther away than this belongs to nothing any more: each pixel beyond it costs so much. */
const FAR = 50
const BEYOND = 100
/** Where along a thing a card may stand: flush with its start, in its middle, flush with its end. */
const ALONG = [0.5, 0, 1]
/** A beak stays away from the round corners of its card. */
const ROUND = 26

/** A name of a lesson as a selector: `seat-1`, an anchor of the board, or a selector as it is. */
export function selectorOf(name: string): string {
  if (/[[.#]/.test(name)) return name
  const [, seat] = /^seat-(\d+)$/.exec(name) ?? []
  return seat === undefined ? `[data-anchor="${name}"]` : `[data-seat="${seat}"]`
}

export function placesOf(selectors: string[]): Place[] {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((one) => one.checkVisibility())
  return found.map((one) => {
    const shape = one instanceof SVGGElement ? shapeOf(one) : undefined
    const box = one.getBoundingClientRect()
    return { ...(shape ? within(box, grown(one.querySelector('path')!.getBoundingClientRect(), STICKS_OUT)) : grown(box, AROUND)), shape }
  })
}

const grown = ({ x, y, width, height }: Place, by: number): Place => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by })

/** What two boxes that meet have in common. */
function within(one: Place, other: Place): Place {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const [right, bottom] = [Math.min(one.x + one.width, other.x + other.width), Math.min(one.y + one.height, other.y + other.height)]
  return { x, y, width: right - x, height: bottom - y }
}

/** The outline of a group that is turned, as it is drawn; of one that stands upright its box says enough. */
function shapeOf(group: SVGGElement): Place['shape'] {
  const path = group.querySelector('path')
  const matrix = path?.getScreenCTM()
  if (!matrix || Math.abs(matrix.b) < 0.01) return undefined
  const { a, b, c, d, e, f } = matrix
  return { d: path!.getAttribute('d')!, transform: `matrix(${[a, b, c, d, e, f].map((one) => one.toFixed(3)).join(' ')})` }
}

const overlap = (one: Place, other: Place): number => {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

const coveredOf = (things: Place[], spot: Place): number => things.reduce((sum, one) => sum + overlap(spot, one), 0)

/** The room between two things along one direction; none where they lie side by side. */
const gap = (start: number, long: number, other: number, otherLong: number): number => Math.max(other - start - long, start - other - otherLong, 0)

/** How far it is from the edge of one thing to the edge of another. */
export const apart = (one: Place, other: Place): number =>
  Math.hypot(gap(one.x, one.width, other.x, other.width), gap(one.y, one.height, other.y, other.height))

/** The spot for a card of a size, inside the room: it covers nothing of what is spoken of, stands beside the first of it, and leaves free what
 *  else can be used where that does not lead too far away. */
export function beside(things: Place[], card: { width: number; height: number }, room: Place, useful: Place[] = []): { x: number; y: number } {
  const inside = ({ x, y }: { x: number; y: number }): Place => ({
    x: Math.max(room.x, Math.min(x, room.x + room.width - card.width)),
    y: Math.max(room.y, Math.min(y, room.y + room.height - card.height)),
    ...card,
  })
  const corners = [room.x, room.x + room.width].flatMap((x) => [room.y + room.height, room.y].map((y) => inside({ x, y })))
  const sides = things.flatMap((one) =>
    ALONG.flatMap((part) => {
      const [x, y] = [one.x + part * (one.width - card.width), one.y + part * (one.height - card.height)]
      return [
        { x: one.x + one.width + APART, y },
        { x: one.x - card.width - APART, y },
        { x, y: one.y + one.height + APART },
        { x, y: one.y - card.height - APART },
      ].map(inside)
    }),
  )
  const [first = room] = things
  const beyond = (spot: Place) => (things.length ? Math.max(0, Math.min(...things.map((one) => apart(spot, one))) - FAR) : 0)
  const inTheWay = (spot: Place) => COVERED * coveredOf(things, spot) + (NUISANCE * coveredOf(useful, spot)) / card.width
  const cost = (spot: Place) => inTheWay(spot) + apart(spot, first) + BEYOND * beyond(spot)
  const costs = [...sides, ...corners].map((spot) => ({ spot, cost: cost(spot) }))
  const { x, y } = costs.reduce((best, one) => (one.cost < best.cost ? one : best)).spot
  return { x, y }
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** How a card points at a thing: from which of its sides, how far along it, and where to. */
export interface Beak {
  side: Side
  along: number
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** The middle of what two spans share; else the end of the second that is nearer to the first. */
const shared = (start: number, end: number, other: number, otherEnd: number): number =>
  Math.max(other, Math.min((Math.max(start, other) + Math.min(end, otherEnd)) / 2, otherEnd))

/** The beak of a card that stands beside a thing; none where it lies upon it. */
export function beakOf(card: Place, thing: Place): Beak | null {
  const wide = gap(card.x, card.width, thing.x, thing.width)
  const high = gap(card.y, card.height, thing.y, thing.height)
  if (wide === 0 && high === 0) return null
  const end = (place: Place) => ({ x: place.x + place.width, y: place.y + place.height })
  const [corner, far] = [end(card), end(thing)]
  const clear = (at: number, low: number, high: number) => Math.max(low + ROUND, Math.min(at, high - ROUND))
  if (wide >= high) {
    const ahead = thing.x > card.x
    const to = { x: ahead ? thing.x : far.x, y: shared(card.y, corner.y, thing.y, far.y) }
    const y = clear(to.y, card.y, corner.y)
    return { side: ahead ? 'right' : 'left', along: y - card.y, from: { x: ahead ? corner.x : card.x, y }, to }
  }
  const below = thing.y > card.y
  const to = { x: shared(card.x, corner.x, thing.x, far.x), y: below ? thing.y : far.y }
  const x = clear(to.x, card.x, corner.x)
  return { side: below ? 'bottom' : 'top', along: x - card.x, from: { x, y: below ? corner.y : card.y }, to }
}
