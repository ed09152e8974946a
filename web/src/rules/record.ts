/** A match's record as it is written everywhere. Its seed has more digits than a number of JavaScript keeps. */

export interface MatchRecord {
  game: string
  edition: string
  rules_version: number
  options: Record<string, string | number | boolean | null>
  seed: bigint | null
  seats: { name: string; kind?: 'person' | 'bot'; level?: number }[]
  actions: [seat: number, action: number][]
  result: { places: number[]; points: number[] } | null
  position?: unknown
  known_seed?: boolean
}

/** A record that is not one, or that cannot be replayed here. */
export class RecordError extends Error {}

/** A record of rules that are not here. */
export class OtherRules extends RecordError {}

const MARK = '\uE000'
const TEXT_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*"|-?\b\d{16,}(?![\d.eE])/g
const MARKED = new RegExp(`^${MARK}-?\\d+$`)

/** JSON whose long whole numbers come as they are written, as bigints. */
function parse(text: string): unknown {
  const marked = text.replace(TEXT_OR_LONG_NUMBER, (found) => (found.startsWith('"') ? found : `"${MARK}${found}"`))
  return JSON.parse(marked, (_, value) => (typeof value === 'string' && MARKED.test(value) ? BigInt(value.slice(1)) : value))
}

/** JSON as Python writes it. */
export function write(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}: ${write(one)}`).join(', ')}}`
}

type Shape = 'a text' | 'a whole number' | 'a table' | 'a list' | 'null'

function shapeOf(value: unknown): Shape | undefined {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'bigint' || Number.isInteger(value)) return 'a whole number'
  return typeof value === 'object' ? 'a table' : undefined
}

const SHAPES: Record<string, Shape[]> = {
  game: ['a text'],
  edition: ['a text'],
  rules_version: ['a whole number'],
  options: ['a table'],
  seed: ['a whole number', 'null'],
  seats: ['a list'],
  actions: ['a list'],
  result: ['a table', 'null'],
}

const short = (value: unknown) => write(value ?? null).slice(0, 80)

/** A record from its text; whether it can be replayed is for the rules to say. */
export function read(text: string): MatchRecord {
  let found: unknown
  try {
    found = parse(text)
  } catch {
    throw new RecordError('breaks off or is not JSON')
  }
  check(found)
  return { ...found, seed: found.seed === null ? null : BigInt(found.seed) }
}

function check(record: unknown): asserts record is MatchRecord {
  if (shapeOf(record) !== 'a table') throw new RecordError(`a match is a table of ${Object.keys(SHAPES).join(', ')}`)
  const fields = record as Record<string, unknown>
  for (const [key, shapes] of Object.entries(SHAPES)) {
    if (!(key in fields)) throw new RecordError(`${key} is missing`)
    const shape = shapeOf(fields[key])
    if (!shape || !shapes.includes(shape)) throw new RecordError(`${key} must be ${shapes.join(' or ')}, not ${short(fields[key])}`)
  }
  for (const key in fields) {
    if (!(key in SHAPES) && key !== 'position' && key !== 'known_seed') throw new RecordError(`${key} does not belong into a match`)
  }
  const { seats, actions } = fields as { seats: unknown[]; actions: unknown[] }
  seats.forEach((seat, at) => {
    const named = shapeOf(seat) === 'a table' && typeof (seat as { name: unknown }).name === 'string'
    if (!named) throw new RecordError(`seats[${at}] must be a table with a name, not ${short(seat)}`)
  })
  actions.forEach((played, at) => {
    const pair = Array.isArray(played) && played.length === 2 && played.every(Number.isInteger)
    if (!pair) throw new RecordError(`actions[${at}] must be a seat and an action, not ${short(played)}`)
  })
}
