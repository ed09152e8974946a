/** What is said of a thing on the table when it is pointed at. */
import type { Choice, Named, Text } from '../../lib/contract'
import type { Components } from './components'
import type { Line, Lot, Region, View } from './view'

export interface Told {
  title: string
  lines: string[]
  warnings: string[]
  tiles?: { tile: string; count: number }[]
  strengths?: { seat: number; words: string }[]
  fruits?: string[]
  /** What the fruits are, in words, and what stands before their pictures. */
  shows?: string
  label?: string
}

export interface Teller {
  view: View
  seats: Named[]
  components: Components
  text: Text
}

const told = (title: string, more: Partial<Told> = {}): Told => ({ title, lines: [], warnings: [], ...more })

export function regionWords({ text }: Teller, region: Region): string {
  const { size, fruit, value, owner } = region
  const words = text('label-region', { size, fruit, value })
  return owner === null ? text('label-region-neutral', { region: words }) : text('label-region-of', { seat: owner, region: words })
}

export const lotTitle = ({ text }: Teller, { lot, state, scored, first, second }: Lot): string =>
  state === 'finca' && !scored ? text('label-lot-finca', { lot, first, second }) : text(scored ? 'label-lot-scored' : `label-lot-${state}`, { lot })

/** Who leads around a finca. */
export function leadWords({ seats, text }: Teller, { leaders, lead }: Lot): string {
  if (leaders.length === 0) return text('label-nobody')
  if (leaders.length === 1) return text('label-leads', { seat: leaders[0]!, lead })
  return text('label-tied', { seats: leaders.map((seat) => seats[seat]!.name) })
}

export const missingWords = ({ text }: Teller, { missing }: Lot): string => text('label-missing', { count: missing.length })

/** A finca in one sentence. */
export const standingWords = (teller: Teller, lot: Lot): string =>
  [
    lotTitle(teller, lot),
    missingWords(teller, lot),
    leadWords(teller, lot),
    ...lot.strengths.flatMap((strength, seat) => (strength ? [teller.text('label-strength', { seat, strength })] : [])),
  ].join('. ')

function tellLot(teller: Teller, lot: Lot): Told {
  const { text } = teller
  const shown = {
    fruits: lot.shows,
    label: text('label-shows', { fruits: '' }),
    shows: text('label-shows', { fruits: lot.shows.map((fruit) => text(`fruit-${fruit}`)) }),
  }
  if (lot.state !== 'finca' || lot.scored)
    return told(lotTitle(teller, lot), lot.scored ? {} : { ...shown, lines: lot.state === 'open' ? [missingWords(teller, lot)] : [] })
  const strengths = lot.strengths.flatMap((strength, seat) => {
    const gain = lot.gains[seat]!
    return strength ? [{ seat, words: gain ? `${strength} → ${text('label-gain', { points: gain })}` : `${strength}` }] : []
  })
  return told(lotTitle(teller, lot), { ...shown, strengths, lines: [`${missingWords(teller, lot)}. ${leadWords(teller, lot)}`] })
}

export function lineWords({ text }: Teller, { line, price, state, tiles, homeless, finca, refill }: Line): string[] {
  return [
    text('label-line', { line, price }),
    ...tiles.map((tile) => text(`tile-${tile}`)),
    text(`label-line-${state}`),
    ...(state === 'unbuildable' ? homeless.map((tile) => text('label-homeless', { tile })) : []),
    ...(finca ? [text('label-line-finca')] : refill ? [text('label-line-refill')] : []),
  ]
}

function tellLine(teller: Teller, line: Line): Told {
  const { text } = teller
  const { tiles, homeless, finca, refill, left } = line
  const state = teller.view.phase === 'main' ? line.state : ''
  const reasons = state === 'unbuildable' ? homeless.map((tile) => text('label-homeless', { tile })) : []
  return told(text('label-line', { line: line.line, price: line.price }), {
    tiles: countTiles(tiles),
    lines: [
      ...(state === 'open' ? [text('label-line-open')] : []),
      finca ? text('label-line-finca') : refill ? text('label-line-refill') : text('label-then-left', { left }),
    ],
    warnings: state === 'open' || !state ? [] : [text(`label-line-${state}`), ...reasons],
  })
}

