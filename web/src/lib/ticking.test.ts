import { expect, test } from 'vitest'
import { stepsBetween } from './ticking.svelte'

test('a small step is one', () => {
  expect(stepsBetween(3, 4)).toEqual([4])
  expect(stepsBetween(4, 3)).toEqual([3])
})

test('nothing is counted where nothing changes', () => expect(stepsBetween(5, 5)).toEqual([]))

test('a long way is told in a few numbers, and ends where it should', () => {
  const steps = stepsBetween(10, 52)
  expect(steps).toHaveLength(7)
  expect(steps).toEqual([16, 22, 28, 34, 40, 46, 52])
})
