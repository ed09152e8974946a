/** Which pieces travel where, read from what happened. */
import type { Entry, Event } from '../../lib/contract'
import type { Flight as Travel } from '../../lib/flight'

export interface Flight extends Travel {
  piece: 'fruit' | 'ice' | 'points'
}

const GAP = 55
const MOST = 7

/** Where on the table an entry takes place. */
function scene({ seat, events }: Entry): string[] {
  const island = `island-${seat}`
  for (const { kind, to, berth, row, pile, arrow } of events) {
    if (kind === 'slide') return [`cell-${seat}-${to}`, island]
    if (kind === 'deliver') return [`berth-${seat}-${berth}`, island]
    if (kind === 'take') return [`row-${row}`]
    if (kind === 'make') return [`pile-${pile}`]
    if (kind === 'advance') return [`arrow-${arrow}`]
  }
  return [island]
}

function flightsOf(event: Event, place: string[]): Omit<Flight, 'delay'>[] {
  const seat = `seat-${event.seat}`
  const { fruit, pile, value } = event as unknown as Record<string, string>
  const count = Math.min(Number(event.amount ?? 1), MOST)
  const stock = [`stock-${event.seat}-${fruit}`, seat]
  switch (event.kind) {
    case 'harvest':
      return Array(count).fill({ piece: 'fruit', name: fruit!, from: place, to: stock })
    case 'pay':
      return Array(count).fill({ piece: 'fruit', name: fruit!, from: stock, to: place })
    case 'make':
      return [{ piece: 'ice', name: pile!, from: place, to: [seat] }]
    case 'deliver':
    case 'take':
    case 'build':
    case 'land':
      return Number(value) > 0 ? [{ piece: 'points', name: `+${value}`, from: place, to: [seat] }] : []
    default:
      return []
  }
}

export function flights(entry: Entry): Flight[] {
  const place = scene(entry)
  return entry.events.flatMap((event) => flightsOf(event, place)).map((flight, i) => ({ ...flight, delay: i * GAP }))
}
