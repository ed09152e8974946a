/** How plantations grow: four drawings of trees, turned and scaled by their place, and bushes where neighbours meet. */
import { chance, scallop } from '../../art/crown'
import { at, cellAt, type Spot } from '../../lib/grid'

export interface Crown extends Spot {
  r: number
}
export interface Drawing {
  crowns: Crown[]
  fruits: (Spot & { size: number })[]
}

/** Trees on a square that is 100 wide, the farthest first. */
export const DRAWINGS: Drawing[] = [
  {
    crowns: [{ x: 50, y: 49, r: 36 }],
    fruits: [
      { x: 34, y: 36, size: 35 },
      { x: 66, y: 45, size: 35 },
      { x: 42, y: 67, size: 35 },
    ],
  },
  {
    crowns: [
      { x: 68, y: 34, r: 24 },
      { x: 37, y: 57, r: 29 },
    ],
    fruits: [
      { x: 70, y: 32, size: 35 },
      { x: 29, y: 47, size: 34 },
      { x: 48, y: 70, size: 34 },
    ],
  },
  {
    crowns: [
      { x: 30, y: 34, r: 22 },
      { x: 69, y: 43, r: 24 },
      { x: 41, y: 70, r: 22 },
    ],
    fruits: [
      { x: 30, y: 32, size: 34 },
      { x: 70, y: 41, size: 35 },
      { x: 41, y: 69, size: 34 },
    ],
  },
  {
    crowns: [
      { x: 56, y: 40, r: 31 },
      { x: 27, y: 69, r: 19 },
    ],
    fruits: [
      { x: 42, y: 28, size: 34 },
      { x: 69, y: 47, size: 35 },
      { x: 28, y: 67, size: 34 },
    ],
  },
]

/** The outline of a crown, and of its sunny side. */
export const outlines = ({ x, y, r }: Crown, seed: number): [whole: string, sunny: string] => [
  scallop(x, y, r, 9, seed),
  scallop(x - r * 0.2, y - r * 0.24, r * 0.62, 7, seed + 3),
]

const seedOf = (square: string): number => at(square).x * 17 + at(square).y * 31

export interface Look {
  drawing: number
  /** Mirrored: left is right. */
  turned: boolean
  scale: number
}

/** What a tree looks like there, always the same. */
export const lookOf = (square: string): Look => {
  const seed = seedOf(square)
  return { drawing: Math.floor(chance(seed) * DRAWINGS.length), turned: chance(seed + 1) < 0.5, scale: 0.92 + 0.14 * chance(seed + 2) }
}

/** A transformation about the middle of a square that lies at a spot. */
export const growAt = ({ x, y }: Spot, { turned, scale }: Look): string =>
  `translate(${x + 50} ${y + 50}) scale(${(turned ? -scale : scale).toFixed(3)} ${scale.toFixed(3)}) translate(-50 -50)`

/** The pairs of squares that meet by a side. */
export const meetings = (squares: string[]): [string, string][] => {
  const within = new Set(squares)
  return squares.flatMap((square) => {
    const { x, y } = at(square)
    const beside = [cellAt({ x: x + 1, y }), cellAt({ x, y: y + 1 })]
    return beside.filter((one) => within.has(one)).map((one): [string, string] => [square, one])
  })
}

export const SIDE = 100

/** The board is shown upright, east is below: the square of a board that lies down which is at the same spot. */
export const turned = (square: string): string => {
  const { x, y } = at(square)
  return cellAt({ x: y, y: x })
}

/** Where a square is shown. */
export const spotOf = (square: string): Spot => {
  const { x, y } = at(square)
  return { x: y * SIDE, y: x * SIDE }
}
