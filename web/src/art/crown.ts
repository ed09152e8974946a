/** Treetops and bushes: scallops around a ring, no two alike. */

/** A number from 0 to 1 that is always the same for the same seed. */
export const chance = (seed: number): number => {
  const spread = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return spread - Math.floor(spread)
}

/** How much the bumps of a ring differ. */
const UNEVEN = 0.16
/** How far a bump bulges: half its chord makes a half circle. */
const BULGE = 0.62

const short = (one: number): number => Math.round(one * 10) / 10

export function scallop(x: number, y: number, radius: number, bumps: number, seed: number): string {
  const spots = Array.from({ length: bumps }, (_, i) => {
    const angle = ((i + (chance(seed + i) - 0.5) * 2 * UNEVEN) / bumps) * 2 * Math.PI
    const reach = radius * (1 - UNEVEN * chance(seed + i + 0.5))
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })
  const bows = spots.map((from, i) => {
    const to = spots[(i + 1) % bumps]!
    const bow = short(Math.hypot(to.x - from.x, to.y - from.y) * BULGE)
    return `A${bow} ${bow} 0 0 1 ${short(to.x)} ${short(to.y)}`
  })
  return `M${short(spots[0]!.x)} ${short(spots[0]!.y)}${bows.join('')}Z`
}
