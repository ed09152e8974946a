/** What a space or a ferry offers. */
import { every, find, refused } from '../../lib/choices'
import type { Action, Choice } from '../../lib/contract'
import type { Offer as Basic } from '../../lib/offers'
import type { Components, Space } from './components'
import { nextLanding } from './ferries'
import type { Gesture } from './gesture'
import { costWords, spaceWords, type Teller } from './tell'
import type { Player } from './view'
import { actionsOf } from './ways'

export interface Offer extends Basic {
  /** Taken up by a gesture. */
  chosen?: boolean
  /** Who stops here trades here. */
  trades?: boolean
  /** Points and florins that it costs to come here. */
  cost?: { points: number; florins: number }
}

/** Somebody at the table who wonders what to do. */
export interface Asker extends Teller {
  player: Player | null
  choices: Choice[]
  hintFor: number | null
  gesture: Gesture | null
  begin: (gesture: Gesture | null) => void
  playAll: (actions: Action[]) => void
}

const hinted = ({ choices, hintFor }: Asker): Action | undefined => choices.find(({ id }) => id === hintFor)?.action

function offer(asker: Asker, space: string, action: Action, more: Partial<Offer> = {}): Offer {
  const { choices, hintFor, text } = asker
  const choice = find(choices, action.kind, action)
  if (!choice) return { label: spaceWords(asker, space), refused: refused(action), ...more }
  return { label: `${text(`action-${action.kind}`, action)}. ${spaceWords(asker, space)}`, choice: choice.id, hinted: choice.id === hintFor, ...more }
}

export function spaceOffer(asker: Asker, { space, kind }: Space): Offer {
  const { board, choices, gesture } = asker
  const label = spaceWords(asker, space)
  if (choices.length === 0 || !board) return { label }
  if (gesture?.kind === 'bonus' && gesture.bonus === 'close') return kind === 'house' ? offer(asker, space, { kind: 'bonus_close', site: space }) : { label }
  if (gesture) return { label }
  if (board.phase === 'moving') return wayOffer(asker, space)
  if (board.phase === 'push_pawn') return offer(asker, space, { kind: 'act_walk', space })
  if (kind === 'house' && every(choices, 'act_site').length > 0)
    return offer(asker, space, { kind: 'act_site', site: space }, { chosen: board.acting?.picked === space })
  return { label }
}

function stayOffer(asker: Asker, space: string): Offer {
  const stay = offer(asker, space, { kind: 'end_move' })
  if (stay.choice === undefined) return stay
  return { ...stay, label: `${asker.text('label-stop-here')}. ${spaceWords(asker, space)}`, trades: asker.houses.has(space) }
}

function wayOffer(asker: Asker, space: string): Offer {
  const { view, player, choices, playAll, text } = asker
  if (player!.space === space) return stayOffer(asker, space)
  const way = view.own!.ways.find((one) => one.space === space)
  if (!way) return { label: spaceWords(asker, space), refused: refused({ kind: 'walk', space }) }
  const { points, florins } = way
  const actions = actionsOf(way)
  const single = actions.length === 1 ? find(choices, actions[0]!.kind, actions[0]!) : undefined
  const hint = hinted(asker)
  return {
    label: `${text('action-walk', { space })}: ${costWords(text, points, florins)}. ${spaceWords(asker, space)}`,
    cost: { points, florins },
    choice: single?.id,
    pick: !single,
    hinted: (hint?.kind === 'walk' && hint.space === space) || (hint?.kind === 'ride' && hint.landing === space),
    onclick: single ? undefined : () => playAll(actions),
  }
}

/** Where a ferry may go from a landing, with oneself or without. */
export const ferryMoves = ({ player, choices }: Asker, from: string): Choice[] => [
  ...(player?.space === from ? every(choices, 'ride') : []),
  ...choices.filter(({ action }) => (action.kind === 'call' || action.kind === 'act_ferry') && action.landing === from),
]

export function ferryOffer(asker: Asker, landing: string, components: Components): Offer {
  const { board, choices, gesture, begin, text } = asker
  const label = `${text('label-ferry')}: ${text(`landing-${landing}`)}`
  if (gesture?.kind === 'ferry' && gesture.landing === landing) return { label, pick: true, chosen: true, onclick: () => begin(null) }
  if (choices.length === 0 || gesture || (board?.phase !== 'moving' && board?.phase !== 'move_ferry')) return { label }
  if (ferryMoves(asker, landing).length === 0) return { label, refused: refused({ kind: 'call', landing, to: nextLanding(landing, components) }) }
  const hint = hinted(asker)
  return {
    label,
    pick: true,
    hinted: (hint?.kind === 'call' || hint?.kind === 'act_ferry') && hint.landing === landing,
    onclick: () => begin({ kind: 'ferry', landing }),
  }
}

/** Where the ferry in hand, or the pawn that is pushed, may land. */
export function landable(asker: Asker): { landing: string; choice: Choice }[] {
  const { board, choices, gesture } = asker
  if (board?.phase === 'push_pawn') return every(choices, 'act_ride').map((choice) => ({ landing: choice.action.landing as string, choice }))
  if (gesture?.kind !== 'ferry') return []
  const found = new Map<string, Choice>()
  for (const choice of ferryMoves(asker, gesture.landing)) {
    const to = (choice.action.kind === 'ride' ? choice.action.landing : choice.action.to) as string
    if (!found.has(to)) found.set(to, choice)
  }
  return [...found].map(([landing, choice]) => ({ landing, choice }))
}
