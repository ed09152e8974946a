/** What a seat may know. Made from the game's view by tools/view_types.py: `make types`. */
export interface View {
  seats: number
  turn: number | null
  pending: number[]
  phase: string
  over: boolean
  turns: number
  round: number
  trick: number
  target: string | null
  river: string[]
  collective: Collective | null
  pile: number
  aside: string[]
  players: Player[]
  last: LastTrick | null
  hand: string[]
  gaps: number[]
  chosen: string | null
  answer: string | null
  rotten: Rotten[]
  prospect: number
  unseen: string[]
}

export interface Collective {
  fruit: string
  value: number
  chooser: number | null
}

export interface Player {
  hand: number
  ready: boolean
  columns: Record<string, string[]>
  values: Record<string, number>
  product: number
  score: Score
}

export interface LastTrick {
  target: string
  shown: Shown[]
  matching: boolean
  winner: number | null
}

export interface Rotten {
  fruit: string
  card: string
  choices: Cancelling[]
  chosen: string | null
}

export interface Score {
  rounds: number[]
  total: number
}

export interface Shown {
  seat: number
  card: string
  gap: number
  struck: number
}

export interface Cancelling {
  card: string
  points: number
}
