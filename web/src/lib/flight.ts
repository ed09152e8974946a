/** A piece on its way from one place of the table to another. */
export interface Flight {
  piece: string
  name: string
  /** Anchors (`data-anchor`, or `seat-2`), the best first. */
  from: string[]
  to: string[]
  /** Milliseconds. */
  delay: number
}
