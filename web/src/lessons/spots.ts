/** Where on the page the things are that a lesson speaks of. What is not there is not pointed at. */

export interface Place {
  x: number
  y: number
  width: number
  height: number
  /** Of something that is drawn askew. */
  shape?: { d: string; transform: string } | undefined
}

/** Room around a thing in the light, and between it and the card. */
const AROUND = 6
const APART = 18
/** How much more it matters not to cover what is spoken of than what can be used besides. */
const FIRST = 100

/** A name of a lesson as a selector: `seat-1`, an anchor of the board, or a selector as it is. */
export function selectorOf(name: string): string {
  if (/[[.#]/.test(name)) return name
  const [, seat] = /^seat-(\d+)$/.exec(name) ?? []
  return seat === undefined ? `[data-anchor="${name}"]` : `[data-seat="${seat}"]`
}

export function placesOf(selectors: string[]): Place[] {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((one) => one.checkVisibility())
  return found.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const shape = one instanceof SVGGElement ? shapeOf(one) : undefined
    return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND, shape }
  })
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

const apart = (one: Place, other: Place): number =>
  Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2)

/** The spot for a card of a size: beside the first thing, covering none of them and little of what else can be used, inside the room. */
export function beside(things: Place[], card: { width: number; height: number }, room: Place, useful: Place[] = []): { x: number; y: number } {
  const inside = ({ x, y }: { x: number; y: number }): Place => ({
    x: Math.max(room.x, Math.min(x, room.x + room.width - card.width)),
    y: Math.max(room.y, Math.min(y, room.y + room.height - card.height)),
    ...card,
  })
  const corners = [room.x, room.x + room.width].flatMap((x) => [room.y + room.height, room.y].map((y) => inside({ x, y })))
  const sides = things.flatMap((one) => {
    const middle = { x: one.x + one.width / 2 - card.width / 2, y: one.y + one.height / 2 - card.height / 2 }
    return [
      { x: one.x + one.width + APART, y: middle.y },
      { x: one.x - card.width - APART, y: middle.y },
      { x: middle.x, y: one.y + one.height + APART },
      { x: middle.x, y: one.y - card.height - APART },
    ].map(inside)
  })
  const [first = room] = things
  const covered = (spot: Place) => FIRST * coveredOf(things, spot) + coveredOf(useful, spot)
  const ranked = [...sides, ...corners].toSorted((one, other) => covered(one) - covered(other) || apart(one, first) - apart(other, first))
  return { x: ranked[0]!.x, y: ranked[0]!.y }
}
