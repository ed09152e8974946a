/** What is said of a space, for those who cannot see it, and what a way costs. */
import type { Text } from '../../lib/contract'
import { sentences } from '../../lib/offers'
import type { Board, House, View } from './view'

export interface Teller {
  view: View
  /** The table that is shown, if any. */
  board: Board | undefined
  houses: Map<string, House>
  text: Text
}

/** No table is shown: nobody stands anywhere. */
const NOWHERE = -1

export const costWords = (text: Text, points: number, florins: number): string => {
  const words = text('label-cost', { points })
  return florins ? text('label-cost-florins', { points: words, florins }) : words
}

/** Who stands on a space. */
export const visitors = ({ players }: View, table: number, space: string): number[] =>
  players.flatMap((one, seat) => (one.space === space && one.table === table ? [seat] : []))

function tradeWords(text: Text, { kind, goods, buys, takes, gives, special, pattern }: House): string[] {
  if (kind === 'merchant') {
    const sold = goods.map(
      ({ good, stock, price }) => `${text('label-sells')} ${stock} ${text(`good-${good}`, { amount: stock })}, ${text('label-unit-price', { price })}`,
    )
    return [...sold, `${text('label-buys')} ${text(`good-${buys}`, { amount: 2 })}`]
  }
  if (kind === 'exchanger') return [`${text('label-takes')} ${text(`good-${takes}`)}, ${text('label-gives')} ${text(`good-${gives}`, { amount: 2 })}`]
  return [text(kind === 'special' ? `special-${special}-help` : `pattern-${pattern}-help`)]
}

const houseWords = (text: Text, house: House): string[] => [
  text(`kind-${house.kind}`),
  ...tradeWords(text, house),
  ...house.actions.map(({ effect, good }) => `${text(`effect-${effect}`)}${good ? ` ${text(`good-${good}`, { amount: 2 })}` : ''}`),
  ...(house.closed.length > 0 ? [text('label-closed')] : []),
]

export function spaceWords(teller: Teller, space: string): string {
  const { view, board, houses, text } = teller
  const house = houses.get(space)
  const name = text(`space-${space}`)
  const here = visitors(view, board?.table ?? NOWHERE, space).map((seat) => text('label-seat', { seat }))
  return sentences([
    house ? `${name}, ${text(`dealer-${house.dealer}`)}` : name,
    ...(house ? houseWords(text, house) : []),
    ...(here.length > 0 ? [here.join(', ')] : []),
  ])
}
