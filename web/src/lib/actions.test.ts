import { expect, it } from 'vitest'
import { actionId, placesOf } from './actions'

const blade = { name: 'blade', keys: [], size: 12, none: false }
const village = { name: 'village', keys: ['inca', 'arta'], size: 0, none: false }
const fruit = { name: 'fruit', keys: ['fig', 'lemon'], size: 0, none: true }
const row = { name: 'row', keys: [1, 2, 3], size: 0, none: false }
const ranges = [
  { kind: 'move', first: 0, args: [blade] },
  { kind: 'stop', first: 12, args: [] },
  { kind: 'serve', first: 13, args: [village, fruit] },
  { kind: 'take', first: 19, args: [row] },
]

it('numbers actions as the server does', () => {
  expect(actionId(ranges, { kind: 'move', blade: 3 })).toBe(3)
  expect(actionId(ranges, { kind: 'stop' })).toBe(12)
  expect(actionId(ranges, { kind: 'serve', village: 'inca', fruit: null })).toBe(15)
  expect(actionId(ranges, { kind: 'serve', village: 'arta', fruit: 'lemon' })).toBe(17)
  expect(actionId(ranges, { kind: 'take', row: 1 })).toBe(19)
})

it('knows no number for what the game does not have', () => {
  expect(actionId(ranges, { kind: 'fly' })).toBe(-1)
  expect(actionId(ranges, { kind: 'serve', village: 'roma', fruit: null })).toBe(-1)
  expect(actionId(ranges, { kind: 'take', row: 0 })).toBe(-1)
})

it('tells which arguments count places', () => {
  expect(placesOf(ranges)).toEqual(new Set(['blade']))
})
