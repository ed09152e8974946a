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
  keys: (string | number)[]
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

export type Place = { kind: 'person'; name: string } | { kind: 'bot'; name: string; level: number } | { kind: 'open' }
export type Options = Record<string, string | number | boolean | null>

/** How long one may think, and the level of the bot that moves when the time is up. */
export interface Clock {
  per: 'move' | 'match'
  seconds: number
  late: number
}

export interface Wanted {
  game: string
  seats: Place[]
  options: Options
  public?: boolean
  clock?: Clock | null
  chat?: boolean
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
  /** How many could be taken back if everybody else agreed. */
  consent: number
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
  fairness: { hash: string | null; seed: string | null; known: boolean }
}

/** A state for who has the rules: in place of what follows from it, what the seat knows of the position, in base64. */
export type Known = Omit<State, 'type' | 'view' | 'pending' | 'choices' | 'refusals'> & { type: 'known'; record: string }

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

/** Somebody would like to take a seat over: all who sit at the table must agree. */
export interface Wish {
  number: number
  name: string
  yours: boolean
  agreed: number[]
  waiting: number[]
}

/** A seat as people see it: who holds it, whether they are here, and which bot plays for them meanwhile. */
export interface Chair {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string | null
  level: number | null
  yours: boolean
  here: boolean
  substitute: number | null
  /** Whoever comes may take it. */
  free: boolean
  /** For whoever left it: with it others may take it. */
  key: string | null
  asked: Wish | null
}

export const REACTIONS = ['bravo', 'thanks', 'laugh', 'think', 'ouch', 'hurry'] as const
export type Reaction = (typeof REACTIONS)[number]

export interface Remark {
  number: number
  seat: number | null
  name: string
  text: string | null
  reaction: Reaction | null
  at: string
}

/** Something that all other people must agree to. */
export interface Request {
  kind: 'undo'
  seat: number
  to: number
  agreed: number[]
  waiting: number[]
}

/** Who sits around a match, and how it is played. */
export interface Table {
  type: 'table'
  match: string
  game: string
  edition: string
  options: Options
  public: boolean
  made: string
  started: string | null
  host: boolean
  paused: boolean
  over: boolean
  seats: Chair[]
  you: { name: string | null; removed: boolean }
  watching: number
  clock: Clock | null
  clocks: { left: number | null; running: boolean }[]
  now: string
  chat: { on: boolean; lines: Remark[] }
  request: Request | null
  rematch: string | null
  fairness: { hash: string | null; known: boolean }
  /** Whom the host has taken off the table, by name and for the host's eyes. */
  removed: string[]
}

export type Message = State | Known | Hint | Preparing | Refused | Table

/** A public table that waits for people. */
export interface Waiting {
  match: string
  game: string
  options: Options
  seats: { kind: Chair['kind']; name: string | null; level: number | null }[]
  clock: Clock | null
  made: string
  host: string | null
}

/** Where a seat of an arranged table comes from. */
export type Arranged = { kind: 'keep'; seat: number } | { kind: 'open' } | { kind: 'bot'; name: string; level: number }

export type TableOrder =
  | { type: 'take'; seat: number; name: string; key?: string; known_seed?: boolean }
  | { type: 'admit'; seat: number; number: number; yes: boolean }
  | { type: 'readmit'; number: number }
  | { type: 'leave' | 'back'; seat: number }
  | { type: 'substitute'; seat: number; level: number | null }
  | { type: 'arrange'; seats: Arranged[] }
  | { type: 'fill'; level: number }
  | { type: 'start' | 'pause' | 'resume' | 'rematch' }
  | { type: 'table'; public?: boolean; chat?: boolean; clock?: Clock | null }
  | { type: 'say'; text: string }
  | { type: 'react'; reaction: Reaction }
  | { type: 'answer'; yes: boolean }

export type Order =
  | TableOrder
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

const JSON_BODY = { 'content-type': 'application/json' }
const post = <T>(path: string, body?: unknown) => ask<T>(path, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body ?? {}) })

export const listGames = () => ask<Listed[]>('/games')
export const describeGame = (game: string) => ask<Described>(`/games/${game}`)
export const readMatch = (match: string) => ask<State>(`/matches/${match}`)
export const readStep = (match: string, step: number) => ask<Step>(`/matches/${match}/steps/${step}`)
export const readHealth = () => ask<{ ready: boolean; games: Record<string, Progress> }>('/health')
export const recordOf = (match: string) => `/api/matches/${match}/record`

/** A record as it is written: its seed has more digits than a number of JavaScript keeps. */
export async function readRecord(match: string): Promise<string> {
  const response = await fetch(recordOf(match))
  if (!response.ok) throw new ServerError(response.status, 'server', response.statusText)
  return response.text()
}

/** How a match stands, without its log. */
export const glance = (match: string) => ask<State>(`/matches/${match}?since=${2 ** 31 - 1}`)
export const readTable = (match: string) => ask<Table>(`/matches/${match}/table`)
export const verify = (record: string) => ask<{ valid: boolean; fault: string | null }>('/verify', { method: 'POST', headers: JSON_BODY, body: record })
/** A match of this device goes on at the server; `free` seats are for others to take. */
export async function importMatch(record: string, free: number[]): Promise<string> {
  const body = `{"record": ${record}, "free": ${JSON.stringify(free)}}`
  return (await ask<{ match: string }>('/matches/import', { method: 'POST', headers: JSON_BODY, body })).match
}

export const makeMatch = async (wanted: Wanted) => (await post<{ match: string }>('/matches', wanted)).match

let welcomed: Promise<unknown> | undefined

/** Makes sure that this browser is somebody: only a guest can sit down. */
export const welcome = () => (welcomed ??= post('/guests').catch(() => (welcomed = undefined)))
/** A word that lets another device be the same guest. */
export const personalLink = async () => (await post<{ link: string }>('/guests/link')).link
export const comeAs = (token: string) => post('/guests/come', { token })

function socketAddress(path: string): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api${path}`
}

/** `held` is what the page has got already: so many lines of the log, at this revision, from this seat. */
export function liveAddress(match: string, held: Record<string, number | string>): string {
  const query = new URLSearchParams(Object.entries(held).map(([name, value]) => [name, String(value)]))
  return socketAddress(`/matches/${match}/live?${query}`)
}

export const tablesAddress = () => socketAddress('/tables/live')
