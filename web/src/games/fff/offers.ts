/** What a space, a ferry or a landing offers to a finger, a mouse or a key. */
export interface Offer {
  label: string
  /** A legal action, played by a click. */
  choice?: number
  /** A part of a gesture, or several actions in a row. */
  pick?: boolean
  /** The forbidden action, as the frame reads it. */
  refused?: string
  hinted?: boolean
  /** Taken up by a gesture. */
  chosen?: boolean
  /** Points and florins that it costs to come here. */
  cost?: { points: number; florins: number }
  onclick?: () => void
}
