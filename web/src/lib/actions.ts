/** An action's number in the game's space, from its name and arguments. */
import type { Argument, GameDescription } from './api'
import type { Action, Value } from './contract'

const count = ({ keys, size, none }: Argument): number => (keys.length || size) + (none ? 1 : 0)

function encode(argument: Argument, value: Value): number {
  if (value === null && argument.none) return count(argument) - 1
  return argument.keys.length ? argument.keys.indexOf(value as string | number) : (value as number)
}

/** The number of an action, or -1 when the game has none such. */
export function actionId(ranges: GameDescription['actions'], action: Action): number {
  const range = ranges.find(({ kind }) => kind === action.kind)
  if (!range) return -1
  let number = 0
  for (const argument of range.args) {
    const one = encode(argument, action[argument.name] ?? null)
    if (!(one >= 0 && one < count(argument))) return -1
    number = number * count(argument) + one
  }
  return range.first + number
}

/** The arguments that count places which only we have numbered, from 0: shown to people from 1. */
export function placesOf(kinds: { args: Argument[] }[]): Set<string> {
  return new Set(kinds.flatMap(({ args }) => args.filter(({ size }) => size > 0).map(({ name }) => name)))
}
