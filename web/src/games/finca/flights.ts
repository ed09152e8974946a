/** Which pieces travel where, read from what happened. */
import type { Entry, Event } from '../../lib/contract'
import type { Flight as Travel } from '../../lib/flight'
import { walkTime } from './wheel'

export interface Flight extends Travel {
  piece: 'fruit' | 'cart' | 'tile' | 'finca' | 'wooden' | 'bonus'
}

const GAP = 45
const MOST = 8

const seat = (event: Event) => `seat-${event.seat}`

interface Way {
  piece: Flight['piece']
  name: string
  from: string
  to: string
}

function several(count: number, { piece, name, from, to }: Way): Flight[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, i) => ({ piece, name, from: [from], to: [to], delay: i * GAP }))
}

function flightsOf(event: Event): Flight[] {
  const { amount, fruit, village, tile, finca, value } = event as unknown as Record<string, string> & { amount: number }
  switch (event.kind) {
    case 'harvest':
      return several(amount, { piece: 'fruit', name: fruit!, from: `blade-${event.blade}`, to: seat(event) })
    case 'recall_fruit':
    case 'pay':
      return several(amount, { piece: 'fruit', name: fruit!, from: seat(event), to: `supply-${fruit}` })
    case 'carts':
      return several(amount, { piece: 'cart', name: '', from: 'hub', to: seat(event) })
    case 'recall_carts':
      return several(amount, { piece: 'cart', name: '', from: seat(event), to: 'hub' })
    case 'return_cart':
      return several(1, { piece: 'cart', name: '', from: seat(event), to: 'hub' })
    case 'take':
      return several(1, { piece: 'tile', name: tile!, from: `village-${village}`, to: seat(event) })
    case 'award':
      return several(1, { piece: 'finca', name: finca!, from: `village-${village}`, to: seat(event) })
    case 'build':
      return several(1, { piece: 'wooden', name: '', from: 'wooden', to: `village-${village}` })
    case 'bonus':
      return several(1, { piece: 'bonus', name: value!, from: 'bonus', to: seat(event) })
    default:
      return []
  }
}

/** What a walk brings travels only when the farmer has arrived. */
export function flights({ events }: Entry, motion: number): Flight[] {
  const walk = events.findIndex(({ kind }) => kind === 'walk')
  const arrived = walk < 0 ? 0 : walkTime(Number(events[walk]!.steps), motion)
  return events.flatMap((event, i) => flightsOf(event).map((flight) => ({ ...flight, delay: flight.delay + (i > walk ? arrived : 0) })))
}
