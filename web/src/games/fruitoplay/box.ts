/** The box, looked up by key. */
import type { Components } from './components'

export interface Card {
  card: string
  fruit: string
  number: number
  /** What it is worth in a column: 0 (rotten), 1 or 2 fruits. */
  fruits: number
}

/** Among the things a rotten card can cancel, the one that is no card of the deck. */
export const COLLECTIVE = 'collective'

const WORTH = { rotten: 0, single: 1, double: 2 }
const FRUITS: Record<string, string> = { S: 'strawberry', B: 'banana', F: 'fig', A: 'apple' }

/** The fruit of a card by its key alone, for small pictures. */
export const fruitOf = (card: string): string | undefined => FRUITS[card[0]!]

export type Box = (card: string) => Card

export function openBox({ cards }: Components): Box {
  const found = new Map(cards.map(({ card, fruit, number, kind }) => [card, { card, fruit, number, fruits: WORTH[kind] }]))
  return (card) => found.get(card)!
}
