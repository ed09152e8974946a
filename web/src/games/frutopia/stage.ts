import type { Stage } from '../../lib/stage'

const stage: Stage = {
  sounds: {
    bag: 'lift',
    moor: 'turn_over',
    slide: 'put',
    harvest: 'lift',
    pay: 'coins',
    make: 'put',
    take: 'card',
    place: 'put',
    advance: 'put',
    land: 'put',
    join: 'put',
  },
  moments: ['deliver', 'build', 'last_round'],
}

export default stage
