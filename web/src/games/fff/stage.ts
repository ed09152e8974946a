import type { Stage } from '../../lib/stage'

const stage: Stage = {
  sounds: {
    keep: 'card',
    enter: 'put',
    walk: 'put',
    ride: 'lift',
    call: 'coins',
    ferry: 'lift',
    push: 'put',
    turn_up: 'turn_over',
    play: 'card',
    draw: 'card',
    close: 'put',
    buy: 'coins',
    buy_from: 'coins',
    sell: 'coins',
    exchange: 'card',
    any_to_two: 'card',
    swap: 'card',
    pay: 'coins',
    gift: 'lift',
    arrive: 'put',
  },
  moments: ['fetish', 'finish', 'arrive'],
}

export default stage
