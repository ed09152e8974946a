import type { Stage } from '../../lib/stage'

const stage: Stage = {
  sounds: {
    buy: 'coins',
    take: 'lift',
    cart: 'lift',
    place: 'put',
    build: 'put',
    pick: 'card',
    turn_up: 'turn_over',
    draw: 'turn_over',
    harvest: 'lift',
    income: 'coins',
    refund: 'coins',
    money: 'coins',
    bull: 'put',
    milestone: 'card',
    penalty: 'refused',
  },
  moments: ['surround', 'score', 'harvest', 'last_tile', 'blocked'],
}

export default stage
