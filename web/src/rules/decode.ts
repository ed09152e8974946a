/** Reads a view from the tape on which a game's rules have written it: `engine/views.py` says how it lies there. */
import type { Action } from '../lib/contract'

/** The type of what is written, as `views.schema` gives it. */
export type Schema =
  | ['int' | 'bool' | 'action']
  | ['key', string]
  | ['maybe', Schema]
  | ['list', Schema]
  | ['tuple', Schema[]]
  | ['dict' | 'sparse', string, Schema]
  | ['record', [string, Schema][]]

/** A game's tables of names. */
export type Keys = Record<string, string[]>

type Read = () => unknown

/** What reads tapes of a schema; made once for a game. `action` gives an action by its number. */
export function decoder<View>(schema: Schema, keys: Keys, action: (id: number) => Action): (tape: Int32Array) => View {
  let numbers: Int32Array
  let at = 0
  const take = (): number => numbers[at++]!

  function times<Item>(count: number, read: () => Item): Item[] {
    const items = new Array<Item>(count)
    for (let i = 0; i < count; i++) items[i] = read()
    return items
  }

  function reading(schema: Schema): Read {
    switch (schema[0]) {
      case 'int':
        return take
      case 'bool':
        return () => take() === 1
      case 'action':
        return () => action(take())
      case 'key': {
        const names = table(schema[1])
        return () => names[take()]
      }
      case 'maybe': {
        const read = reading(schema[1])
        return () => (take() ? read() : null)
      }
      case 'list': {
        const read = reading(schema[1])
        return () => times(take(), read)
      }
      case 'tuple': {
        const reads = schema[1].map(reading)
        return () => reads.map((read) => read())
      }
      case 'dict': {
        const read = reading(schema[2])
        return fields(table(schema[1]).map((name) => [name, read]))
      }
      case 'sparse': {
        const names = table(schema[1])
        const read = reading(schema[2])
        return () => Object.fromEntries(times(take(), () => [names[take()]!, read()]))
      }
      case 'record':
        return fields(schema[1].map(([name, inner]) => [name, reading(inner)]))
    }
  }

  function table(name: string): string[] {
    const names = keys[name]
    if (!names) throw new Error(`there is no table of keys ${name}, only ${Object.keys(keys).join(', ')}`)
    return names
  }

  function fields(reads: [string, Read][]): Read {
    return () => {
      const record: Record<string, unknown> = {}
      for (const [name, read] of reads) record[name] = read()
      return record
    }
  }

  const read = reading(schema)
  return (tape) => {
    numbers = tape
    at = 1
    return read() as View
  }
}
