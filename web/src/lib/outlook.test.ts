import { describe, expect, it } from 'vitest'
import { outlook, ranked, reason } from './outlook'

const candidate = (visits: number, chance: number | null, points: number | null) => ({ id: 1, action: { kind: 'go' }, visits, value: 0.5, chance, points })

const order = (candidates: ReturnType<typeof candidate>[]) => ranked({ candidates, looks: 20 })

/** How often each was looked at, and the chance beside it. */
const shown = (found: ReturnType<typeof candidate>[]) => order(found).map(({ visits, chance }) => [visits, chance])

describe('what a hint says in numbers', () => {
  it('is the chance to win where a network knows it', () => {
    expect(outlook([candidate(90, 0.41, 60), candidate(10, null, 58)])).toEqual({ shares: [0.41, null], known: true })
  })

  it('is the share of the search where none does', () => {
    expect(outlook([candidate(90, null, null), candidate(30, null, null)])).toEqual({ shares: [0.75, 0.25], known: false })
    expect(reason([candidate(90, null, null), candidate(30, null, null)])).toBeNull()
  })

  it('ranks what was looked at about as much by its chance, or by points where that is the same, and the rest by looks', () => {
    const found = [candidate(900, 0.41, 60), candidate(600, 0.44, 60), candidate(500, 0.412, 61), candidate(50, 0.2, 60), candidate(40, 0.3, 60)]
    expect(shown(found).map(([visits]) => visits)).toEqual([600, 500, 900, 50, 40])
  })

  it('has no chance for what only seems better', () => {
    const found = [candidate(900, 0.41, 60), candidate(300, 0.6, 60), candidate(200, 0.3, 60)]
    expect(shown(found)).toEqual([
      [900, 0.41],
      [300, null],
      [200, 0.3],
    ])
  })

  it('has no chance for what only seems better than one above it', () => {
    const found = [candidate(900, 0.24, 60), candidate(300, 0.22, 60), candidate(200, 0.24, 60), candidate(100, 0.2, 60)]
    expect(shown(found).map(([, chance]) => chance)).toEqual([0.24, 0.22, null, 0.2])
  })

  it('puts nothing that was hardly looked at, or never, before what was, and has no chance for it', () => {
    const found = [candidate(900, 0.41, 60), candidate(1, 0.4, 60), candidate(300, 0.2, 60), candidate(0, 0.39, 60), candidate(19, 0.3, 60)]
    expect(shown(found)).toEqual([
      [900, 0.41],
      [300, 0.2],
      [19, null],
      [1, null],
      [0, null],
    ])
  })

  it('knows no chance where nothing was looked at enough, and yet that there is one to know', () => {
    const found = order([candidate(1, 0.5, 60), candidate(0, 0.4, 60)])
    expect(outlook(found)).toEqual({ shares: [null, null], known: true })
    expect(reason(found)).toBeNull()
  })

  it('leaves the search its own order where no chance is known', () => {
    const found = [candidate(30, null, null), candidate(90, null, null)]
    expect(order(found)).toEqual(found)
  })

  it.each([
    [60.04, 57.5, { id: 'hint-more', points: 60, gap: 2.5 }],
    [57.5, 60, { id: 'hint-fewer', points: 57.5, gap: 2.5 }],
    [57.5, 57.52, { id: 'hint-equal', points: 57.5, gap: 0 }],
  ])('has a reason in points: %d beside %d', (best, next, why) => {
    expect(reason([candidate(90, 0.41, best), candidate(60, 0.37, next)])).toEqual(why)
  })

  it('names its own points alone where they are fewer at the same chance, or the next best has no chance', () => {
    const alone = { id: 'hint-points', points: 57, gap: 0 }
    expect(reason([candidate(90, 0.41, 57), candidate(60, 0.409, 60)])).toEqual(alone)
    expect(reason([candidate(90, 0.41, 57), candidate(1, null, 50), candidate(1, null, 50)])).toEqual(alone)
    expect(reason([candidate(90, 0.41, 57)])).toEqual(alone)
  })
})
