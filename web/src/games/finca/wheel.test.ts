import { describe, expect, it } from 'vitest'
import { at, crowd, hops, RADIUS, walkTime } from './wheel'

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

  it('is walked blade by blade, each with a hop', () => {
    const way = hops(0, 3)
    expect(way).toHaveLength(6)
    expect(way[2]).toEqual(at(30, RADIUS.crowd))
    expect(Math.hypot(way[1]!.x, way[1]!.y)).toBeGreaterThan(RADIUS.crowd)
  })

  it('is walked for longer when the way is longer, but not for longer than there is time', () => {
    expect(walkTime(4, 2000)).toBeGreaterThan(walkTime(2, 2000))
    expect(walkTime(12, 600)).toBeLessThanOrEqual(600)
  })
})
