/** The box, as the server describes it. */
export interface Components {
  fruits: string[]
  cards: { card: string; fruit: string; number: number; kind: 'rotten' | 'single' | 'double' }[]
  deal: { river: number }
  game: { rounds: number; collective: number[] }
}
