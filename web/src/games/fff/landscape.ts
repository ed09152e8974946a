/** What grows on the land and where the water ends: drawn by chance, the same each time, and never in anybody's way. */
import type { Components, Spot } from './components'
import { HALF_HOUSE, HEIGHT, sample, smooth, whim, WIDTH, windingRoad } from './map'

/** The coast, clockwise from the top left; the map's corners are bays. */
const COAST: Spot[] = [
  [420, -90],
  [345, 20],
  [352, 130],
  [316, 235],
  [322, 335],
  [250, 398],
  [120, 400],
  [10, 418],
  [-60, 500],
  [-24, 548],
  [-70, 600],
  [-26, 650],
  [-60, 760],
  [-20, 862],
  [80, 888],
  [150, 938],
  [260, 962],
  [420, 990],
  [560, 968],
  [690, 992],
  [800, 978],
  [930, 994],
  [1060, 1006],
  [1200, 1006],
  [1300, 982],
  [1430, 990],
  [1520, 950],
  [1612, 930],
  [1650, 800],
  [1612, 690],
  [1640, 600],
  [1606, 566],
  [1612, 512],
  [1660, 440],
  [1640, 300],
  [1572, 204],
  [1582, 130],
  [1500, 86],
  [1470, 10],
  [1390, -80],
  [1100, -60],
  [900, -84],
  [700, -60],
]

export const coast = (tall: number): Spot[] => {
  const points = COAST.map(([x, y]): Spot => [x, y * tall])
  return sample([...points, points[0]!], 40)
}

/** From the middle of a berth to the jetty. */
const BERTH = 33

/** Chance that can be repeated. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Both banks of a river as one outline; no bank runs along the other. */
export function banks(points: Spot[], width: number, name: string): string {
  const stream = sample(points, 34)
  const chance = dice(Math.floor(whim(name) * 2 ** 30))
  const side = (sign: 1 | -1): Spot[] =>
    stream.map(([x, y], i) => {
      const [from, to] = [stream[Math.max(0, i - 1)]!, stream[Math.min(stream.length - 1, i + 1)]!]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
      const half = (sign * width * (0.94 + 0.22 * chance())) / 2
      return [x - ((to[1] - from[1]) / length) * half, y + ((to[0] - from[0]) / length) * half]
    })
  const outline = [...side(1), ...side(-1).toReversed()]
  return `${smooth([...outline, outline[0]!])}Z`
}

/** Small waves along a river, now on this side, now on that. */
export function ripples(points: Spot[], width: number, name: string): string {
  const chance = dice(Math.floor(whim(name) * 2 ** 30) + 1)
  return sample(points, 30)
    .filter(() => chance() < 0.55)
    .map(([x, y]) => {
      const aside = () => (chance() - 0.5) * width * 0.62
      return `M${Math.round(x + aside() - 9)} ${Math.round(y + aside())}q4.5-5 9 0t9 0`
    })
    .join('')
}

/** A jetty from a landing to a berth, the way it points, and where it ends: short of the ferry. */
export function jettyTo([x, y]: Spot, [to, down]: Spot): { angle: number; end: Spot } {
  const far = Math.hypot(to - x, down - y) || 1
  const part = Math.max(0, far - BERTH) / far
  return { angle: (Math.atan2(down - y, to - x) * 180) / Math.PI, end: [x + (to - x) * part, y + (down - y) * part] }
}

const inside = ([x, y]: Spot, outline: Spot[]): boolean =>
  outline.reduce((within, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !within : within
  }, false)

