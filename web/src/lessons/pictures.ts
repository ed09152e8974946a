/** The small pictures of “in a minute”: a row of things, each a word and what it is of. */
import type { Component } from 'svelte'
import Boat from '../art/Boat.svelte'
import Bonus from '../art/Bonus.svelte'
import Cart from '../art/Cart.svelte'
import Coin from '../art/Coin.svelte'
import Farmer from '../art/Farmer.svelte'
import Ferry from '../art/Ferry.svelte'
import Fetish from '../art/Fetish.svelte'
import Florin from '../art/Florin.svelte'
import Fruit from '../art/Fruit.svelte'
import Good from '../art/Good.svelte'
import Ice from '../art/Ice.svelte'
import IceCart from '../art/IceCart.svelte'
import Landscape from '../art/Landscape.svelte'
import Mystery from '../art/Mystery.svelte'
import Pawn from '../art/Pawn.svelte'
import Sight from '../art/Sight.svelte'
import Star from '../art/Star.svelte'
import Well from '../art/Well.svelte'
import WoodenFinca from '../art/WoodenFinca.svelte'

/** A thing as a drawing takes it. */
export type Props = Record<string, string | number | boolean>
type Drawing = Component<Props>

/** A drawing of ours, and how it is told what it is of. */
const DRAWN: Record<string, [Drawing: unknown, props: (of: string) => Props]> = {
  boat: [Boat, (bag) => ({ bag })],
  bonus: [Bonus, (name) => ({ name })],
  cart: [Cart, (size) => ({ large: size === 'large' })],
  coin: [Coin, () => ({})],
  farmer: [Farmer, (seat) => ({ seat: Number(seat) })],
  ferry: [Ferry, () => ({})],
  fetish: [Fetish, (name) => ({ name })],
  florin: [Florin, () => ({})],
  fruit: [Fruit, (name) => ({ name })],
  good: [Good, (name) => ({ name })],
  ice: [Ice, (name) => ({ name })],
  icecart: [IceCart, (colour) => ({ colour })],
  landscape: [Landscape, (name) => ({ name })],
  mystery: [Mystery, () => ({})],
  pawn: [Pawn, (seat) => ({ seat: Number(seat) })],
  sight: [Sight, (name) => ({ name })],
  star: [Star, () => ({})],
  well: [Well, () => ({})],
  wooden: [WoodenFinca, () => ({})],
}

/** Things with a ground of their own: a card with a number, its back, a tile, a cell of a board. */
const GROUNDS = ['card', 'back', 'tile', 'cell'] as const
export type Ground = (typeof GROUNDS)[number]

export interface Thing {
  x: number
  width: number
  ground?: Ground
  drawing?: { Drawing: Drawing; props: Props }
  words?: string
}

const WIDE = 40
const NARROW = 24
const GAP = 4

function read(word: string): Omit<Thing, 'x'> {
  const [kind, of = '', more = ''] = word.split(' ')
  const ground = GROUNDS.find((one) => one === kind)
  const drawn = DRAWN[kind!]
  const fruit = DRAWN.fruit!
  if (ground === 'card') return { width: WIDE, ground, words: of, drawing: { Drawing: fruit[0] as Drawing, props: fruit[1](more) } }
  if (ground && of) return { ...read(`${of} ${more}`), width: WIDE, ground }
  if (ground) return { width: WIDE, ground }
  if (drawn) return { width: WIDE, drawing: { Drawing: drawn[0] as Drawing, props: drawn[1](of) } }
  if (/^[→+×=<>±−]$|^\d+$/.test(word)) return { width: NARROW, words: word }
  throw new Error(`there is no picture of ${word}`)
}

/** The things of a row with their places, and how wide it is. */
export function rowOf(words: string[]): { things: Thing[]; width: number } {
  let x = 0
  const things = words.map((word) => {
    const thing = { ...read(word), x }
    x += thing.width + GAP
    return thing
  })
  return { things, width: x - GAP }
}
