import { expect, it } from 'vitest'
import { gather } from './gather'

const commit = (seat: number) => ({ kind: 'commit', seat })

it('says once that somebody has chosen several cards', () => {
  expect(gather(commit(1), commit(1))).toEqual(commit(1))
})

it('says of each of several people that they have chosen', () => {
  expect(gather(commit(1), commit(2))).toBeNull()
  expect(gather(commit(1), { kind: 'show', seat: 1 })).toBeNull()
})
