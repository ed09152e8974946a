import { describe, expect, it } from 'vitest'
import { LocalMatch } from './match'
import { Mind } from './mind'
import { Rules } from './rules'
import { GAMES, rulesOf } from './testing'

const fresh = async (game: string) => {
  const rules = await Rules.of(await rulesOf(game))
  const seats = Array.from({ length: rules.manifest.seats[0]! }, (_, seat) => ({ name: String(seat) }))
  return new LocalMatch(rules, { seats, options: {}, seed: 3n })
}

describe.each(GAMES)('a bot of %s', (game) => {
  it.each([1, 2, 3])('of level %i chooses what is legal, and the same again', async (level) => {
    const match = await fresh(game)
    const seat = match.pending[0]!
    const question = { known: match.rules.known(seat), seat, level, seed: 5n }
    // Time stands still: only iterations count.
    const mind = await Mind.of(await rulesOf(game), null, () => 0)
    const thought = mind.think(question)
    expect(match.rules.legal(seat)).toContain(thought.action)
    expect(thought.candidates.map(({ action }) => action).sort((one, other) => one - other)).toEqual(match.rules.legal(seat))
    expect(thought.values.slice(0, match.dealt.seats.length).every((value) => value >= 0 && value <= 1)).toBe(true)
    expect(mind.think(question)).toEqual(thought)
  })
})

it('a bot thinks as long as its level has time for', async () => {
  const match = await fresh('finca')
  let now = 0
  const mind = await Mind.of(await rulesOf('finca'), null, () => (now += 100))
  const { candidates } = mind.think({ known: match.rules.known(match.pending[0]!), seat: match.pending[0]!, level: 5, seed: 5n })
  expect(now).toBeLessThan(2000)
  expect(candidates[0]!.visits).toBeGreaterThan(0)
})
