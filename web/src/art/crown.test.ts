import { describe, expect, it } from 'vitest'
import { chance, scallop } from './crown'

describe('a treetop', () => {
  const ends = (path: string) => [...path.matchAll(/([-\d.]+) ([-\d.]+)(?=[AZ])/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

  it('is closed, and has as many bumps as asked for', () => {
    const path = scallop(50, 40, 30, 8, 3)
    const spots = ends(path)
    expect(spots).toHaveLength(9)
    expect(spots[0]).toEqual(spots.at(-1))
    expect(path.endsWith('Z')).toBe(true)
  })

  it('stays around its middle', () => {
    for (const [x, y] of ends(scallop(50, 40, 30, 8, 3))) {
      const far = Math.hypot(x - 50, y - 40)
      expect(far).toBeGreaterThan(24)
      expect(far).toBeLessThan(30.2)
    }
  })

  it('differs by its seed only', () => {
    expect(scallop(0, 0, 10, 7, 1)).toBe(scallop(0, 0, 10, 7, 1))
    expect(scallop(0, 0, 10, 7, 1)).not.toBe(scallop(0, 0, 10, 7, 2))
    expect(chance(5)).toBe(chance(5))
  })
})
