import { beforeEach, describe, expect, it } from 'vitest'
import { Absence } from './absence.svelte'
import type { Entry } from './contract'

const played = (...seats: number[]): { log: Entry[]; yours: number[] } => ({
  log: seats.map((seat, at) => ({ seat, sequence: at + 1, action: { kind: 'move' }, events: [] })),
  yours: [0],
})

let absence: Absence
const told = () => absence.missed.map(({ sequence }) => sequence)

beforeEach(() => (absence = new Absence()))

describe('coming back', () => {
  it('tells what others did after one’s own last action', () => {
    absence.look(played(0, 1, 2))
    expect(told()).toEqual([2, 3])
  })

  it('tells nothing to somebody who has not acted yet, or acted last', () => {
    absence.look(played(1, 2))
    expect(told()).toEqual([])
    absence = new Absence()
    absence.look(played(1, 0))
    expect(told()).toEqual([])
  })

  it('tells nothing to somebody who was looking all the time', () => {
    absence.look(played())
    absence.look(played(0))
    absence.look(played(0, 1))
    expect(told()).toEqual([])
  })

  it('tells what happened behind one’s back, until one acts', () => {
    absence.look(played(0))
    absence.leave(played(0))
    absence.leave(played(0, 1))
    absence.look(played(0, 1, 2))
    expect(told()).toEqual([2, 3])
    absence.look(played(0, 1, 2, 1))
    expect(told()).toEqual([2, 3])
    absence.look(played(0, 1, 2, 1, 0))
    expect(told()).toEqual([])
  })
})
