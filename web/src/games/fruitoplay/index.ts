import '../../art/tokens.css'
import Fruit from '../../art/Fruit.svelte'
import type { GamePage } from '../../lib/contract'
import Board from './Board.svelte'
import CardPicture from './CardPicture.svelte'
import { clock } from './clock'
import Seat from './Seat.svelte'

const page: GamePage = {
  Board,
  Seat,
  pictures: { fruit: Fruit, card: CardPicture },
  clock,
  secret: true,
}

export default page
