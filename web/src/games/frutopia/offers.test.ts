import { describe, expect, it } from 'vitest'
import { find } from '../../lib/choices'
import type { Choice } from '../../lib/contract'
import { openBox } from './box'
import type { Components } from './components'
import { ground, isWalledIn, movesLicence, pointsOf, reachesCross, rotations, walkers } from './offers'

const choice = (id: number, action: Choice['action'], events: Choice['events'] = []): Choice => ({ id, action, events, reveals: false })

const CHOICES = [
  choice(1, { kind: 'place_large', cell: 'a1', rotation: 0 }),
  choice(2, { kind: 'place_large', cell: 'b2', rotation: 0 }),
  choice(3, { kind: 'place_large', cell: 'b2', rotation: 90 }),
  choice(4, { kind: 'advance', pawn: 'first', arrow: 'e01' }),
  choice(5, { kind: 'advance', pawn: 'both', arrow: 'e01' }),
]
const box = openBox({
  boats: [],
  plans: [{ business: 'PL2', shape: ['XX'], points: 7, stars: 1 }],
  buildings: [],
  shops: [],
  mixed: [],
  carts: [],
} as unknown as Components)

describe('choices', () => {
  it('are found by kind and arguments', () => {
    expect(find(CHOICES, 'place_large', { cell: 'b2', rotation: 90 })?.id).toBe(3)
    expect(find(CHOICES, 'pass')).toBeUndefined()
  })

  it('tell which ways a building may lie, and what it covers', () => {
    expect(rotations(CHOICES)).toEqual([0, 90])
    expect(ground(CHOICES[2]!.action, box, 'PL2')).toEqual(['b2', 'b3'])
    expect(ground({ kind: 'place', cell: 'c3' }, box, 'PL2')).toEqual(['c3'])
    expect(isWalledIn([{ cell: 'b2', rotation: 0 }], CHOICES[1]!.action)).toBe(true)
    expect(isWalledIn([{ cell: 'b2', rotation: null }], { kind: 'place', cell: 'b2' })).toBe(true)
    expect(isWalledIn([], CHOICES[1]!.action)).toBe(false)
  })

  it('tell which pawns may advance', () => {
    expect(walkers(CHOICES)).toEqual(['first', 'both'])
  })

  it('tell their points and what becomes of the licence', () => {
    const last = choice(9, { kind: 'make', pile: 'green8' }, [
      { kind: 'make', seat: 0, pile: 'green8', value: 8 },
      { kind: 'licence', left: 0 },
      { kind: 'shop', seat: 0, business: 'SH1', value: 4 },
    ])
    expect(pointsOf(last)).toBe(8)
    expect(movesLicence(last)).toBe(true)
    expect(reachesCross(last)).toBe(true)
  })
})
