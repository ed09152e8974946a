/** A match that a server keeps. */
import { adviserOf, hintOf } from '../rules/hint'
import { bytesOf, complete } from '../rules/known'
import { editionHere, loadRules } from '../rules/manifest'
import { Rules } from '../rules/rules'
import { freshSeed } from '../rules/store'
import { Dropped, Thinker } from '../rules/thinker'
import { actionId } from './actions'
import { liveAddress, readRecord, setupOf, type Known, type Message, type Order, type Refused, type State, type TableOrder } from './api'
import { find } from './choices'
import type { Action } from './contract'
import { Line } from './line.svelte'
import { Playing } from './playing.svelte'

type Change = Extract<Order, { revision: number }>

export class Live extends Playing {
  private held: Record<string, number> = { since: 0 }
  private plan: Action[] = []
  private sent: number | null = null
  private latest: State | null = null
  /** A change on its way: told that the match has moved on, it is asked for once more. */
  private pressing: Change | null = null
  private late: Refused | null = null
  /** The rules, where the page has those that the match is played by; else the server says what follows from them. */
  private rules: Rules | null = null
  private form: 'known' | 'state' = 'known'
  /** What was heard while the rules are on their way. */
  private waiting: Message[] | null = null
  private known: Uint8Array | null = null
  private thinker: Pick<Thinker, 'think' | 'rest'> | null = null
  private readonly line: Line<Message, Order>

  constructor(
    match: string,
    private readonly fetchRules = async (game: string) => Rules.of(await loadRules(game)),
    private readonly employ: (game: string) => Pick<Thinker, 'think' | 'rest'> = (game) => new Thinker(game),
    private readonly editionOf: (game: string) => string | undefined = editionHere,
  ) {
    super(match)
    this.line = new Line<Message, Order>({
      address: () => {
        this.sent = null
        return liveAddress(match, { ...this.held, form: this.form })
      },
      hear: (message) => this.hear(message),
      lost: () => (this.asking = this.awaiting = false),
    })
  }

  get place() {
    return `/match/${this.match}`
  }

  get link() {
    return this.line.link
  }

  get next() {
    return this.table?.rematch ? `/match/${this.table.rematch}` : null
  }

  open(): () => void {
    const close = this.line.open()
    return () => {
      this.thinker?.rest()
      close()
    }
  }

  again(): void {
    this.line.again()
  }

  order(order: TableOrder): void {
    this.line.send(order)
  }

  rematch(): void {
    this.order({ type: 'rematch' })
  }

  record(): Promise<string> {
    return readRecord(this.match)
  }

  play(action: number | Action): void {
    this.plan = []
    this.change(this.state?.seat, (seat, revision) => ({ type: 'play', seat, action, revision }))
  }

  playAll(actions: Action[], takeBack = 0): void {
    if (!this.state || this.state.revision === this.sent) return
    this.plan = [...actions]
    if (takeBack > 0) this.takeBack(this.back.seat!, this.firstOf(takeBack))
    else this.carryOn(this.state)
  }

  why(action: Action): void {
    const seat = this.state?.seat ?? null
    if (seat === null) return
    const rule = this.rules && this.state!.refusals[actionId(this.rules.described.actions, action)]
    if (rule) this.refused = { type: 'refused', code: 'illegal', message: '', rule, reason: null, revision: this.state!.revision }
    else this.send({ type: 'why', seat, action })
  }

  ends(choice: number): boolean {
    const seat = this.latest?.seat ?? null
    return seat === null || !this.rules || this.rules.ends(seat, choice)
  }

  sit(seat: number): void {
    this.send({ type: 'sit', seat })
  }

  protected takeBack(seat: number, to: number): void {
    this.change(seat, (seat, revision) => ({ type: 'undo', seat, to, revision }))
  }

  protected askHint(seat: number): void {
    const [state, rules] = [this.latest, this.rules]
    if (!state || !rules || state.seat !== seat) return this.send({ type: 'hint', seat })
    this.thinker ??= this.employ(this.setup!.game)
    this.thinker.think({ known: this.known!, seat, level: adviserOf(rules.manifest), seed: freshSeed() }).then(
      (thought) => this.advise(hintOf(rules, state.revision, seat, thought)),
      (error) => {
        this.asking = false
        if (!(error instanceof Dropped)) this.send({ type: 'hint', seat })
      },
    )
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
    this.awaiting = true
    this.send(order)
  }

  private send(order: Order): void {
    this.line.send(order)
  }

  private hear(message: Message): void {
    if (this.waiting) {
      this.waiting.push(message)
    } else if (message.type === 'known') {
      this.hearKnown(message)
    } else if (message.type === 'preparing') {
      this.preparing = message
    } else if (message.type === 'table') {
      // The message that was fastest on its way knows the difference best.
      this.ahead = Math.max(this.ahead, Date.parse(message.now) - Date.now())
      this.table = message
      this.setup = setupOf(message)
      this.preparing = null
    } else if (message.type === 'hint') {
      this.advise(message)
    } else if (message.type === 'refused') {
      this.asking = false
      if (message.code === 'conflict') this.insist(message)
      else this.giveUp(message)
    } else {
      this.hearState(message)
    }
  }

  /** What a seat knows becomes a state by the rules; the first time they have to be fetched. */
  private hearKnown(message: Known): void {
    const { game, edition } = this.setup!
    const isOther = this.editionOf(game) !== edition || (this.rules && this.rules.manifest.layout !== message.layout)
    if (isOther) {
      this.doWithout()
    } else if (this.rules) {
      this.known = bytesOf(message.record)
      this.hearState(complete(this.rules, message))
    } else {
      this.waiting = [message]
      this.fetchRules(game).then(
        (rules) => {
          this.rules = rules
          const heard = this.waiting!
          this.waiting = null
          heard.forEach((one) => this.hear(one))
        },
        () => this.doWithout(),
      )
    }
  }

  /** The server shall say what follows from the rules. */
  private doWithout(): void {
    if (this.form === 'state') return
    this.waiting = null
    this.form = 'state'
    this.line.anew()
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
    if (!again && !insists) this.awaiting = false
    // What happens at another table is no answer to what we did at ours.
    const answered = !grown || state.log.some(({ seat }) => seat === state.seat)
    const more = !again && !insists && answered && this.carryOn(state)
    this.tell(state, grown && !more)
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
    this.awaiting = false
    this.sent = this.pressing = null
    this.refused = refused
  }
}

function isOpen(order: Change, { seat, undo, sequence, choices }: State): boolean {
  if (seat !== order.seat) return false
  if (order.type === 'undo') return undo.reach > 0 && sequence > order.to
  const { action } = order
  return typeof action === 'number' ? choices.some(({ id }) => id === action) : find(choices, action.kind, action) !== undefined
}
