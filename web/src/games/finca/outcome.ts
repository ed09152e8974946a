/** What a choice would bring, read from its preview. */
import type { Choice, Event } from '../../lib/contract'

export interface Loss {
  seat: number
  amount: number
  fruit: string | null
}

export interface Outcome {
  seat: number | null
  from: number | null
  to: number | null
  steps: number
  fruit: string | null
  amount: number
  carts: number
  losses: Loss[]
  /** On tiles and bonuses. */
  points: number
  /** Finca tiles won by the seat itself. */
  fincas: number
  /** Action tiles that it uses up. */
  spent: number
  reveals: boolean
  ends: boolean
}

const EMPTY: Outcome = {
  seat: null,
  from: null,
  to: null,
  steps: 0,
  fruit: null,
  amount: 0,
  carts: 0,
  losses: [],
  points: 0,
  fincas: 0,
  spent: 0,
  reveals: false,
  ends: false,
}

export function outcome({ events, reveals }: Choice): Outcome {
  return { ...events.reduce(add, EMPTY), reveals }
}

function add(sum: Outcome, event: Event): Outcome {
  const { seat, blade, to, steps, fruit, amount, value } = event as unknown as Record<string, number> & { fruit: string }
  switch (event.kind) {
    case 'place':
      return { ...sum, seat: seat!, to: blade! }
    case 'walk':
      return { ...sum, seat: seat!, from: blade!, to: to!, steps: steps! }
    case 'fly':
      return { ...sum, seat: seat!, from: blade!, to: to! }
    case 'harvest':
      return { ...sum, fruit, amount: amount! }
    case 'carts':
      return { ...sum, carts: sum.carts + amount! }
    case 'recall_fruit':
      return { ...sum, losses: [...sum.losses, { seat: seat!, amount: amount!, fruit }] }
    case 'recall_carts':
      return { ...sum, losses: [...sum.losses, { seat: seat!, amount: amount!, fruit: null }] }
    case 'take':
    case 'bonus':
      return { ...sum, seat: seat!, points: sum.points + value! }
    case 'award':
      return { ...sum, fincas: sum.fincas + (seat === sum.seat ? 1 : 0) }
    case 'spend_tile':
      return { ...sum, spent: sum.spent + 1 }
    case 'end':
      return { ...sum, ends: true }
    default:
      return sum
  }
}
