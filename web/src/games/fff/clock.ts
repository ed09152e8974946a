import type { Text } from '../../lib/contract'
import type { View } from './view'

export function clock({ turns, limits, tables, table, over }: View, text: Text): string {
  const round = text('label-round', { turns: Math.min(turns + 1, limits.turns), limit: limits.turns })
  return tables > 1 && table !== null && !over ? `${text('label-table-number', { table })} · ${round}` : round
}
