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
  // A trick has the middle of the table for itself, and does not say beforehand who wins.
  moments: ['collective', 'deal'],
}

export default stage
