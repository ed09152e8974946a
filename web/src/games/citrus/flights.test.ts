import { describe, expect, it } from 'vitest'
import type { Entry, Event } from '../../lib/contract'
import { flights } from './flights'

const entry = (...events: Event[]): Entry => ({ sequence: 1, seat: 1, action: { kind: 'any' }, events })

describe('pieces on their way', () => {
  it('are coins for the market and tiles for the hand', () => {
    const found = flights(entry({ kind: 'buy', seat: 1, line: 3, amount: 2 }, { kind: 'take', seat: 1, tile: 'lime', space: 5 }))
    expect(found.map(({ piece }) => piece)).toEqual(['coin', 'coin', 'tile'])
    expect(found[2]).toMatchObject({ from: ['space-5'], to: ['hand-1', 'seat-1'] })
    expect(found.map(({ delay }) => delay)).toEqual([0, 60, 120])
  })

  it('are tiles for their squares, and what lay there for the seat', () => {
    const found = flights(
      entry({ kind: 'place', seat: 0, tile: 'lime', square: 'c3', way: 'start' }, { kind: 'pick', seat: 0, landscape: 'bull', square: 'c3' }),
    )
    expect(found.map(({ to }) => to[0])).toEqual(['square-c3', 'seat-0'])
  })

  it('are points, with their sign', () => {
    const found = flights(entry({ kind: 'score', seat: 2, lot: 'A', strength: 4, value: 10 }, { kind: 'penalty', seat: 0, value: -3 }))
    expect(found.map(({ name }) => name)).toEqual(['+10', '-3'])
    expect(flights(entry({ kind: 'shut' }))).toEqual([])
  })
})
