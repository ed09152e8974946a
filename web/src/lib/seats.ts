/** Up to fifteen seats told apart by colour, pattern and mark. */
import { settings } from './settings.svelte'

export interface SeatLook {
  colour: string
  /** Text and marks drawn on the colour. */
  ink: string
  deep: string
  /** A silhouette in a 24 × 24 box. */
  mark: string
  /** A CSS background for bands of the colour. */
  pattern: string
  /** The stroke pattern of the seat's curve. */
  dash: string
}

const LIGHT = '#fffaf0'
const DARK = '#2c2008'

const stripes = (angle: number, width: number) =>
  `repeating-linear-gradient(${angle}deg, transparent 0 ${width}px, rgb(255 255 255 / 32%) ${width}px ${2 * width}px)`
const dots = (size: number) => `radial-gradient(rgb(255 255 255 / 45%) ${size / 4}px, transparent ${size / 4 + 0.5}px) 0 0 / ${size}px ${size}px`

const look = (colour: string, deep: string, ink: string, mark: string, pattern: string, dash: string): SeatLook => ({
  colour,
  deep,
  ink,
  mark,
  pattern,
  dash,
})

const LOOKS: SeatLook[] = [
  look('#b93029', '#7d1a16', LIGHT, 'M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z', 'none', ''),
  look('#e9b921', '#9c7606', DARK, 'M12 3l10 17.5H2z', stripes(45, 4), '7 3'),
  look('#2a5b9e', '#173a6b', LIGHT, 'M12 2l9 10-9 10-9-10z', dots(9), '2 3'),
  look('#2c7648', '#174c2b', LIGHT, 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z', stripes(0, 4), '10 3 2 3'),
  look('#7a4a9c', '#4d2a68', LIGHT, 'M16 2.5A10 10 0 1 0 21.5 15 8.5 8.5 0 0 1 16 2.5z', stripes(90, 4), '5 2'),
  look('#1f8a8a', '#0f5757', LIGHT, 'M12 1.5c4 5.5 6.8 9 6.8 13a6.8 6.8 0 0 1-13.6 0c0-4 2.8-7.5 6.8-13z', dots(6), '1 2'),
  look('#d26a97', '#8e3a61', DARK, 'M12 21C4 15 2 11.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3.5-2 7-10 13z', stripes(135, 4), '8 2 2 2'),
  look('#7c5230', '#50331b', LIGHT, 'M4 4h16v16H4z', stripes(45, 2), '4 4'),
  look('#5b6b79', '#37434d', LIGHT, 'M12 2l9 5v10l-9 5-9-5V7z', stripes(0, 2), '12 3'),
  look('#d9742a', '#944812', DARK, 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z', dots(12), '3 2'),
  look('#a3c644', '#647e1e', DARK, 'M2 16L12 5l10 11-3 3.5-7-7.5-7 7.5z', stripes(90, 2), '6 2 1 2'),
  look('#6db3dd', '#346f94', DARK, 'M3 4h18v4H3zm0 6h18v4H3zm0 6h18v4H3z', stripes(135, 2), '2 2'),
  look('#6b1f3d', '#430f24', LIGHT, 'M4 3h16l-6 9 6 9H4l6-9z', dots(7), '9 4'),
  look('#31302f', '#100f0f', LIGHT, 'M12 1.5l2.8 7.7 7.7 2.8-7.7 2.8L12 22.5l-2.8-7.7L1.5 12l7.7-2.8z', stripes(60, 4), '1 3'),
  look('#ddd5c4', '#8d8470', DARK, 'M12 3l9 8h-3v10H6V11H3z', stripes(30, 4), '14 2'),
]

/** Okabe and Ito's colours, which nearly everybody can tell apart, and by which seats differ in brightness, too. */
const DISTINCT: [colour: string, deep: string, ink: string][] = [
  ['#d55e00', '#8a3d00', LIGHT],
  ['#f0e442', '#8f8710', DARK],
  ['#0072b2', '#00466e', LIGHT],
  ['#009e73', '#005e45', DARK],
  ['#cc79a7', '#86406a', DARK],
  ['#56b4e9', '#23709c', DARK],
  ['#1d1d1b', '#000000', LIGHT],
  ['#e69f00', '#8f6300', DARK],
]

export function seatLook(seat: number): SeatLook {
  const usual = LOOKS[seat % LOOKS.length]!
  const [colour, deep, ink] = (settings.colours === 'distinct' && DISTINCT[seat]) || [usual.colour, usual.deep, usual.ink]
  return { ...usual, colour, deep, ink }
}

/** Custom properties for an element that speaks of a seat. */
export function seatStyle(seat: number): string {
  const { colour, ink, deep, pattern } = seatLook(seat)
  const line = `light-dark(color-mix(in oklab, ${colour} 65%, ${deep}), color-mix(in oklab, ${colour} 70%, white))`
  return `--seat: ${colour}; --seat-ink: ${ink}; --seat-deep: ${deep}; --seat-pattern: ${pattern}; --seat-line: ${line}`
}
