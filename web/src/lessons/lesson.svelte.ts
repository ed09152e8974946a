/** A match that teaches: its next step is known, whoever errs may take it back, and the others play as the lesson says. */
import type { Denied } from '../lib/api'
import { actionId } from '../lib/actions'
import type { Action, Event } from '../lib/contract'
import { Playing, type Link } from '../lib/playing.svelte'
import { loadRules } from '../rules/manifest'
import { IllegalAction } from '../rules/match'
import { Rules } from '../rules/rules'
import * as states from '../rules/states'
import { beginningOf, loadLesson, loadRecords, type LessonData, type Step } from './data'
import { note, progressOf } from './progress.svelte'
import { LEARNER, Walk } from './walk'

/** Something is to be read or done, was done otherwise, has been done; or the lesson is over. */
export type Stage = 'task' | 'tried' | 'done' | 'over'

export class Lesson extends Playing {
  link = $state<Link>('opening')
  readonly next = null
  lesson = $state.raw<LessonData | null>(null)
  at = $state(0)
  stage = $state<Stage>('task')
  /** What would come of what was tried. */
  outcome = $state.raw<Event[]>([])
  /** How often the position was told: the card waits for the last. */
  revision = $state(0)

  private walk: Walk | null = null

  constructor(
    readonly game: string,
    private readonly learner: string,
    private readonly friend: (seat: number) => string,
    /** Whether a lesson has something to say. */
    private readonly says: (id: string) => boolean,
  ) {
    super(game)
  }

  get place() {
    return `/learn/${this.game}`
  }

  get step(): Step {
    return this.lesson!.steps[this.at]!
  }

  get count(): number {
    return this.lesson?.steps.length ?? 0
  }

  /** The ids of what is to be done now. */
  readonly wanted = $derived.by((): number[] => {
    const { state } = this
    if (this.stage !== 'task' || !this.lesson || !state || state.revision !== this.revision) return []
    return this.walk!.wanted(this.step).map(({ id }) => id)
  })

  open(): () => void {
    void this.load()
    return () => (this.link = 'closed')
  }

  private async load(): Promise<void> {
    const [loaded, lesson, records] = await Promise.all([loadRules(this.game), loadLesson(this.game), loadRecords(this.game)])
    const seats = Array.from({ length: lesson.seats }, (_, seat) =>
      seat === LEARNER ? { name: this.learner } : { name: this.friend(seat), kind: 'bot' as const, level: 1 },
    )
    this.walk = new Walk(await Rules.of(loaded), lesson, records, seats)
    this.lesson = lesson
    const { step, done } = progressOf(this.game)
    this.link = 'open'
    this.goTo(done || step >= lesson.steps.length ? 0 : step)
  }

  /** Begins a step, in its own position. */
  goTo(at: number): void {
    this.walk!.goTo(at)
    if (beginningOf(this.lesson!.steps, at) !== beginningOf(this.lesson!.steps, this.at)) this.laid += 1
    this.turn(at, 'task')
    this.tellAll(false)
  }

  /** Goes on from a card that was read. */
  goOn(): void {
    const next = this.at + 1
    if (next === this.count) return this.skipAll()
    if (this.lesson!.steps[next]!.scene) return this.goTo(next)
    if (this.stage === 'task') this.walk!.answer(this.step, () => this.tellAll(true))
    this.turn(next, 'task')
    this.tellAll(false)
  }

  /** Shows how it is done, or goes on where nothing is. */
  skip(): void {
    const [choice] = this.wanted
    if (this.stage === 'tried') this.retry()
    else if (choice !== undefined) this.perform(choice)
    else this.goOn()
  }

  skipAll(): void {
    this.hurry()
    this.stage = 'over'
    note(this.game, { step: this.count, done: true })
    this.tellAll(false)
  }

  /** What was tried has not happened. */
  retry(): void {
    this.goTo(this.at)
  }

