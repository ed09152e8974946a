/** What a seat may know. Made from the game's view by tools/view_types.py: `make types`. */
export interface View {
  seats: number
  tables: number
  table: number | null
  turn: number | null
  pending: number[]
  phase: string
  over: boolean
  stopped: boolean
  turns: number
  limits: Limits
  places: number
  rising_sale: boolean
  costs: Record<string, number[][]>
  boards: Board[]
  players: Player[]
  own: Own | null
}

export interface Limits {
  hand: number
  rounds: number
}

export interface Board {
  table: number
  turn: number | null
  phase: string
  points: number
  again: boolean
  order: number[]
  round: number
  kinds: string[]
  prices: Price[]
  supply: Record<string, number>
  houses: House[]
  ferries: Record<string, number>
  pile: number
  gone: string[]
  leave: boolean
  visit: Visit | null
  acting: Acting | null
}

export interface Player {
  here: boolean
  table: number | null
  space: string | null
  goods: Record<string, number>
  held: number
  money: number
  fetishes: string[]
  face_down: boolean
  hidden: string | null
  owned: number
  lacking: number
  tokens: number
  next_points: number
  turns: number
  place: number
  score: Score | null
}

export interface Own {
  tokens: string[]
  drawn: string[]
  aside: string | null
  ways: Way[]
  payments: string[]
}

export interface Price {
  good: string
  price: number
  level: number
  after_rise: number | null
  after_fall: number
}

export interface House {
  dealer: string
  kind: string
  sells: string | null
  buys: string | null
  takes: string | null
  gives: string | null
  special: string | null
  pattern: string | null
  actions: Icon[]
  site: string
  goods: Lying[]
  closed: Closing[]
  pawns: number[]
}

export interface Visit {
  dealer: string
  site: string
  buy: Buying[]
  sell: Selling | null
  swaps_left: number
  fetish_taken: boolean
  wanted: string | null
}

export interface Acting {
  effect: string | null
  icon: number
  picked: string | null
  pawn: number | null
  good: string | null
  sites: string[]
}

export interface Score {
  total: number
}

export interface Way {
  space: string
  points: number
  florins: number
  path: Record<string, unknown>[]
  stay: boolean
}

export interface Icon {
  effect: string
  good: string | null
}

export interface Lying {
  good: string
  stock: number
  price: number
}

export interface Closing {
  owner: number
  lifter: number | null
}

export interface Buying {
  good: string
  price: number
  most: number
}

export interface Selling {
  good: string
  price: number
  most: number
  after: number
}
