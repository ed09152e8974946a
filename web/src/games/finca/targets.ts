/** What a blade offers. */
import type { Offer } from '../../lib/offers'
import type { Outcome } from './outcome'

export interface Target extends Offer {
  blade: number
  live: boolean
  gain: Outcome | null
  chosen: boolean
  /** Whether its farmer may be carried to another blade. */
  carry: boolean
}
