/** Matches that are over: who played, how it ended, and when. */
import { numeral } from './numbers'

export interface Outcome {
  places: number[]
  points: number[]
}

/** What is noted of a result. */
export const outcomeOf = (result: Outcome | null | undefined): Outcome | undefined => (result ? { places: result.places, points: result.points } : undefined)

export interface Past {
  /** Where it is replayed. */
  address: string
  game: string
  names: string[]
  /** When it ended, in milliseconds; undefined where nobody noted it. */
  at: number | undefined
  result: Outcome | null | undefined
  /** The seats that were played from here. */
  yours: number[]
  drop: () => unknown
}

/** One's own matches of a game, the last one first. */
export interface History {
  game: string
  matches: Past[]
  won: number
  /** The most points that one has made; null where there is no result. */
  best: number | null
}

/** Names and points, the winner first; names alone where nobody noted the result. */
export function standing({ names, result }: Pick<Past, 'names' | 'result'>): { name: string; points: string | null }[] {
  if (!result || result.points.length !== names.length) return names.map((name) => ({ name, points: null }))
  const seats = names.map((_, seat) => seat).toSorted((one, other) => result.places[one]! - result.places[other]!)
  return seats.map((seat) => ({ name: names[seat]!, points: numeral(result.points[seat]!) }))
}

const own = ({ result, yours }: Past) => yours.map((seat) => ({ place: result?.places[seat], points: result?.points[seat] }))

function history(game: string, matches: Past[]): History {
  const points = matches.flatMap((past) => own(past).flatMap(({ points }) => points ?? []))
  return {
    game,
    matches: matches.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0)),
    won: matches.filter((past) => own(past).some(({ place }) => place === 1)).length,
    best: points.length ? Math.max(...points) : null,
  }
}

/** A history for each game, the one played last first. */
export function histories(pasts: Past[]): History[] {
  const games = [...new Set(pasts.map(({ game }) => game))]
  const all = games.map((game) =>
    history(
      game,
      pasts.filter((past) => past.game === game),
    ),
  )
  return all.toSorted((one, other) => (other.matches[0]!.at ?? 0) - (one.matches[0]!.at ?? 0))
}
