import { describe, expect, it } from 'vitest'
import { at, cellAt, outline, softOutline } from './grid'

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

describe('a soft outline', () => {
  it('bends where the other turns', () => {
    expect(softOutline(['a1'], 100, 10, 20)).toBe('M70 10Q90 10 90 30L90 70Q90 90 70 90L30 90Q10 90 10 70L10 30Q10 10 30 10Z')
  })

  it('bends less inwards than outwards', () => {
    const bends = (path: string) =>
      [...path.matchAll(/([\d.]+) ([\d.]+)Q([\d.]+) ([\d.]+)/g)].map(([, x, y, cx, cy]) => Math.abs(Number(x) - Number(cx)) + Math.abs(Number(y) - Number(cy)))
    expect(bends(softOutline(['a1', 'a2', 'b2'], 100, 4, 30)).toSorted((a, b) => a - b)).toEqual([19, 30, 30, 30, 30, 30])
  })

  it('goes around a hole, and apart from what it meets at a corner', () => {
    const walks = (path: string) => path.split('M').length - 1
    expect(walks(softOutline(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'], 10, 1, 3))).toBe(2)
    expect(walks(softOutline(['a1', 'b2'], 10, 1, 3))).toBe(2)
  })
})
