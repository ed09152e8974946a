/** A game's rules at work on one position, in memory of their own. What a rule decides is decided there alone. */
import type { GameDescription, Reach, View } from '../lib/api'
import type { Action, Choice, Event, Fact } from '../lib/contract'
import { decoder } from './decode'
import { describedOf, type Manifest } from './described'
import { actionsOf, eventOf, EVERYTHING, SPECTATOR } from './facts'
import { Heap } from './heap'
import type { Loaded } from './manifest'

export type Played = [seat: number, action: number]

/** Of every action played: who played it, who might act before it, whether it revealed something, the set of eyes that saw it, and of those that saw it or heard what came of it. */
export interface Notes {
  seat: number[]
  pending: number[]
  revealed: number[]
  audience: number[]
  heard: number[]
}

export const nothingNoted = (): Notes => ({ seat: [], pending: [], revealed: [], audience: [], heard: [] })

/** A rule's arguments: a record's address, an array's with its lengths, numbers; seeds are bigints. */
interface Exports {
  memory: WebAssembly.Memory
  __heap_base: WebAssembly.Global<'i32'>
  setup(s: number, options: number, count: number, seed: bigint): void
  step(s: number, seat: number, action: number): void
  choices(s: number, seat: number, mask: number, actions: number, words: number, count: number): number
  refusal(s: number, seat: number, action: number): number
  refusals(s: number, seat: number, rules: number, count: number): void
  previews(copies: number, count: number, seat: number, actions: number, many: number): void
  known(s: number, eyes: number, out: number, one: number): void
  told(s: number, eyes: number, out: number, rows: number, columns: number): number
  saw(s: number, seat: number, eyes: number): number
  replay(s: number, ...columns: number[]): number
  reach(seat: number, ...columns: number[]): number
  unmoved(seat: number, first: number, ...columns: number[]): number
  standing(s: number, places: number, seats: number, points: number, count: number): void
  parts(s: number, seat: number, out: number, count: number): void
  curve(
    s: number,
    seats: number,
    count: number,
    actions: number,
    many: number,
    places: number,
    wide: number,
    points: number,
    rows: number,
    columns: number,
  ): void
  show(s: number, eyes: number, tape: number, length: number, spare: number, one: number): number
}

const RULING = 1000
const EVENT = 6
const SPECTATORS_BIT = 30
const TAPE = 4096
const REASONS = ['start', 'other', 'reveal', 'over'] as const

/** The members of a set of bits. */
export const members = (set: number): number[] => Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1)

/** Whether eyes are in a set of them. */
export const isAmong = (set: number, eyes: number): boolean => eyes === EVERYTHING || ((set >> (eyes === SPECTATOR ? SPECTATORS_BIT : eyes)) & 1) === 1

export class Rules {
  readonly manifest: Manifest
  /** Names and arguments, as the rest of the page knows them. */
  readonly described: Omit<GameDescription, 'components' | 'rules'>
  /** All actions, by their numbers. */
  readonly actions: Action[]
  private readonly heap: Heap
  private readonly s: number
  private readonly decode: (tape: Int32Array) => View

  private constructor(
    { manifest }: Loaded,
    private readonly rules: Exports,
  ) {
    this.manifest = manifest
    this.described = describedOf(manifest, {}, {})
    this.actions = actionsOf(this.described.actions)
    this.heap = new Heap(rules.memory, rules.__heap_base.value)
    this.s = this.heap.room('position', this.size)
    this.decode = decoder(manifest.view, manifest.keys, (id) => this.actions[id]!)
  }

  static async of(loaded: Loaded): Promise<Rules> {
    const { exports } = await WebAssembly.instantiate(loaded.module, {})
    return new Rules(loaded, exports as unknown as Exports)
  }

  private get size(): number {
    return this.manifest.record.size
  }

  // The position

  deal(seats: number, options: number[], seed: bigint): void {
    this.put(new Uint8Array(this.size))
    this.heap.int32(this.s + this.manifest.record.fields.seats!.offset, 1)[0] = seats
    this.rules.setup(this.s, ...this.column('options', options.length ? options : [0]), seed)
  }

  /** The position's bytes, to be put back or handed to somebody who may know it. */
  take(): Uint8Array {
    return this.heap.bytes(this.s, this.size).slice()
  }

