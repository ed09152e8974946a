/** Whether a finished match was dealt and played as it was promised. */
import { readRecord, verify } from './api'

/** What was found, as the message that says it; `good` is undefined where nothing could be found out. */
export interface Finding {
  id: string
  good?: boolean
  fault?: string | null
}

/** The SHA-256 of a text in hexadecimal digits; undefined on a page that browsers do not trust with it. */
export async function fingerprint(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function judgeSeed(seed: string, shown: string | null, noted: string | undefined): Promise<Finding> {
  const found = await fingerprint(seed)
  if (found === undefined) return { id: 'verify-unable' }
  if (found !== (noted ?? shown)) return { id: 'verify-changed', good: false }
  return { id: noted ? 'verify-noted' : 'verify-told', good: true }
}

/** The seed of a record in the sixteen digits whose fingerprint is shown. */
export const seedOf = (record: string): string =>
  BigInt(/"seed":\s*(\d+)/.exec(record)?.[1] ?? 0)
    .toString(16)
    .padStart(16, '0')

/** The seed against its fingerprint, here; the record dealt and played again, by the server. */
export async function examine(match: string, shown: string | null, noted: string | undefined): Promise<Finding[]> {
  const record = await readRecord(match)
  const { valid, fault } = await verify(record)
  const replayed: Finding = valid ? { id: 'verify-replayed', good: true } : { id: 'verify-broken', good: false, fault }
  return [await judgeSeed(seedOf(record), shown, noted), replayed]
}
