import type { Text } from '../../lib/contract'
import type { View } from './view'

/** Which turn; which table, the sign says. */
export const clock = ({ turns, limits }: View, text: Text): string => text('label-round', { turns: Math.min(turns + 1, limits.turns), limit: limits.turns })
