import { describe, expect, it } from 'vitest'
import { at, cellAt, outline } from './grid'

describe('cells', () => {
  it('have a letter and a number', () => {
    expect(at('c2')).toEqual({ x: 2, y: 1 })
    expect(at('o10')).toEqual({ x: 14, y: 9 })
    expect(cellAt({ x: 4, y: 9 })).toBe('e10')
  })
})

describe('an outline', () => {
  const corners = (path: string) =>
    path
      .split('M')
      .slice(1)
      .map((walk) => walk.split('L').length)

  it('lies inside the cells', () => {
    expect(outline(['a1', 'b1'], 100, 10)).toBe('M190 10L190 90L10 90L10 10Z')
    expect(corners(outline(['b2', 'b3', 'c3'], 10, 1))).toEqual([6])
  })

  it('goes around a hole too', () => {
    expect(corners(outline(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'], 10, 1))).toEqual([4, 4])
  })

  it('keeps apart cells that meet at a corner', () => {
    const around = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3']
    expect(corners(outline(around, 10, 1))).toEqual([10])
    expect(corners(outline(['a1', 'b2'], 10, 1))).toEqual([4, 4])
  })
})
