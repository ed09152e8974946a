/** The log as turns: what a seat did in a row is one paragraph, and a long one is folded. */
import type { Entry, Event, GamePage, Told } from './contract'

export interface Line {
  entry: Entry
  /** Its place in the whole log. */
  at: number
  /** Its events, each with its place in the turn; what goes on in the next line is told there. */
  sentences: { event: Told; place: number }[]
}

export interface Turn {
  seat: number
  /** The place of its first line. */
  first: number
  lines: Line[]
  /** How many sentences it has. */
  length: number
}

/** So many sentences are read without being asked for; of more, the first ones and the last, which says what came of it. */
const READ = 5
const FIRST = 2

export function turnsOf(log: { entry: Entry; at: number }[], breaks: number[] = [], gather: GamePage['gather'] = () => null): Turn[] {
  const turns: Turn[] = []
  for (const { entry, at } of log) {
    let turn = turns.at(-1)
    if (!turn || turn.seat !== entry.seat || breaks.includes(at)) {
      turn = { seat: entry.seat, first: at, lines: [], length: 0 }
      turns.push(turn)
    }
    turn.lines.push({ entry, at, sentences: [] })
    for (const event of entry.events) tell(turn, event, gather)
  }
  return turns
}

/** Says an event in the last line of a turn, together with what was said before it where they belong together. */
function tell(turn: Turn, event: Event, gather: NonNullable<GamePage['gather']>): void {
  const { sentences } = turn.lines.at(-1)!
  const teller = turn.lines.findLast((line) => line.sentences.length > 0)
  const both = teller && gather(teller.sentences.at(-1)!.event, event)
  if (both) turn.length = teller.sentences.pop()!.place
  sentences.push({ event: both ?? event, place: turn.length })
  turn.length += 1
}

export const isLong = ({ length }: Turn): boolean => length > READ

/** Whether a sentence is read only when the turn is unfolded. */
export const isFolded = (turn: Turn, place: number): boolean => isLong(turn) && place >= FIRST && place < turn.length - 1

/** How many sentences are folded away. */
export const foldedOf = ({ length }: Turn): number => length - FIRST - 1

/** Whether what follows a sentence is folded away. */
export const isFold = (place: number): boolean => place === FIRST - 1
