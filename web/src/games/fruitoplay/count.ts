/** The count of a round, put together from what was on the table and what was told. */
import type { Event } from '../../lib/contract'
import { COLLECTIVE, type Box } from './box'
import type { View } from './view'

export interface Column {
  fruit: string
  cards: string[]
  /** Cards that count nothing: the rotten one and what it took with it. */
  cancelled: string[]
  /** What the collective card adds; null where it is of another fruit. */
  collective: number | null
  value: number
}

export interface Line {
  seat: number
  columns: Column[]
  largest: number
  smallest: number
  points: number
  total: number
}

export interface Count {
  round: number
  lines: Line[]
}

/** Null when the events count nothing. */
export function countOf(before: View, events: Event[], after: View, fruits: string[], box: Box): Count | null {
  const scores = events.filter(({ kind }) => kind === 'score')
  if (scores.length === 0) return null
  const lines = scores.map((score) => {
    const seat = score.seat as number
    return {
      seat,
      columns: fruits.map((fruit) => columnOf(before, events, seat, fruit, box)),
      largest: score.largest as number,
      smallest: score.smallest as number,
      points: score.points as number,
      total: after.players[seat]!.score.total,
    }
  })
  return { round: before.round, lines }
}

function columnOf(before: View, events: Event[], seat: number, fruit: string, box: Box): Column {
  const own = events.filter((event) => event.seat === seat)
  const laid = own.filter(({ kind, card }) => kind === 'lay' && box(card as string).fruit === fruit).map(({ card }) => card as string)
  const cards = [...before.players[seat]!.columns[fruit]!, ...laid].sort((a, b) => box(a).number - box(b).number)
  const spoilt = own.filter((event) => event.kind === 'rot' && event.fruit === fruit).map(({ card }) => card)
  const cancelled = cards.filter((card) => box(card).fruits === 0 || spoilt.includes(card))
  const collective = before.collective?.fruit === fruit && !spoilt.includes(COLLECTIVE) ? before.collective.value : null
  const worth = cards.filter((card) => !cancelled.includes(card)).reduce((sum, card) => sum + box(card).fruits, 0)
  return { fruit, cards, cancelled, collective, value: worth + (collective ?? 0) }
}
