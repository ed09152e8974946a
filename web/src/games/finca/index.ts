import '../../art/tokens.css'
import Cart from '../../art/Cart.svelte'
import Farmer from '../../art/Farmer.svelte'
import Fruit from '../../art/Fruit.svelte'
import Star from '../../art/Star.svelte'
import WoodenFinca from '../../art/WoodenFinca.svelte'
import type { GamePage } from '../../lib/contract'
import ActionTile from './ActionTile.svelte'
import Board from './Board.svelte'
import FincaPicture from './FincaPicture.svelte'
import Seat from './Seat.svelte'
import TilePicture from './TilePicture.svelte'

const page: GamePage = {
  Board,
  Seat,
  pictures: { fruit: Fruit, tile: TilePicture, finca: FincaPicture },
  marks: { carts: Cart, recall_carts: Cart, return_cart: Cart, open: Cart, build: WoodenFinca },
  parts: {
    tiles: { picture: TilePicture, look: { name: 'F' } },
    fincas: { picture: FincaPicture },
    action_tiles: { picture: ActionTile, look: { name: 'strong_wind' } },
    bonuses: { picture: Star },
  },
  Figure: Farmer,
  bar: { usual: '5.6rem' },
  secret: false,
}

export default page
