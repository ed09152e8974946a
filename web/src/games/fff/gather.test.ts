import { describe, expect, it } from 'vitest'
import type { Event, Told } from '../../lib/contract'
import { gather } from './gather'

const walk = (space: string, to: string, seat = 0): Event => ({ kind: 'walk', seat, space, to })
const ride = (landing: string, to: string): Event => ({ kind: 'ride', seat: 0, landing, to })
const call = (landing: string, to: string): Event => ({ kind: 'call', seat: 0, landing, to, value: 10 })
const together = (first: Told, ...events: Event[]): Told | null => events.reduce<Told | null>((one, next) => one && gather(one, next), first)

describe('the log of a way', () => {
  it('tells a walk by its ends', () => {
    expect(together(walk('HB', 'w1'), walk('w1', 'w3'), walk('w3', 'H12'))).toEqual({ kind: 'walks', seat: 0, space: 'HB', to: 'H12', points: 3 })
  })

  it('counts a call as a point and florins, and is nowhere else after it', () => {
    expect(together(walk('H2', 'n1'), call('w5', 'n1'))).toEqual({ kind: 'travels', seat: 0, space: 'H2', to: 'n1', points: 2, value: 10 })
    expect(together(call('w5', 'n1'), ride('n1', 'w5'), walk('w5', 'H11'))).toEqual({ kind: 'travels', seat: 0, space: 'n1', to: 'H11', points: 3, value: 10 })
  })

  it('has no beginning where ferries are called only', () => {
    expect(together(call('w5', 'n1'), call('n1', 'w5'))).toBeNull()
  })

  it('is one person’s', () => {
    expect(together(walk('HB', 'w1'), walk('HB', 'w1', 1))).toBeNull()
  })

  it('is left where something else happens', () => {
    expect(together(walk('HB', 'w1'), { kind: 'stop', seat: 0, space: 'w1' })).toBeNull()
  })
})

describe('the log of a production', () => {
  const produce = (good: string, site: string): Event => ({ kind: 'produce', seat: 0, good, dealer: '1', site })

  it('names the houses that get the same good', () => {
    expect(together(produce('fish', 'H1'), produce('fish', 'H4'), produce('fish', 'H9'))).toEqual({
      kind: 'produces',
      seat: 0,
      good: 'fish',
      site: ['H1', 'H4', 'H9'],
    })
  })

  it('tells different goods apart', () => {
    expect(together(produce('fish', 'H1'), produce('booze', 'H4'))).toBeNull()
  })
})
