/** How each level plays with a network: the house's own table. */
import table from '@verger/bots/levels.json'
import type { Manifest, Thinking } from './described'

interface Row {
  seconds: number
  iterations: number
  temperature: number
  slips: number
  explore: number
  trust: number
  tells?: boolean
}

const rows: Record<string, Row[]> = table

/** How a level of a game, from 1, thinks with a network; where it tells, the level plays as without one, and this says the chances. */
export function guidedAt({ name, actions, guided }: Manifest, level: number): Thinking & { tells: boolean } {
  const { seconds, tells = false, ...settings } = (rows[name] ?? rows.default)![level - 1]!
  const room = Math.min(guided.room, actions.count + settings.iterations * guided.widest)
  return { seconds, settings: { ...settings, kind: guided.kind }, room, tells }
}
