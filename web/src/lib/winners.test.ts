import { describe, expect, it } from 'vitest'
import { winners } from './winners'

describe('who has won', () => {
  it('is whoever is first, alone or not', () => {
    expect(winners({ places: [2, 1, 3], stopped: false })).toEqual([1])
    expect(winners({ places: [1, 3, 1], stopped: false })).toEqual([0, 2])
  })

  it('is nobody where a match was stopped at its limit, whoever is ahead', () => {
    expect(winners({ places: [2, 1, 3], stopped: true })).toEqual([])
  })

  it('is nobody before the end', () => {
    expect(winners(null)).toEqual([])
  })
})
