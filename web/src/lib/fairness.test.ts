import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { judgeSeed, seedOf } from './fairness'
import { fingerprint } from './fingerprint'

const SEED = '00000000000000a7'
const HASH = createHash('sha256').update(SEED).digest('hex')

describe('the seed', () => {
  it('has the fingerprint everybody else works out', async () => {
    expect(await fingerprint(SEED)).toBe(HASH)
  })

  it('is read from a record with all its digits', () => {
    expect(seedOf('{"game": "finca", "seed": 18446744073709551615, "seats": []}')).toBe('ffffffffffffffff')
    expect(seedOf('{"seed":167}')).toBe(SEED)
  })

  it('is held against what was noted at the start, else against what is shown', async () => {
    expect(await judgeSeed(SEED, HASH, HASH)).toEqual({ id: 'verify-noted', good: true })
    expect(await judgeSeed(SEED, HASH, undefined)).toEqual({ id: 'verify-told', good: true })
    expect(await judgeSeed(SEED, HASH, 'another')).toEqual({ id: 'verify-changed', good: false })
    expect(await judgeSeed('0', HASH, undefined)).toEqual({ id: 'verify-changed', good: false })
  })

  it('is not judged where a browser cannot', async () => {
    vi.stubGlobal('crypto', {})
    expect(await judgeSeed(SEED, HASH, HASH)).toEqual({ id: 'verify-unable' })
    vi.unstubAllGlobals()
  })
})
