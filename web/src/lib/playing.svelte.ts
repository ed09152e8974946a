/** A match as the page shows it: one state after another, at a pace one can follow. Who keeps it is another's business. */
import type { Denied, Hint, Preparing, Setup, State, Table, TableOrder, Reach, View } from './api'
import type { Action, Choice, Entry } from './contract'
import { ranked } from './outlook'
import { Pace } from './pace'
import { tempo } from './tempo.svelte'

interface Shown {
  state: State
  motion: number
}

export type Link = 'opening' | 'open' | 'lost' | 'closed'

const OWN = 450
const BASE = 600
const PER_EVENT = 250
const LONGEST = 2400

export abstract class Playing {
  preparing = $state.raw<Preparing | null>(null)
  state = $state.raw<State | null>(null)
  /** Whose match it is; there before any state. */
  setup = $state.raw<Setup | null>(null)
  /** The people around it; null where there are none but those at this device. */
  table = $state.raw<Table | null>(null)
  previous = $state.raw<View | null>(null)
  entry = $state.raw<Entry | null>(null)
  motion = $state(0)
  log = $state.raw<Entry[]>([])
  behind = $state(0)
  hint = $state.raw<Hint | null>(null)
  asking = $state(false)
  /** Something was asked for that has not been answered yet. */
  awaiting = $state(false)
  refused = $state.raw<Denied | null>(null)
  /** The seat of ours that may take something back, and how far. */
  back = $state.raw<Reach & { seat: number | null }>({ seat: null, reach: 0, reason: 'none', consent: 0 })
  /** How often the table was laid anew, where it is. */
  laid = $state(0)
  /** How far the keeper's clock is ahead of ours, in milliseconds. */
  ahead = $state(-Infinity)

  /** The lines of the log about what was played unasked. */
  private readonly unasked = new Set<number>()
  /** The decision for which a hint was asked. */
  private advised = ''
  private readonly pace = new Pace<Shown>((shown) => this.show(shown))

  constructor(readonly match: string) {}

  /** Where it is found. */
  abstract readonly place: string
  abstract readonly link: Link
  /** Where the rematch is found, once somebody wants it. */
  abstract readonly next: string | null

  abstract open(): () => void
  /** Tries at once to find a lost connection again. */
  abstract again(): void
  /** Something about the people at the table. */
  abstract order(order: TableOrder): void
  abstract play(action: number | Action): void
  /** Takes back the seat's last actions, then plays others one after another, until one is refused. */
  abstract playAll(actions: Action[], takeBack?: number): void
  abstract why(action: Action): void
  /** Looks from another seat of ours. */
  abstract sit(seat: number): void
  abstract rematch(): unknown
  abstract record(): Promise<string>

  /** The seed's fingerprint, if it was noted with the match. */
  get noted(): string | undefined {
    return undefined
  }

  protected abstract takeBack(seat: number, to: number): void
  protected abstract askHint(seat: number): void

  /** Takes back the seat's last actions, and what it was not asked about before them; what others chose meanwhile, side by side
   *  with it, stays. */
  undo(count = 1): void {
    const { seat, reach } = this.back
    if (seat === null) return
    let first = this.firstOf(count)
    for (let more = count + 1; more <= reach && this.unasked.has(first + 1); more++) first = this.firstOf(more)
    for (const line of this.unasked) if (line > first) this.unasked.delete(line)
    this.takeBack(seat, first)
  }

  /** Plays the only choice there is. */
  playUnasked({ id }: Choice): void {
    this.unasked.add(this.state!.sequence + 1)
    this.play(id)
  }

  /** Whether what is seen is what came of a choice that was none. */
  get isUnasked(): boolean {
    return this.unasked.has(this.state?.sequence ?? 0)
  }

  /** Whether the seat would have nothing more to do after a choice; where that is not known, it may be so. */
  abstract ends(choice: number): boolean

  /** How many lines of the log come before the seat's last actions. */
  protected firstOf(count: number): number {
    const own = this.log.filter(({ seat }) => seat === this.back.seat)
    return (own.at(-count)?.sequence ?? 1) - 1
  }

  ask(): void {
    const seat = this.state?.seat ?? null
    this.advised = this.decision
    this.asking = this.link === 'open'
    if (seat !== null) this.askHint(seat)
  }

  dropHint(): void {
    this.asking = false
    this.hint = null
  }

  hurry(): void {
    this.pace.hurry()
    this.behind = 0
  }

  /** An answer nobody waits for any more is not shown, nor one to what is no longer so. */
  protected advise(hint: Hint): void {
    if (this.asking && this.counts(hint)) this.hint = { ...hint, candidates: ranked(hint) }
    this.asking = false
  }

  /** Whoever acts beside the seat, or out of its sight, changes nothing of what it was advised. */
  private counts({ revision }: Hint): boolean {
    return revision === this.state?.revision || this.decision === this.advised
  }

  /** What the seat decides: another as soon as it has acted, or may do something else. */
  private get decision(): string {
    const { seat, choices } = this.state ?? { seat: null, choices: [] }
    const acts = this.log.filter((entry) => entry.seat === seat).length
    return [seat, acts, ...choices.map(({ id }) => id)].join()
  }

  /** Shows a state when its time has come; `grown` if something was played, and is to be seen as it happens. */
  protected tell(state: State, grown: boolean): void {
    this.pace.push({ state, motion: grown && this.state ? tempo() * motionOf(state, this.setup!.yours) : 0 })
    this.behind = this.pace.behind
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
    // Passing the device on changes the seat, not what the one before may still take back; standing up does.
    const passed = state.seat !== null && state.seat !== this.back.seat && state.sequence === before?.sequence
    if (state.undo.reach > 0 || !passed) this.back = { ...state.undo, seat: state.seat }
    this.state = state
    if (this.hint && !this.counts(this.hint)) this.hint = null
    this.behind = this.pace.behind
    this.shown()
  }

  /** A state has come to be seen. */
  protected shown(): void {}
}

function motionOf({ log }: State, yours: number[]): number {
  const last = log.at(-1)
  if (!last || log.length > 1 || last.events.length === 0) return 0
  return yours.includes(last.seat) ? OWN : Math.min(BASE + PER_EVENT * last.events.length, LONGEST)
}
