/** How a space is reached, and along which points of the map that is drawn. */
import type { Action } from '../../lib/contract'
import type { Components, Spot } from './components'
import { quay as berth } from './ferries'
import { course, trail } from './travel'
import type { Way } from './view'

export const actionsOf = ({ path }: Way): Action[] => path as Action[]

/** A stretch on foot or on the water; ferries that are called go without the pawn. */
export interface Leg {
  kind: string
  points: Spot[]
}

export function legs(actions: Action[], start: string, components: Components): Leg[] {
  const ground = (key: string): Spot => {
    const { x, y } = components.spaces.find(({ space }) => space === key)!
    return [x, y]
  }
  const quay = (key: string): Spot => berth(key, 0, components)
  const sail = (from: string, to: string) => course(quay(from), quay(to), components.rivers)
  let here = start
  return actions.flatMap(({ kind, space, landing, to }): Leg[] => {
    if (kind === 'call') return [{ kind, points: sail(landing as string, to as string) }]
    const from = here
    here = (space ?? landing) as string
    if (kind === 'walk') return [{ kind, points: trail(from, here, components) }]
    return [
      { kind: 'walk', points: [ground(from), quay(from)] },
      { kind, points: sail(from, here) },
      { kind: 'walk', points: [quay(here), ground(here)] },
    ]
  })
}
