/** How each level plays: a game's manifest says it of every kind of table. */
import type { Manifest, TableKind, Thinking } from './described'
import type { Network } from './network'

/** What a table of so many is to the network that fits the game, if there is one. */
function kindOf(seats: number, network: Network | null): TableKind {
  if (network === null) return 'bare'
  if (!network.seats.includes(seats)) return 'unlearned'
  return seats > 2 ? 'many' : 'pair'
}

/** How whoever plays a level, from 1, thinks at a table. */
export function thinkingAt({ levels }: Manifest, level: number, seats: number, network: Network | null): Thinking {
  return levels.find(({ number }) => number === level)!.tables[kindOf(seats, network)]
}
