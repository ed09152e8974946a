/** Which trick of which round. */
import type { Text } from '../../lib/contract'
import type { Components } from './components'
import type { View } from './view'

export function clock({ round, trick }: View, text: Text, { deal, game }: Components): string {
  return text('label-clock', { round, rounds: game.rounds, trick: Math.min(trick, deal.river), tricks: deal.river })
}
