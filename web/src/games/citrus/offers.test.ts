import { describe, expect, it } from 'vitest'
import type { Choice, Event } from '../../lib/contract'
import { fruitOf, hasWell, naming, numbersOf, wayOf } from './offers'

const placing = (...events: Event[]): Choice => ({ id: 1, action: { kind: 'place' }, events, reveals: false })
const START: Event = { kind: 'place', way: 'start' }
const GROWTH: Event = { kind: 'place', way: 'extension' }

describe('a placement', () => {
  it('starts or extends a region', () => {
    expect(wayOf(placing(START))).toBe('start')
    expect(wayOf(placing(GROWTH, { kind: 'pick', landscape: 'bull' }))).toBe('extension')
  })

  it('is told by what is special about it', () => {
    expect(wayOf(placing(GROWTH, { kind: 'merge' }))).toBe('merge')
    expect(wayOf(placing(GROWTH, { kind: 'merge' }, { kind: 'absorb' }))).toBe('absorb')
    expect(wayOf(placing({ kind: 'bridge' }, START))).toBe('bridge')
  })
})

describe('names', () => {
  it('of tiles have a fruit, and a well or none', () => {
    expect(['lime', 'blood_orange_well'].map(fruitOf)).toEqual(['lime', 'blood_orange'])
    expect(['lime', 'blood_orange_well'].map(hasWell)).toEqual([false, true])
  })

  it('of sets of regions are their numbers in order', () => {
    expect(naming([3, 1])).toBe('13')
    expect(numbersOf('13')).toEqual([1, 3])
  })
})
