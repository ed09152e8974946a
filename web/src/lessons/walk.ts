/** The match behind a lesson: a position, and what its steps lead to by the rules. */
import { actionId } from '../lib/actions'
import type { Choice } from '../lib/contract'
import { bytesOf } from '../rules/known'
import { LocalMatch } from '../rules/match'
import type { MatchRecord } from '../rules/record'
import type { Rules } from '../rules/rules'
import { beginningOf, wanted, type LessonData, type Records, type Step } from './data'

/** The seat of the one who learns. */
export const LEARNER = 0

export class Walk {
  match!: LocalMatch

  constructor(
    readonly rules: Rules,
    readonly lesson: LessonData,
    private readonly records: Records,
    readonly seats: MatchRecord['seats'],
  ) {}

  /** Goes to the beginning of a step, as if all before it had been done as asked. */
  goTo(at: number): void {
    const { steps } = this.lesson
    const first = beginningOf(steps, at)
    const record = bytesOf(this.records.scenes[steps[first]!.scene!]!)
    this.match = new LocalMatch(this.rules, { options: {}, seed: 0n, seats: this.seats, record })
    for (const step of steps.slice(first, at)) {
      if (step.do) this.act(this.wanted(step)[0]!.id)
      this.answer(step)
    }
  }

  wanted(step: Step): Choice[] {
    return wanted(step, this.match.choices(LEARNER))
  }

  act(action: number): void {
    this.match.play(LEARNER, action)
  }

  answer({ answers = [] }: Step, told: () => void = () => undefined): void {
    for (const { seat, ...action } of answers) {
      this.match.play(seat, actionId(this.rules.described.actions, action))
      told()
    }
  }
}
