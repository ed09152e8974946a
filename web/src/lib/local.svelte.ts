/** A match that this device keeps: people pass it on, bots think in a worker. */
import { adviserOf, hintOf } from '../rules/hint'
import { begin, focus, open, rowOf, type Row } from '../rules/kept'
import { IllegalAction, UndoRefused } from '../rules/match'
import { OtherRules, write } from '../rules/record'
import * as states from '../rules/states'
import * as disk from '../rules/store'
import { Dropped, Thinker } from '../rules/thinker'
import { actionId } from './actions'
import type { Denied } from './api'
import type { Action } from './contract'
import { Playing, type Link } from './playing.svelte'

/** How long a bot waits before it acts where no person sees it, while people think. */
export const LEISURE = 2000
/** How many states bots may be ahead of those who watch them. */
const AHEAD = 8

export class Local extends Playing {
  link = $state<Link>('opening')
  next = $state<string | null>(null)

  private sitting: states.Sitting | null = null
  private seat: number | null = null
  private gone = false
  private warned = false
  private thinker: Pick<Thinker, 'think' | 'rest'> | null = null
  /** The bot that thinks, and after how many actions it was asked. */
  private thinking: { seat: number; count: number } | null = null
  private leisure: ReturnType<typeof setTimeout> | undefined

  constructor(
    match: string,
    private readonly employ: (game: string) => Pick<Thinker, 'think' | 'rest'> = (game) => new Thinker(game),
    private readonly store: Pick<typeof disk, 'find' | 'keep' | 'remove' | 'follow'> = disk,
  ) {
    super(match)
  }

  get place() {
    return `/local/${this.match}`
  }

  override get noted() {
    return this.sitting?.hash ?? undefined
  }

  open(): () => void {
    const forget = this.store.follow((id) => id === this.match && void this.load())
    const look = () => (document.hidden ? this.rest() : this.wake())
    document.addEventListener('visibilitychange', look)
    void this.load()
    return () => {
      forget()
      document.removeEventListener('visibilitychange', look)
      this.rest()
      this.link = 'closed'
    }
  }

  again(): void {
    void this.load()
  }

  order(): void {
    // There is nobody else at the table.
  }

  async rematch(): Promise<void> {
    const { match } = this.sitting!
    const [first, ...rest] = match.dealt.seats
    const { id } = await begin(match.rules.described.game, [...rest, first!], match.options)
    this.next = `/local/${id}`
  }

  async record(): Promise<string> {
    return `${write(this.sitting!.match.record())}\n`
  }

  /** It goes on elsewhere: here it is no longer. */
  async leave(): Promise<void> {
    this.gone = true
    this.rest()
    await this.store.remove(this.match)
  }

  play(action: number | Action): void {
    this.playAll([action])
  }

  playAll(actions: (number | Action)[], takeBack = 0): void {
    this.attempt(() => {
      const seat = this.seat
      if (takeBack > 0) this.takeOff(this.back.seat!, this.firstOf(takeBack))
      actions.forEach((action, at) => this.act(seat!, this.idOf(action), at === actions.length - 1))
    })
  }

  why(action: Action): void {
    this.attempt(() => this.sitting!.match.check(this.seat!, this.idOf(action)))
  }

  ends(choice: number): boolean {
    return this.seat === null || this.sitting!.match.rules.ends(this.seat, choice)
  }

  sit(seat: number): void {
    this.seat = seat
    this.publish(this.sitting!.revision, false)
  }

  protected takeBack(seat: number, to: number): void {
    this.attempt(() => this.takeOff(seat, to))
  }

  protected askHint(seat: number): void {
    const { match, revision } = this.sitting!
    const { rules } = match
    this.ponder(seat, adviserOf(rules.manifest)).then(
      (thought) => this.advise(hintOf(rules, revision, seat, thought)),
      (error) => this.blunder(error),
    )
  }

  protected override shown(): void {
    this.wake()
  }

  // The match

  /** Takes the match up as it is on the disk: when there is something newer, or when another page was faster. */
  private async load(overtaken = false): Promise<void> {
    const row = await this.store.find(this.match)
    if (this.gone) return
    if (!row) return this.close('not_found')
    if (this.sitting && !overtaken && row.revision <= this.sitting.revision) return
    this.rest()
    try {
      this.sitting = await open(row)
    } catch (error) {
      if (error instanceof OtherRules) return this.close('edition')
      throw error
    }
    this.seat = row.seat ?? focus(this.sitting)
    this.thinker ??= this.employ(row.game)
    this.setup = states.setup(this.sitting)
    this.link = 'open'
    this.tell(states.state(this.sitting, this.seat), false)
    this.wake()
  }

