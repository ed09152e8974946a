/** Looking for what can be done, and saying what cannot. */
import type { Action, Choice } from './contract'

/** An action for `data-refused`. */
export const refused = (action: Action): string => JSON.stringify(action)

export const find = (choices: Choice[], kind: string, args: Partial<Action> = {}): Choice | undefined =>
  choices.find(({ action }) => action.kind === kind && Object.entries(args).every(([name, value]) => action[name] === value))

export const every = (choices: Choice[], kind: string): Choice[] => choices.filter(({ action }) => action.kind === kind)
