/** What belongs together in the log: the steps of a way, and what is produced at once. */
import type { Event, Told } from '../../lib/contract'

const WALKS = ['walk', 'walks']
const WAYS = [...WALKS, 'ride', 'call', 'travels']
const GROWTHS = ['produce', 'produces']

/** A step takes a point, and so does a call. */
const points = (event: Told): number => Number(event.points ?? 1)
const florins = (event: Told): number => Number(event.value ?? 0)
const start = ({ kind, space, landing }: Told) => (kind === 'call' ? undefined : (space ?? landing))

/** A way from where it began to where it goes on; a call moves nobody. */
function way(one: Told, next: Event): Told | null {
  const space = start(one) ?? start(next)
  if (space === undefined) return null
  const to = next.kind === 'call' ? one.to! : next.to!
  const common = { seat: one.seat!, space, to, points: points(one) + points(next) }
  if (WALKS.includes(one.kind) && WALKS.includes(next.kind)) return { kind: 'walks', ...common }
  return { kind: 'travels', ...common, value: florins(one) + florins(next) }
}

export function gather(one: Told, next: Event): Told | null {
  if (one.seat !== next.seat) return null
  if (WAYS.includes(one.kind) && WAYS.includes(next.kind)) return way(one, next)
  if (GROWTHS.includes(one.kind) && next.kind === 'produce' && one.good === next.good) {
    return { kind: 'produces', seat: one.seat!, good: one.good!, site: [one.site!, next.site!].flat() }
  }
  return null
}
