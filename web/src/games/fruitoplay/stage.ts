import type { Stage } from '../../lib/stage'

const stage: Stage = {
  sounds: {
    commit: 'card',
    show: 'turn_over',
    take: 'lift',
    aside: 'card',
    draw: 'card',
    lay: 'card',
    rot: 'refused',
    deal: 'card',
    target: 'turn_over',
  },
  moments: ['take', 'aside', 'collective', 'deal'],
}

export default stage
