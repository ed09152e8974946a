import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { openBox } from './box'
import type { Components } from './components'
import { HEIGHT, plot, WHEEL, WIDTH } from './layout'

const toml = readFileSync(new URL('../../../../src/verger/games/finca/components.toml', import.meta.url), 'utf8')
const components = parse(toml) as unknown as Components
const box = openBox(components)
/** Half of what a village covers. */
const [ACROSS, DOWN] = [80, 56]
const plots = components.villages.map(({ village }) => ({ village, ...plot(village, box.place(village)) }))

test.each(plots)('$village lies in the scene, beside the wheel and beside all others', ({ village, x, y }) => {
  expect(x).toBeGreaterThan(ACROSS)
  expect(x).toBeLessThan(WIDTH - ACROSS)
  expect(y).toBeLessThan(HEIGHT - DOWN)
  const gap = Math.hypot(Math.max(Math.abs(x - WHEEL.x) - ACROSS, 0), Math.max(Math.abs(y - WHEEL.y) - DOWN, 0))
  expect(gap).toBeGreaterThan(WHEEL.radius)
  const near = plots.filter((one) => one.village !== village && Math.abs(one.x - x) < 2 * ACROSS && Math.abs(one.y - y) < 2 * DOWN)
  expect(near).toEqual([])
})
