import type { Text } from '../../lib/contract'
import type { View } from './view'

export const clock = ({ round }: View, text: Text): string => text('label-round', { round })
