import { describe, expect, it } from 'vitest'
import { stepsOf } from './reveal'

const shown = (...struck: number[]) => struck.map((one, seat) => ({ seat, card: 'B2', gap: 1, struck: one }))
const trick = (...struck: number[]) => ({ target: 'B6', shown: shown(...struck), matching: true, winner: null })

describe('a reveal', () => {
  it('turns the cards one by one and judges at once where nothing is tied', () => {
    const { turn, strike, verdict, end } = stepsOf(trick(0, 0, 0))
    const apart = turn.slice(1).map((time, i) => time - turn[i]!)
    for (const gap of apart) expect(gap).toBeGreaterThanOrEqual(150)
    for (const gap of apart) expect(gap).toBeLessThanOrEqual(400)
    expect(end).toBeGreaterThan(verdict)
    expect(strike).toEqual([null, null, null])
    expect(verdict).toBeGreaterThan(turn.at(-1)!)
  })

  it('strikes ties together, those of a later pass later, and judges last', () => {
    const { turn, strike, verdict } = stepsOf(trick(2, 1, 0, 1, 2))
    const [second, first, none, same, last] = strike
    expect(none).toBeNull()
    expect(first).toBe(same)
    expect(second).toBe(last)
    expect(turn.at(-1)!).toBeLessThan(first!)
    expect(first!).toBeLessThan(second!)
    expect(second!).toBeLessThan(verdict)
  })

  it('takes as long as its reader likes', () => {
    const [usual, slow] = [stepsOf(trick(0, 1, 1)), stepsOf(trick(0, 1, 1), 2)]
    expect(slow.turn).toEqual(usual.turn.map((time) => 2 * time))
    expect(slow.strike).toEqual([null, 2 * usual.strike[1]!, 2 * usual.strike[2]!])
    expect(slow.end).toBe(2 * usual.end)
  })
})
