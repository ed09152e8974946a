/** What a seat may know. Made from the game's view by tools/view_types.py: `make types`. */
export interface View {
  seats: number
  turn: number | null
  pending: number[]
  phase: string
  over: boolean
  stopped: boolean
  turns: number
  start: number
  step: number
  round: number
  round_limit: number
  factory: boolean
  one_bag: boolean
  licence: Licence
  last_round: boolean
  rows: Row[]
  piles: Pile[]
  players: Player[]
  hand: Hand | null
  using: Using | null
  pawns: Step3 | null
  aside: Aside
}

export interface Licence {
  left: number
  start: number
  taken: number
  emptied: number
  finals: number
}

export interface Row {
  price: Record<string, number>
  points: number
  businesses: (string | null)[]
}

export interface Pile {
  pile: string
  left: number
  value: number
  price: Record<string, number>
}

export interface Player {
  stock: Record<string, number>
  cells: (string | null)[]
  free: number
  boats: Boat[]
  slides: Slide[]
  lacking: Record<string, number>[]
  fits: Record<string, Place[]>
  businesses: string[]
  buildings: Building[]
  stars: number
  marked: number
  beaches: string[]
  desserts: Record<string, number>
  shops: Shop[]
  pawns: string[]
  advances: Advance[]
  score: Score
}

export interface Hand {
  business: string
  walls_in: Place[]
}

export interface Using {
  piece: string
  fruits: string[]
  amount: number
}

export interface Step3 {
  advanced: string[]
  arrow: string | null
  advancing: string | null
}

export interface Aside {
  businesses: string[]
  boats: string[]
}

export interface Boat {
  berth: string
  cell: string
  boat: string | null
  moored: boolean
  lacking: Record<string, number>
}

export interface Slide {
  piece: string
  cell: string
  to: string
  steps: number
  amount: number
}

export interface Place {
  cell: string
  rotation: number | null
}

export interface Building {
  business: string
  cells: string[]
}

export interface Shop {
  business: string
  owned: boolean
  value: number
}

export interface Advance {
  pawn: string
  arrow: string
  price: Record<string, number>
  lacking: Record<string, number>
  open: boolean
  landings: Landing[]
}

export interface Score {
  boats: number
  rows: number
  buildings: number
  desserts: number
  factory: number
  shops: number
  total: number
  forecast: number
}

export interface Landing {
  spot: string
  value: number
  joins: boolean
}
