import { describe, expect, it } from 'vitest'
import type { Choice } from './contract'
import { forcedOf } from './forced'

const choice = (id: number, reveals = false): Choice => ({ id, action: { kind: 'walk' }, events: [], reveals })
const start = { amidst: false, reach: 0, ends: () => false }

describe('a single choice', () => {
  it('is made by itself', () => {
    expect(forcedOf([choice(3)], start)?.id).toBe(3)
    expect(forcedOf([choice(3), choice(4)], start)).toBeNull()
    expect(forcedOf([], start)).toBeNull()
  })

  it('is left to the player where it ends a turn that could still be taken back', () => {
    const turn = { amidst: true, reach: 2, ends: (id: number) => id === 3 }
    expect(forcedOf([choice(3)], turn)).toBeNull()
    expect(forcedOf([choice(4)], turn)?.id).toBe(4)
    expect(forcedOf([choice(4, true)], turn)).toBeNull()
  })

  it('is made by itself where nothing of the turn could be taken back', () => {
    expect(forcedOf([choice(3)], { amidst: true, reach: 0, ends: () => true })?.id).toBe(3)
    expect(forcedOf([choice(3)], { amidst: false, reach: 2, ends: () => true })?.id).toBe(3)
  })
})
