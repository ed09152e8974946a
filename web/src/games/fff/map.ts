/** Where things are drawn: courses of rivers, bridges across them, roads from space to space. */
import type { Components, River, Space, Spot } from './components'

export const WIDTH = 1600
export const HEIGHT = 1000
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
