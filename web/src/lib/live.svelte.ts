/** A match as it happens: one state after another, at a pace one can follow. */
import {
  liveAddress,
  type Hint,
  type Message,
  type Order,
  type Preparing,
  type Refused,
  type State,
  type Table,
  type TableOrder,
  type Undo,
  type View,
} from './api'
import { find } from './choices'
import type { Action, Entry } from './contract'
import { Line } from './line.svelte'
import { Pace } from './pace'
import { stillness } from './stillness'

interface Shown {
  state: State
  motion: number
}

const OWN = 450
const BASE = 600
const PER_EVENT = 250
const LONGEST = 2400

type Change = Extract<Order, { revision: number }>

export class Live {
  preparing = $state.raw<Preparing | null>(null)
  state = $state.raw<State | null>(null)
  table = $state.raw<Table | null>(null)
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(-Infinity)
  previous = $state.raw<View | null>(null)
  entry = $state.raw<Entry | null>(null)
  motion = $state(0)
  log = $state.raw<Entry[]>([])
  behind = $state(0)
  hint = $state.raw<Hint | null>(null)
  asking = $state(false)
  refused = $state.raw<Refused | null>(null)
  /** The seat of ours that may take something back, and how far. */
  back = $state.raw<Undo & { seat: number | null }>({ seat: null, reach: 0, reason: 'none', consent: 0 })

  private held: Record<string, number> = { since: 0 }
  private plan: Action[] = []
  private sent: number | null = null
  private latest: State | null = null
  /** A change on its way: told that the match has moved on, it is asked for once more. */
  private pressing: Change | null = null
  private late: Refused | null = null
  private readonly line: Line<Message, Order>
  private readonly pace = new Pace<Shown>((shown) => this.show(shown))

  constructor(readonly match: string) {
    this.line = new Line<Message, Order>({
      address: () => {
        this.sent = null
        return liveAddress(match, this.held)
      },
      hear: (message) => this.hear(message),
      lost: () => (this.asking = false),
    })
  }

  get link() {
    return this.line.link
  }

  open(): () => void {
    return this.line.open()
  }

  /** Tries at once to find a lost connection again. */
  again(): void {
    this.line.again()
  }

  /** Something about the people at the table. */
  order(order: TableOrder): void {
    this.line.send(order)
  }

  play(action: number | Action): void {
    this.plan = []
    this.change(this.state?.seat, (seat, revision) => ({ type: 'play', seat, action, revision }))
  }

  /** Takes back the seat's last actions, then plays others one after another, until one is refused. */
  playAll(actions: Action[], takeBack = 0): void {
    if (!this.state || this.state.revision === this.sent) return
    this.plan = [...actions]
    if (takeBack > 0) this.undo(takeBack)
    else this.carryOn(this.state)
  }

  /** Takes back the seat's last actions; what others chose meanwhile, side by side with it, stays. */
  undo(count = 1): void {
    const own = this.log.filter(({ seat }) => seat === this.back.seat)
    const to = (own.at(-count)?.sequence ?? 1) - 1
    this.change(this.back.seat, (seat, revision) => ({ type: 'undo', seat, to, revision }))
  }

  ask(): void {
    const seat = this.state?.seat ?? null
    this.asking = this.link === 'open'
    if (seat !== null) this.send({ type: 'hint', seat })
  }

  dropHint(): void {
    this.asking = false
    this.hint = null
  }

  why(action: Action): void {
    const seat = this.state?.seat ?? null
    if (seat !== null) this.send({ type: 'why', seat, action })
  }

  sit(seat: number): void {
    this.send({ type: 'sit', seat })
  }

  hurry(): void {
    this.pace.hurry()
    this.behind = 0
  }

  private carryOn({ seat, revision }: State): boolean {
    const action = seat === null ? undefined : this.plan.shift()
    if (!action) return false
    this.press({ type: 'play', seat: seat!, action, revision })
    return true
  }

  /** Asks for one change of a position: a second click on it says nothing new. */
  private change(seat: number | null | undefined, make: (seat: number, revision: number) => Change): void {
    const revision = this.state?.revision
    if (revision === undefined || revision === this.sent || typeof seat !== 'number') return
    this.press(make(seat, revision))
  }

