/** The matches of this device, in the browser's own database. */
import type { Options } from '../lib/api'
import type { MatchRecord } from './record'
import type { Played } from './rules'

/** A match and what is known of it without replaying it. */
export interface Row {
  id: string
  /** How often it was changed: who changes it must know how it stands. */
  revision: number
  game: string
  edition: string
  rules_version: number
  options: Options
  /** Sixteen hexadecimal digits. */
  seed: string
  /** The seed's fingerprint, noted at the start; null where a browser cannot work it out. */
  hash: string | null
  seats: MatchRecord['seats']
  actions: Played[]
  /** The seat that has the device, null where nobody plays. */
  seat: number | null
  pending: number[]
  over: boolean
  /** How it ended; not there in a match that was kept before results were. */
  result?: MatchRecord['result']
  changed: number
}

const NAME = 'verger'
const MATCHES = 'matches'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Whatever was asked for stays, even if the page goes at once. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.commit()
  })

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' })
    request.onsuccess = () => {
      // A page with a newer house must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      request.result.onclose = () => (opened = undefined)
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => (opened = undefined))
  return opened
}

async function matches(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(MATCHES, mode).objectStore(MATCHES)
}

/** All matches, the one last touched first. */
export async function list(): Promise<Row[]> {
  const rows: Row[] = await settled((await matches('readonly')).getAll())
  return rows.toSorted((one, other) => other.changed - one.changed)
}

/** What a browser would not keep: a page that stays open can still be played on. */
const unkept = new Map<string, Row>()

export async function find(id: string): Promise<Row | undefined> {
  return unkept.get(id) ?? settled((await matches('readonly')).get(id))
}

/** Keeps a match that stood at a revision (null: that was not there); if it stands otherwise, that is what comes back. */
export async function keep(row: Row, before: number | null): Promise<Row | undefined> {
  try {
    const store = await matches('readwrite')
    const found: Row | undefined = await settled(store.get(row.id))
    if ((found?.revision ?? null) !== before) return found
    store.put(row)
    await committed(store.transaction)
    unkept.delete(row.id)
  } catch (error) {
    unkept.set(row.id, row)
    throw error
  }
  tell(row.id)
  return row
}

export async function remove(id: string): Promise<void> {
  unkept.delete(id)
  await settled((await matches('readwrite')).delete(id))
  tell(id)
}

// What has changed is told to every page of this browser, this one too.

let news: BroadcastChannel | undefined
const tell = (id: string) => (news ??= new BroadcastChannel(NAME)).postMessage(id)

export function follow(hear: (id: string) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => hear(data as string)
  return () => channel.close()
}

const ID_BYTES = 9

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

export const freshSeed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]!
