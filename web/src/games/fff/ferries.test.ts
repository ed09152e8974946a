import { expect, test } from 'vitest'
import { berths, follow } from './ferries'

test('only the raft that left is another one', () => {
  expect(follow(['HB', 'n1', 'c1'], { HB: 1, n1: 0, c1: 1, n2: 1 })).toEqual(['HB', 'n2', 'c1'])
})

test('at first they lie in the order of the landings', () => {
  expect(follow([], { HB: 2, n1: 1, c1: 0 })).toEqual(['HB', 'HB', 'n1'])
})

test('two in the harbour lie side by side', () => {
  expect(berths(['HB', 'n1', 'HB'])).toEqual([0, 0, 1])
})
