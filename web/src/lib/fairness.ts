/** Whether a finished match was dealt and played as it was promised. */
import { replay } from '../rules/kept'
import { OtherRules, RecordError } from '../rules/record'
import { verify } from './api'
import { fingerprint } from './fingerprint'
import { served } from './served'

/** What was found, as the message that says it; `good` is undefined where nothing could be found out. */
export interface Finding {
  id: string
  good?: boolean
  fault?: string | null
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

/** Deals and plays a record again: by the page's own rules, or by the server's where it was played by others. */
async function faultOf(record: string): Promise<string | null> {
  try {
    await replay(record)
    return null
  } catch (error) {
    if (error instanceof OtherRules && served) return (await verify(record)).fault
    if (error instanceof RecordError) return error.message
    throw error
  }
}

export async function examine(record: string, shown: string | null, noted: string | undefined): Promise<Finding[]> {
  const fault = await faultOf(record)
  const replayed: Finding = fault === null ? { id: 'verify-replayed', good: true } : { id: 'verify-broken', good: false, fault }
  return [await judgeSeed(seedOf(record), shown, noted), replayed]
}
