import { describe, expect, it } from 'vitest'
import type { Manifest, TableKind } from './described'
import { thinkingAt } from './levels'
import { GAMES, networkOf, rulesOf } from './testing'

const KINDS: TableKind[] = ['pair', 'many', 'unlearned', 'bare']

describe('how a level plays', () => {
  const told = (level: number) => Object.fromEntries(KINDS.map((kind) => [kind, { seconds: level, settings: {}, room: 0, kind }]))
  const manifest = { levels: [1, 2].map((number) => ({ number, tables: told(number) })) } as unknown as Manifest
  const network = { ...networkOf('fff'), seats: [2, 3, 4] }

  it.each([
    [2, 'pair'],
    [3, 'many'],
    [4, 'many'],
    [5, 'unlearned'],
    [15, 'unlearned'],
  ])('is looked up by the number of seats: %i', (seats, kind) => {
    expect(thinkingAt(manifest, 2, seats, network)).toMatchObject({ seconds: 2, kind })
    expect(thinkingAt(manifest, 1, seats, null)).toMatchObject({ seconds: 1, kind: 'bare' })
  })

  it('is said of every kind of table, and asks for a network only where one fits', async () => {
    for (const game of GAMES) {
      const { levels, guided } = (await rulesOf(game)).manifest
      for (const { tables } of levels) {
        expect(Object.keys(tables)).toEqual(KINDS)
        expect(tables.pair.settings.kind).toBe(guided.kind)
        expect(tables.bare.settings.kind).not.toBe(guided.kind)
      }
    }
  })
})
