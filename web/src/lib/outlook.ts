/** What a hint says in numbers: chances to win where a network knows them, else how often the search looked at each action. */
import type { Hint } from './api'

type Candidates = Hint['candidates']

/** Half as many looks as the action most looked at make an estimate that can be set beside its own. */
const ENOUGH = 0.5

/** The best first. Chances fall from one to the next: an action that only seems better, looked at too little to say so, comes last without one. */
export function ranked(candidates: Candidates): Candidates {
  if (candidates[0]?.chance == null) return candidates
  const most = Math.max(...candidates.map(({ visits }) => visits))
  const isSure = ({ visits }: Candidates[number]) => visits >= ENOUGH * most
  const least = Math.min(...candidates.filter(isSure).map(({ chance }) => chance!))
  const byChance = (some: Candidates) => some.toSorted((one, other) => other.chance! - one.chance!)
  const others = candidates.filter((one) => !isSure(one))
  return [
    ...byChance(candidates.filter(isSure)),
    ...byChance(others.filter(({ chance }) => chance! <= least)),
    ...others.filter(({ chance }) => chance! > least).map((one) => ({ ...one, chance: null })),
  ]
}

/** The share that stands beside each candidate, where there is one, and whether it is a chance to win. */
export function outlook(candidates: Candidates): { shares: (number | null)[]; known: boolean } {
  if (candidates[0]?.chance != null) return { shares: candidates.map(({ chance }) => chance), known: true }
  const all = Math.max(
    1,
    candidates.reduce((sum, { visits }) => sum + visits, 0),
  )
  return { shares: candidates.map(({ visits }) => visits / all), known: false }
}

export interface Reason {
  id: 'hint-more' | 'hint-fewer' | 'hint-equal'
  points: number
  gap: number
}

const tenths = (points: number) => Math.round(10 * points) / 10

/** Why the first candidate: the points to expect, beside those of the next best. */
export function reason([best, next]: Candidates): Reason | null {
  if (best?.points == null || next?.points == null) return null
  const [points, gap] = [tenths(best.points), tenths(best.points - next.points)]
  return { id: gap > 0 ? 'hint-more' : gap < 0 ? 'hint-fewer' : 'hint-equal', points, gap: Math.abs(gap) }
}
