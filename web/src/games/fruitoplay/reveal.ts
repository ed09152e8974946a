/** A reveal, step by step: all cards, the ties in the order they fell, then who takes the cards. */
import type { LastTrick } from './view'

const TURN = 320
const LOOK = 450
const TIE = 550
/** How long the end of it stays on the table. */
const REST = 1800

export interface Steps {
  /** When each shown card turns up, in milliseconds. */
  turn: number[]
  /** When each is struck; null where no tie struck it. */
  strike: (number | null)[]
  /** When the verdict falls. */
  verdict: number
  /** When the table goes on. */
  end: number
}

/** `tempo` is what every duration is multiplied with. */
export function stepsOf({ shown }: LastTrick, tempo = 1): Steps {
  const ties = Math.max(0, ...shown.map(({ struck }) => struck))
  const looked = shown.length * TURN + LOOK
  const verdict = looked + ties * TIE
  return {
    turn: shown.map((_, place) => tempo * place * TURN),
    strike: shown.map(({ struck }) => (struck > 0 ? tempo * (looked + (struck - 1) * TIE) : null)),
    verdict: tempo * verdict,
    end: tempo * (verdict + REST),
  }
}
