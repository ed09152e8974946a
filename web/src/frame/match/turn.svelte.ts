/** A turn at the table: something is pointed at, asked about, played, confirmed where it is for good, made by itself where it is forced, taken back. */
import { untrack } from 'svelte'
import type { Action, Choice } from '../../lib/contract'
import { forcedOf } from '../../lib/forced'
import { IDEAS } from '../../lib/outlook'
import { say, settings } from '../../lib/settings.svelte'
import { tempo } from '../../lib/tempo.svelte'
import type { Opened } from './opened.svelte'
import type { Passing } from './passing.svelte'
import type { Sitting } from './sitting.svelte'

/** How long a choice that is none is seen before it is made, at least and usually. */
const SEEN = 600
const USUALLY_SEEN = 1200
/** Milliseconds after which it is tried again while something lies open. */
const AGAIN = 500
/** So long after it was made, a click may still be meant for what was there before. */
const LATE = 400

export class Turn {
  /** What is pointed at. */
  preview = $state.raw<Choice | null>(null)
  /** What would be played, and could not be taken back. */
  doubtful = $state.raw<Choice | null>(null)
  /** Whoever took something back is asked again. */
  private rethinking = $state(false)
  /** The revision at which something was last played from here. */
  private played = -1
  /** When something was last seen to be made by itself. */
  private made = -Infinity

  constructor(
    private readonly sitting: Sitting,
    private readonly passing: Passing,
    private readonly opened: Opened,
    /** Somebody teaches what is to be done. */
    readonly guided: boolean,
  ) {
    // A new position ends what was pointed at in the old one.
    $effect(() => {
      void this.sitting.now
      this.preview = this.doubtful = null
      if (untrack(() => this.live.isUnasked)) this.made = performance.now()
    })
    $effect(() => this.makeForced())
    $effect(() => this.tellRefused())
  }

  private get live() {
    return this.sitting.live
  }

  /** The idea of the hint that the board marks: the one that is pointed at, or the best. */
  readonly hinted = $derived.by(() => {
    const ideas = this.live.hint?.candidates.slice(0, IDEAS) ?? []
    return (ideas.find(({ id }) => id === this.preview?.id) ?? ideas[0])?.id ?? null
  })
  readonly reach = $derived.by(() => this.live.back.reach)
  /** Beyond what one may take back alone, the table can be asked. */
  readonly asking = $derived.by(() => this.reach === 0 && this.sitting.shared && this.live.back.consent > 0 && !this.sitting.table?.request)
  readonly undoHelp = $derived.by(() => {
    const { consent, reason } = this.live.back
    return this.asking ? say('undo-ask-help', { consent }) : `${say('undo-reach', { reach: this.reach })} ${say(`undo-reason-${reason}`)}`
  })

  /** A choice that is none is made by itself, unless somebody has just come back to it. */
  readonly forced = $derived.by((): Choice | null => {
    const { live, passing } = this
    const { choices, now } = this.sitting
    if (this.guided || !settings.forced || this.rethinking || passing.meeting || passing.handing || live.behind > 0 || !choices.length) return null
    return forcedOf(choices, { amidst: live.log.at(-1)?.seat === now.seat, reach: this.reach, ends: (id) => live.ends(id) })
  })
  readonly seenFor = $derived.by(() => Math.max(SEEN, this.live.motion + USUALLY_SEEN * tempo()))

  point(id: number | null): void {
    this.preview = id === null ? null : (this.live.state?.choices.find((choice) => choice.id === id) ?? null)
  }

  readonly play = (action: number | Action): void => {
    const id = typeof action === 'number' ? action : this.sitting.talk!.id(action)
    const choice = this.sitting.choices.find((one) => one.id === id)
    if (settings.confirm && choice && choice !== this.doubtful && this.isForGood(choice)) this.doubtful = choice
    else this.act(() => this.live.play(action))
  }

  readonly playAll = (actions: Action[], takeBack = 0): void => {
    const [only, ...more] = actions
    if (takeBack && performance.now() - this.made < LATE) return
    if (only && !more.length && !takeBack) this.play(only)
    else this.act(() => this.live.playAll(actions, takeBack), takeBack > 0)
  }

  readonly refusal = (action: Action): string => this.sitting.now.refusals[this.sitting.talk?.id(action) ?? -1] ?? ''

  readonly undo = (): void => {
    if (this.reach > 0 || this.asking) {
      this.drop()
      this.rethinking = true
      this.live.undo()
    } else this.opened.tell(this.undoHelp)
  }

  readonly ask = (): void => {
    const { acting, now } = this.sitting
    if (acting && now.choices.length === 1) this.opened.tell(say('hint-forced'))
    else if (acting) this.live.ask()
    else this.opened.tell(say('hint-none'))
  }

  /** Nothing is pointed at, doubted or told any more. */
  drop(): void {
    this.preview = this.doubtful = this.opened.notice = null
  }

  private isForGood({ reveals, id }: Choice): boolean {
    return reveals || (this.sitting.shared && this.live.ends(id))
  }

  private act(work: () => void, rethinking = false): void {
    this.drop()
    this.rethinking = rethinking
    this.played = this.sitting.now.revision
    this.live.hurry() // whoever acts has seen enough of what moves still
    work()
  }

  private makeForced(): (() => void) | undefined {
    const { forced } = this
    const { revision } = this.sitting.now
    if (!forced) return
    const makeIt = () => {
      if (document.querySelector('dialog[open]')) timer = setTimeout(makeIt, AGAIN)
      else if (this.played !== revision) {
        this.preview = null
        this.played = revision
        this.live.playUnasked(forced)
      }
    }
    let timer = setTimeout(
      makeIt,
      untrack(() => this.seenFor),
    )
    return () => clearTimeout(timer)
  }

  private tellRefused(): void {
    const { refused } = this.live
    const { talk } = this.sitting
    if (!refused || !talk) return
    const { code, message, rule } = refused
    const seat = untrack(() => this.sitting.nameOf(this.live.state?.pending[0] ?? 0))
    if (rule) this.opened.notice = { text: talk.texts.text(`rule-${rule}`), rule }
    else this.opened.tell(talk.texts.has(`error-${code}`) ? say(`error-${code}`, { seat, reason: message, detail: message }) : message)
  }
}
