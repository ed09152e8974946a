import { describe, expect, it } from 'vitest'
import type { Choice } from '../../lib/contract'
import { openBox } from './box'
import type { Components } from './components'
import { propose } from './propose'
import type { View } from './view'

const box = openBox({
  tiles: [
    { tile: 'two figs', symbols: { fig: 2 } },
    { tile: 'three figs', symbols: { fig: 3 } },
    { tile: 'four of a kind', symbols: { any: 4 } },
  ],
  fincas: [],
  villages: [],
} as unknown as Components)

const fruits = { almond: 0, fig: 0, grape: 0, lemon: 0, olive: 0, orange: 0 }

function position(held: Partial<typeof fruits>, tiles: string[], limit = 6, staged: string[] = []): View {
  return {
    turn: 0,
    players: [{ fruits: { ...fruits, ...held } }],
    villages: tiles.map((tile) => ({ village: `at ${tile}`, tile })),
    delivery: { mode: 'cart', limit, paid: 0, staged: staged.map((village) => ({ village, fruit: null, short: null })) },
  } as unknown as View
}

const serve = (tile: string, fruit: string | null = null): Choice => ({
  id: 0,
  action: { kind: 'serve', village: `at ${tile}`, fruit },
  events: [],
  reveals: false,
})

const villages = (view: View, choices: Choice[]) => propose(view, choices, box).actions.map(({ village, fruit }) => [village, fruit])

describe('a proposal', () => {
  it('serves all that can be paid together', () => {
    const view = position({ fig: 5 }, ['two figs', 'three figs'])
    expect(villages(view, [serve('two figs'), serve('three figs')])).toEqual([
      ['at two figs', null],
      ['at three figs', null],
    ])
  })

  it('prefers the richer tile where fruits do not suffice for both', () => {
    const view = position({ fig: 4 }, ['two figs', 'three figs'])
    expect(villages(view, [serve('two figs'), serve('three figs')])).toEqual([['at three figs', null]])
  })

  it('pays a tile of any kind with what the others leave', () => {
    const view = position({ fig: 4, lemon: 4 }, ['two figs', 'four of a kind'])
    const choices = [serve('two figs'), serve('four of a kind', 'fig'), serve('four of a kind', 'lemon')]
    expect(villages(view, choices)).toEqual([
      ['at two figs', null],
      ['at four of a kind', 'lemon'],
    ])
  })

  it('stays below the ceiling', () => {
    const view = position({ fig: 5, lemon: 4 }, ['three figs', 'four of a kind'])
    expect(propose(view, [serve('three figs'), serve('four of a kind', 'lemon')], box).points).toBe(4)
  })

  it('leaves what is already staged', () => {
    const view = position({ fig: 4 }, ['two figs', 'three figs'], 6, ['at two figs'])
    expect(villages(view, [serve('three figs')])).toEqual([])
  })
})
