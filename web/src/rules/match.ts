/** One match: the seed it was dealt from, and what has been played. */
import type { Option, Options, Result, Reach, View } from '../lib/api'
import type { Choice, Entry, Fact } from '../lib/contract'
import { OtherRules, RecordError, write, type MatchRecord } from './record'
import { isAmong, nothingNoted, type Played, type Rules } from './rules'

export interface Dealt {
  options: Options
  seed: bigint
  seats: MatchRecord['seats']
  /** The bytes of the position it begins with, if none is dealt. */
  record?: Uint8Array
}

/** An action that cannot be played: there is no such, the seat may not act, or a rule forbids it. */
export class IllegalAction extends Error {
  constructor(
    readonly code: 'unknown_action' | 'over' | 'not_pending' | 'illegal',
    readonly rule: string | null = null,
  ) {
    super(rule ?? code)
  }
}

/** An action that can no longer be taken back. */
export class UndoRefused extends Error {
  constructor(readonly reason: Reach['reason']) {
    super(reason)
  }
}

/** The rules see a value's place among its choices, a number as it is, any seat as -1. */
function encode({ name, kind, choices = [], low = 0, high = 0 }: Option, value: Options[string], seats: number): number {
  if (kind === 'choice') {
    if (choices.includes(value!)) return choices.indexOf(value!)
    throw new RecordError(`options: ${name} must be one of ${choices.join(', ')}, not ${value}`)
  }
  const [least, most] = kind === 'seat' ? [0, seats - 1] : [low, high]
  if (kind === 'seat' && value === null) return -1
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number
  throw new RecordError(`options: ${name} must be a number from ${least} to ${most}, not ${value}`)
}

/** The options of a match: those given, the others by default. */
export function complete(known: Option[], given: Options): Options {
  const unknown = Object.keys(given).find((name) => !known.some((option) => option.name === name))
  if (unknown !== undefined) throw new RecordError(`options: there is no option ${unknown}`)
  return Object.fromEntries(known.map((option) => [option.name, option.name in given ? given[option.name]! : option.default]))
}

export class LocalMatch {
  readonly options: Options
  actions: Played[] = []
  private notes = nothingNoted()

  constructor(
    readonly rules: Rules,
    readonly dealt: Dealt,
  ) {
    const { game, seats, options } = rules.described
    if (!seats.includes(dealt.seats.length)) throw new RecordError(`${game} is for ${seats.at(0)} to ${seats.at(-1)} seats, not ${dealt.seats.length}`)
    this.options = complete(options, dealt.options)
    this.start()
  }

  private start(): void {
    const { seats, seed, record } = this.dealt
    if (record) return this.rules.put(record)
    const chosen = this.rules.described.options.map((option) => encode(option, this.options[option.name]!, seats.length))
    this.rules.deal(seats.length, chosen, seed)
  }

  // What is

  get pending(): number[] {
    return this.rules.pending
  }

  get over(): boolean {
    return this.rules.over
  }

  view(eyes: number): View {
    return this.rules.view(eyes)
  }

  choices(seat: number): Choice[] {
    return this.rules.choices(seat)
  }

  get result(): Result | null {
    if (!this.over) return null
    const parts = this.dealt.seats.map((_, seat) => this.rules.parts(seat))
    return { ...this.rules.standing(), parts, curve: this.curve(), stopped: this.rules.stopped }
  }

  // What happens

  /** Throws what stands against an action. */
  check(seat: number, action: number): void {
    if (!(action in this.rules.actions)) throw new IllegalAction('unknown_action')
    if (this.over) throw new IllegalAction('over')
    if (!this.pending.includes(seat)) throw new IllegalAction('not_pending')
    const rule = this.rules.refusal(seat, action)
    if (rule) throw new IllegalAction('illegal', rule)
  }

  play(seat: number, action: number): void {
    this.check(seat, action)
    this.extend([[seat, action]])
  }

  reach(seat: number): { reach: number; reason: Reach['reason'] } {
    return this.rules.reach(seat, this.notes, this.bots)
  }

  private isBot(seat: number): boolean {
    return this.dealt.seats[seat]!.kind === 'bot'
  }

  /** The seats of bots, a bit each. */
  private get bots(): number {
    return this.dealt.seats.reduce((bits, _, seat) => bits | (Number(this.isBot(seat)) << seat), 0)
  }

  /** Whether what a seat decided after the first `count` actions still stands. */
  unmoved(seat: number, count: number): boolean {
    return this.rules.unmoved(seat, count, this.notes)
  }

