/** Time to think: how it is chosen, how much is left, and how it is said. */
import type { Clock, Table } from './api'
import type { Text } from './contract'

const MINUTE = 60
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** What a host may choose from; days are a clock per move too, for matches at leisure. */
export const CLOCKS = {
  move: [30, MINUTE, 2 * MINUTE, 5 * MINUTE],
  match: [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 40 * MINUTE],
  days: [DAY, 3 * DAY, 7 * DAY],
} as const
export type Pace = 'none' | keyof typeof CLOCKS
export const PACES: Pace[] = ['none', 'move', 'match', 'days']

export const paceOf = (clock: Clock | null): Pace => (!clock ? 'none' : clock.per === 'match' ? 'match' : clock.seconds >= DAY ? 'days' : 'move')

export function clockOf(pace: Pace, seconds: number | undefined, late: number): Clock | null {
  if (pace === 'none') return null
  const choices: readonly number[] = CLOCKS[pace]
  const per = pace === 'match' ? 'match' : 'move'
  return { per, seconds: seconds && choices.includes(seconds) ? seconds : choices[1]!, late }
}

/** Seconds that each seat has left at a moment of the server's time, null where it has no clock. */
export const leftAt = ({ clocks, now }: Table, moment: number): (number | null)[] =>
  clocks.map(({ left, running }) => (left === null ? null : Math.max(0, running ? left - (moment - Date.parse(now)) / 1000 : left)))

const two = (number: number) => String(number).padStart(2, '0')

/** As on a clock, or in days and hours where there is time. */
export function face(seconds: number, say: Text): string {
  const whole = Math.ceil(seconds)
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)]
  if (days > 0) return say('clock-days', { days, hours })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`
}

/** A stretch of time in one unit: « 30 seconds », « 5 minutes », « 3 days ». */
export function stretch(seconds: number, say: Text): string {
  if (seconds >= DAY && seconds % DAY === 0) return say('time-days', { count: seconds / DAY })
  if (seconds >= HOUR && seconds % HOUR === 0) return say('time-hours', { count: seconds / HOUR })
  return seconds % MINUTE === 0 ? say('time-minutes', { count: seconds / MINUTE }) : say('time-seconds', { count: seconds })
}

export const clockSentence = ({ per, seconds }: Clock, say: Text): string => say(`clock-per-${per}`, { time: stretch(seconds, say) })