  private close(code: Denied['code']): void {
    this.rest()
    this.refuse(code)
    this.link = 'closed'
  }

  /** Takes back a seat's actions after the first so many lines of its log. */
  private takeOff(seat: number, lines: number): void {
    const { match } = this.sitting!
    match.undo(seat, match.heard(seat)[lines] ?? match.actions.length)
    this.rest()
    this.changed(false)
  }

  private act(seat: number, action: number, last = true): void {
    const sitting = this.sitting!
    const lines = () => sitting.match.heard(states.eyesOf(sitting, this.seat)).length
    const before = lines()
    sitting.match.play(seat, action)
    this.changed(last, lines() - before > 1 ? 0 : before)
  }

  /** Tells how it stands, with the log after its first `since` lines: all of it where old lines have become others. */
  private changed(grown: boolean, since = 0): void {
    const sitting = this.sitting!
    sitting.revision += 1
    this.publish(sitting.revision - 1, grown, since)
    this.wake()
  }

  /** Writes down how it stands, then shows it; whoever finds that another page was faster looks at what that one did. */
  private publish(before: number, grown: boolean, since = 0): void {
    const [setup, state] = [states.setup(this.sitting!), states.state(this.sitting!, this.seat, since)]
    const row: Row = rowOf(this.sitting!, this.seat)
    const show = () => {
      this.setup = setup
      this.tell(state, grown)
    }
    this.store.keep(row, before).then(
      (kept) => (kept === row ? show() : void this.load(true)),
      () => {
        if (!this.warned) this.refuse('unkept')
        this.warned = true
        show()
      },
    )
  }

  private idOf(action: number | Action): number {
    return typeof action === 'number' ? action : actionId(this.sitting!.match.rules.described.actions, action)
  }

  /** Does what a seat wants, once the click that asked for it is over: it must not hit what it brings about. */
  private attempt(work: () => void): void {
    this.awaiting = true
    setTimeout(() => {
      this.awaiting = false
      if (!this.sitting || this.seat === null) return
      this.hurry()
      try {
        work()
      } catch (error) {
        if (error instanceof IllegalAction) this.refuse(error.code, { rule: error.rule })
        else if (error instanceof UndoRefused) this.refuse('undo', { reason: error.reason })
        else throw error
      }
    })
  }

  private refuse(code: Denied['code'], more: Partial<Denied> = {}): void {
    this.refused = { type: 'refused', code, message: '', rule: null, reason: null, revision: this.sitting?.revision ?? 0, ...more }
  }

  // Its bots

  /** Asks the next bot, unless one thinks whose thought still counts, or nobody is there to see it. */
  private wake(): void {
    const { sitting } = this
    if (!sitting || this.link !== 'open' || document.hidden) return
    if (this.thinking && sitting.match.unmoved(this.thinking.seat, this.thinking.count)) return
    if (this.thinking) this.rest()
    clearTimeout(this.leisure)
    const [bot] = states.due(sitting)
    if (bot === undefined || this.behind >= AHEAD) return
    if (states.isAtLeisure(sitting)) this.leisure = setTimeout(() => this.let(bot), LEISURE)
    else this.let(bot)
  }

  private let(bot: number): void {
    const { match } = this.sitting!
    this.thinking = { seat: bot, count: match.actions.length }
    this.ponder(bot, match.dealt.seats[bot]!.level!).then(
      ({ action }) => {
        this.thinking = null
        this.act(bot, action)
      },
      (error) => this.blunder(error),
    )
  }

  private ponder(seat: number, level: number) {
    return this.thinker!.think({ known: this.sitting!.match.rules.known(seat), seat, level, seed: disk.freshSeed() })
  }

  private blunder(error: unknown): void {
    this.asking = false
    if (error instanceof Dropped) return
    this.thinking = null
    this.refuse('server')
  }

  private rest(): void {
    clearTimeout(this.leisure)
    this.thinking = null
    this.thinker?.rest()
  }
}
