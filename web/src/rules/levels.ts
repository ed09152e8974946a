/** How each level plays with a network: the house's own table. */
import table from '@verger/bots/levels.json'
import type { Manifest, Thinking } from './described'

/** Who plays where a network only tells, or has not learned: the heuristic, or a search whose rollouts end in what the network expects. */
interface Plays {
  kind: string
  seconds?: number
  iterations?: number
  rounds?: number
  slips?: number
  trust?: number
}

interface Row {
  seconds: number
  iterations: number
  temperature: number
  slips: number
  explore: number
  trust: number
  tells?: boolean
  plays?: Plays
}

const rows: Record<string, Row[]> = table

/** How a level of a game, from 1, thinks with a network; where there is another who plays, this says the chances. */
export function guidedAt(manifest: Manifest, level: number): Thinking & { player?: Thinking } {
  const { actions, guided } = manifest
  const { seconds, tells = false, plays, ...settings } = rowOf(manifest, level)
  const room = Math.min(guided.room, actions.count + settings.iterations * guided.widest)
  const thinking = { seconds, settings: { ...settings, kind: guided.kind }, room }
  return tells ? { ...thinking, player: playerOf(manifest, plays!) } : thinking
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
