import '../../art/tokens.css'
import Fruit from '../../art/Fruit.svelte'
import Ice from '../../art/Ice.svelte'
import type { GamePage } from '../../lib/contract'
import Board from './Board.svelte'
import { clock } from './clock'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'

const page: GamePage = {
  Board,
  Seat,
  pictures: { fruit: Fruit, business: Picture, piece: Picture, pile: Ice },
  clock,
  secret: false,
}

export default page
