/** What a strong bot would do in a person's place. */
import type { Hint } from '../lib/api'
import type { Manifest } from './described'
import type { Rules } from './rules'
import type { Thought } from './thinker'

/** The level that gives hints: the strongest. */
export const adviserOf = ({ levels }: Manifest): number => levels.at(-1)!.number

export const hintOf = ({ actions, manifest }: Rules, revision: number, seat: number, { values, candidates }: Thought): Hint => ({
  type: 'hint',
  revision,
  seat,
  values,
  looks: manifest.looks,
  candidates: candidates.map((one) => ({ ...one, id: one.action, action: actions[one.action]! })),
})
