/** The cells of an island: a column a to e and a row 1 to 5 from the north. */
import { at, cellAt, type Spot } from '../../lib/grid'

export const SIDE = 5

/** By rows, as a view lists them. */
export const CELLS: string[] = Array.from({ length: SIDE * SIDE }, (_, i) => cellAt({ x: i % SIDE, y: Math.floor(i / SIDE) }))

const quarter = (shape: string[]): string[] =>
  [...shape[0]!].map((_, column) =>
    shape
      .map((row) => row[column])
      .reverse()
      .join(''),
  )

/** A shape after so many degrees clockwise. */
export function turned(shape: string[], degrees: number): string[] {
  return degrees > 0 ? turned(quarter(shape), degrees - 90) : shape
}

/** The cells under a shape, by rows; `corner` is the north-western cell of the box around it. */
export function covered(shape: string[], corner: string, rotation: number): string[] {
  const { x, y } = at(corner)
  return turned(shape, rotation).flatMap((row, down) => [...row].flatMap((mark, right) => (mark === 'X' ? [cellAt({ x: x + right, y: y + down })] : [])))
}

/** Where the picture of a building goes, in cells: the middle of the box, or of the nearest cell where the middle is bare. */
export function heart(cells: string[]): Spot {
  const spots = cells.map(at)
  const middle = (of: number[]) => (Math.min(...of) + Math.max(...of) + 1) / 2
  const centre = { x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) }
  const full = cells.length !== 3 || spots.every(({ x }) => x === spots[0]!.x) || spots.every(({ y }) => y === spots[0]!.y)
  if (full) return centre
  const elbow = spots.find((one) => spots.filter(({ x, y }) => x === one.x || y === one.y).length === 3)!
  return { x: elbow.x + 0.5, y: elbow.y + 0.5 }
}
