/** Which goods, tokens and coins travel where, read from what happened. */
import type { Entry, Event } from '../../lib/contract'
import type { Flight as Travel } from '../../lib/flight'

export interface Flight extends Travel {
  piece: 'good' | 'fetish' | 'bonus'
}

const GAP = 70
const MOST = 7

function flightsOf(event: Event, at: string | null): Omit<Flight, 'delay'>[] {
  const seat = [`seat-${event.seat}`]
  const { kind, good, site, fetish, give, get, pair, other } = event as unknown as Record<string, string>
  const count = Math.min(Number(event.amount ?? 1), MOST)
  const stall = at ? [`space-${at}`] : []
  const hand = (one: string) => [`good-${event.seat}-${one}`, ...seat]
  const token = (name: string, from: string[], to: string[]) => ({ piece: 'good' as const, name, from, to })
  switch (kind) {
    case 'produce':
      return [token(good!, [`supply-${good}`], [`space-${site}`])]
    case 'buy':
      return Array(count).fill(token(good!, stall, hand(good!)))
    case 'sell':
    case 'pay':
      return Array(count).fill(token(good!, hand(good!), stall))
    case 'exchange':
      return [token(give!, hand(give!), stall), token(get!, stall, hand(get!)), token(get!, stall, hand(get!))]
    case 'swap':
      return [token(give!, hand(give!), stall), token(get!, stall, hand(get!))]
    case 'any_to_two':
      return [token(give!, hand(give!), stall), ...pair!.split('_').map((one) => token(one, stall, hand(one)))]
    case 'buy_from':
      return [token(good!, [`seat-${other}`], hand(good!))]
    case 'gift':
      return [token(good!, [`supply-${good}`], hand(good!))]
    case 'fetish':
      return [{ piece: 'fetish', name: fetish!, from: stall, to: seat }]
    case 'play':
      return [{ piece: 'bonus', name: event.bonus as string, from: seat, to: ['map'] }]
    default:
      return []
  }
}

/** `at`: the space where the seat that acted stands. */
export function flights(entry: Entry, at: string | null): Flight[] {
  return entry.events.flatMap((event) => flightsOf(event, at)).map((flight, i) => ({ ...flight, delay: i * GAP }))
}
