/** What a thing on a board offers to a finger, a mouse or a key. */
export interface Offer {
  label: string
  /** A legal action, played by a click. */
  choice?: number
  /** A part of a gesture, or several actions in a row. */
  pick?: boolean
  /** The forbidden action, as the frame reads it. */
  refused?: string
  hinted?: boolean
  onclick?: () => void
}

/** Several things that are said of one, as a label. */
export const sentences = (words: string[]): string => words.map((one) => one.replace(/\.$/, '')).join('. ')
