import { describe, expect, it } from 'vitest'
import { brokenTies } from './ties'

describe('a tie', () => {
  it('is broken where seats with as many points have different places', () => {
    expect(brokenTies([20, 31, 31], [3, 2, 1])).toEqual([[2, 1]])
    expect(brokenTies([9, 12, 12, 9], [4, 1, 2, 3])).toEqual([
      [1, 2],
      [3, 0],
    ])
  })

  it('that is shared was not broken', () => {
    expect(brokenTies([12, 12, 9], [1, 1, 3])).toEqual([])
    expect(brokenTies([12, 12, 12], [1, 1, 3])).toEqual([[0, 1, 2]])
  })
})
