/** What a seat may know. Made from the game's view by tools/view_types.py: `make types`. */
export interface View {
  seats: number
  turn: number | null
  pending: number[]
  phase: string
  over: boolean
  stopped: boolean
  turns: number
  board: string
  width: number
  height: number
  family: boolean
  refused: boolean
  open_horses: boolean
  squares: Square[]
  regions: Region[]
  lots: Lot[]
  market: Market
  stock: Stock
  due: Finca | null
  refill: boolean
  done: boolean
  last_turn: boolean
  hand: Held[]
  dead_ends: Spot[]
  harvests: Harvest[]
  covered: Record<string, number>
  used: Record<string, number>
  players: Player[]
}

export interface Square {
  square: string
  ground: string
  lot: string | null
  tile: string | null
  region: number | null
  landscape: string | null
  roads_of: string[]
}

export interface Region {
  fruit: string
  owner: number | null
  number: number | null
  squares: string[]
  size: number
  wells: number
  value: number
}

export interface Lot {
  lot: string
  square: string
  state: string
  finca: string | null
  first: number | null
  second: number | null
  scored: boolean
  shows: string[]
  roads: string[]
  ring: string[]
  missing: string[]
  strengths: number[]
  leaders: number[]
  lead: number
  gains: number[]
  finals: number[]
  dead_end: boolean
}

export interface Market {
  spaces: (string | null)[]
  left: number
  threshold: number
  lines: Line[]
  bag: Record<string, number>
  in_bag: number
}

export interface Stock {
  fincas: Record<string, number>
  shut: boolean
  sites: string[]
  passes: number
}

export interface Finca {
  finca: string
  first: number
  second: number
}

export interface Held {
  tile: string
  space: number
  cart: boolean
}

export interface Spot {
  tile: string
  square: string
}

export interface Harvest {
  regions: string
  points: number
  workers: number
  income: number
  lost: number
  money: number
}

export interface Player {
  money: number
  workers: number
  incomes: number[]
  regions: number[]
  tiles: Record<string, number>
  horses: number
  horse_tiles: Record<string, number> | null
  score: Score
}

export interface Line {
  line: number
  spaces: number[]
  tiles: string[]
  price: number
  state: string
  homeless: string[]
  left: number
  finca: boolean
  refill: boolean
}

export interface Score {
  fincas: number
  harvests: number
  returned: number
  regions: number
  landscape: number
  total: number
  forecast: number | null
}
