/** What the server says and hears. */
import type { Action, Choice, Entry, Seated } from './contract'

export interface Option {
  name: string
  kind: 'choice' | 'number' | 'seat'
  default: string | number | boolean | null
  choices?: (string | number | boolean)[]
  low?: number
  high?: number
}

export interface Listed {
  game: string
  edition: string
  seats: number[]
  options: Option[]
  levels: number[]
}

export interface Argument {
  name: string
  keys: string[]
  size: number
  none: boolean
}

export interface Described extends Listed {
  components: unknown
  /** Ids of the ledger, by section. */
  rules: Record<string, string[]>
  actions: { kind: string; first: number; args: Argument[] }[]
  events: { kind: string; args: Argument[] }[]
}

export type Place = { kind: 'person'; name: string } | { kind: 'bot'; name: string; level: number }
export type Options = Record<string, string | number | boolean | null>

export interface Wanted {
  game: string
  seats: Place[]
  options: Options
}

/** What every game's view says of itself. */
export interface View {
  seats: number
  turn: number | null
  pending: number[]
  phase: string
  over: boolean
  stopped: boolean
  turns: number
  players: { score: { total: number } | null }[]
}

export interface Result {
  places: number[]
  points: number[]
  parts: Record<string, number>[]
  curve: number[][]
  stopped: boolean
}

export interface Undo {
  reach: number
  reason: 'none' | 'reveal' | 'other' | 'start' | 'over'
}

export interface State {
  type: 'state'
  match: string
  game: string
  edition: string
  revision: number
  sequence: number
  options: Options
  seats: Seated[]
  yours: number[]
  seat: number | null
  view: View
  pending: number[]
  choices: Choice[]
  refusals: string[]
  undo: Undo
  log: Entry[]
  thinking: number[]
  over: boolean
  result: Result | null
  fairness: { hash: string | null; seed: string | null }
}

export interface Hint {
  type: 'hint'
  revision: number
  seat: number
  values: number[]
  candidates: { id: number; action: Action; visits: number; value: number }[]
}

export interface Refused {
  type: 'refused'
  code: string
  message: string
  rule: string | null
  reason: string | null
  revision: number
}

/** How far a game's first compilation is. */
export interface Progress {
  done: number
  total: number
}

export interface Preparing extends Progress {
  type: 'preparing'
}

export type Message = State | Hint | Preparing | Refused

export type Order =
  | { type: 'play'; seat: number; action: number | Action; revision: number }
  | { type: 'undo'; seat: number; to: number; revision: number }
  | { type: 'hint'; seat: number }
  | { type: 'sit'; seat: number }
  | { type: 'why'; seat: number; action: number | Action }

export interface Step {
  step: number
  steps: number
  view: View
  entry: Entry | null
  points: number[]
}

/** An answer that is not the one asked for; `code` is the server's word for it. */
export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`/api${path}`, init)
  const body = await response.json().catch(() => null)
  if (response.ok) return body as T
  const { code = 'server', message = response.statusText } = body?.error ?? {}
  throw new ServerError(response.status, code, message)
}

export const listGames = () => ask<Listed[]>('/games')
export const describeGame = (game: string) => ask<Described>(`/games/${game}`)
export const readMatch = (match: string) => ask<State>(`/matches/${match}`)
export const readStep = (match: string, step: number) => ask<Step>(`/matches/${match}/steps/${step}`)
export const readHealth = () => ask<{ ready: boolean; games: Record<string, Progress> }>('/health')
export const recordOf = (match: string) => `/api/matches/${match}/record`

export async function makeMatch(wanted: Wanted): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const made = await ask<{ match: string }>('/matches', { method: 'POST', headers, body: JSON.stringify(wanted) })
  return made.match
}

/** `held` is what the page has got already: so many lines of the log, at this revision, from this seat. */
export function liveAddress(match: string, held: Record<string, number>): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/matches/${match}/live?${new URLSearchParams(Object.entries(held).map(([name, value]) => [name, String(value)]))}`
}
