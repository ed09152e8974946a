/** Where things lie on the market: spaces on a lattice, and at one end of each line its price. */
import type { Components } from './components'

export type Place = [x: number, y: number]

export interface Handle {
  place: Place
  /** The way its line goes. */
  towards: Place
}

const plus = ([x, y]: Place, [dx, dy]: Place): Place => [x + dx, y + dy]
const minus = ([x, y]: Place, [dx, dy]: Place): Place => [x - dx, y - dy]
const same = (one: Place, other: Place): boolean => one[0] === other[0] && one[1] === other[1]

/** Before the first space of a line, or after the last where another line begins. */
export function handles({ lines, places }: Components['market']): Handle[] {
  const found: Handle[] = []
  for (const spaces of lines) {
    const ends = [spaces[0]!, spaces[1] ?? spaces[0]!, spaces.at(-2) ?? spaces[0]!, spaces.at(-1)!].map((space) => places[space - 1]!)
    const [first, second, beforeLast, last] = ends as [Place, Place, Place, Place]
    const start = { place: minus(first, minus(second, first)), towards: minus(second, first) }
    const end = { place: plus(last, minus(last, beforeLast)), towards: minus(beforeLast, last) }
    const taken = [...places, ...found.map(({ place }) => place)]
    found.push(taken.some((one) => same(one, start.place)) ? end : start)
  }
  return found
}
