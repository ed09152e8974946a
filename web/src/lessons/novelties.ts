/** What turns up for the first time in the short game after a lesson. */
import type { State } from '../lib/api'
import type { Entry } from '../lib/contract'
import { fits, type Novelty } from './data'

/** The first thing that is new now, and has not been explained yet. */
export function newIn(novelties: Novelty[], met: string[], state: State, entry: Entry | null): Novelty | undefined {
  const { choices, view } = state
  return novelties.find(({ id, event, phase, choice }) => {
    if (met.includes(id)) return false
    if (event) return entry?.events.some(({ kind }) => kind === event) ?? false
    if (choice) return choices.some(({ action }) => fits(choice, action))
    return choices.length > 0 && view.phase === phase
  })
}
