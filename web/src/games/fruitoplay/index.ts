import '../../art/tokens.css'
import Fruit from '../../art/Fruit.svelte'
import type { GamePage } from '../../lib/contract'
import Board from './Board.svelte'
import CardPicture from './CardPicture.svelte'
import { clock } from './clock'
import { gather } from './gather'
import RoundPicture from './RoundPicture.svelte'
import Seat from './Seat.svelte'

const page: GamePage = {
  Board,
  Seat,
  pictures: { fruit: Fruit, card: CardPicture },
  parts: Object.fromEntries(['1', '2', '3'].map((name) => [`round_${name}`, { picture: RoundPicture, look: { name } }])),
  gather,
  clock,
  secret: true,
}

export default page
