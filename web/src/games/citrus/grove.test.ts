import { describe, expect, it } from 'vitest'
import { DRAWINGS, growAt, lookOf, meetings, spotOf, turned } from './grove'

const BOARD = Array.from({ length: 150 }, (_, i) => `${String.fromCharCode(97 + (i % 15))}${Math.floor(i / 15) + 1}`)

describe('a grove', () => {
  it('has every drawing somewhere, and the same one in the same place', () => {
    expect(new Set(BOARD.map((square) => lookOf(square).drawing))).toEqual(new Set(DRAWINGS.keys()))
    expect(lookOf('c4')).toEqual(lookOf('c4'))
  })

  it('does not repeat its trees from square to square', () => {
    const same = BOARD.filter((square, i) => i % 15 < 14 && JSON.stringify(lookOf(square)) === JSON.stringify(lookOf(BOARD[i + 1]!)))
    expect(same).toEqual([])
  })

  it('grows about the middle of its square, mirrored or not', () => {
    expect(growAt({ x: 200, y: 100 }, { drawing: 0, turned: true, scale: 0.9 })).toBe('translate(250 150) scale(-0.900 0.900) translate(-50 -50)')
  })

  it('grows together where squares meet by a side, not at a corner', () => {
    expect(meetings(['a1', 'b1', 'b2', 'c3'])).toEqual([
      ['a1', 'b1'],
      ['b1', 'b2'],
    ])
  })
})

describe('a board that stands upright', () => {
  it('has east below and south to the right', () => {
    expect(spotOf('c1')).toEqual({ x: 0, y: 200 })
    expect(turned('o2')).toBe('b15')
  })
})
