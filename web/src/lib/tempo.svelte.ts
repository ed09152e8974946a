/** How long things take that move: as the reader chose, and at once where the device asks for no motion. */
export type Pace = 'slow' | 'normal' | 'quick' | 'none'

const FACTORS: Record<Pace, number> = { slow: 1.7, normal: 1, quick: 0.5, none: 0 }
export const PACES = Object.keys(FACTORS) as Pace[]

let factor = $state(1)

export const setPace = (pace: Pace): void => {
  factor = FACTORS[pace]
}

/** What a duration is multiplied with: 0 is at once. */
export const tempo = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : factor)
