import { describe, expect, it } from 'vitest'
import { at, crowd } from './wheel'

describe('the wheel', () => {
  it('counts bearings clockwise from the top', () => {
    const [top, right] = [at(0, 10), at(90, 10)]
    expect([top.x, top.y]).toEqual([0, -10])
    expect(right.x).toBeCloseTo(10)
    expect(right.y).toBeCloseTo(0)
  })

  it('has a spot for each of twelve farmers', () => {
    for (let count = 1; count <= 12; count++) {
      const spots = new Set(crowd(count).spots.map(({ x, y }) => `${x} ${y}`))
      expect(spots.size).toBe(count)
    }
    expect(crowd(0).spots).toEqual([])
  })
})
