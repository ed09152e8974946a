import { describe, expect, it } from 'vitest'
import type { Node } from './components'
import { circleOf, nodeOf, pipe, place, spotsOf } from './factory'

const node = (name: string, x: number, y: number, points: number[], kind: Node['kind'] = 'circle'): Node => ({ node: name, kind, column: 0, points, x, y })
const VAT = node('V1', 370, 200, [1, 1, 0, 0], 'vat')

describe('the factory', () => {
  it('names its circles', () => {
    expect(spotsOf(VAT)).toEqual(['V1_0', 'V1_1', 'V1_2', 'V1_3'])
    expect(spotsOf(node('A1', 0, 0, [2]))).toEqual(['A1'])
    expect([nodeOf('V1_2'), circleOf('V1_2'), nodeOf('A1'), circleOf('A1')]).toEqual(['V1', 2, 'A1', 0])
  })

  it('puts four circles into a vat', () => {
    const spots = [0, 1, 2, 3].map((circle) => place(VAT, circle))
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
    expect(spots[0]!.x).toBeLessThan(VAT.x)
    expect(spots[3]!.y).toBeGreaterThan(VAT.y)
  })

  it('draws arrows from outline to outline, and prices apart where they cross', () => {
    const straight = pipe(node('C1', 800, 90, [4]), node('F1', 940, 90, [6], 'final'))
    expect(straight.from.x).toBeGreaterThan(830)
    expect(straight.to.x).toBeLessThan(910)
    expect(straight.tag.x).toBeCloseTo((straight.from.x + straight.to.x) / 2)
    const crossing = pipe(node('C1', 800, 90, [4]), node('F2', 940, 310, [5], 'final'))
    expect(crossing.tag.y).toBeLessThan((crossing.from.y + crossing.to.y) / 2)
  })
})
