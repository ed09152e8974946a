import { describe, expect, it } from 'vitest'
import { handles } from './market'

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

describe('the price of a line', () => {
  const found = handles(MARKET)

  it('lies before its first space', () => {
    expect(found[1]).toEqual({ place: [1, -1], towards: [1, 1] })
    expect(found[7]).toEqual({ place: [7, 1], towards: [-1, 1] })
  })

  it('lies behind its last where another has the place', () => {
    expect(found[4]).toEqual({ place: [-1, 3], towards: [1, -1] })
    expect(new Set(found.map(({ place }) => place.join())).size).toBe(8)
  })
})