  put(record: Uint8Array): void {
    this.heap.bytes(this.s, this.size).set(record)
  }

  /** The position as eyes know it: all that they cannot know is dealt anew. */
  known(eyes: number): Uint8Array {
    const out = this.heap.room('known', this.size)
    this.rules.known(this.s, eyes, out, 1)
    return this.heap.bytes(out, this.size).slice()
  }

  get pending(): number[] {
    return members(this.header('pending'))
  }

  get over(): boolean {
    return this.header('over') !== 0
  }

  /** It did not end by its rules, but at an agreed limit. */
  get stopped(): boolean {
    return this.header('over') === 2
  }

  private header(name: string, s = this.s): number {
    return this.heap.int32(s + this.manifest.record.fields[name]!.offset, 1)[0]!
  }

  view(eyes: number): View {
    const spare = this.heap.room('spare', this.size)
    for (let room = TAPE; ;) {
      const tape = this.heap.room('tape', 4 * room)
      const length = this.rules.show(this.s, eyes, tape, room, spare, 1)
      if (length <= room) return this.decode(this.heap.int32(tape, length))
      room = length
    }
  }

  /** The events of the last action that these eyes heard. */
  told(eyes: number): Event[] {
    return this.toldIn(this.s, eyes)
  }

  private toldIn(s: number, eyes: number): Event[] {
    const most = this.manifest.record.fields.events!.shape[0]!
    const out = this.heap.room('told', 2 * EVENT * most)
    const count = this.rules.told(s, eyes, out, most, EVENT)
    const numbers = this.heap.int16(out, EVENT * count)
    return Array.from({ length: count }, (_, row) => eventOf(this.described.events, numbers.subarray(EVENT * row, EVENT * (row + 1))))
  }

  // What may be done

  legal(seat: number): number[] {
    const words = Math.ceil(this.actions.length / 8)
    const mask = this.heap.room('mask', 8 * words)
    this.rules.choices(this.s, seat, mask, 8 * words, mask, words)
    const marked = this.heap.bytes(mask, this.actions.length)
    return this.actions.flatMap((_, action) => (marked[action] ? [action] : []))
  }

  /** The seat's legal actions, each with what it alone would bring as far as the seat can foresee. */
  choices(seat: number): Choice[] {
    const legal = this.legal(seat)
    if (!legal.length) return []
    const known = this.known(seat)
    const copies = this.heap.room('copies', this.size * legal.length)
    const actions = this.column('chosen', legal)
    legal.forEach((_, at) => this.heap.bytes(copies + this.size * at, this.size).set(known))
    const reveals = this.header('reveals', copies)
    this.rules.previews(copies, legal.length, seat, ...actions)
    return legal.map((id, at) => {
      const copy = copies + this.size * at
      const events = this.toldIn(copy, seat).filter((event) => !this.isDrawn(event))
      return { id, action: this.actions[id]!, events, reveals: this.header('reveals', copy) !== reveals }
    })
  }

  /** Whether a seat would have nothing more to do after an action, as far as it can foresee. */
  ends(seat: number, action: number): boolean {
    const copy = this.heap.room('copies', this.size)
    this.heap.bytes(copy, this.size).set(this.known(seat))
    this.rules.previews(copy, 1, seat, ...this.column('chosen', [action]))
    return ((this.header('pending', copy) >> seat) & 1) === 0
  }

  /** Whether an event brings news that nobody can foresee. */
  private isDrawn({ kind }: Fact): boolean {
    return this.manifest.events[kind]!.some(({ drawn }) => drawn)
  }

  /** The id of the rule that forbids an action, or an empty text. */
  refusal(seat: number, action: number): string {
    return this.ruleId(this.rules.refusal(this.s, seat, action))
  }

  /** The same for every action of the game. */
  refusals(seat: number): string[] {
    const out = this.heap.room('rules', 8 * this.actions.length)
    this.rules.refusals(this.s, seat, out, this.actions.length)
    return Array.from(this.heap.int64(out, this.actions.length), (rule) => this.ruleId(Number(rule)))
  }

