/** Where things lie on the market: lines as rows and columns, and at the head of each its price. */
import type { Components } from './components'

export interface Place {
  column: number
  row: number
}

export interface Stall {
  /** By space. */
  spaces: Place[]
  /** Where the price of each line is: before the first column, or above the first row. */
  heads: Place[]
}

/** The box lays the market as a lattice of diamonds: its falling lines become rows, its rising ones columns. */
export function layMarket({ lines, places }: Components['market']): Stall {
  const falls = ([first, second]: number[]) => second === undefined || places[second - 1]![0] > places[first! - 1]![0]
  const rows = lines.filter(falls)
  const columns = lines.filter((line) => !falls(line))
  const among = (family: number[][], space: number) => family.findIndex((line) => line.includes(space))
  return {
    spaces: places.map((_, i) => ({ column: among(columns, i + 1), row: among(rows, i + 1) })),
    heads: lines.map((line) => (falls(line) ? { column: -1, row: rows.indexOf(line) } : { column: columns.indexOf(line), row: -1 })),
  }
}
