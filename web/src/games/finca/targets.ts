/** What a blade or a village offers to a finger, a mouse or a key. */
import type { Outcome } from './outcome'

export interface Offer {
  /** A legal action, played by a click. */
  choice: number | null
  /** A part of a gesture. */
  pick: boolean
  /** The forbidden action, as the frame reads it. */
  refused: string | undefined
  label: string
  hinted: boolean
  onclick?: () => void
}

export interface Target extends Offer {
  blade: number
  live: boolean
  gain: Outcome | null
  chosen: boolean
  /** Whether its farmer may be dragged to another blade. */
  carry: boolean
}
