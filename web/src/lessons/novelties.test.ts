import { describe, expect, it } from 'vitest'
import type { State } from '../lib/api'
import type { Choice, Entry } from '../lib/contract'
import { newIn } from './novelties'

const NOVELTIES = [
  { id: 'fog', phase: 'fog' },
  { id: 'boat', event: 'sail' },
  { id: 'gift', choice: { kind: 'give', fruit: ['fig', 'lemon'] } },
]
const choice = (fruit: string): Choice => ({ id: 0, action: { kind: 'give', fruit }, events: [], reveals: false })
const state = (phase: string, choices: Choice[]): State => ({ view: { phase }, choices }) as unknown as State
const sailed = { sequence: 1, seat: 1, action: { kind: 'wait' }, events: [{ kind: 'sail' }] } as Entry

describe('something new', () => {
  it('is a phase in which one acts, an event that was seen, or a choice that is open', () => {
    expect(newIn(NOVELTIES, [], state('fog', [choice('kiwi')]), null)?.id).toBe('fog')
    expect(newIn(NOVELTIES, [], state('fog', []), null)).toBeUndefined()
    expect(newIn(NOVELTIES, [], state('day', []), sailed)?.id).toBe('boat')
    expect(newIn(NOVELTIES, [], state('day', [choice('lemon')]), null)?.id).toBe('gift')
  })

  it('is so once', () => {
    expect(newIn(NOVELTIES, ['fog'], state('fog', [choice('kiwi')]), null)).toBeUndefined()
  })
})
