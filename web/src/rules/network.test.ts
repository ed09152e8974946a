import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from './described'
import { thinkingAt } from './levels'
import { LocalMatch } from './match'
import { Mind } from './mind'
import { fetchNetwork, fits, readNetwork } from './network'
import { Rules } from './rules'
import { GAMES, networkOf, rulesOf } from './testing'

const ABOUT = { points: '20', calm: '{"2": 0.5}', rules_version: '1', edition: 'abc', seats: '2,3' }

/** A safetensors file of 16-bit numbers: for each matrix its shape and its bits. */
function written(tensors: Record<string, { shape: number[]; bits: number[] }>, about: Record<string, string> = ABOUT, dtype = 'F16'): ArrayBuffer {
  const header: Record<string, unknown> = { __metadata__: about }
  const all: number[] = []
  for (const [name, { shape, bits }] of Object.entries(tensors)) {
    header[name] = { dtype, shape, data_offsets: [2 * all.length, 2 * (all.length + bits.length)] }
    all.push(...bits)
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const data = new Uint8Array(8 + text.length + 2 * all.length)
  new DataView(data.buffer).setBigUint64(0, BigInt(text.length), true)
  data.set(text, 8)
  data.set(new Uint8Array(Uint16Array.from(all).buffer), 8 + text.length)
  return data.buffer
}

const [ONE, TWO, HALF, MINUS, TINY, ZERO] = [0x3c00, 0x4000, 0x3800, 0xbc00, 0x0001, 0x0000]

const SMALL = {
  'value.out.weight': { shape: [1, 4], bits: [ONE, ONE, ONE, ONE] },
  'value.out.bias': { shape: [4], bits: [ZERO, ZERO, ZERO, ZERO] },
  'enter.weight': { shape: [3, 2], bits: [ONE, TWO, HALF, MINUS, TINY, ZERO] },
  'enter.bias': { shape: [2], bits: [TWO, TWO] },
  'policy.weight': { shape: [2, 3], bits: [ONE, TWO, HALF, MINUS, ZERO, TINY] },
  'policy.bias': { shape: [3], bits: [HALF, HALF, HALF] },
  'value.in.weight': { shape: [2, 1], bits: [MINUS, MINUS] },
  'value.in.bias': { shape: [1], bits: [ONE] },
}

describe('a network', () => {
  it('is read in the order in which it is thought with, the policy by actions', () => {
    const { weights, cells, settings, seats } = readNetwork(written(SMALL))
    const tiny = 2 ** -24
    const [enter, policy] = [
      [1, 2, 0.5, -1, tiny, 0, 2, 2],
      [1, -1, 2, 0, 0.5, tiny, 0.5, 0.5, 0.5],
    ]
    expect([...weights]).toEqual([...enter, ...policy, -1, -1, 1, 1, 1, 1, 1, 0, 0, 0, 0])
    expect(cells).toBe(3 + 2 * 2 + 1 + 4)
    expect(settings(2)).toEqual({ units: 20, wide: 2, blocks: 0, hidden: 0, judges: 1, calm: 0.5 })
    expect(settings(3).calm, 'nobody has seen how sure it is there').toBe(1)
    expect(seats).toEqual([2, 3])
  })

  it('plays only what it has learned', () => {
    const network = readNetwork(written(SMALL))
    const manifest = { rules_version: 1, edition: 'abc', guided: { kind: 3, inputs: 3 }, actions: { count: 3, kinds: {} }, seats: [2] } as unknown as Manifest
    expect(fits(network, manifest)).toBe(true)
    expect(fits(network, { ...manifest, edition: 'another' })).toBe(false)
    expect(fits(network, { ...manifest, rules_version: 2 })).toBe(false)
  })

  it.each([{ guided: { kind: 3, inputs: 4 } }, { actions: { count: 4, kinds: {} } }, { seats: [2, 3] }])('of other sizes does not fit: %j', (game) => {
    const manifest = { rules_version: 1, edition: 'abc', guided: { kind: 3, inputs: 3 }, actions: { count: 3, kinds: {} }, seats: [2] }
    expect(fits(readNetwork(written(SMALL)), { ...manifest, ...game } as unknown as Manifest)).toBe(false)
  })

  it('of numbers more precise than 16 bits is refused', () => {
    expect(() => readNetwork(written(SMALL, ABOUT, 'F32'))).toThrow('F16, not F32')
  })

  describe('that cannot be had', () => {
    afterEach(() => vi.unstubAllGlobals())

    it.each([() => Promise.reject(new TypeError('offline')), () => Promise.resolve(new Response('', { status: 404 }))])('is none', async (answer) => {
      vi.stubGlobal('fetch', answer)
      expect(await fetchNetwork('/finca.safetensors')).toBeNull()
      expect(await fetchNetwork(null)).toBeNull()
    })
  })
})

/** A network of zeros for a game, to which all actions are alike. */
function blank(manifest: Manifest, seats: string): ArrayBuffer {
  const zeros = (...shape: number[]) => ({ shape, bits: Array<number>(shape.reduce((product, size) => product * size, 1)).fill(ZERO!) })
  const layer = (name: string, from: number, to: number) => ({ [`${name}.weight`]: zeros(from, to), [`${name}.bias`]: zeros(to) })
  const layers = {
    ...layer('enter', manifest.guided.inputs, 4),
    ...layer('policy', 4, manifest.actions.count),
    ...layer('value.in', 4, 2),
    ...layer('value.out', 2, 2 * Math.max(...manifest.seats)),
  }
  return written(layers, { ...ABOUT, rules_version: String(manifest.rules_version), edition: manifest.edition, seats })
}

describe.each(GAMES)('a bot of %s with a network', (game) => {
  it('has one that fits its rules', async () => {
    const { manifest } = await rulesOf(game)
    expect(fits(networkOf(game), manifest)).toBe(true)
  })

  it('knows chances and points; without one it does not', async () => {
    const loaded = await rulesOf(game)
    const { manifest } = loaded
    const rules = await Rules.of(loaded)
    const match = new LocalMatch(rules, { seats: [{ name: 'a' }, { name: 'b' }], options: {}, seed: 3n })
    const seat = match.pending[0]!
    const question = { known: match.rules.known(seat), seat, level: 3, seed: 5n }
    const guided = (await Mind.of(loaded, readNetwork(blank(manifest, '2')), () => 0)).think(question)
    expect(guided.candidates.every(({ chance }) => chance !== null && chance >= 0 && chance <= 1)).toBe(true)
    expect(guided.values.slice(0, 2)).toEqual([0.5, 0.5])
    expect(guided.points).toHaveLength(Math.max(...manifest.seats))
    const simple = { ...question, level: 1 }
    const alone = (await Mind.of(loaded, readNetwork(blank(manifest, '9')), () => 0)).think(simple)
    expect(alone).toEqual((await Mind.of(loaded, null, () => 0)).think(simple))
    expect(alone.candidates[0]!.chance).toBeNull()
  })
})

describe('a table of Fische Fluppen Frikadellen that its network has not learned', () => {
  it('is played by a search that its policy guides, and no chances are told', async () => {
    const loaded = await rulesOf('fff')
    const seats = Array.from({ length: 6 }, (_, seat) => ({ name: `${seat}` }))
    const match = new LocalMatch(await Rules.of(loaded), { seats, options: {}, seed: 3n })
    const seat = match.pending[0]!
    const question = { known: match.rules.known(seat), seat, level: 6, seed: 5n }
    const { candidates, points, values } = (await Mind.of(loaded, readNetwork(blank(loaded.manifest, '2')), () => 0)).think(question)
    const { settings } = thinkingAt(loaded.manifest, 6, 6, readNetwork(blank(loaded.manifest, '2')))
    expect(settings.kind).toBe(loaded.manifest.guided.kind)
    expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(settings.iterations!)
    expect(Math.max(...candidates.map(({ visits }) => visits))).toBeGreaterThan(1)
    expect([points, ...candidates.map(({ chance }) => chance)].every((one) => one === null)).toBe(true)
    expect(values[seat]).toBeGreaterThan(0)
  })
})
