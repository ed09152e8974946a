import '../../art/tokens.css'
import Bonus from '../../art/Bonus.svelte'
import Fetish from '../../art/Fetish.svelte'
import Good from '../../art/Good.svelte'
import Pawn from '../../art/Pawn.svelte'
import type { GamePage } from '../../lib/contract'
import Board from './Board.svelte'
import { clock } from './clock'
import EffectPicture from './EffectPicture.svelte'
import { gather } from './gather'
import Seat from './Seat.svelte'

const page: GamePage = {
  Board,
  Seat,
  pictures: { good: Good, give: Good, get: Good, bonus: Bonus, fetish: Fetish, effect: EffectPicture },
  parts: Object.fromEntries(['A', 'B', 'C'].map((name) => [`fetish_${name}`, { picture: Fetish, look: { name } }])),
  Figure: Pawn,
  gather,
  clock,
  bar: { usual: '6.5rem', wide: '4.8rem', share: '60%' },
  secret: true,
}

export default page
