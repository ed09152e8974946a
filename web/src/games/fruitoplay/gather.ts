/** What belongs together in the log: that somebody has chosen, however much there was to choose. */
import type { Event, Told } from '../../lib/contract'

export const gather = (one: Told, next: Event): Told | null => (one.kind === 'commit' && next.kind === 'commit' && one.seat === next.seat ? one : null)
