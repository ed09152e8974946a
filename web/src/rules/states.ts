/** A match of this device as one of its seats sees it: what a server would say of it. */
import type { Setup, State, Step } from '../lib/api'
import { EVERYTHING, SPECTATOR } from './facts'
import type { LocalMatch } from './match'

/** A match and what is kept beside it. */
export interface Sitting {
  id: string
  match: LocalMatch
  /** How often the list of actions has changed. */
  revision: number
  /** The fingerprint of its seed, noted at the start; null where a browser cannot work it out. */
  hash: string | null
}

const isBot = ({ kind }: { kind?: string }) => kind === 'bot'

/** The seats that people at this device play. */
export const people = ({ match }: Sitting): number[] => match.dealt.seats.flatMap((seat, number) => (isBot(seat) ? [] : [number]))

/** The seats whose bots are to act now; those come first whom people see. */
export function due(sitting: Sitting): number[] {
  const { pending, dealt } = sitting.match
  const bots = pending.filter((seat) => isBot(dealt.seats[seat]!))
  return bots.toSorted((one, other) => Number(isUnseen(sitting, one)) - Number(isUnseen(sitting, other)))
}

/** Whether no person sees what a seat does. */
const isUnseen = (sitting: Sitting, seat: number): boolean => !people(sitting).some((person) => sitting.match.rules.sees(person, seat))

/** Whether bots alone are to act whom no person sees, while people think: they would be done before those have begun. */
export function isAtLeisure(sitting: Sitting): boolean {
  const thinks = people(sitting).some((seat) => sitting.match.pending.includes(seat))
  return thinks && due(sitting).every((bot) => isUnseen(sitting, bot))
}

/** Whose knowledge the log is told with; after the end everybody may know everything. */
export const eyesOf = ({ match }: Sitting, seat: number | null): number => (match.over ? EVERYTHING : (seat ?? SPECTATOR))

export const hexOf = (seed: bigint): string => seed.toString(16).padStart(16, '0')

/** Whose match it is: everybody's at this device. */
export function setup(sitting: Sitting): Setup {
  const { match, hash } = sitting
  const { game, edition } = match.rules.described
  return {
    game,
    edition,
    seats: match.dealt.seats.map(({ kind = 'person', name, level = null }, seat) => ({ seat, kind, name, level, substitute: null })),
    yours: people(sitting),
    fairness: { hash, seed: match.over ? hexOf(match.dealt.seed) : null, known: false },
  }
}

/** The whole state, seen from a seat (null: as a spectator), with the log after its first `since` lines. */
export function state(sitting: Sitting, seat: number | null, since = 0): State {
  const { match, revision } = sitting
  const acting = seat !== null && match.pending.includes(seat) ? [seat] : []
  const eyes = eyesOf(sitting, seat)
  const inSight = (seats: number[]) => seats.filter((other) => match.rules.sees(eyes, other))
  return {
    type: 'state',
    revision,
    sequence: match.heard(eyes).length,
    seat,
    view: match.view(seat ?? SPECTATOR),
    pending: inSight(match.pending),
    choices: acting.flatMap((actor) => match.choices(actor)),
    refusals: acting.flatMap((actor) => match.rules.refusals(actor)),
    undo: seat === null ? { reach: 0, reason: 'none', consent: 0 } : { ...match.reach(seat), consent: 0 },
    log: match.log(eyes, since),
    thinking: inSight(due(sitting)),
    over: match.over,
    result: match.result,
  }
}

/** The match after the first `number` lines of a seat's log. */
export function step(sitting: Sitting, seat: number | null, number: number): Step {
  const { match } = sitting
  const eyes = eyesOf(sitting, seat)
  const lines = match.heard(eyes)
  const count = number ? lines[number - 1]! + 1 : 0
  const points = match.over ? match.curve()[number]! : []
  return match.after(count, () => ({
    step: number,
    steps: lines.length,
    view: match.view(seat ?? SPECTATOR),
    entry: number ? match.entry(count - 1, number, eyes) : null,
    points,
  }))
}
