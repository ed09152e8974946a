/** A live table's message made whole: the server sends what a seat knows, and the rules here say what follows from it. */
import type { Known, State } from '../lib/api'
import { EVERYTHING, SPECTATOR } from './facts'
import type { Rules } from './rules'

export const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** What a board shows, what may be done, what it would lead to, and why not. */
export function complete(rules: Rules, { record, ...position }: Known): State {
  const { seat, over } = position
  rules.put(bytesOf(record))
  const { pending } = rules
  const eyes = over ? EVERYTHING : (seat ?? SPECTATOR)
  const acting = seat !== null && pending.includes(seat)
  return {
    ...position,
    type: 'state',
    view: rules.view(seat ?? SPECTATOR),
    pending: pending.filter((other) => rules.sees(eyes, other)),
    choices: acting ? rules.choices(seat) : [],
    refusals: acting ? rules.refusals(seat) : [],
  }
}
