/** How far this device has come in the lessons, and what it has been told once. */

export interface Progress {
  step: number
  done: boolean
  /** The short game after the lesson. */
  match?: string
  /** What was new once. */
  met: string[]
}

const KEY = 'verger-lessons'
const NOTHING: Progress = { step: 0, done: false, met: [] }

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

let kept = $state.raw(read())

export const progressOf = (game: string): Progress => kept[game] ?? NOTHING

export function note(game: string, change: Partial<Progress>): void {
  kept = { ...kept, [game]: { ...progressOf(game), ...change } }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The lesson whose short game a match is. */
export const lessonOf = (match: string): string | undefined => Object.keys(kept).find((game) => kept[game]!.match === match)
