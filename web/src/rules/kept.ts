/** Matches of this device: made, taken up again, and read from files. */
import type { Options } from '../lib/api'
import { fingerprint } from '../lib/fingerprint'
import { loadRules } from './manifest'
import { LocalMatch, replayed } from './match'
import { OtherRules, read } from './record'
import { Rules } from './rules'
import { hexOf, people, type Sitting } from './states'
import * as disk from './store'

export type Row = disk.Row

export function rowOf({ id, match, revision, hash }: Sitting, seat: number | null): Row {
  const { game, edition, rules_version, options, seats, actions, result } = match.record()
  const { pending, over } = match
  const seed = hexOf(match.dealt.seed)
  return { id, revision, game, edition, rules_version, options, seed, hash, seats, actions, seat, pending, over, result, changed: Date.now() }
}

/** The seat that one looks from who has just sat down: one that may act, any that a person plays, or none. */
export function focus(sitting: Sitting): number | null {
  const ours = people(sitting)
  return sitting.match.pending.find((seat) => ours.includes(seat)) ?? ours[0] ?? null
}

async function keepNew(match: LocalMatch): Promise<Row> {
  const hash = (await fingerprint(hexOf(match.dealt.seed))) ?? null
  const sitting = { id: disk.freshId(), match, revision: 0, hash }
  const row = rowOf(sitting, focus(sitting))
  await disk.keep(row, null).catch(() => undefined) // whoever opens it will be told
  return row
}

/** Deals a new match. */
export async function begin(game: string, seats: Row['seats'], options: Options): Promise<Row> {
  const rules = await Rules.of(await loadRules(game))
  return keepNew(new LocalMatch(rules, { seats, options, seed: disk.freshSeed() }))
}

/** A match from the text of its record; RecordError says what stands against it. */
export async function replay(text: string): Promise<LocalMatch> {
  const record = read(text)
  const loaded = await loadRules(record.game).catch(() => {
    throw new OtherRules(`game: there is no ${record.game} here`)
  })
  return replayed(await Rules.of(loaded), record)
}

/** Keeps a match that comes as a file, under a new name. */
export const adopt = async (text: string): Promise<Row> => keepNew(await replay(text))

/** A match as it stands. */
export async function open(row: Row): Promise<Sitting> {
  const rules = await Rules.of(await loadRules(row.game))
  const { edition, rules_version } = rules.manifest
  if (row.edition !== edition || row.rules_version !== rules_version) throw new OtherRules(row.id)
  const match = new LocalMatch(rules, { seats: row.seats, options: row.options, seed: BigInt(`0x${row.seed}`) })
  if (match.extend(row.actions) !== null) throw new OtherRules(row.id)
  return { id: row.id, match, revision: row.revision, hash: row.hash }
}
