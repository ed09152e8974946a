import { expect, test } from 'vitest'
import type { Components } from './components'
import { heaps, tokens } from './payments'
import { legs } from './ways'

const components = {
  spaces: [
    { space: 'HB', x: 0, y: 0 },
    { space: 'w3', x: 100, y: 0 },
    { space: 'H12', x: 200, y: 0 },
  ],
  paths: [['w3', 'H12']],
  rivers: [
    {
      river: 'HW',
      points: [
        [0, 20],
        [100, 20],
      ],
      width: 44,
    },
  ],
  landings: [
    { landing: 'HB', places: [[0, 10]] },
    { landing: 'w3', places: [[100, 10]] },
  ],
} as unknown as Components

test('a ride goes from landing to landing, and on foot at both ends', () => {
  const way = legs(
    [
      { kind: 'ride', landing: 'w3' },
      { kind: 'walk', space: 'H12' },
    ],
    'HB',
    components,
  )
  expect(way.map(({ kind }) => kind)).toEqual(['walk', 'ride', 'walk', 'walk'])
  const last = way.at(-1)!.points
  expect([last[0], last.at(-1)]).toEqual([
    [100, 0],
    [200, 0],
  ])
})

test('a called ferry comes along the river, without the pawn', () => {
  const way = legs(
    [
      { kind: 'call', landing: 'w3', to: 'HB' },
      { kind: 'ride', landing: 'w3' },
    ],
    'HB',
    components,
  )
  const { kind, points } = way[0]!
  expect(kind).toBe('call')
  expect([points[0], points.at(-1)]).toEqual([
    [100, 10],
    [0, 10],
  ])
  expect(points.slice(1, -1).every(([, y]) => y === 20)).toBe(true)
  expect(way[1]!.points[0]).toEqual([0, 0])
})

test('payments and pairs are taken apart', () => {
  expect(heaps('2fish_1burger')).toEqual([
    { good: 'fish', amount: 2 },
    { good: 'burger', amount: 1 },
  ])
  expect(tokens('fish_fish')).toEqual(['fish', 'fish'])
  expect(tokens('fennel')).toEqual(['fennel'])
})
