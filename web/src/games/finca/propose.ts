/** The richest load among the villages that can be served now: a proposal, every step of which the rules still judge. */
import type { Action, Choice } from '../../lib/contract'
import type { Box, Tile } from './box'
import type { View } from './view'

type Fruits = Record<string, number>

interface Load {
  points: number
  actions: Action[]
}

interface Serve extends Action {
  village: string
  fruit: string | null
}

const cost = ({ kinds, value }: Tile, fruit: string | null): [string, number][] => (fruit ? [[fruit, value]] : kinds)

/** What is left after paying, or null when it does not suffice. */
function pay(fruits: Fruits, price: [string, number][]): Fruits | null {
  const left = { ...fruits }
  for (const [fruit, count] of price) left[fruit]! -= count
  return price.every(([fruit]) => left[fruit]! >= 0) ? left : null
}

export function propose(view: View, choices: Choice[], box: Box): Load {
  const delivery = view.delivery
  if (!delivery || view.turn === null) return { points: 0, actions: [] }
  const tiles = new Map(view.villages.map(({ village, tile }) => [village, tile]))
  const tileOf = (village: string) => box.tile(tiles.get(village)!)
  const held = delivery.staged.reduce<Fruits>((fruits, { village, fruit, short }) => {
    const price = cost(tileOf(village), fruit).map(([kind, count]): [string, number] => [kind, kind === short ? count - 1 : count])
    return pay(fruits, price) ?? fruits
  }, view.players[view.turn]!.fruits)
  const serves = choices.map(({ action }) => action as Serve).filter(({ kind }) => kind === 'serve')
  const villages = [...new Set(serves.map(({ village }) => village))]

  function best(from: number, fruits: Fruits, room: number): Load {
    const village = villages[from]
    if (village === undefined) return { points: 0, actions: [] }
    let richest = best(from + 1, fruits, room)
    const tile = tileOf(village)
    for (const action of serves.filter((serve) => serve.village === village)) {
      const left = tile.value <= room ? pay(fruits, cost(tile, action.fruit)) : null
      if (!left) continue
      const rest = best(from + 1, left, room - tile.value)
      if (rest.points + tile.value > richest.points) richest = { points: rest.points + tile.value, actions: [action, ...rest.actions] }
    }
    return richest
  }
  return best(0, held, delivery.limit - delivery.paid)
}
