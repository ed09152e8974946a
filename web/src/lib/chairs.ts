/** Who sits where: what a host arranges before the start, and what a page asks of a table. */
import type { Arranged, Chair, Clock, Remark, Table } from './api'

/** What a host decides besides the seats. */
export interface Terms {
  public: boolean
  chat: boolean
  clock: Clock | null
}

/** Whether anybody plays, or may come to play, on another device. */
export const isShared = ({ seats }: Table): boolean => seats.some(({ kind, yours }) => kind === 'open' || (kind === 'person' && !yours))

export const mine = ({ seats }: Table): Chair[] => seats.filter(({ yours }) => yours)

/** How many others watch: who does not sit here is one of them. */
export const watchers = (table: Table): number => table.watching - (mine(table).length ? 0 : 1)

const keep = (seats: Chair[]): Arranged[] => seats.map(({ seat }) => ({ kind: 'keep', seat }))

export const withSeat = (seats: Chair[]): Arranged[] => [...keep(seats), { kind: 'open' }]
export const without = (seats: Chair[], seat: number): Arranged[] => keep(seats).toSpliced(seat, 1)
export const replaced = (seats: Chair[], seat: number, by: Arranged): Arranged[] => keep(seats).toSpliced(seat, 1, by)
export const moved = (seats: Chair[], seat: number, to: number): Arranged[] => keep(seats.toSpliced(seat, 1).toSpliced(to, 0, seats[seat]!))

/** The end of a link by which whoever left a seat lets somebody take it, and what such a link says. */
export const handOn = ({ seat, key }: Chair): string => `#seat-${seat}-${key}`
export type Handed = { seat: number; key: string } | null
export function handedOn(hash: string): Handed {
  const [, seat, key] = /^#seat-(\d+)-([\w-]+)$/.exec(hash) ?? []
  return seat && key ? { seat: Number(seat), key } : null
}

/** The words for taking a seat that was left: it is one's own, was given away or handed on by a link, or can be asked for. */
export function wayTo({ seat, free, key }: Chair, handed: Handed): 'people-back' | 'people-sit' | 'people-ask' {
  return key ? 'people-back' : free || seat === handed?.seat ? 'people-sit' : 'people-ask'
}

/** The names of bots, by their messages: as many as seats at the largest table. */
const BOT_NAMES = 15
export const botNames = Array.from({ length: BOT_NAMES }, (_, at) => `bot-name-${at + 1}`)
/** Beside oneself, on the first seat, sits the first of them. */
export const botName = (seat: number): string => botNames.at((seat - 1) % BOT_NAMES)!

/** A name nobody at the table has yet. */
export const freeName = (names: string[], taken: (string | null)[]): string => names.find((name) => !taken.includes(name)) ?? names[0]!

/** How many remarks of others came after the last one read. */
export const unread = ({ chat, seats }: Table, read: number): number =>
  chat.lines.filter(({ number, seat }) => number > read && !(seat !== null && seats[seat]?.yours)).length

/** What each seat said last, if it was within `lasts` milliseconds of a moment. */
export function fresh(lines: Remark[], moment: number, lasts: number): Map<number, Remark> {
  return new Map(lines.flatMap((line) => (line.seat !== null && moment - Date.parse(line.at) < lasts ? [[line.seat, line]] : [])))
}
