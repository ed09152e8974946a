/** What a game's rules in WebAssembly say of themselves, and what the page makes of it. */
import type { Argument, GameDescription, GameSummary, Option } from '../lib/api.ts'
import type { Keys, Schema } from './decode.ts'

/** An argument as it is written: what it is not is left out. */
interface Written {
  name: string
  keys?: string[]
  size?: number
  none?: boolean
  secret?: boolean
  drawn?: boolean
}

interface WrittenOption {
  name: string
  default: Option['default']
  values?: (string | number | boolean)[]
  low?: number
  high?: number
  seat?: boolean
}

interface Layout {
  size: number
  fields: Record<string, { offset: number; dtype: string; shape: number[] }>
}

/** The file that lies beside a game's rules. */
export interface Manifest {
  name: string
  rules_version: number
  edition: string
  prefix: string
  seats: number[]
  phases: string[]
  record: Layout
  /** In which a server's records are, too, if it has the same rules. */
  layout: string
  actions: { count: number; kinds: Record<string, { first: number; args: Written[] }> }
  events: Record<string, Written[]>
  options: WrittenOption[]
  keys: Keys
  view: Schema
  parts: string[]
  /** What a bot's thought takes place in: its record, and the bytes of a choice in a tree. */
  thought: Layout
  edge: number
  /** How bots think; */
  levels: Level[]
  /** how often a hint has looked at an action before it says its chance; */
  looks: number
  /** guided by a network, by this kind of thought, and so many numbers are what the network is given. */
  guided: { kind: number; inputs: number }
}

/** What a thought is told before it begins, by the names in its record. */
export type Settings = Record<string, number>

/** Two seats or more that the game's network has learned, so many that it has not, and any number where there is no network. */
export type TableKind = 'pair' | 'many' | 'unlearned' | 'bare'

/** A strength a person can choose, and how whoever plays it thinks. */
export interface Level {
  number: number
  tables: Record<TableKind, Thinking>
}

/** How a bot thinks: for so long at most, told this, in a tree of so many choices. */
export interface Thinking {
  seconds: number | null
  settings: Settings
  room: number
}

const argument = ({ name, keys = [], size = 0, none = false }: Written): Argument => ({ name, keys, size, none })

function option({ name, default: usual, values, low = 0, high = 0, seat }: WrittenOption): Option {
  if (seat) return { name, kind: 'seat', default: usual }
  return values ? { name, kind: 'choice', default: usual, choices: values } : { name, kind: 'number', default: usual, low, high }
}

/** A game as it stands on the shelf. */
export function listedOf({ name, edition, seats, options, levels }: Manifest): GameSummary {
  return { game: name, edition, seats, options: options.map(option), levels: levels.map(({ number }) => number) }
}

/** A game as boards and sentences need it. */
export function describedOf(manifest: Manifest, components: GameDescription['components'], rules: GameDescription['rules']): GameDescription {
  const { actions, events } = manifest
  return {
    ...listedOf(manifest),
    components,
    rules,
    actions: Object.entries(actions.kinds).map(([kind, { first, args }]) => ({ kind, first, args: args.map(argument) })),
    events: Object.entries(events).map(([kind, args]) => ({ kind, args: args.map(argument) })),
  }
}
