/** The windmill's geometry: blades clockwise around the origin, bearings in degrees from the top. */
export const BLADES = 12
export const STEP = 360 / BLADES

export const RADIUS = { dial: 41, hub: 50, inner: 54, count: 66, crowd: 108, fruit: 157, rim: 173, outer: 184, badge: 192 }

export type Point = { x: number; y: number }

export function at(bearing: number, radius: number): Point {
  const turn = (bearing * Math.PI) / 180
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) }
}

/** A ring's part between two bearings. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [at(from, inner), at(from, outer), at(to, outer), at(to, inner)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}Z`
}

/** The way clockwise from one bearing over so many degrees, a full turn included. */
export function arc(from: number, degrees: number, radius: number): string {
  const parts = Math.max(1, Math.ceil(degrees / 120))
  const start = at(from, radius)
  let path = `M${start.x} ${start.y}`
  for (let i = 1; i <= parts; i++) {
    const end = at(from + (degrees * i) / parts, radius)
    path += `A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`
  }
  return path
}

/** Farmers in a row along the blade, the outer row first. */
const ROWS: number[][] = [[1], [1, 1], [2, 1], [2, 2], [3, 2], [3, 3], [3, 2, 2], [3, 3, 2], [4, 3, 2], [4, 3, 3], [4, 4, 3], [4, 4, 4]]
const SIZES = [44, 38, 32, 31, 26, 25, 22, 22, 19, 19, 18, 18]

// Neighbours stand a little askew, so that none hides the other on the blades that lie flat.
const STAGGER = 0.15

export interface Crowd {
  size: number
  spots: Point[]
}

/** Where so many farmers stand on a blade: across and along it, from its middle. */
export function crowd(count: number): Crowd {
  const rows = ROWS[Math.min(count, ROWS.length) - 1] ?? []
  const size = SIZES[Math.min(count, SIZES.length) - 1] ?? 0
  const spots = rows.flatMap((row, r) =>
    Array.from({ length: row }, (_, i) => ({
      x: (i - (row - 1) / 2) * size * 0.8,
      y: (r - (rows.length - 1) / 2) * size * 0.85 + (row > 1 ? (i % 2 ? 1 : -1) * STAGGER * size : 0),
    })),
  )
  return { size, spots }
}

/** A spot of a crowd, on the wheel. */
export function stand(bearing: number, spot: Point): Point {
  const [out, across] = [at(bearing, RADIUS.crowd - spot.y), at(bearing + 90, spot.x)]
  return { x: out.x + across.x, y: out.y + across.y }
}

/** Milliseconds for a walk: a moment for each blade, within the time there is. */
const HOP = 150
export const walkTime = (steps: number, motion: number): number => Math.round(Math.min(HOP * Math.max(steps, 1.5), Math.max(motion * 0.7, 2 * HOP)))

/** The stops of a walk clockwise: from blade to blade, with a hop between them. */
export function hops(from: number, steps: number): Point[] {
  return Array.from({ length: 2 * steps }, (_, i) => at(from + (STEP * i) / 2, RADIUS.crowd + (i % 2 ? 16 : 0)))
}
