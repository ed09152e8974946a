import { describe, expect, it } from 'vitest'
import { CELLS, covered, heart, turned } from './cells'

describe('cells', () => {
  it('go by rows from the north', () => {
    expect(CELLS.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2'])
  })
})

describe('buildings', () => {
  const AVIARY = ['X.', 'XX']

  it('turn clockwise', () => {
    expect([90, 180, 270].map((degrees) => turned(AVIARY, degrees))).toEqual([
      ['XX', 'X.'],
      ['XX', '.X'],
      ['.X', 'XX'],
    ])
    expect(turned(['XXX'], 90)).toEqual(['X', 'X', 'X'])
  })

  it('cover cells from the north-western corner of their box', () => {
    expect(covered(AVIARY, 'b2', 0)).toEqual(['b2', 'b3', 'c3'])
    expect(covered(AVIARY, 'b2', 270)).toEqual(['c2', 'b3', 'c3'])
    expect(covered(['XX', 'XX'], 'd4', 0)).toEqual(['d4', 'e4', 'd5', 'e5'])
  })

  it('show their picture on their own ground', () => {
    expect(heart(['a1', 'b1', 'c1'])).toEqual({ x: 1.5, y: 0.5 })
    expect(heart(['a1', 'b1', 'a2', 'b2'])).toEqual({ x: 1, y: 1 })
    expect(heart(['b2', 'b3', 'c3'])).toEqual({ x: 1.5, y: 2.5 })
  })
})
