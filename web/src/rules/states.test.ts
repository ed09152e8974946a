import { createHash, type Hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../lib/fingerprint'
import { replayed } from './match'
import { read, type MatchRecord } from './record'
import { Rules } from './rules'
import { hexOf, state } from './states'
import server from './states.json'
import { GAMES, golden, rulesOf } from './testing'

/** Positions of a match after its start, the last of them its end. */
const STAGES = 5
const PATIENCE = 60_000

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

async function told(record: MatchRecord): Promise<Record<string, string>> {
  const match = replayed(await Rules.of(await rulesOf(record.game)), record)
  const played = match.actions
  const sitting = { id: 'match', match, revision: 0, hash: (await fingerprint(hexOf(record.seed!)))! }
  const parts = new Map<string, Hash>()
  for (let stage = 0; stage <= STAGES; stage++) {
    match.rewind(0)
    match.extend(played.slice(0, Math.floor((played.length * stage) / STAGES)))
    for (const seat of [null, ...record.seats.keys()]) {
      for (const [part, value] of Object.entries(state(sitting, seat))) {
        if (!parts.has(part)) parts.set(part, createHash('sha256'))
        parts.get(part)!.update(JSON.stringify(sorted(value)))
      }
    }
  }
  parts.delete('revision')
  return Object.fromEntries([...parts].map(([part, hash]) => [part, hash.digest('hex').slice(0, 16)]))
}

const written = server as Record<string, Record<string, Record<string, string>>>

describe.each(GAMES)('%s', (game) => {
  it.each(golden(game))(
    'of %s the page says what the server says',
    async (name, text) => {
      expect(await told(read(text))).toEqual(written[game]![name.replace('.json', '')])
    },
    PATIENCE,
  )
})
