import { expect, test } from 'vitest'
import type { Components } from './components'
import { flow, road, smooth } from './map'

const river = {
  river: 'EB',
  course: [],
  points: [
    [0, 100],
    [400, 100],
  ] as [number, number][],
  width: 44,
}
const at = (space: string, kind: 'path' | 'bridge', x: number, y: number) => ({ space, kind, land: '', x, y })
const components = {
  rivers: [river],
  spaces: [at('n', 'path', 150, 0), at('b', 'bridge', 200, 100), at('s', 'path', 260, 200)],
} as unknown as Components

test('a river runs through all its points', () => {
  expect(
    smooth([
      [0, 0],
      [60, 0],
      [60, 60],
    ]),
  ).toMatch(/^M0 0C.* 60 0C.* 60 60$/)
})

test('a bridge stands across the nearest water', () => {
  expect(flow([200, 110], [river])).toBe(0)
})

test('a road reaches a bridge on its own side', () => {
  expect(road(['n', 'b'], components)).toEqual([
    [150, 0],
    [200, 54],
    [200, 100],
  ])
  expect(road(['b', 's'], components)).toEqual([
    [200, 100],
    [200, 146],
    [260, 200],
  ])
})
