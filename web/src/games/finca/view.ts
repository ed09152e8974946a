/** What a seat may know. Made from the game's view by tools/view_types.py: `make types`. */
export interface View {
  seats: number
  turn: number | null
  pending: number[]
  phase: string
  over: boolean
  stopped: boolean
  turns: number
  wheel: string[]
  farmers: number[][]
  supply: Record<string, number>
  hub: number
  wooden: number
  bonuses: number[]
  players: Player[]
  villages: Village[]
  wind: number
  delivery: Delivery | null
  unseen: [string, number][]
  boxed: string[]
  hidden: Hidden | null
}

export interface Player {
  fruits: Record<string, number>
  carts: number
  farmers: number
  action_tiles: string[]
  tiles: string[]
  fincas: string[]
  bonuses: number[]
  lacking: number[]
  score: Score
}

export interface Village {
  village: string
  tile: string | null
  under: number
  finca: string | null
  wooden: boolean
  counts: number[]
  leader: number | null
  payable: string[]
}

export interface Delivery {
  mode: string
  limit: number
  paid: number
  staged: Staged[]
}

export interface Hidden {
  stacks: Record<string, string[]>
  box: string[]
}

export interface Score {
  tiles: number
  fincas: number
  action_tiles: number
  bonuses: number
  total: number
}

export interface Staged {
  village: string
  fruit: string | null
  short: string | null
}
