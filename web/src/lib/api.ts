/** What the server says and hears: its own types (`wire.ts`), and what the page knows better than it. */
import type * as wire from './wire'

export type * from './wire'

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

export type State = Omit<wire.State, 'view'> & { view: View }
export type Step = Omit<wire.Step, 'view'> & { view: View }
export type Message = State | Exclude<wire.MatchMessage, wire.State>
export type Order = wire.MatchOrder | wire.TableOrder
export type Place = wire.Wanted['seats'][number]
/** Where a seat of an arranged table comes from. */
export type Arranged = wire.Arrange['seats'][number]
/** A refusal, also one that no server spoke: a device that cannot keep its matches. */
export type Denied = Omit<wire.Refused, 'code'> & { code: wire.Code | 'unkept' }

/** Whose match it is, wherever it is kept: what a table says of it, or this device. */
export interface Setup extends Pick<wire.Table, 'game' | 'edition'> {
  seats: Pick<wire.Chair, 'seat' | 'kind' | 'name' | 'level' | 'substitute'>[]
  /** The seats that are played from here. */
  yours: number[]
  /** Without a hash where a browser cannot work it out. */
  fairness: Omit<wire.Fairness, 'hash'> & { hash: string | null }
}

export const setupOf = ({ game, edition, seats, fairness }: wire.Table): Setup => ({
  game,
  edition,
  seats,
  yours: seats.flatMap(({ seat, yours }) => (yours ? [seat] : [])),
  fairness,
})

export const REACTIONS = ['bravo', 'thanks', 'laugh', 'think', 'ouch', 'hurry'] as const satisfies wire.Reaction[]

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

export const listGames = () => ask<wire.GameSummary[]>('/games')
export const describeGame = (game: string) => ask<wire.GameDescription>(`/games/${game}`)
export const readMatch = (match: string) => ask<State>(`/matches/${match}`)
export const readStep = (match: string, step: number) => ask<Step>(`/matches/${match}/steps/${step}`)
export const readHealth = () => ask<wire.Health>('/health')
export const recordOf = (match: string) => `/api/matches/${match}/record`

/** A record as it is written: its seed has more digits than a number of JavaScript keeps. */
export async function readRecord(match: string): Promise<string> {
  const response = await fetch(recordOf(match))
  if (!response.ok) throw new ServerError(response.status, 'server', response.statusText)
  return response.text()
}

/** How a match stands, without its log. */
export const glance = (match: string) => ask<State>(`/matches/${match}?since=${2 ** 31 - 1}`)
export const readTable = (match: string) => ask<wire.Table>(`/matches/${match}/table`)
export const verify = (record: string) => ask<wire.Verdict>('/verify', { method: 'POST', headers: JSON_BODY, body: record })
/** A match of this device goes on at the server; `free` seats are for others to take. */
export async function importMatch(record: string, free: number[]): Promise<string> {
  const body = `{"record": ${record}, "free": ${JSON.stringify(free)}}`
  return (await ask<wire.Made>('/matches/import', { method: 'POST', headers: JSON_BODY, body })).match
}

export const makeMatch = async (wanted: wire.Wanted) => (await post<wire.Made>('/matches', wanted)).match

let welcomed: Promise<unknown> | undefined

/** Makes sure that this browser is somebody: only a guest can sit down. */
export const welcome = () => (welcomed ??= post('/guests').catch(() => (welcomed = undefined)))
/** A word that lets another device be the same guest. */
export const personalLink = async () => (await post<wire.Link>('/guests/link')).link
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

/** What lets a program play one's seat, and where it connects. */
export const programToken = async (match: string, seat: number) => (await post<wire.Token>(`/matches/${match}/seats/${seat}/token`)).token
export const programAddress = (match: string, seat: number) => socketAddress(`/matches/${match}/seats/${seat}/program`)
export const tablesAddress = () => socketAddress('/tables/live')