  /** An action that a seat played, as these eyes may see it. */
  named([seat, action]: Played, eyes: number): Fact {
    const fact = this.actions[action]!
    if (eyes === seat || eyes === EVERYTHING) return fact
    const secrets = this.manifest.actions.kinds[fact.kind]!.args.filter(({ secret }) => secret).map(({ name }) => name)
    return Object.fromEntries(Object.entries(fact).filter(([name]) => !secrets.includes(name))) as Fact
  }

  private ruleId(rule: number): string {
    const { prefix } = this.manifest
    if (rule === 0) return ''
    return rule >= RULING ? `${prefix}-R${rule - RULING}` : `${prefix}-${String(rule).padStart(2, '0')}`
  }

  // What happens

  step([seat, action]: Played): void {
    this.rules.step(this.s, seat, action)
  }

  /** Plays a list, and notes of each action what there is to note. The first that is not legal stops it. */
  replay(played: Played[], notes: Notes): number | null {
    const columns = this.columns(played)
    const rows = Object.values(notes)
    const out = this.heap.room('notes', 8 * rows.length * played.length)
    const wrong = this.rules.replay(this.s, ...columns, out, rows.length, played.length)
    const good = wrong < 0 ? played.length : wrong
    rows.forEach((row: number[], at) => row.push(...Array.from(this.heap.int64(out + 8 * at * played.length, good), Number)))
    return wrong < 0 ? null : wrong
  }

  /** Whether eyes see what a seat does. */
  sees(eyes: number, seat: number): boolean {
    return this.rules.saw(this.s, seat, eyes) !== 0
  }

  /** How many of its last actions a seat may take back, and why no more. */
  reach(seat: number, notes: Notes, bots: number): { reach: number; reason: Reach['reason'] } {
    const found = this.rules.reach(seat, ...this.noted(notes), bots, this.header('over'))
    return { reach: Math.floor(found / REASONS.length), reason: REASONS[found % REASONS.length]! }
  }

  /** Whether what a seat decided after the first so many actions still stands. */
  unmoved(seat: number, first: number, notes: Notes): boolean {
    return this.rules.unmoved(seat, first, ...this.noted(notes)) !== 0
  }

  // How it stands

  standing(): { places: number[]; points: number[] } {
    const seats = this.header('seats')
    const [places, points] = [this.heap.room('places', 4 * seats), this.heap.room('points', 4 * seats)]
    this.rules.standing(this.s, places, seats, points, seats)
    return { places: [...this.heap.int32(places, seats)], points: [...this.heap.int32(points, seats)] }
  }

  /** A seat's points by where they come from. */
  parts(seat: number): Record<string, number> {
    const names = this.manifest.parts
    const out = this.heap.room('parts', 4 * names.length)
    this.rules.parts(this.s, seat, out, names.length)
    const points = this.heap.int32(out, names.length)
    return Object.fromEntries(names.map((name, at) => [name, points[at]!]))
  }

  /** The points of every seat now and after each of these actions, which are played. */
  curve(played: Played[]): number[][] {
    const seats = this.header('seats')
    const start = this.standing().points
    const columns = this.columns(played)
    const places = this.heap.room('places', 4 * seats)
    const points = this.heap.room('curve', 4 * seats * played.length)
    this.rules.curve(this.s, ...(columns as [number, number, number, number]), places, seats, points, played.length, seats)
    const all = this.heap.int32(points, seats * played.length)
    return [start, ...played.map((_, at) => [...all.subarray(seats * at, seats * (at + 1))])]
  }

  // Arguments

  private column(name: string, numbers: number[]): [at: number, length: number] {
    const at = this.heap.room(name, 8 * Math.max(1, numbers.length))
    this.heap.int64(at, numbers.length).set(numbers.map(BigInt))
    return [at, numbers.length]
  }

  /** What undo looks at, as arguments. */
  private noted({ seat, pending, revealed, audience }: Notes): number[] {
    return Object.entries({ seat, pending, revealed, audience }).flatMap(([name, row]) => this.column(name, row))
  }

  /** Seats and actions of a list, as arguments. */
  private columns(played: Played[]): number[] {
    return [
      ...this.column(
        'seats',
        played.map(([seat]) => seat),
      ),
      ...this.column(
        'actions',
        played.map(([, action]) => action),
      ),
    ]
  }
}
