import '../../art/tokens.css'
import Boat from '../../art/Boat.svelte'
import Fruit from '../../art/Fruit.svelte'
import Ice from '../../art/Ice.svelte'
import Sight from '../../art/Sight.svelte'
import type { GamePage } from '../../lib/contract'
import Board from './Board.svelte'
import { clock } from './clock'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'

const page: GamePage = {
  Board,
  Seat,
  pictures: { fruit: Fruit, business: Picture, piece: Picture, pile: Ice },
  parts: {
    boats: { picture: Boat, look: { bag: 'orange' } },
    rows: { picture: Sight, look: { name: 'tourist_office' } },
    buildings: { picture: Sight, look: { name: 'eco_hotel' } },
    desserts: { picture: Ice, look: { name: 'green' } },
    factory: { picture: Fruit, look: { name: 'orange' } },
    shops: { picture: Sight, look: { name: 'lemonade' } },
  },
  clock,
  secret: false,
}

export default page
