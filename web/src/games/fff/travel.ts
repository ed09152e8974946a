/** The way of whoever travels: on foot along the roads, by ferry along the rivers. */
import type { Components, River, Spot } from './components'
import { sample, windingRoad } from './map'

/** The steps from one knot of a net to another, as few as possible; both ends included. */
function shortest(from: string, to: string, neighbours: (knot: string) => string[]): string[] {
  const cameFrom = new Map<string, string>([[from, from]])
  const queue = [from]
  for (const knot of queue) {
    if (knot === to) break
    for (const next of neighbours(knot)) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, knot)
      queue.push(next)
    }
  }
  if (!cameFrom.has(to)) return [from, to]
  const way = [to]
  while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!)
  return way
}

/** On foot from space to space; who is jumped over is passed by. */
export function trail(from: string, to: string, components: Components): Spot[] {
  const { paths, spaces } = components
  const next = (space: string) => paths.flatMap(([one, other]) => (one === space ? [other] : other === space ? [one] : []))
  const way = shortest(from, to, next)
  const ground = (key: string): Spot => {
    const { x, y } = spaces.find(({ space }) => space === key)!
    return [x, y]
  }
  return way.slice(1).reduce<Spot[]>(
    (points, space, i) => {
      const before = way[i]!
      const path = paths.find((one) => one.includes(before) && one.includes(space))
      if (!path) return [...points, ground(space)]
      const road = windingRoad(path, components)
      return [...points, ...(path[0] === before ? road : road.toReversed()).slice(1)]
    },
    [ground(from)],
  )
}

/** By water from place to place: out to the middle of the river, along it, and to the other landing. */
export function course(from: Spot, to: Spot, rivers: River[]): Spot[] {
  const knots = new Map<string, { spot: Spot; next: string[] }>()
  const name = (spot: Spot) => spot.join(' ')
  for (const { points } of rivers) {
    const stream = sample(points, 30)
    for (const [i, spot] of stream.entries()) {
      const neighbours = [stream[i - 1], stream[i + 1]].flatMap((one) => (one ? [name(one)] : []))
      const knot = knots.get(name(spot)) ?? { spot, next: [] }
      knots.set(name(spot), { spot, next: [...knot.next, ...neighbours] })
    }
  }
  const near = ([x, y]: Spot) =>
    [...knots].reduce((best, one) =>
      Math.hypot(one[1].spot[0] - x, one[1].spot[1] - y) < Math.hypot(best[1].spot[0] - x, best[1].spot[1] - y) ? one : best,
    )[0]
  if (knots.size === 0) return [from, to]
  const way = shortest(near(from), near(to), (knot) => knots.get(knot)!.next)
  return [from, ...way.map((knot) => knots.get(knot)!.spot), to]
}
