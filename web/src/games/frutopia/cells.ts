/** The cells of an island: a column a to e and a row 1 to 5 from the north. */
export const SIDE = 5

export interface Spot {
  x: number
  y: number
}

export const at = (cell: string): Spot => ({ x: cell.charCodeAt(0) - 97, y: Number(cell[1]) - 1 })
export const cellAt = ({ x, y }: Spot): string => String.fromCharCode(97 + x) + (y + 1)

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
export function covered(shape: string[], corner: string, rotation: string): string[] {
  const { x, y } = at(corner)
  return turned(shape, Number(rotation)).flatMap((row, down) =>
    [...row].flatMap((mark, right) => (mark === 'X' ? [cellAt({ x: x + right, y: y + down })] : [])),
  )
}

interface Edge {
  from: Spot
  to: Spot
}

const key = ({ x, y }: Spot) => `${x} ${y}`

/** The sides of a cell clockwise that lie on the rim of its group. */
function rim(cells: string[]): Edge[] {
  const within = new Set(cells)
  return cells.map(at).flatMap(({ x, y }) => {
    const [nw, ne, se, sw] = [{ x, y }, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }]
    const sides = [
      { from: nw, to: ne, beside: { x, y: y - 1 } },
      { from: ne, to: se, beside: { x: x + 1, y } },
      { from: se, to: sw, beside: { x, y: y + 1 } },
      { from: sw, to: nw, beside: { x: x - 1, y } },
    ]
    return sides.filter(({ beside }) => !within.has(cellAt(beside)))
  })
}

/** A path around connected cells, drawn inside their rim; a cell is `size` wide. */
export function outline(cells: string[], size: number, inset: number): string {
  const edges = new Map(rim(cells).map((edge) => [key(edge.from), edge]))
  const first = edges.values().next().value!
  const corners: string[] = []
  let edge = first
  do {
    const next: Edge = edges.get(key(edge.to))!
    const turn = (side: Edge) => ({ x: side.from.y - side.to.y, y: side.to.x - side.from.x })
    const [before, after] = [turn(edge), turn(next)]
    if (before.x !== after.x || before.y !== after.y) {
      corners.push(`${next.from.x * size + inset * (before.x + after.x)} ${next.from.y * size + inset * (before.y + after.y)}`)
    }
    edge = next
  } while (edge !== first)
  return `M${corners.join('L')}Z`
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
