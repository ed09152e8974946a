/** Where things lie in the scene: the wheel on the left, and the villages around it. */
export const WIDTH = 1180
export const HEIGHT = 770

/** The middle of the wheel, how far its blades reach, and how wide it is with all that hangs on it. */
export const WHEEL = { x: 262, y: 258, radius: 220, width: 520 }

/** Villages are described on a smaller board, in percent of it. */
const DESCRIBED = { width: 1100, height: 770 }
const BESIDE = 94
/** Those next to the wheel make room for it. */
const MOVED: Record<string, { x: number; y: number }> = {
  andratx: { x: -86, y: 48 },
  palma: { x: -12, y: 72 },
  llucmajor: { x: 12, y: 8 },
}

/** The middle of a village, from where the box describes it. */
export function plot(village: string, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const moved = MOVED[village] ?? { x: 0, y: 0 }
  return { x: Math.round((x * DESCRIBED.width) / 100 + BESIDE + moved.x), y: Math.round((y * DESCRIBED.height) / 100 + 5 + moved.y) }
}
