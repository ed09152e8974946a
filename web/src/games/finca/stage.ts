import type { Stage } from '../../lib/stage'

const stage: Stage = {
  sounds: {
    place: 'put',
    walk: 'put',
    fly: 'put',
    harvest: 'put',
    carts: 'lift',
    open: 'lift',
    stage: 'lift',
    stage_short: 'lift',
    pay: 'coins',
    take: 'card',
    spend_tile: 'card',
    reveal: 'turn_over',
  },
  moments: ['award', 'box', 'bonus'],
}

export default stage
