import { beforeEach, describe, expect, it } from 'vitest'
import { Pace } from './pace'

interface Item {
  name: string
  motion: number
}

let shown: Item[]
let clock: { run: () => void; at: number }[]
let pace: Pace<Item>

function tick(): void {
  clock.shift()?.run()
}

beforeEach(() => {
  shown = []
  clock = []
  pace = new Pace<Item>(
    (item) => shown.push(item),
    (run, at) => clock.push({ run, at }),
  )
})

describe('pace', () => {
  it('shows the first at once and the others in turn', () => {
    for (const name of ['a', 'b', 'c']) pace.push({ name, motion: 500 })
    expect(shown.map(({ name }) => name)).toEqual(['a'])
    expect(clock[0]?.at).toBe(500)
    tick()
    expect(shown.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(pace.behind).toBe(1)
  })

  it('hurries: all that waits, without motion', () => {
    for (const name of ['a', 'b', 'c']) pace.push({ name, motion: 500 })
    pace.hurry()
    expect(shown.map(({ name, motion }) => `${name}${motion}`)).toEqual(['a500', 'b0', 'c0'])
  })

  it('forgets the old clock after a hurry', () => {
    pace.push({ name: 'a', motion: 500 })
    pace.push({ name: 'b', motion: 500 })
    pace.hurry()
    pace.push({ name: 'c', motion: 500 })
    pace.push({ name: 'd', motion: 500 })
    tick()
    expect(shown.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    tick()
    expect(shown.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  })
})
