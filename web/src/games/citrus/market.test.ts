import { describe, expect, it } from 'vitest'
import { layMarket } from './market'

const MARKET = {
  lines: [
    [2, 5, 9],
    [1, 4, 8, 12],
    [3, 7, 11],
    [6, 10],
    [1, 3, 6],
    [2, 4, 7, 10],
    [5, 8, 11],
    [9, 12],
  ],
  places: [
    [2, 0],
    [4, 0],
    [1, 1],
    [3, 1],
    [5, 1],
    [0, 2],
    [2, 2],
    [4, 2],
    [6, 2],
    [1, 3],
    [3, 3],
    [5, 3],
  ] as [number, number][],
  counts: { open_lots: 3, threshold: 3 },
}

describe('the market', () => {
  const { spaces, heads } = layMarket(MARKET)

  it('has a place for every space, and none for two', () => {
    expect(spaces).toHaveLength(12)
    expect(new Set(spaces.map(({ column, row }) => `${column} ${row}`)).size).toBe(12)
    expect(spaces.every(({ column, row }) => column >= 0 && row >= 0)).toBe(true)
  })

  it('lays every line straight, behind its price', () => {
    MARKET.lines.forEach((line, i) => {
      const head = heads[i]!
      const along = head.column < 0 ? 'column' : 'row'
      const across = head.column < 0 ? 'row' : 'column'
      const lain = line.map((space) => spaces[space - 1]!)
      expect(new Set(lain.map((place) => place[across]))).toEqual(new Set([head[across]]))
      const steps = lain.map((place) => place[along])
      expect(steps).toEqual(line.map((_, step) => steps[0]! + step))
    })
  })

  it('has four rows and four columns', () => {
    expect(heads.map(({ column, row }) => (column < 0 ? `row ${row}` : `column ${column}`))).toEqual([
      'row 0',
      'row 1',
      'row 2',
      'row 3',
      'column 0',
      'column 1',
      'column 2',
      'column 3',
    ])
  })
})
