import { describe, expect, it } from 'vitest'
import type { Chair, Table } from './api'
import { botName, freeName, fresh, handedOn, handOn, isShared, moved, replaced, unread, watchers, wayTo, without, withSeat } from './chairs'

const chair = (seat: number, rest: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'person',
  name: `P${seat}`,
  level: null,
  yours: false,
  here: true,
  substitute: null,
  free: false,
  key: null,
  asked: null,
  ...rest,
})
const seats = [chair(0, { yours: true }), chair(1, { kind: 'bot', level: 2 }), chair(2, { kind: 'open', name: null })]
const line = (number: number, seat: number | null, at = '2026-01-01T12:00:00Z') => ({ number, seat, at, name: '', text: 'x', reaction: null })

describe('who watches', () => {
  it('is not told of themselves', () => {
    expect(watchers({ seats, watching: 1 } as unknown as Table)).toBe(1)
    expect(watchers({ seats: seats.slice(1), watching: 1 } as unknown as Table)).toBe(0)
  })
})

describe('arranging a table', () => {
  it('adds, takes away, replaces and moves seats', () => {
    const [zero, one, two] = seats.map(({ seat }) => ({ kind: 'keep', seat }))
    expect(withSeat(seats)).toEqual([zero, one, two, { kind: 'open' }])
    expect(without(seats, 1)).toEqual([zero, two])
    expect(replaced(seats, 1, { kind: 'open' })).toEqual([zero, { kind: 'open' }, two])
    expect(moved(seats, 2, 0)).toEqual([two, zero, one])
    expect(moved(seats, 0, 1)).toEqual([one, zero, two])
  })

  it('finds a name that is free', () => {
    expect(freeName(['Aina', 'Biel'], ['Aina', null])).toBe('Biel')
  })

  it('calls no two bots the same, on whichever of fifteen seats they sit', () => {
    const messages = Array.from({ length: 15 }, (_, seat) => botName(seat))
    expect(new Set(messages).size).toBe(15)
    expect(messages[1]).toBe('bot-name-1')
  })
})

describe('a seat that is handed on', () => {
  it('is named by the link, with the word of whoever left it', () => {
    expect(handedOn(handOn(chair(3, { kind: 'open', key: 'a_b-c-9' })))).toEqual({ seat: 3, key: 'a_b-c-9' })
    for (const other of ['', '#', '#seat-3', '#seat-x-key', '#chat']) expect(handedOn(other)).toBeNull()
  })

  it('is taken back, taken or asked for', () => {
    const handed = { seat: 2, key: 'k' }
    expect(wayTo(chair(1, { kind: 'open', key: 'k' }), null)).toBe('people-back')
    expect(wayTo(chair(2, { kind: 'open' }), handed)).toBe('people-sit')
    expect(wayTo(chair(0, { kind: 'open', free: true }), null)).toBe('people-sit')
    expect(wayTo(chair(1, { kind: 'open' }), handed)).toBe('people-ask')
  })
})

describe('people at a table', () => {
  it('are elsewhere where a seat is not ours or still open', () => {
    expect(isShared({ seats } as Table)).toBe(true)
    expect(isShared({ seats: seats.slice(0, 2) } as Table)).toBe(false)
    expect(isShared({ seats: [chair(0, { yours: true }), chair(1)] } as Table)).toBe(true)
  })

  it('have not read what others said since', () => {
    const lines = [line(1, 1), line(2, 0), line(3, 1), line(4, null)]
    expect(unread({ seats, chat: { on: true, lines } } as unknown as Table, 1)).toBe(2)
  })

  it('are seen speaking for a while', () => {
    const spoken = fresh([line(1, 1), line(2, 1, '2026-01-01T12:00:09Z'), line(3, 0)], Date.parse('2026-01-01T12:00:10Z'), 5000)
    expect([...spoken.values()].map(({ number }) => number)).toEqual([2])
  })
})
