import { describe, expect, it } from 'vitest'
import type { Entry, Event, Told } from './contract'
import { foldedOf, isFolded, isLong, turnsOf } from './turns'

const log = (...told: [seat: number, events: number][]) =>
  told.map(([seat, events], at) => {
    const entry: Entry = { sequence: at + 1, seat, action: { kind: 'walk' }, events: Array.from({ length: events }, () => ({ kind: 'walk', seat })) }
    return { entry, at }
  })

describe('the log', () => {
  it('has one paragraph for what a seat did in a row', () => {
    const turns = turnsOf(log([0, 1], [0, 2], [1, 1], [0, 1]))
    expect(turns.map(({ seat, first, length }) => [seat, first, length])).toEqual([
      [0, 0, 3],
      [1, 2, 1],
      [0, 3, 1],
    ])
    expect(turns[0]!.lines[1]!.sentences.map(({ place }) => place)).toEqual([1, 2])
  })

  it('begins anew where the reader left off', () => {
    expect(turnsOf(log([1, 1], [1, 1]), [1])).toHaveLength(2)
  })

  it('folds a long turn but for its beginning and what came of it', () => {
    const [setUp] = turnsOf(log([0, 36]))
    expect(isLong(setUp!)).toBe(true)
    expect(foldedOf(setUp!)).toBe(33)
    expect([0, 1, 2, 34, 35].map((place) => isFolded(setUp!, place))).toEqual([false, false, true, true, false])
    const [short] = turnsOf(log([0, 3], [0, 2]))
    expect(isLong(short!)).toBe(false)
    expect(isFolded(short!, 3)).toBe(false)
  })

  it('tells together what belongs together, in the line where it ends', () => {
    const both = (one: Told, next: Event) => (one.kind === next.kind ? { ...next, steps: Number(one.steps ?? 1) + 1 } : null)
    const [turn] = turnsOf(log([0, 1], [0, 2], [0, 0]), [], both)
    expect(turn!.lines.map(({ sentences }) => sentences.length)).toEqual([0, 1, 0])
    expect(turn!.lines[1]!.sentences).toEqual([{ event: { kind: 'walk', seat: 0, steps: 3 }, place: 0 }])
    expect(turn!.length).toBe(1)
  })
})
