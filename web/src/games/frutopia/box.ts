/** The box, looked up by key. */
import type { BoatCard, Components } from './components'

export type Kind = 'plan' | 'building' | 'shop' | 'mixed' | 'cart'

export interface Business {
  business: string
  kind: Kind
  points: number
  stars: number
  /** Of a plan. */
  shape: string[]
  /** Of a mixed harvest token. */
  fruits: string[]
  /** Of a cart. */
  colour: string
}

export interface Box {
  boat: (key: string) => BoatCard
  /** Undefined for a harvest token of one fruit. */
  business: (key: string) => Business | undefined
}

/** What is drawn of a business that stands still. */
export const SIGHTS: Record<string, string> = {
  PL1: 'zip_lines',
  PL2: 'diving_club',
  PL3: 'spa',
  PL4: 'crocodile_farm',
  PL5: 'aviary',
  PL6: 'eco_hotel',
  SM1: 'tower',
  SM2: 'museum',
  SM3: 'observatory',
  SH1: 'deckchairs',
  SH2: 'catering',
  SH3: 'tourist_office',
  SH4: 'lemonade',
}

const PLAIN = { points: 0, stars: 0, shape: [], fruits: [], colour: '' }

export function openBox({ boats, plans, buildings, shops, mixed, carts }: Components): Box {
  const all: Business[] = [
    ...plans.map((one) => ({ ...PLAIN, ...one, kind: 'plan' as const })),
    ...buildings.map((one) => ({ ...PLAIN, ...one, kind: 'building' as const })),
    ...shops.map(({ business }) => ({ ...PLAIN, business, kind: 'shop' as const })),
    ...mixed.map((one) => ({ ...PLAIN, ...one, kind: 'mixed' as const })),
    ...carts.map((one) => ({ ...PLAIN, ...one, kind: 'cart' as const })),
  ]
  const businesses = new Map(all.map((one) => [one.business, one]))
  const cards = new Map(boats.map((one) => [one.boat, one]))
  return { boat: (key) => cards.get(key)!, business: (key) => businesses.get(key) }
}