  private press(order: Change): void {
    this.sent = order.revision
    this.pressing = order
    this.late = null
    this.send(order)
  }

  private send(order: Order): void {
    this.line.send(order)
  }

  private hear(message: Message): void {
    if (message.type === 'preparing') {
      this.preparing = message
    } else if (message.type === 'table') {
      // The message that was fastest on its way knows the difference best.
      this.ahead = Math.max(this.ahead, Date.parse(message.now) - Date.now())
      this.table = message
      this.preparing = null
    } else if (message.type === 'hint') {
      // An answer nobody waits for any more is not shown.
      if (this.asking) this.hint = message
      this.asking = false
    } else if (message.type === 'refused') {
      this.asking = false
      if (message.code === 'conflict') this.insist(message)
      else this.giveUp(message)
    } else {
      this.hearState(message)
    }
  }

  private hearState(state: State): void {
    const grown = state.sequence > this.held.since!
    // Once the seat has acted, or something was taken back, its turn is another one.
    const own = state.log.some(({ seat }) => seat === this.pressing?.seat)
    if (this.pressing?.type === 'play' && (own || state.sequence < this.held.since!)) this.pressing = null
    this.held = { since: state.sequence, revision: state.revision }
    if (state.seat !== null) this.held.seat = state.seat
    this.latest = state
    this.preparing = null
    // The same position told again, because something about the table has changed: whoever waits for the next goes on waiting.
    const again = state.revision === this.sent
    const insists = this.late !== null && this.insist(this.late)
    if (again && !this.plan.length) this.sent = null
    // What happens at another table is no answer to what we did at ours.
    const answered = !grown || state.log.some(({ seat }) => seat === state.seat)
    const more = !again && !insists && answered && this.carryOn(state)
    this.pace.push({ state, motion: grown && !more && this.state && !stillness() ? motionOf(state) : 0 })
    this.behind = this.pace.behind
  }

  /** Asks once more for a change that came too late for its revision, as soon as we know that it can still be had. */
  private insist(refused: Refused): boolean {
    const [order, state] = [this.pressing, this.latest!]
    this.late = order && state.revision === order.revision ? refused : null
    if (this.late) return false
    if (!order || !isOpen(order, state)) {
      this.giveUp(refused)
      return false
    }
    this.press({ ...order, revision: state.revision })
    this.pressing = null
    return true
  }

  private giveUp(refused: Refused): void {
    this.plan = []
    this.sent = this.pressing = null
    this.refused = refused
  }

  private show({ state, motion }: Shown): void {
    const before = this.state
    const played = before && state.sequence === before.sequence + 1 ? state.log.at(-1) : undefined
    const kept = state.sequence - state.log.length
    // The same position told again is still the one that the last action brought.
    if (state.revision !== before?.revision || state.seat !== before.seat) {
      this.entry = played ?? null
      this.previous = played ? before!.view : null
      this.motion = motion
    }
    this.log = [...this.log.slice(0, kept), ...state.log]
    if (state.revision !== this.hint?.revision) this.hint = null
    // Passing the device on changes the seat, not what the one before may still take back; standing up does.
    const passed = state.seat !== null && state.seat !== this.back.seat && state.sequence === before?.sequence
    if (state.undo.reach > 0 || !passed) this.back = { ...state.undo, seat: state.seat }
    this.state = state
    this.behind = this.pace.behind
  }
}

function isOpen(order: Change, { seat, undo, sequence, choices }: State): boolean {
  if (seat !== order.seat) return false
  if (order.type === 'undo') return undo.reach > 0 && sequence > order.to
  const { action } = order
  return typeof action === 'number' ? choices.some(({ id }) => id === action) : find(choices, action.kind, action) !== undefined
}

function motionOf({ log, yours }: State): number {
  const last = log.at(-1)
  if (!last || log.length > 1 || last.events.length === 0) return 0
  return yours.includes(last.seat) ? OWN : Math.min(BASE + PER_EVENT * last.events.length, LONGEST)
}
