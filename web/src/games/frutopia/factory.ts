/** Where things are drawn on the factory's plan. */
import type { Arrow, Node } from './components'
import type { Spot } from '../../lib/grid'

const VAT = 68
const CIRCLE = 33
const APART = 31

/** `V1_2` is the third circle of V1, `A1` the only one of A1. */
export const nodeOf = (spot: string): string => spot.split('_')[0]!
export const circleOf = (spot: string): number => Number(spot.split('_')[1] ?? 0)
export const spotsOf = ({ node, points }: Node): string[] => (points.length > 1 ? points.map((_, i) => `${node}_${i}`) : [node])

export function place({ x, y, points }: Node, circle: number): Spot {
  if (points.length === 1) return { x, y }
  return { x: x + (circle % 2 ? APART : -APART), y: y + (circle > 1 ? APART : -APART) }
}

/** From a node's middle to its outline, in the direction of another. */
function reach({ points }: Node, dx: number, dy: number): number {
  if (points.length === 1) return CIRCLE
  return (VAT * Math.hypot(dx, dy)) / Math.max(Math.abs(dx), Math.abs(dy))
}

export interface Pipe {
  from: Spot
  to: Spot
  /** Where the price is written. */
  tag: Spot
}

/** The visible part of an arrow; where two cross, the price stands nearer the tail. */
export function pipe(tail: Node, head: Node): Pipe {
  const [dx, dy] = [head.x - tail.x, head.y - tail.y]
  const length = Math.hypot(dx, dy)
  const along = (distance: number) => ({ x: tail.x + (dx * distance) / length, y: tail.y + (dy * distance) / length })
  const [start, end] = [reach(tail, dx, dy) + 2, length - reach(head, dx, dy) - 8]
  const crosses = head.kind === 'final' && dy !== 0
  return { from: along(start), to: along(end), tag: along(start + (end - start) * (crosses ? 0.3 : 0.5)) }
}

export function pipes(nodes: Node[], arrows: Arrow[]): (Arrow & Pipe)[] {
  const known = new Map(nodes.map((one) => [one.node, one]))
  return arrows.map((arrow) => ({ ...arrow, ...pipe(known.get(arrow.tail)!, known.get(arrow.head)!) }))
}