  private turn(at: number, stage: Stage): void {
    this.at = at
    this.stage = stage
    note(this.game, { step: stage === 'done' ? at + 1 : at, done: false })
  }

  // What a board asks for

  play(action: number | Action): void {
    this.playAll([action])
  }

  playAll(actions: (number | Action)[], takeBack = 0): void {
    // Once the click that asked for it is over: it must not hit what it brings about.
    setTimeout(() => {
      if (takeBack > 0) this.goBack(takeBack)
      for (const action of actions) {
        if (this.stage !== 'task' || !this.step.do) return
        this.attempt(typeof action === 'number' ? action : this.idOf(action))
      }
    })
  }

  why(action: Action): void {
    setTimeout(() => this.guarded(() => this.walk!.match.check(LEARNER, this.idOf(action))))
  }

  private idOf(action: Action): number {
    return actionId(this.walk!.rules.described.actions, action)
  }

  private attempt(action: number): void {
    this.guarded(() => {
      this.walk!.match.check(LEARNER, action)
      if (this.walk!.wanted(this.step).some(({ id }) => id === action)) this.perform(action)
      else this.err(action)
    })
  }

  private guarded(work: () => void): void {
    this.hurry()
    try {
      work()
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      this.refuse(error.code, error.rule)
    }
  }

  private perform(action: number): void {
    const { step } = this
    this.walk!.act(action)
    this.stage = 'done'
    this.tellAll(true)
    this.walk!.answer(step, () => this.tellAll(true))
    if (this.says(`done-${step.id}`)) this.turn(this.at, 'done')
    else if (this.at + 1 === this.count) return this.skipAll()
    else this.turn(this.at + 1, 'task')
    this.tellAll(false) // seen when all that has happened was seen
  }

  private err(action: number): void {
    this.walk!.act(action)
    this.stage = 'tried'
    this.outcome = this.walk!.rules.told(LEARNER)
    this.tellAll(true)
  }

  /** Takes back so many steps in which something was done. */
  private goBack(count: number): void {
    if (this.stage === 'tried') return this.retry()
    const { steps } = this.lesson!
    const done = steps.slice(0, this.at).flatMap((step, at) => (step.do ? [at] : []))
    const first = done.at(-count)
    if (first !== undefined) this.goTo(first)
  }

  private refuse(code: Denied['code'], rule: string | null): void {
    this.refused = { type: 'refused', code, message: '', rule, reason: null, revision: this.revision }
  }

  /** Shows how it stands; something can be done only where it is asked for. */
  private tellAll(grown: boolean): void {
    this.revision += 1
    const sitting = { id: this.match, match: this.walk!.match, revision: this.revision, hash: null }
    const asked = this.stage === 'task' && this.step.do
    this.setup = states.setup(sitting)
    const state = states.state(sitting, LEARNER)
    const undo = { reach: this.stage === 'tried' ? 1 : 0, reason: 'start' as const, consent: 0 }
    this.tell({ ...state, undo, thinking: [], ...(asked ? {} : { choices: [], refusals: [] }) }, grown)
  }

  // What a match has besides

  again(): void {
    void this.load()
  }

  order(): void {
    // There is nobody else at the table.
  }

  sit(): void {
    // Whoever learns stays where they are.
  }

  rematch(): void {
    this.goTo(0)
  }

  async record(): Promise<string> {
    throw new Error('a lesson is not kept as a match')
  }

  ends(): boolean {
    return true
  }

  protected takeBack(): void {
    if (this.stage === 'tried') this.retry()
  }

  /** What is to be done is the hint. */
  protected askHint(): void {
    const { actions, manifest } = this.walk!.rules
    const candidates = this.wanted.slice(0, 1).map((id) => ({ id, action: actions[id]!, visits: 1, value: 1, chance: null, points: null }))
    this.advise({ type: 'hint', revision: this.revision, seat: LEARNER, values: [], looks: manifest.looks, candidates })
  }
}
