/** How a space is reached, and along which points of the map that is drawn. */
import type { Action } from '../../lib/contract'
import type { Components, Spot } from './components'
import { quay as berth } from './ferries'
import type { Way } from './view'

export const actionsOf = ({ path }: Way): Action[] => path as Action[]

/** A stretch on foot or on the water; ferries that are called go without the pawn. */
export interface Leg {
  kind: string
  from: Spot
  to: Spot
}

export function legs(actions: Action[], start: string, components: Components): Leg[] {
  const ground = (key: string): Spot => {
    const { x, y } = components.spaces.find(({ space }) => space === key)!
    return [x, y]
  }
  const quay = (key: string): Spot => berth(key, 0, components)
  let here = start
  return actions.flatMap(({ kind, space, landing, to }): Leg[] => {
    if (kind === 'call') return [{ kind, from: quay(landing as string), to: quay(to as string) }]
    const from = here
    here = (space ?? landing) as string
    if (kind === 'walk') return [{ kind, from: ground(from), to: ground(here) }]
    return [
      { kind: 'walk', from: ground(from), to: quay(from) },
      { kind, from: quay(from), to: quay(here) },
      { kind: 'walk', from: quay(here), to: ground(here) },
    ]
  })
}
