/** Several people at one device: it is passed on to whoever acts, behind a screen where hands are hidden. */
import type { Entry } from '../../lib/contract'
import type { Sitting } from './sitting.svelte'

export class Passing {
  /** What has just been turned up is looked at first, as long as one likes. */
  seen = $state.raw<Entry | null>(null)
  /** Whoever opens the match need not be the one whose hand would lie there. */
  met = $state(false)

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const { next, sitting } = this
      if (next !== null && sitting.talk && !sitting.talk.page.secret) sitting.live.sit(next)
    })
  }

  /** A seat of ours that may act while another one is in focus. */
  readonly next = $derived.by(() => {
    const { now, yours, substituted } = this.sitting
    if (now.over || now.seat === null || now.pending.includes(now.seat)) return null
    return now.pending.find((seat) => yours.includes(seat) && !substituted(seat)) ?? null
  })
  private readonly secret = $derived.by(() => this.sitting.talk?.page.secret ?? false)
  readonly handing = $derived.by(() => this.next !== null && this.secret)
  readonly meeting = $derived.by(() => !this.met && this.secret && !this.sitting.over && this.sitting.now.seat !== null && this.sitting.yours.length > 1)
  readonly passing = $derived.by(() => {
    const { entry } = this.sitting.live
    return this.meeting || (this.handing && (!entry || entry === this.seen || entry.events.length < 2))
  })

  meet(): void {
    this.met = true
    if (this.next !== null) this.sitting.live.sit(this.next)
  }
}
