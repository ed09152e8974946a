import { expect, it } from 'vitest'
import type { Action } from '../lib/contract'
import { decoder, type Keys, type Schema } from './decode'
import samples from './samples.json'

interface Sample {
  schema: Schema
  keys: Keys
  actions: Record<number, Action>
  tape: number[]
  view: unknown
}

const go = { kind: 'go', field: 3 }
const read = (schema: Schema, ...numbers: number[]): unknown =>
  decoder(schema, { fruit: ['fig', 'lemon', 'plum'] }, () => go)(Int32Array.of(numbers.length + 1, ...numbers))

it('reads every kind of value', () => {
  expect(read(['int'], -4)).toBe(-4)
  expect(read(['bool'], 1)).toBe(true)
  expect(read(['action'], 7)).toEqual(go)
  expect(read(['key', 'fruit'], 1)).toBe('lemon')
  expect(read(['maybe', ['int']], 1, 8)).toBe(8)
  expect(read(['maybe', ['int']], 0)).toBeNull()
  expect(read(['list', ['key', 'fruit']], 2, 2, 0)).toEqual(['plum', 'fig'])
  expect(read(['tuple', [['int'], ['bool']]], 5, 0)).toEqual([5, false])
  expect(read(['dict', 'fruit', ['int']], 1, 2, 3)).toEqual({ fig: 1, lemon: 2, plum: 3 })
  expect(read(['sparse', 'fruit', ['int']], 1, 2, 3)).toEqual({ plum: 3 })
  expect(
    read(
      [
        'record',
        [
          ['a', ['int']],
          ['b', ['list', ['int']]],
        ],
      ],
      9,
      0,
    ),
  ).toEqual({ a: 9, b: [] })
})

it('says which table of keys is missing', () => {
  expect(() => read(['key', 'fish'], 0)).toThrow('there is no table of keys fish, only fruit')
})

it.each(Object.entries(samples as unknown as Record<string, Sample>))('reads what Python reads: %s', (_, sample) => {
  const { schema, keys, actions, tape, view } = sample
  const decoded = decoder(schema, keys, (id) => actions[id]!)(Int32Array.from(tape))
  expect(JSON.stringify(decoded)).toBe(JSON.stringify(view))
})
