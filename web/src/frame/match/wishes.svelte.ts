/** What the table is asked: to let something be taken back, or to give a seat. Whoever asked hears when it was declined. */
import type { Request, Wish } from '../../lib/api'
import { say } from '../../lib/settings.svelte'
import type { Opened } from './opened.svelte'
import type { Sitting } from './sitting.svelte'

/** Milliseconds after the table by which a state has followed it. */
const FOLLOWS = 500

export class Wishes {
  private request: Request | null = null
  private hoping = false

  constructor(
    private readonly sitting: Sitting,
    private readonly opened: Opened,
  ) {
    $effect(() => this.followRequest())
    $effect(() => this.followHope())
  }

  /** How many of the asker's actions a request is about. */
  readonly asked = ({ seat, to }: Request): number => this.sitting.live.log.filter((entry) => entry.seat === seat && entry.sequence > to).length

  /** Whether anybody else has played since: that goes with it. */
  readonly reachesOthers = ({ seat, to }: Request): boolean => this.sitting.live.log.some((entry) => entry.seat !== seat && entry.sequence > to)

  admit(seat: number, { number }: Wish, yes: boolean): void {
    if (!this.sitting.own.length) this.hoping = false
    this.sitting.live.order({ type: 'admit', seat, number, yes })
  }

  answer(yes: boolean): void {
    this.request = null // whoever withdraws their own needs no telling
    this.sitting.live.order({ type: 'answer', yes })
  }

  /** A request that ends without anything taken back was declined. */
  private followRequest(): (() => void) | undefined {
    const { table } = this.sitting
    const request = table?.request ?? null
    const ended = !request && this.request
    this.request = request && table!.seats[request.seat]?.yours ? request : null
    if (!ended) return
    const timer = setTimeout(() => {
      if (this.asked(ended) > 0) this.opened.tell(say('request-declined'))
    }, FOLLOWS)
    return () => clearTimeout(timer)
  }

  /** So was a wish for a seat that ends without one. */
  private followHope(): void {
    const hoped = this.hoping
    this.hoping = this.sitting.table?.seats.some(({ asked }) => asked?.yours) ?? false
    if (hoped && !this.hoping && !this.sitting.own.length) this.opened.tell(say('request-declined'))
  }
}
