/** Cells of a grid: a letter for the column from the west and a number for the row from the north. */
export interface Spot {
  x: number
  y: number
}

export const at = (cell: string): Spot => ({ x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 })
export const cellAt = ({ x, y }: Spot): string => String.fromCharCode(97 + x) + (y + 1)

interface Edge {
  from: Spot
  to: Spot
}

const key = ({ x, y }: Spot) => `${x} ${y}`
const inwards = ({ from, to }: Edge): Spot => ({ x: from.y - to.y, y: to.x - from.x })

/** The sides of cells, clockwise, that lie on the rim of their group. */
function rim(cells: string[]): Edge[] {
  const within = new Set(cells)
  return cells.map(at).flatMap(({ x, y }) => {
    const [nw, ne, se, sw] = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ]
    const sides = [
      { from: nw, to: ne, beside: { x, y: y - 1 } },
      { from: ne, to: se, beside: { x: x + 1, y } },
      { from: se, to: sw, beside: { x, y: y + 1 } },
      { from: sw, to: nw, beside: { x: x - 1, y } },
    ]
    return sides.filter(({ beside }) => !within.has(cellAt(beside)))
  })
}

/** Edges in closed walks; where two cells meet at a corner only, each walk stays with its cell. */
function walks(edges: Edge[]): Edge[][] {
  const left = new Map<string, Edge[]>()
  for (const edge of edges) left.set(key(edge.from), [...(left.get(key(edge.from)) ?? []), edge])
  const take = (before: Edge): Edge | undefined => {
    const ways = left.get(key(before.to)) ?? []
    const { x, y } = inwards(before)
    const right = ways.findIndex(({ from, to }) => to.x - from.x === x && to.y - from.y === y)
    return ways.splice(Math.max(right, 0), 1)[0]
  }
  return edges.flatMap((first) => {
    const ways = left.get(key(first.from))!
    if (!ways.includes(first)) return []
    const walk: Edge[] = []
    for (let edge = take(first); edge; edge = take(edge)) walk.push(edge)
    return [walk]
  })
}

interface Corner extends Spot {
  /** Whether the walk turns right here, around the inside. */
  outer: boolean
}

/** The corners of each walk around connected cells, inside their rim. */
function corners(cells: string[], size: number, inset: number): Corner[][] {
  return walks(rim(cells)).map((walk) =>
    walk.flatMap((next, i) => {
      const last = walk.at(i - 1)!
      const [before, after] = [inwards(last), inwards(next)]
      if (before.x === after.x && before.y === after.y) return []
      const outer = next.to.x - next.from.x === before.x && next.to.y - next.from.y === before.y
      return [{ x: next.from.x * size + inset * (before.x + after.x), y: next.from.y * size + inset * (before.y + after.y), outer }]
    }),
  )
}

/** A path around connected cells, drawn inside their rim; a cell is `size` wide. */
export const outline = (cells: string[], size: number, inset: number): string =>
  corners(cells, size, inset)
    .map((walk) => `M${walk.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
    .join('')

/** The same, with its corners rounded: outer ones by `radius`, inner ones by as much as keeps the rim alike. */
export const softOutline = (cells: string[], size: number, inset: number, radius: number): string =>
  corners(cells, size, inset)
    .map((walk) => {
      const turns = walk.map((corner, i) => {
        const bend = Math.min(corner.outer ? radius : radius / 2 + inset, size / 2)
        const towards = ({ x, y }: Spot) => `${corner.x + Math.sign(x - corner.x) * bend} ${corner.y + Math.sign(y - corner.y) * bend}`
        return `${towards(walk.at(i - 1)!)}Q${corner.x} ${corner.y} ${towards(walk[(i + 1) % walk.length]!)}`
      })
      return `M${turns.join('L')}Z`
    })
    .join('')
