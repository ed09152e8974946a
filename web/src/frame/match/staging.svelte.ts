/** What is heard, and what deserves a moment: sounds follow the motion, and the end is told when its last move was seen. */
import { untrack } from 'svelte'
import { loadStage } from '../../games'
import type { Event } from '../../lib/contract'
import { say, settings } from '../../lib/settings.svelte'
import { sound } from '../../lib/sound'
import { momentOf, soundsOf, type Stage } from '../../lib/stage'
import { tempo } from '../../lib/tempo.svelte'
import { markIcon, notify } from '../../lib/turn'
import { winners } from '../../lib/winners'
import type { Opened } from './opened.svelte'
import type { Sitting } from './sitting.svelte'
import type { Turn } from './turn.svelte'

/** Milliseconds until a piece has arrived, and between two sounds. */
const ARRIVES = 300
const APART = 110
/** More than this that waits to be shown is too much to be heard. */
const AHEAD = 3
/** The last moment of a match has the board to itself for so long. */
const LAST = 1500

export class Staging {
  /** What is shown in the middle of the board. */
  moment = $state.raw<Event | null>(null)
  private stage = $state.raw<Stage | null>(null)
  private wasActing = true

  constructor(
    private readonly sitting: Sitting,
    private readonly turn: Turn,
    private readonly opened: Opened,
  ) {
    // A match that was over already has its end behind it.
    let ended = this.live.state?.over ?? false
    $effect(() => {
      void loadStage(this.sitting.game)?.then((found) => (this.stage = found))
    })
    $effect(() => this.follow())
    $effect(() => this.callWhoseTurn())
    $effect(() => () => markIcon(false))
    $effect(() => {
      if (this.live.refused) untrack(() => sound('refused'))
    })
    $effect(() => {
      if (!this.sitting.over || this.live.behind > 0) return
      const timer = setTimeout(
        () => this.end(ended),
        untrack(() => (ended ? 0 : this.live.motion + (this.moment ? LAST * tempo() : 0))),
      )
      ended = true
      return () => clearTimeout(timer)
    })
  }

  private get live() {
    return this.sitting.live
  }

  /** What travels is heard when it arrives; what was skipped over is not. */
  private follow(): void {
    const { entry } = this.live
    const { stage } = this
    if (!entry && this.turn.guided) this.moment = null // the stage is the teacher's again
    if (!entry || !stage || untrack(() => this.live.behind) > AHEAD) return
    const heard = soundsOf(stage, entry.events)
    const moment = momentOf(stage, entry.events)
    untrack(() => {
      heard.forEach((name, at) => sound(name, tempo() * ARRIVES + at * APART))
      if (!moment) return
      this.moment = moment
      sound('moment', tempo() * ARRIVES + heard.length * APART)
    })
  }

  private callWhoseTurn(): void {
    const { acting } = this.sitting
    markIcon(acting)
    if (acting) untrack(() => this.callUs())
    this.wasActing = acting
  }

  private callUs(): void {
    const { now, nameOf, title } = this.sitting
    if (!this.wasActing && !this.turn.forced) sound('turn', tempo() * ARRIVES)
    if (settings.notify) notify(say('notify-turn', { seat: nameOf(now.seat!) }), title, this.live.match)
  }

  private end(known: boolean): void {
    const { now, yours } = this.sitting
    this.opened.result = true
    if (!known) sound(winners(now.result).some((seat) => yours.includes(seat)) ? 'win' : 'end', ARRIVES)
  }
}
