/** Where things lie in the scene: the wheel on the left, and the villages around it. */
export const WIDTH = 1180
export const HEIGHT = 770

/** In a room that is nearly square the island is so high: it stretches, and all that stands on it grows. */
export const TALL = { height: 990, stretch: 1.29, grown: 1.115 }

/** The middle of the wheel, how far its blades reach, and how wide it is with all that hangs on it. */
export const WHEEL = { x: 262, y: 258, radius: 220, width: 520 }

/** Villages are described on a smaller board, in percent of it. */
const DESCRIBED = { width: 1100, height: 770 }
const BESIDE = 94
/** Those next to the wheel make room for it. */
const MOVED: Record<string, Place> = {
  andratx: { x: -86, y: 20 },
  palma: { x: -12, y: 72 },
  llucmajor: { x: 6, y: -2 },
}

/** On a stretched island, neighbours make room for each other. */
const APART: Record<string, Place> = {
  alcudia: { x: 16, y: 16 },
  campos: { x: 12, y: -2 },
  inca: { x: -10, y: 37 },
  llucmajor: { x: -4, y: 14 },
  palma: { x: -18, y: 0 },
  santanyi: { x: 49, y: 0 },
  villafranca: { x: 0, y: -58 },
}

interface Place {
  x: number
  y: number
}
const STAYS: Place = { x: 0, y: 0 }

/** The middle of a village, from where the box describes it, on the island as it is and stretched. */
export function plot(village: string, { x, y }: Place): Place & { tall: Place } {
  const moved = MOVED[village] ?? STAYS
  const place = { x: Math.round((x * DESCRIBED.width) / 100 + BESIDE + moved.x), y: Math.round((y * DESCRIBED.height) / 100 + 5 + moved.y) }
  const apart = APART[village] ?? STAYS
  return { ...place, tall: { x: place.x + apart.x, y: Math.round(place.y * TALL.stretch) + apart.y } }
}