  /** Takes back all of a seat's actions after the first `to`, and what bots did in answer; what others chose side by side with it
   *  stays. How many stay as they were. */
  undo(seat: number, to: number): number {
    const taken = this.actions.flatMap(([actor], at) => (actor === seat && at >= to ? [at] : []))
    const { reach, reason } = this.reach(seat)
    if (!taken.length || taken.length > reach) throw new UndoRefused(reason)
    const [whole, { audience }] = [this.actions, this.notes]
    const first = taken[0]!
    this.rewind(first)
    whole.forEach((played, at) => {
      if (at <= first || taken.includes(at) || this.extend([played]) === null) return
      if (this.isBot(played[0]) && isAmong(audience[at]!, seat)) return
      this.rewind(0)
      this.extend(whole)
      throw new UndoRefused('other')
    })
    return first
  }

  /** Goes back to the position after the first `to` actions, whoever played the others. */
  rewind(to: number): void {
    const kept = this.actions.slice(0, to)
    this.start()
    this.actions = []
    this.notes = nothingNoted()
    this.extend(kept)
  }

  /** Plays many actions at once; the first that is not legal stops it, and its index is returned. */
  extend(played: Played[]): number | null {
    if (!played.length) return null
    const wrong = this.rules.replay(played, this.notes)
    this.actions = [...this.actions, ...played.slice(0, wrong ?? played.length)]
    return wrong
  }

  /** The indices of the actions of which eyes have seen or heard something: the lines of their log. */
  heard(eyes: number): number[] {
    return this.notes.heard.flatMap((set, at) => (isAmong(set, eyes) ? [at] : []))
  }

  /** What happened as eyes may know it, after the first `since` lines of their log. */
  log(eyes: number, since = 0): Entry[] {
    const numbers = new Map(this.heard(eyes).map((at, line) => [at, line + 1]))
    if (numbers.size <= since) return []
    const last = this.actions.length - 1
    // The position still tells what the last action brought.
    if (numbers.size === since + 1 && numbers.has(last)) return [this.entry(last, numbers.size, eyes)]
    return this.meanwhile(() => {
      this.start()
      return this.actions.flatMap((played, at) => {
        this.rules.step(played)
        return (numbers.get(at) ?? 0) > since ? [this.entry(at, numbers.get(at)!, eyes)] : []
      })
    })
  }

  /** The line of the log about the action that has just been played. */
  entry(at: number, sequence: number, eyes: number): Entry {
    const played = this.actions[at]!
    const action = isAmong(this.notes.audience[at]!, eyes) ? this.rules.named(played, eyes) : ({} as Fact)
    return { sequence, seat: played[0], action, events: this.rules.told(eyes) }
  }

  /** What can be said of the position after the first `count` actions. */
  after<Said>(count: number, say: () => Said): Said {
    return this.meanwhile(() => {
      this.start()
      for (const played of this.actions.slice(0, count)) this.rules.step(played)
      return say()
    })
  }

  /** The points of every seat at the start and after every action. */
  curve(): number[][] {
    return this.meanwhile(() => {
      this.start()
      return this.rules.curve(this.actions)
    })
  }

  /** Does something with another position; the present one is there again afterwards. */
  private meanwhile<Done>(work: () => Done): Done {
    const present = this.rules.take()
    const done = work()
    this.rules.put(present)
    return done
  }

  // Keeping it

  record(): MatchRecord {
    const { name: game, edition, rules_version } = this.rules.manifest
    const { seed, seats } = this.dealt
    const result = this.over ? this.rules.standing() : null
    return { game, edition, rules_version, options: this.options, seed, seats, actions: this.actions, result }
  }
}

/** A match from its record, replayed to the last action; RecordError says what stands against it. */
export function replayed(rules: Rules, record: MatchRecord): LocalMatch {
  const { edition, rules_version, name } = rules.manifest
  if (record.edition !== edition) throw new OtherRules(`edition: played with edition ${record.edition} of ${name}; here is edition ${edition}`)
  if (record.rules_version !== rules_version) {
    throw new OtherRules(`rules_version: played by version ${record.rules_version} of the rules; here is ${rules_version}`)
  }
  if (record.position !== undefined) throw new OtherRules('position: begins with a written position, which the page cannot read')
  if (record.seed === null || record.seed < 0n || record.seed >= 1n << 64n)
    throw new RecordError(`seed must be a whole number of at most 64 bits, not ${record.seed}`)
  const match = new LocalMatch(rules, { ...record, seed: record.seed })
  record.actions.forEach(([seat, action], at) => {
    if (!(seat in record.seats)) throw new RecordError(`actions[${at}]: there is no seat ${seat}`)
    if (!(action in rules.actions)) throw new RecordError(`actions[${at}]: there is no action ${action}`)
  })
  const wrong = match.extend(record.actions)
  if (wrong !== null) {
    const [seat, action] = record.actions[wrong]!
    throw new RecordError(`actions[${wrong}]: seat ${seat} may not play ${JSON.stringify(rules.actions[action])} there (${rules.refusal(seat, action)})`)
  }
  const [told, found] = [record.result, match.record().result].map((result) => result && write({ places: result.places, points: result.points }))
  if (told !== found) throw new RecordError(`result is ${told}, but the actions lead to ${found}`)
  return match
}
