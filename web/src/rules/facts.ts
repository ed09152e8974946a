/** Actions and events have names: numbers in the record, small tables everywhere else. */
import type { Argument, GameDescription } from '../lib/api'
import type { Fact } from '../lib/contract'

/** An argument that these eyes may not know. */
export const HIDDEN = -32768
/** Eyes that are no seat's: a spectator's, and, once nothing is secret any more, everybody's. */
export const SPECTATOR = -1
export const EVERYTHING = -2

const count = ({ keys, size, none }: Argument): number => (keys.length || size) + (none ? 1 : 0)

function valueOf({ keys, size, none }: Argument, number: number): Fact[string] {
  if (none && number === (keys.length || size)) return null
  return keys.length ? keys[number]! : number
}

/** The actions of a game, by their numbers. */
export function actionsOf(ranges: GameDescription['actions']): Fact[] {
  return ranges.flatMap(({ kind, args }) => {
    const total = args.reduce((product, arg) => product * count(arg), 1)
    return Array.from({ length: total }, (_, number) => {
      const values: [string, Fact[string]][] = []
      let rest = number
      for (const arg of args.toReversed()) {
        values.unshift([arg.name, valueOf(arg, rest % count(arg))])
        rest = Math.floor(rest / count(arg))
      }
      return { kind, ...Object.fromEntries(values) }
    })
  })
}

/** An event of the record; what is hidden is left out. */
export function eventOf(kinds: GameDescription['events'], numbers: ArrayLike<number>): Fact {
  const { kind, args } = kinds[numbers[0]!]!
  const fact: Fact = { kind }
  args.forEach((arg, at) => {
    const number = numbers[at + 1]!
    if (number !== HIDDEN) fact[arg.name] = valueOf(arg, number)
  })
  return fact
}
