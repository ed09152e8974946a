import { expect, test } from 'vitest'
import type { Entry } from '../../lib/contract'
import { flights } from './flights'
import { walkTime } from './wheel'

const walk = { kind: 'walk', seat: 0, blade: 2, to: 5, steps: 3 }
const harvest = { kind: 'harvest', seat: 0, blade: 5, fruit: 'lemon', amount: 2 }
const told = (...events: Entry['events']): Entry => ({ sequence: 1, seat: 0, action: { kind: 'move', blade: 2 }, events })

test('fruit are picked when the farmer has arrived, one after another', () => {
  const [first, second] = flights(told(walk, harvest), 1500)
  expect(first).toMatchObject({ piece: 'fruit', name: 'lemon', from: ['blade-5'], to: ['seat-0'], delay: walkTime(3, 1500) })
  expect(second!.delay).toBeGreaterThan(first!.delay)
})

test('where nobody walks nothing waits', () => {
  expect(flights(told(harvest), 1500)[0]!.delay).toBe(0)
})