const countTiles = (tiles: string[]) => [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((one) => one === tile).length }))

function tellStock({ view, components, text }: Teller): Told {
  const { fincas, sites, shut } = view.stock
  const kinds = components.fincas.flatMap(({ finca, first, second }) => (fincas[finca] ? [`${fincas[finca]} × ${first}/${second}`] : []))
  return told(`${text('label-fincas')}: ${kinds.join(', ') || text('label-none')}`, {
    lines: [`${text('label-sites')}: ${sites.join(' ') || text('label-none')}`, ...(shut ? [text('label-shut')] : [])],
  })
}

/** By what an element says of itself in `data-tell`. */
export function tell(teller: Teller, what: string): Told | null {
  const { view, text } = teller
  const [sort, key = ''] = what.split(' ')
  switch (sort) {
    case 'lot':
      return tellLot(
        teller,
        view.lots.find(({ lot }) => lot === key)!,
      )
    case 'region':
      return told(regionWords(teller, view.regions[Number(key)]!))
    case 'line':
      return tellLine(teller, view.market.lines[Number(key)]!)
    case 'landscape':
      return told(capital(text(`landscape-${key}`)), { lines: [text(`landscape-${key}-help`)] })
    case 'rock':
      return told(text('label-rock'), { lines: [text('label-rock-help')] })
    case 'bag':
      return told(text('label-in-bag', { count: view.market.in_bag }), {
        tiles: Object.entries(view.market.bag).map(([tile, count]) => ({ tile, count })),
      })
    case 'fincas':
      return tellStock(teller)
    default:
      return null
  }
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What a square says of itself. */
export function tellOf({ view }: Teller, square: string): string | null {
  const { lot, region, landscape, ground, roads_of } = view.squares.find((one) => one.square === square)!
  if (lot) return `lot ${lot}`
  if (region !== null) return `region ${region}`
  if (landscape) return `landscape ${landscape}`
  if (ground === 'rock') return 'rock'
  return roads_of[0] ? `lot ${roads_of[0]}` : null
}

/** A square in words. */
export function squareWords(teller: Teller, square: string): string {
  const { view, text } = teller
  const { lot, region, landscape, ground, roads_of, tile } = view.squares.find((one) => one.square === square)!
  if (lot)
    return standingOf(
      teller,
      view.lots.find((one) => one.lot === lot)!,
    )
  const words = []
  if (tile) words.push(capital(text(`tile-${tile}`)))
  if (region !== null) words.push(regionWords(teller, view.regions[region]!))
  else if (landscape) words.push(capital(text(`landscape-${landscape}`)))
  else if (ground === 'rock') words.push(text('label-rock'))
  else words.push(text('label-empty'))
  for (const road of roads_of) words.push(`${text('label-road')} ${text('label-lot', { lot: road })}`)
  return words.join('. ')
}

/** A square that does not take what would be laid there. */
export function notHere(teller: Teller, square: string, rule: string): Told {
  const { region, landscape, ground } = teller.view.squares.find((one) => one.square === square)!
  const there = region !== null || landscape || ground === 'rock' ? tell(teller, tellOf(teller, square)!) : null
  return told(there?.title ?? `${square}: ${teller.text('label-empty')}`, {
    warnings: [`${teller.text('label-not-here')} ${teller.text(`rule-${rule}`)}`],
  })
}

/** What a placement does, besides laying a tile. */
export function wayWords({ text }: Teller, { events }: Choice): string[] {
  return events.flatMap(({ kind, way, landscape, amount, fruit }) => {
    if (kind === 'place') return [text(`label-${way}`)]
    if (kind === 'pick') return [capital(text(`landscape-${landscape}`))]
    return kind === 'merge' || kind === 'absorb' || kind === 'bridge' ? [text(`label-${kind}`, { amount: amount ?? 1, fruit: fruit ?? null })] : []
  })
}

const standingOf = (teller: Teller, lot: Lot): string => (lot.state === 'finca' && !lot.scored ? standingWords(teller, lot) : lotTitle(teller, lot))
