import { expect, it } from 'vitest'
import type { Event } from '../../lib/contract'
import { outcome } from './outcome'

it('tells what a move brings and who loses what', () => {
  const events: Event[] = [
    { kind: 'walk', seat: 0, blade: 4, to: 0, steps: 8 },
    { kind: 'recall_fruit', seat: 1, fruit: 'fig', amount: 5 },
    { kind: 'harvest', seat: 0, blade: 0, fruit: 'fig', amount: 3 },
    { kind: 'recall_carts', seat: 0, amount: 1 },
    { kind: 'carts', seat: 0, amount: 2 },
  ]
  const told = outcome({ id: 0, action: { kind: 'move', blade: 4 }, events, reveals: false })
  expect(told).toMatchObject({ seat: 0, from: 4, to: 0, steps: 8, fruit: 'fig', amount: 3, carts: 2, reveals: false })
  expect(told.losses).toEqual([
    { seat: 1, amount: 5, fruit: 'fig' },
    { seat: 0, amount: 1, fruit: null },
  ])
})

it('adds up what a delivery wins', () => {
  const events: Event[] = [
    { kind: 'spend_tile', seat: 0, tile: 'large_cart' },
    { kind: 'take', seat: 0, village: 'inca', tile: 'F07', value: 2 },
    { kind: 'take', seat: 0, village: 'arta', tile: 'F01', value: 1 },
    { kind: 'bonus', seat: 0, value: 7 },
    { kind: 'award', seat: 0, village: 'inca', finca: 'T1', count: 3 },
    { kind: 'award', seat: 1, village: 'arta', finca: 'T2', count: 4 },
  ]
  expect(outcome({ id: 0, action: { kind: 'finish' }, events, reveals: true })).toMatchObject({ points: 10, fincas: 1, spent: 1, reveals: true })
})
