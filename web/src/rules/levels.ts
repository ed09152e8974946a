/** How each level plays, with a network and without: the house's own table. */
import table from '@verger/bots/levels.json'
import type { Manifest, Settings, Thinking } from './described'

/** Who plays where no network has learned a table: the heuristic, a search, or one by the policy of a network that has learned others. */
interface Plays {
  kind: string
  seconds?: number
  iterations?: number
  rounds?: number
  slips?: number
  explore?: number
  trust?: number
  heed?: number
  belief?: number
}

interface Row {
  seconds: number
  iterations: number
  temperature: number
  slips: number
  explore: number
  trust: number
  /** What is otherwise at tables of three seats and more. */
  many?: Settings
  plays?: Plays
}

const rows: Record<string, Row[]> = table

export const STRONGEST = table.default.length

/** How a level of a game, from 1, thinks with a network at a table of so many seats. */
export function guidedAt(manifest: Manifest, level: number, seats: number): Thinking {
  const { seconds, many, plays: _, ...settings } = rowOf(manifest, level)
  return guidedBy(manifest, seconds, { ...settings, ...(seats > 2 ? many : {}) })
}

/** How it plays where no network has learned the table, or there is none at all. */
export function unguidedAt(manifest: Manifest, level: number, isThere: boolean): Thinking {
  const { plays } = rowOf(manifest, level)
  const can = plays && (isThere || plays.kind !== 'network')
  return can ? playerOf(manifest, plays) : manifest.levels.find(({ number }) => number === level)!
}

function guidedBy({ actions, guided }: Manifest, seconds: number | null, settings: Settings): Thinking {
  const room = Math.min(guided.room, actions.count + settings.iterations! * guided.widest)
  return { seconds, settings: { ...settings, kind: guided.kind }, room }
}

function rowOf({ name }: Manifest, level: number): Row {
  return (rows[name] ?? rows.default)![level - 1]!
}

/** One of the levels without a network, told otherwise (the first plays like the heuristic, the last searches), or guided by what one has learned. */
function playerOf(manifest: Manifest, { kind, seconds: limit, ...told }: Plays): Thinking {
  const seconds = limit ?? null
  if (kind === 'network') return guidedBy(manifest, seconds, told as Settings)
  const { settings, room } = kind === 'heuristic' ? manifest.levels[0]! : manifest.levels.at(-1)!
  return { seconds, settings: { ...settings, ...told }, room }
}
