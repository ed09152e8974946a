/** The box, as the server describes it. */
export type Price = Record<string, number>

export interface BoatCard {
  boat: string
  bag: string
  order: Price
  points: number
}
export interface Berth {
  berth: string
  cell: string
  beach: string
  buoy: boolean
}
export interface Node {
  node: string
  kind: 'vat' | 'circle' | 'final'
  column: number
  points: number[]
  x: number
  y: number
}
export interface Arrow {
  arrow: string
  tail: string
  head: string
  price: Price
}
export interface Components {
  fruits: string[]
  boats: BoatCard[]
  plans: { business: string; shape: string[]; points: number; stars: number }[]
  buildings: { business: string; points: number; stars: number }[]
  shops: { business: string; counts: string; points: number }[]
  mixed: { business: string; fruits: [string, string] }[]
  carts: { business: string; colour: string }[]
  berths: Berth[]
  nodes: Node[]
  arrows: Arrow[]
  bottles: { values: number[] }
  island: { ponds: string[] }
}
