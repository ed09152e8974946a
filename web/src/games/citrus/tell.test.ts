import { describe, expect, it } from 'vitest'
import type { Text } from '../../lib/contract'
import type { Components } from './components'
import { capital, leadWords, notHere, squareWords, tell, tellOf, type Teller } from './tell'
import type { Line, Lot, Square, View } from './view'

const text: Text = (id, args = {}) => [id, ...Object.values(args).filter((one) => one !== '')].join(' ')
const square = (name: string, more: Partial<Square>): Square => ({
  square: name,
  ground: 'open',
  lot: null,
  tile: null,
  region: null,
  landscape: null,
  roads_of: [],
  ...more,
})
const LOT = {
  lot: 'A',
  state: 'finca',
  scored: false,
  first: 10,
  second: 5,
  shows: ['lime'],
  missing: ['c3'],
  strengths: [4, 1],
  leaders: [0],
  lead: 3,
  gains: [10, 5],
} as unknown as Lot
const LINE = { line: 2, price: 2, state: 'unbuildable', tiles: ['lime', 'lime'], homeless: ['lime'], left: 8, finca: false, refill: false } as unknown as Line
const teller: Teller = {
  view: {
    phase: 'main',
    lots: [LOT],
    regions: [{ fruit: 'lime', owner: null, number: null, squares: ['b1'], size: 1, wells: 0, value: 1 }],
    market: { lines: [{}, {}, LINE] },
    squares: [
      square('a1', { ground: 'lot', lot: 'A' }),
      square('b1', { tile: 'lime', region: 0 }),
      square('c1', { landscape: 'bull' }),
      square('d1', { ground: 'rock' }),
      square('e1', { roads_of: ['A'] }),
      square('f1', {}),
    ],
  } as unknown as View,
  seats: [
    { seat: 0, name: 'Ana' },
    { seat: 1, name: 'Ben' },
  ],
  components: {} as Components,
  text,
}

describe('what is told', () => {
  it('of a square is what lies there', () => {
    const told = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((one) => tellOf(teller, one))
    expect(told).toEqual(['lot A', 'region 0', 'landscape bull', 'rock', 'lot A', null])
    expect(squareWords(teller, 'e1')).toContain('label-road')
  })

  it('of a finca is who leads, and what it would bring', () => {
    const { lines, strengths, fruits } = tell(teller, 'lot A')!
    expect(lines).toEqual(['label-missing 1. label-leads 0 3'])
    expect(strengths!.map(({ words }) => words)).toEqual(['4 → label-gain 10', '1 → label-gain 5'])
    expect(fruits).toEqual(['lime'])
    expect(leadWords(teller, { ...LOT, leaders: [] })).toBe('label-nobody')
    expect(leadWords(teller, { ...LOT, leaders: [0, 1] })).toBe('label-tied Ana,Ben')
  })

  it('of a line is what it holds, and why it cannot be bought', () => {
    const { tiles, warnings } = tell(teller, 'line 2')!
    expect(tiles).toEqual([{ tile: 'lime', count: 2 }])
    expect(warnings).toEqual(['label-line-unbuildable', 'label-homeless lime'])
    const later = { ...teller, view: { ...teller.view, phase: 'building' } }
    expect(tell(later, 'line 2')!.warnings).toEqual([])
  })

  it('of a square that takes no tile is what lies there, and the rule', () => {
    expect(notHere(teller, 'd1', 'CIT-25')).toMatchObject({ title: 'label-rock', lines: [], warnings: ['label-not-here rule-CIT-25'] })
    expect(notHere(teller, 'e1', 'CIT-33').title).toBe('e1: label-empty')
  })

  it('begins with a capital', () => {
    expect(capital('une borne')).toBe('Une borne')
    expect(tell(teller, 'nothing')).toBeNull()
  })
})
