/** Which pieces travel where, read from what happened. */
import type { Entry, Event } from '../../lib/contract'
import type { Flight as Travel } from '../../lib/flight'

export interface Flight extends Travel {
  piece: 'tile' | 'landscape' | 'coin' | 'points'
}

const GAP = 60
const MOST = 6

function flightsOf(event: Event): Omit<Flight, 'delay'>[] {
  const { seat, tile, landscape, square, lot, space } = event as unknown as Record<string, string>
  const { value, amount } = event as unknown as Record<string, number>
  const home = [`seat-${seat}`]
  const points = (from: string) => (value ? [{ piece: 'points' as const, name: value > 0 ? `+${value}` : `${value}`, from: [from], to: home }] : [])
  const coins = (from: string[], to: string[]) => Array<Omit<Flight, 'delay'>>(Math.min(amount!, MOST)).fill({ piece: 'coin', name: 'coin', from, to })
  switch (event.kind) {
    case 'buy':
      return coins([`money-${seat}`, ...home], ['market'])
    case 'take':
    case 'cart':
      return [{ piece: 'tile', name: tile!, from: [`space-${space}`], to: [`hand-${seat}`, ...home] }]
    case 'place':
      return [{ piece: 'tile', name: tile!, from: [`hand-${seat}`, ...home], to: [`square-${square}`] }]
    case 'give_back':
      return [{ piece: 'tile', name: tile!, from: [`hand-${seat}`, ...home], to: [`space-${space}`] }]
    case 'pick':
      return [{ piece: 'landscape', name: landscape!, from: [`square-${square}`], to: home }]
    case 'bull':
      return [{ piece: 'landscape', name: 'bull', from: home, to: [`square-${square}`] }]
    case 'income':
    case 'money':
    case 'refund':
      return coins(['market'], [`money-${seat}`, ...home])
    case 'harvest':
    case 'penalty':
    case 'final_regions':
    case 'final_landscape':
      return points(`hand-${seat}`)
    case 'score':
    case 'final_lot':
      return points(`lot-${lot}`)
    default:
      return []
  }
}

export function flights({ events }: Entry): Flight[] {
  return events.flatMap(flightsOf).map((flight, i) => ({ ...flight, delay: i * GAP }))
}
