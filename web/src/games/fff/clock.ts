import type { Text } from '../../lib/contract'
import type { View } from './view'

/** Which round at the own table; which table that is, the sign says. */
export function clock({ boards, table, limits }: View, text: Text): string {
  const own = boards.find((board) => board.table === table) ?? boards[0]
  return own ? text('label-round', { round: own.round, limit: limits.rounds }) : text('label-limit', { limit: limits.rounds })
}
