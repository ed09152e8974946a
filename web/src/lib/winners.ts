import type { Result } from './api'

/** The seats that have won; a match that was stopped at its limit nobody has. */
export const winners = (result: Pick<Result, 'places' | 'stopped'> | null | undefined): number[] =>
  !result || result.stopped ? [] : result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
