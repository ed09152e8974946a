import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { openBox } from './box'
import type { Components } from './components'
import { HEIGHT, plot, TALL, WHEEL, WIDTH } from './layout'

const toml = readFileSync(new URL('../../../../src/verger/games/finca/components.toml', import.meta.url), 'utf8')
const components = parse(toml) as unknown as Components
const box = openBox(components)
/** Half of what a village covers. */
const [ACROSS, DOWN] = [80, 66]
const plots = components.villages.map(({ village }) => ({ village, ...plot(village, box.place(village)) }))
const flat = { room: 'flat', height: HEIGHT, grown: 1, plots }
const tall = { room: 'tall', ...TALL, plots: plots.map(({ village, tall }) => ({ village, ...tall })) }
const places = [flat, tall].flatMap(({ plots, ...scene }) => plots.map((one) => ({ ...scene, ...one, others: plots.filter((other) => other !== one) })))

test.each(places)('$village lies in the $room scene, beside the wheel and beside all others', ({ x, y, height, grown, others }) => {
  const [across, down] = [ACROSS * grown, DOWN * grown]
  expect(x).toBeGreaterThan(across)
  expect(x).toBeLessThan(WIDTH - across)
  expect(y).toBeLessThan(height - down)
  const gap = Math.hypot(Math.max(Math.abs(x - WHEEL.x * grown) - across, 0), Math.max(Math.abs(y - WHEEL.y * grown) - down, 0))
  expect(gap).toBeGreaterThan(WHEEL.radius * grown)
  expect(others.filter((one) => Math.abs(one.x - x) < 2 * across && Math.abs(one.y - y) < 2 * down)).toEqual([])
})