/** How far it is from a point to whatever must stay free: roads, water, spaces, houses, the coast, signs. */
export function clearing(components: Components, tall: number): (spot: Spot) => number {
  const shore = coast(tall)
  const roads = components.paths.flatMap((path) => windingRoad(path, components))
  const waters = components.rivers.flatMap(({ points, width }) => sample(points, 26).map((spot) => ({ spot, radius: width * 0.85 })))
  const jetties = components.landings.flatMap(({ landing, places }) => {
    const { x, y } = components.spaces.find(({ space }) => space === landing)!
    return places.flatMap((place) => [place, [(x + place[0]) / 2, (y + place[1]) / 2] as Spot])
  })
  const round = [
    ...roads.map((spot) => ({ spot, radius: 12 })),
    ...waters,
    ...jetties.map((spot) => ({ spot, radius: 34 })),
    ...components.spaces.filter(({ kind }) => kind !== 'house').map(({ x, y }) => ({ spot: [x, y] as Spot, radius: 34 })),
    ...shore.map((spot) => ({ spot, radius: 10 })),
  ]
  const boxes = [
    ...components.spaces.filter(({ kind }) => kind === 'house').map(({ x, y }) => [x - HALF_HOUSE - 8, y - 96, x + HALF_HOUSE + 8, y + 74] as const),
    [-100, -100, 326, 412] as const,
    [326, -100, 486, 262] as const,
  ]
  // Asked for some thousand points: plain loops, and a look at the coast only for what is free of all else.
  return ([x, y]) => {
    let nearest = Infinity
    for (const [left, top, right, bottom] of boxes) {
      nearest = Math.min(nearest, Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)))
    }
    for (const { spot, radius } of round) {
      const apart = (x - spot[0]) ** 2 + (y - spot[1]) ** 2
      if (apart < (nearest + radius) ** 2) nearest = Math.sqrt(apart) - radius
      if (nearest <= 0) return nearest
    }
    return inside([x, y], shore) ? nearest : -1
  }
}

export interface Plant {
  kind: 'pine' | 'oak' | 'poplar' | 'bush' | 'rock' | 'tuft'
  x: number
  y: number
  size: number
}
export interface Patch {
  x: number
  y: number
  turn: number
  /** Which of a few drawings. */
  sort: number
}
export interface Scenery {
  fields: Patch[]
  hills: Patch[]
  plants: Plant[]
}

/** So much room is around each. */
const ROOM = { field: 46, hill: 30, tree: 11, tuft: 5 }
const FIELDS = 9
const HILLS = 12
const GRID = 31
const GROVES = 26
const GROVE = 78
const TREES = ['pine', 'oak', 'pine', 'poplar'] as const

export function scenery(components: Components, tall: number): Scenery {
  const chance = dice(2002)
  const free = clearing(components, tall)
  const anywhere = (): Spot => [chance() * WIDTH, chance() * HEIGHT * tall]
  const apart = (spot: Spot, others: Patch[], distance: number) => others.every(({ x, y }) => Math.hypot(x - spot[0], y - spot[1]) > distance)

  const patches = (count: number, room: number, distance: number, others: Patch[]): Patch[] => {
    const found: Patch[] = []
    for (let tries = 0; tries < 900 && found.length < count; tries++) {
      const spot = anywhere()
      const turn = chance() * 40 - 20
      if (!apart(spot, [...others, ...found], distance) || free(spot) < room) continue
      found.push({ x: spot[0], y: spot[1], turn, sort: found.length % 3 })
    }
    return found
  }
  const fields = patches(FIELDS, ROOM.field, 128, [])
  const hills = patches(HILLS, ROOM.hill, 100, fields)

  const groves = Array.from({ length: GROVES }, (_, i) => ({ spot: anywhere(), kind: TREES[i % TREES.length]! }))
  const plants: Plant[] = []
  for (let gx = 0; gx < WIDTH / GRID; gx++) {
    for (let gy = 0; gy < (HEIGHT * tall) / GRID; gy++) {
      const spot: Spot = [(gx + 0.15 + 0.7 * chance()) * GRID, (gy + 0.15 + 0.7 * chance()) * GRID]
      const [x, y] = spot
      const [luck, fate, size] = [chance(), chance(), 0.82 + 0.36 * chance()]
      const grove = groves.find(({ spot: [cx, cy] }) => Math.hypot(cx - x, cy - y) < GROVE * (0.6 + luck * 0.6))
      const room = free(spot)
      if (room < ROOM.tuft || !apart(spot, fields, 66)) continue
      if (grove && room > ROOM.tree) plants.push({ kind: fate > 0.84 ? 'bush' : grove.kind, x, y, size })
      else if (luck > 0.86 && room > ROOM.tree) plants.push({ kind: fate > 0.66 ? 'oak' : fate > 0.3 ? 'bush' : 'rock', x, y, size })
      else if (luck > 0.55) plants.push({ kind: 'tuft', x, y, size })
    }
  }
  return { fields, hills, plants: plants.toSorted((a, b) => a.y - b.y) }
}
