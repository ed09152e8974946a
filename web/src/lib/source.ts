/** A match to be looked at again, whoever keeps it. */
import { open } from '../rules/kept'
import { OtherRules } from '../rules/record'
import * as states from '../rules/states'
import { find } from '../rules/store'
import { readMatch, readStep, readTable, ServerError, setupOf, type Setup, type State, type Step } from './api'
import type { Keeper } from './router.svelte'

export interface Source {
  read: () => Promise<[Setup, State]>
  step: (number: number) => Promise<Step>
}

const onServer = (match: string): Source => ({
  read: () => Promise.all([readTable(match).then(setupOf), readMatch(match)]),
  step: (number) => readStep(match, number),
})

async function opened(id: string): Promise<{ sitting: states.Sitting; seat: number | null }> {
  const row = await find(id)
  if (!row) throw new ServerError(404, 'not_found', id)
  try {
    return { sitting: await open(row), seat: row.seat }
  } catch (error) {
    throw error instanceof OtherRules ? new ServerError(409, 'edition', id) : error
  }
}

function onDevice(id: string): Source {
  const found = opened(id)
  return {
    read: () => found.then(({ sitting, seat }) => [states.setup(sitting), states.state(sitting, seat)]),
    step: (number) => found.then(({ sitting, seat }) => states.step(sitting, seat, number)),
  }
}

export const source = (keeper: Keeper, match: string): Source => (keeper === 'local' ? onDevice(match) : onServer(match))
