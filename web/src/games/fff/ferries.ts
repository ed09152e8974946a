/** Six rafts without names: which of them is which is remembered from where they were. */
import type { Components, Spot } from './components'

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

/** The landing after this one along its river, or the one before where it ends. */
export function nextLanding(landing: string, { rivers, landings }: Components): string {
  const { course } = rivers.find(({ course }) => course.includes(landing))!
  const stops = course.filter((one) => landings.some(({ landing }) => landing === one))
  const at = stops.indexOf(landing)
  return stops[at + 1] ?? stops[at - 1] ?? landing
}

/** Where a ferry is drawn at a landing. */
export function quay(landing: string, berth: number, { landings }: Components): Spot {
  const { places } = landings.find((one) => one.landing === landing)!
  return places[Math.min(berth, places.length - 1)]!
}
