/** The box, as the server describes it. */
export interface Components {
  fruits: string[]
  letters: string[]
  boards: Record<string, { squares: string[] }>
  fincas: { finca: string; first: number; second: number; tiles: number }[]
  landscape: { landscape: string; tiles: number; value: number }[]
  market: {
    /** The spaces of each line, counted from 1. */
    lines: number[][]
    /** Where each space lies, in halves of a space from the top left. */
    places: [number, number][]
    counts: { open_lots: number; threshold: number }
  }
  money: { start: number; most: number; income: number[] }
  points: { tile: number; well: number; unused: number; returned: number }
}
