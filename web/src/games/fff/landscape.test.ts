import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import type { Components } from './components'
import { banks, clearing, coast, scenery } from './landscape'
import { HALF_HOUSE, spread, tallness, whim, WIDTH, windingRoad } from './map'
import { course, trail } from './travel'

const toml = readFileSync(new URL('../../../../src/verger/games/fff/components.toml', import.meta.url), 'utf8')
const described = parse(toml) as unknown as Components
const TALL = [1, 1.2]
const at = (key: string, { spaces }: Components) => spaces.find(({ space }) => space === key)!

test.each(TALL)('nothing grows on roads, in water, on houses or in the sea, drawn %f times as tall', (tall) => {
  const components = spread(described, tall)
  const free = clearing(components, tall)
  const { fields, hills, plants } = scenery(components, tall)
  expect(plants.length).toBeGreaterThan(100)
  expect(fields.length).toBeGreaterThan(3)
  expect(hills.length).toBeGreaterThan(4)
  expect([...plants, ...fields, ...hills].filter(({ x, y }) => free([x, y]) <= 0)).toEqual([])
  expect(free([-300, 500])).toBeLessThan(0)
})

test('the land is the same at every look, and its trees are not all alike', () => {
  const [one, other] = [scenery(described, 1), scenery(described, 1)]
  expect(one).toEqual(other)
  expect(new Set(one.plants.map(({ kind }) => kind)).size).toBe(6)
})

test('every space and landing is inside the coast and the map', () => {
  const shore = coast(1)
  const [left, right] = [Math.min(...shore.map(([x]) => x)), Math.max(...shore.map(([x]) => x))]
  const { spaces } = spread(described, 1.1)
  for (const { x, kind } of spaces) {
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(right)
    if (kind === 'house') expect([x >= HALF_HOUSE, x <= WIDTH - HALF_HOUSE]).toEqual([true, true])
  }
  expect(at('H10', spread(described, 1.1)).y).toBeCloseTo(at('H10', described).y * 1.1)
})

test('the map grows as tall as its room, and no taller than looks well', () => {
  expect(tallness(0, 0)).toBe(1)
  expect(tallness(1600, 900)).toBe(1)
  expect(tallness(1000, 700)).toBeCloseTo(1.12)
  expect(tallness(800, 1600)).toBe(1.3)
})

test('the banks of a river are closed, and rough', () => {
  const line: [number, number][] = [
    [0, 0],
    [300, 0],
  ]
  const outline = banks(line, 40, 'EB')
  expect(outline).toMatch(/^M.*Z$/)
  expect(banks(line, 40, 'WB')).not.toBe(outline)
})

test('a winding road begins and ends where it should', () => {
  for (const [from, to] of described.paths) {
    const road = windingRoad([from, to], described)
    expect(road[0]).toEqual([at(from, described).x, at(from, described).y])
    expect(road.at(-1)).toEqual([at(to, described).x, at(to, described).y])
  }
  expect(whim('a')).not.toBe(whim('b'))
})

test('who jumps over somebody walks along the roads all the same', () => {
  const jump = trail('s1', 's6', described)
  const { x, y } = at('H10', described)
  expect(jump.some(([px, py]) => px === x && py === y)).toBe(true)
})

test('a ferry keeps to the water, also round a fork', () => {
  const way = course([552, 760], [110, 580], described.rivers)
  expect(way.length).toBeGreaterThan(10)
  expect(way.some(([x, y]) => x === 470 && y === 580)).toBe(true)
})
