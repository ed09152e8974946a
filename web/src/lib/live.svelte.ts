/** A match as it happens: one state after another, at a pace one can follow. */
import { liveAddress, type Hint, type Message, type Order, type Preparing, type Refused, type State, type Undo, type View } from './api'
import type { Action, Entry } from './contract'
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
const FIRST_RETRY = 500
const LAST_RETRY = 10_000
/** From here on a closing code says that the server will not have us, and trying again is no use. */
const REFUSED = 4000

export class Live {
  link = $state<'opening' | 'open' | 'lost' | 'closed'>('opening')
  preparing = $state.raw<Preparing | null>(null)
  state = $state.raw<State | null>(null)
  previous = $state.raw<View | null>(null)
  entry = $state.raw<Entry | null>(null)
  motion = $state(0)
  log = $state.raw<Entry[]>([])
  behind = $state(0)
  hint = $state.raw<Hint | null>(null)
  asking = $state(false)
  refused = $state.raw<Refused | null>(null)
  /** The seat of ours that may take something back, and how far. */
  back = $state.raw<Undo & { seat: number | null }>({ seat: null, reach: 0, reason: 'none' })

  private socket: WebSocket | null = null
  private held: Record<string, number> = { since: 0 }
  private plan: Action[] = []
  private sent: number | null = null
  private retry = FIRST_RETRY
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly pace = new Pace<Shown>((shown) => this.show(shown))

  constructor(readonly match: string) {}

  open(): () => void {
    const again = () => document.visibilityState === 'visible' && this.again()
    addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    this.connect()
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
      clearTimeout(this.timer)
      const socket = this.socket
      this.socket = null
      socket?.close()
    }
  }

  /** Tries at once to find a lost connection again. */
  again(): void {
    if (this.link === 'lost') this.connect()
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
    this.sent = revision
    this.send({ type: 'play', seat: seat!, action, revision })
    return true
  }

  /** Asks for one change of a position: a second click on it says nothing new. */
  private change(seat: number | null | undefined, make: (seat: number, revision: number) => Order): void {
    const revision = this.state?.revision
    if (revision === undefined || revision === this.sent || typeof seat !== 'number') return
    this.sent = revision
    this.send(make(seat, revision))
  }

  private send(order: Order): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(order))
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.socket?.close()
    const socket = new WebSocket(liveAddress(this.match, this.held))
    this.socket = socket
    this.sent = null
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as Message)
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lost(code >= REFUSED)
    }
  }

  private lost(refused: boolean): void {
    this.asking = false
    this.link = refused ? 'closed' : 'lost'
    if (refused) return
    this.timer = setTimeout(() => this.connect(), this.retry)
    this.retry = Math.min(this.retry * 2, LAST_RETRY)
  }

  private hear(message: Message): void {
    this.link = 'open'
    this.retry = FIRST_RETRY
    if (message.type === 'preparing') {
      this.preparing = message
    } else if (message.type === 'hint') {
      // An answer nobody waits for any more is not shown.
      if (this.asking) this.hint = message
      this.asking = false
    } else if (message.type === 'refused') {
      this.asking = false
      this.plan = []
      this.sent = null
      this.refused = message
    } else {
      const grown = message.sequence > this.held.since!
      this.held = { since: message.sequence, revision: message.revision }
      if (message.seat !== null) this.held.seat = message.seat
      this.preparing = null
      const more = this.carryOn(message)
      this.pace.push({ state: message, motion: grown && !more && this.state && !stillness() ? motionOf(message) : 0 })
      this.behind = this.pace.behind
    }
  }

  private show({ state, motion }: Shown): void {
    const before = this.state
    const played = before && state.sequence === before.sequence + 1 ? state.log.at(-1) : undefined
    const kept = state.sequence - state.log.length
    this.entry = played ?? null
    this.previous = played ? before!.view : null
    this.motion = motion
    this.log = [...this.log.slice(0, kept), ...state.log]
    if (state.revision !== this.hint?.revision) this.hint = null
    // Passing the device on changes the seat, not what the one before may still take back.
    if (state.undo.reach > 0 || state.sequence !== before?.sequence) this.back = { ...state.undo, seat: state.seat }
    this.state = state
    this.behind = this.pace.behind
  }
}

function motionOf({ log, yours }: State): number {
  const last = log.at(-1)
  if (!last || log.length > 1) return 0
  return yours.includes(last.seat) ? OWN : Math.min(BASE + PER_EVENT * last.events.length, LONGEST)
}
