import '../../art/tokens.css'
import Coin from '../../art/Coin.svelte'
import Farmer from '../../art/Farmer.svelte'
import Fruit from '../../art/Fruit.svelte'
import Landscape from '../../art/Landscape.svelte'
import WoodenFinca from '../../art/WoodenFinca.svelte'
import type { GamePage } from '../../lib/contract'
import Board from './Board.svelte'
import Seat from './Seat.svelte'
import TilePicture from './TilePicture.svelte'

const page: GamePage = {
  Board,
  Seat,
  pictures: { fruit: Fruit, tile: TilePicture, landscape: Landscape },
  marks: { buy: Coin, income: Coin, refund: Coin, turn_up: WoodenFinca, build: WoodenFinca, surround: WoodenFinca },
  parts: {
    harvests: { picture: Fruit, look: { name: 'orange' } },
    fincas: { picture: WoodenFinca },
    regions: { picture: Fruit, look: { name: 'lemon' } },
    landscape: { picture: Landscape, look: { name: 'horse' } },
    returned: { picture: Fruit, look: { name: 'lime' } },
  },
  Figure: Farmer,
  secret: false,
}

export default page
