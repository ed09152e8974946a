/** How each level plays with a network: the house's own table. */
import table from '@verger/bots/levels.json'
import type { Manifest, Thinking } from './described'

/** Who plays where no network has learned a table: the heuristic, or a search. */
interface Plays {
  kind: string
  seconds?: number
  iterations?: number
  rounds?: number
  slips?: number
}

interface Row {
  seconds: number
  iterations: number
  temperature: number
  slips: number
  explore: number
  trust: number
  plays?: Plays
}

const rows: Record<string, Row[]> = table

/** How a level of a game, from 1, thinks with a network. */
export function guidedAt(manifest: Manifest, level: number): Thinking {
  const { actions, guided } = manifest
  const { seconds, plays: _, ...settings } = rowOf(manifest, level)
  const room = Math.min(guided.room, actions.count + settings.iterations * guided.widest)
  return { seconds, settings: { ...settings, kind: guided.kind }, room }
}

/** How it plays without one. */
export function unguidedAt(manifest: Manifest, level: number): Thinking {
  const { plays } = rowOf(manifest, level)
  return plays ? playerOf(manifest, plays) : manifest.levels.find(({ number }) => number === level)!
}

function rowOf({ name }: Manifest, level: number): Row {
  return (rows[name] ?? rows.default)![level - 1]!
}

/** One of the levels without a network, told otherwise: the first plays like the heuristic, the last searches. */
function playerOf({ levels }: Manifest, { kind, seconds, ...told }: Plays): Thinking {
  const { settings, room } = kind === 'heuristic' ? levels[0]! : levels.at(-1)!
  return { seconds: seconds ?? null, settings: { ...settings, ...told }, room }
}
