import { describe, expect, it } from 'vitest'
import { outlook, ranked, reason } from './outlook'

const candidate = (visits: number, chance: number | null, points: number | null) => ({ id: 1, action: { kind: 'go' }, visits, value: 0.5, chance, points })

describe('what a hint says in numbers', () => {
  it('is the chance to win where a network knows it', () => {
    expect(outlook([candidate(90, 0.41, 60), candidate(10, 0.37, 58)])).toEqual({ shares: [0.41, 0.37], known: true })
  })

  it('is the share of the search where none does', () => {
    expect(outlook([candidate(90, null, null), candidate(30, null, null)])).toEqual({ shares: [0.75, 0.25], known: false })
    expect(reason([candidate(90, null, null), candidate(30, null, null)])).toBeNull()
  })

  it('ranks what was looked at enough by its chance, and has no chance for what only seems better', () => {
    const found = [candidate(90, 0.41, 60), candidate(60, 0.44, 60), candidate(5, 0.6, 60), candidate(3, 0.2, 60), candidate(4, 0.3, 60)]
    expect(ranked(found).map(({ chance }) => chance)).toEqual([0.44, 0.41, 0.3, 0.2, null])
  })

  it('leaves the search its own order where no chance is known', () => {
    const found = [candidate(90, null, null), candidate(30, null, null)]
    expect(ranked(found)).toEqual(found)
  })

  it.each([
    [60.04, 57.5, { id: 'hint-more', points: 60, gap: 2.5 }],
    [57.5, 60, { id: 'hint-fewer', points: 57.5, gap: 2.5 }],
    [57.5, 57.52, { id: 'hint-equal', points: 57.5, gap: 0 }],
  ])('has a reason in points: %d beside %d', (best, next, why) => {
    expect(reason([candidate(90, 0.41, best), candidate(10, 0.37, next)])).toEqual(why)
  })
})
