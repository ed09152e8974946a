/** Where things are drawn: courses of rivers, bridges across them, roads from space to space. */
import type { Components, River, Space, Spot } from './components'

export const WIDTH = 1600
export const HEIGHT = 1000
/** From the middle of a house to its side. */
export const HALF_HOUSE = 108
/** The map may be drawn so much taller than it is described. */
const TALLEST = 1.3
/** How much a road winds: a part of its length, and at most. */
const WINDING = 0.13
const WIDEST = 26
/** From the middle of a bridge to its ends. */
const SPAN = 46

const round = (value: number) => Math.round(value * 10) / 10

/** A smooth line through all points. */
export function smooth(points: Spot[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const [first, ...others] = points
  const curves = others.map(([x, y], i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const reach = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...leave, ...reach, x, y].map(round).join(' ')}`
  })
  return `M${first!.join(' ')}${curves.join('')}`
}

/** How far a point is from a stretch of water. */
function distance([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** The direction of the water next to a point, in degrees. */
export function flow(point: Spot, rivers: River[]): number {
  const stretches = rivers.flatMap(({ points }) => points.slice(1).map((end, i) => [points[i]!, end] as const))
  const [from, to] = stretches.toSorted((a, b) => distance(point, ...a) - distance(point, ...b))[0]!
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
}

/** The end of a bridge that lies on the side of another space. */
function bridgehead(bridge: Space, other: Space, rivers: River[]): Spot {
  const across = ((flow([bridge.x, bridge.y], rivers) + 90) * Math.PI) / 180
  const [nx, ny] = [Math.cos(across), Math.sin(across)]
  const side = (other.x - bridge.x) * nx + (other.y - bridge.y) * ny < 0 ? -1 : 1
  return [round(bridge.x + side * SPAN * nx), round(bridge.y + side * SPAN * ny)]
}

/** The points of a road, over the near ends of bridges. */
export function road([one, other]: [string, string], { spaces, rivers }: Components): Spot[] {
  const [from, to] = [one, other].map((key) => spaces.find(({ space }) => space === key)!) as [Space, Space]
  return [
    [from.x, from.y],
    ...(from.kind === 'bridge' ? [bridgehead(from, to, rivers)] : []),
    ...(to.kind === 'bridge' ? [bridgehead(to, from, rivers)] : []),
    [to.x, to.y],
  ]
}

export const line = (points: Spot[]): string => `M${points.map((one) => one.join(' ')).join('L')}`

/** The same map, drawn as tall as its room is; no house reaches over the sides. */
export function spread<C extends Components>(components: C, tall: number): C {
  const down = ([x, y]: Spot): Spot => [x, y * tall]
  const inside = (x: number) => Math.max(HALF_HOUSE, Math.min(WIDTH - HALF_HOUSE, x))
  return {
    ...components,
    spaces: components.spaces.map((one) => ({ ...one, x: one.kind === 'house' ? inside(one.x) : one.x, y: one.y * tall })),
    landings: components.landings.map((one) => ({ ...one, y: one.y * tall, places: one.places.map(down) })),
    rivers: components.rivers.map((one) => ({ ...one, points: one.points.map(down) })),
  }
}

/** How much taller than described the map is drawn in a room. */
export const tallness = (width: number, height: number): number => {
  const wanted = width && height ? (height / width) * (WIDTH / HEIGHT) : 1
  return Math.round(Math.max(1, Math.min(TALLEST, wanted)) * 50) / 50
}

/** A number from -1 to 1 that is always the same for a name. */
export function whim(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1
}

/** Points of the smooth line through some points, about so far from each other. */
export function sample(points: Spot[], step = 18): Spot[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const along = (i: number): Spot[] => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    const mixed = (t: number, axis: 0 | 1) => {
      const [b, f, n, a] = [before[axis], from[axis], to[axis], after[axis]]
      const [leave, reach] = [f + (n - b) / 6, n - (a - f) / 6]
      return f * (1 - t) ** 3 + 3 * leave * t * (1 - t) ** 2 + 3 * reach * t * t * (1 - t) + n * t ** 3
    }
    return Array.from({ length: parts }, (_, k) => [round(mixed((k + 1) / parts, 0)), round(mixed((k + 1) / parts, 1))])
  }
  return [points[0]!, ...points.slice(1).flatMap((_, i) => along(i))]
}

/** A road of earth is never straight: between two points it bends to one side. */
function wind(points: Spot[], turn: number): Spot[] {
  return points.flatMap((to, i): Spot[] => {
    const from = points[i - 1]
    const length = from ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0
    if (!from || length < 2 * SPAN) return [to]
    const aside = (turn * Math.min(WIDEST, WINDING * length)) / length
    return [[round((from[0] + to[0]) / 2 - (to[1] - from[1]) * aside), round((from[1] + to[1]) / 2 + (to[0] - from[0]) * aside)], to]
  })
}

/** The points of a road as it winds through the land. */
export const windingRoad = (path: [string, string], components: Components): Spot[] => sample(wind(road(path, components), whim(path.join('-'))))
