import { describe, expect, it } from 'vitest'
import type { Table } from './api'
import { clockOf, DAY, face, leftAt, paceOf, stretch } from './clock'

const say = (id: string, args = {}) => `${id} ${Object.values(args).join(' ')}`
const NOW = '2026-01-01T12:00:00Z'

describe('clocks', () => {
  it('run only where they run, never below zero', () => {
    const clocks = [
      { left: 30, running: true },
      { left: 12.5, running: false },
      { left: null, running: false },
      { left: 2, running: true },
    ]
    expect(leftAt({ clocks, now: NOW } as Table, Date.parse(NOW) + 4000)).toEqual([26, 12.5, null, 0])
  })

  it('show minutes, hours, or days', () => {
    expect(face(59.2, say)).toBe('1:00')
    expect(face(9, say)).toBe('0:09')
    expect(face(3725, say)).toBe('1:02:05')
    expect(face(2 * DAY + 3 * 3600 + 5, say)).toBe('clock-days 2 3')
  })

  it('are chosen by pace, and known again', () => {
    for (const pace of ['none', 'move', 'match', 'days'] as const) expect(paceOf(clockOf(pace, undefined, 3))).toBe(pace)
    expect(clockOf('days', 3 * DAY, 2)).toEqual({ per: 'move', seconds: 3 * DAY, late: 2 })
    expect(clockOf('match', 30, 2)).toEqual({ per: 'match', seconds: 600, late: 2 })
  })

  it('are said in the unit that fits', () => {
    expect([30, 120, 3600, 7 * DAY].map((seconds) => stretch(seconds, say))).toEqual(['time-seconds 30', 'time-minutes 2', 'time-hours 1', 'time-days 7'])
  })
})
