/** Six rafts without names: which of them is which is remembered from where they were. */

/** Where each raft lies now, given where each lay before; as few as possible move. */
export function follow(before: string[], counts: Record<string, number>): string[] {
  const free = { ...counts }
  const kept = before.map((landing) => {
    if (!free[landing]) return null
    free[landing] -= 1
    return landing
  })
  const arrived = Object.entries(free).flatMap(([landing, count]) => Array<string>(count).fill(landing))
  const moved = kept.map((landing) => landing ?? arrived.shift()!)
  return [...moved, ...arrived]
}

/** At a landing with several places, which of them each raft takes. */
export function berths(rafts: string[]): number[] {
  return rafts.map((landing, i) => rafts.slice(0, i).filter((one) => one === landing).length)
}
