import { describe, expect, it } from 'vitest'
import { EVERYTHING } from './facts'
import { IllegalAction, LocalMatch, replayed, UndoRefused } from './match'
import { OtherRules, read, RecordError, write } from './record'
import { Rules } from './rules'
import { GAMES, golden, rulesOf } from './testing'

const FINCA = await rulesOf('finca')
const GOLDEN = read(golden('finca')[0]![1])
const SEATS = [{ name: 'Ana' }, { name: 'Ben' }]
const fresh = async (seed = 7n) => new LocalMatch(await Rules.of(FINCA), { seats: SEATS, options: { start_player: 0 }, seed })

describe.each(GAMES)('%s', (game) => {
  it.each(golden(game))('replays %s to the last point, and writes the same record', async (_, text) => {
    const record = read(text)
    const match = replayed(await Rules.of(await rulesOf(game)), record)
    expect(match.result).toMatchObject(record.result!)
    expect(match.curve().at(-1)).toEqual(record.result!.points)
    match.result!.parts.forEach((parts, seat) => expect(Object.values(parts).reduce((sum, points) => sum + points, 0)).toBe(record.result!.points[seat]))
    expect(`${write(match.record())}\n`).toBe(text)
  })
})

describe('a match', () => {
  it('offers what is legal, with what it would bring', async () => {
    const match = await fresh()
    const [first] = match.choices(0)
    expect(first).toMatchObject({ id: 0, action: { kind: 'place', blade: 0 }, reveals: false })
    expect(first!.events[0]).toMatchObject({ seat: 0 })
    expect(match.actions).toEqual([])
  })

  it('refuses with the rule that forbids', async () => {
    const match = await fresh()
    const forbidden = match.rules.refusals(0).findIndex(Boolean)
    expect(() => match.play(0, forbidden)).toThrow(IllegalAction)
    expect(match.rules.refusals(0)[forbidden]).toMatch(/^FIN-/)
    expect(() => match.play(0, -1)).toThrow('unknown_action')
    expect(() => match.play(1, 0)).toThrow('not_pending')
    match.choices(0).forEach(({ id }) => expect(match.rules.refusal(0, id)).toBe(''))
  })

  it('takes back what nobody has answered', async () => {
    const match = await fresh()
    const before = match.rules.take()
    match.play(0, 0)
    expect(match.reach(0)).toEqual({ reach: 1, reason: 'start' })
    match.undo(0, 0)
    expect(match.rules.take()).toEqual(before)
    expect(match.actions).toEqual([])
    match.play(0, 0)
    match.play(1, 0)
    expect(() => match.undo(0, 0)).toThrow(UndoRefused)
    expect(match.actions).toHaveLength(2)
  })

  it('takes back what bots have answered, until they reveal something', async () => {
    const seats = [{ name: 'Ana' }, { name: 'Bo', kind: 'bot', level: 1 } as const]
    const match = new LocalMatch(await Rules.of(FINCA), { seats, options: { start_player: 0 }, seed: 7n })
    const before = match.rules.take()
    match.play(0, 0)
    match.play(1, 0)
    expect(match.reach(0)).toEqual({ reach: 1, reason: 'start' })
    match.undo(0, 0)
    expect(match.rules.take()).toEqual(before)
    while (match.reach(0).reason !== 'reveal') {
      const [seat] = match.pending
      match.play(seat!, match.choices(seat!).at(-1)!.id)
    }
    const { length } = match.actions
    expect(() => match.undo(0, 0)).toThrow(UndoRefused)
    expect(match.actions).toHaveLength(length)
  })

  it('looks back without going there', async () => {
    const match = replayed(await Rules.of(FINCA), GOLDEN)
    const now = match.rules.take()
    expect(match.log(EVERYTHING)).toHaveLength(match.actions.length)
    expect(match.log(EVERYTHING, match.actions.length - 1)).toEqual(match.log(EVERYTHING).slice(-1))
    expect(match.after(0, () => match.over)).toBe(false)
    expect(match.curve()).toHaveLength(match.actions.length + 1)
    expect(match.rules.take()).toEqual(now)
  })
})

describe('a record', () => {
  const open = async (changed: object) => replayed(await Rules.of(FINCA), { ...GOLDEN, ...changed })

  it.each([
    [{ edition: '0' }, OtherRules],
    [{ rules_version: 0 }, OtherRules],
    [{ position: {} }, OtherRules],
    [{ seed: 1n << 64n }, RecordError],
    [{ seed: GOLDEN.seed! + 1n }, RecordError],
    [{ options: { surprise: 1 } }, RecordError],
    [{ options: { turn_limit: -1 } }, RecordError],
    [{ seats: GOLDEN.seats.slice(1) }, RecordError],
    [{ actions: GOLDEN.actions.slice(1) }, RecordError],
    [{ actions: [[9, 0]] }, RecordError],
    [{ actions: [[0, 99_999]] }, RecordError],
    [{ result: null }, RecordError],
  ])('that says %s does not hold', async (changed, error) => {
    await expect(open(changed)).rejects.toThrow(error)
  })
})
