/** What a hint says in numbers: chances to win where a network knows them, else how often the search looked at each action. */
import type { Hint } from './api'

type Candidates = Hint['candidates']
type Candidate = Candidates[number]

/** So many actions are told of. */
export const IDEAS = 3

/** Half as many looks as the action most looked at make an estimate that can be set beside its own. */
const ENOUGH = 0.5

export const percent = (share: number) => Math.round(100 * share)

/** A network knows what each action is worth, whether or not it was looked at enough to say so. */
const isKnown = ([first]: Candidates) => first?.points != null

const byVisits = (one: Candidate, other: Candidate) => other.visits - one.visits
const byChance = (one: Candidate, other: Candidate) => percent(other.chance!) - percent(one.chance!) || other.points! - one.points!

/** The best first: by their chances those that were looked at about as much, then the others, by how often they were looked at. An
 *  action that was hardly looked at, or only seems better than those, has no chance beside it. */
export function ranked({ candidates, looks }: Pick<Hint, 'candidates' | 'looks'>): Candidates {
  if (!isKnown(candidates)) return candidates
  const enough = Math.max(looks, ENOUGH * Math.max(...candidates.map(({ visits }) => visits)))
  const compared = candidates.filter(({ visits }) => visits >= enough).sort(byChance)
  const others = candidates.filter(({ visits }) => visits < enough).sort(byVisits)
  let least = percent(compared.at(-1)?.chance ?? 0)
  const told = others.map((one) => {
    if (one.visits < looks || percent(one.chance!) > least) return { ...one, chance: null }
    least = percent(one.chance!)
    return one
  })
  return [...compared, ...told]
}

/** The share that stands beside each candidate, where there is one, and whether it is a chance to win. */
export function outlook(candidates: Candidates): { shares: (number | null)[]; known: boolean } {
  if (isKnown(candidates)) return { shares: candidates.map(({ chance }) => chance), known: true }
  const all = Math.max(
    1,
    candidates.reduce((sum, { visits }) => sum + visits, 0),
  )
  return { shares: candidates.map(({ visits }) => visits / all), known: false }
}

export interface Reason {
  id: 'hint-points' | 'hint-more' | 'hint-fewer' | 'hint-equal'
  points: number
  gap: number
}

const tenths = (points: number) => Math.round(10 * points) / 10

/** Why the first candidate: the points to expect, beside those of the next best if that was looked at enough. Fewer are named only
 *  where the chance is better. */
export function reason([best, next]: Candidates): Reason | null {
  if (best?.chance == null) return null
  const alone: Reason = { id: 'hint-points', points: tenths(best.points!), gap: 0 }
  if (next?.chance == null) return alone
  const gap = tenths(best.points! - next.points!)
  if (gap >= 0) return { ...alone, id: gap > 0 ? 'hint-more' : 'hint-equal', gap: Math.abs(gap) }
  return percent(best.chance) > percent(next.chance) ? { ...alone, id: 'hint-fewer', gap: -gap } : alone
}
