/** Who sits at the table, whose turn it is, and what whoever looks on may do. */
import type { Setup } from '../../lib/api'
import { handedOn, isShared, mine, wayTo } from '../../lib/chairs'
import type { Choice } from '../../lib/contract'
import { seatGame, type Talk } from '../../lib/game'
import type { Playing } from '../../lib/playing.svelte'
import { say, settings } from '../../lib/settings.svelte'

export class Sitting {
  /** Null until the game's board and texts are there. */
  talk = $state.raw<Talk | null>(null)
  /** The seats that a link has brought along. */
  readonly handed = handedOn(location.hash)

  constructor(readonly live: Playing) {
    // Seats can change hands while one plays: sentences name who sits there now.
    $effect(() => {
      const { game, edition } = this
      const [{ language }, seats] = [settings, JSON.parse(this.seating) as Setup['seats']]
      void seatGame({ game, edition, seats }, language).then((seated) => (this.talk = seated))
    })
  }

  get now() {
    return this.live.state!
  }
  get table() {
    return this.live.table
  }
  readonly setup = $derived.by(() => this.live.setup!)
  readonly game = $derived.by(() => this.setup.game)
  readonly edition = $derived.by(() => this.setup.edition)
  readonly yours = $derived.by(() => this.setup.yours)
  private readonly seating = $derived.by(() => JSON.stringify(this.setup.seats))

  readonly over = $derived.by(() => this.now.over)
  readonly paused = $derived.by(() => this.table?.paused ?? false)
  /** Whether people at other devices sit there, too. */
  readonly shared = $derived.by(() => this.table !== null && isShared(this.table))
  readonly chatty = $derived.by(() => this.shared && (this.table!.chat.on || this.table!.chat.lines.length > 0))
  readonly own = $derived.by(() => (this.table ? mine(this.table) : []))
  /** A seat of ours that a bot plays for the time being. */
  readonly idle = $derived.by(() => this.own.find(({ substitute }) => substitute !== null) ?? null)
  readonly vacant = $derived.by(() => {
    const open = this.table?.seats.filter(({ kind }) => kind === 'open') ?? []
    return open.find((chair) => wayTo(chair, this.handed) !== 'people-ask') ?? open[0] ?? null
  })

  readonly choices = $derived.by((): Choice[] => (this.live.link === 'open' && !this.paused && !this.substituted(this.now.seat) ? this.now.choices : []))
  readonly acting = $derived.by(() => this.choices.length > 0)
  readonly actor = $derived.by(() => (this.acting ? this.now.seat : (this.idle?.seat ?? this.now.pending[0] ?? null)))

  readonly title = $derived.by(() => this.talk?.texts.text('name') ?? '')
  readonly round = $derived.by(() => {
    const { talk } = this
    const { view } = this.now
    return talk ? (talk.page.clock?.(view, talk.text, talk.described.components) ?? say('frame-turn', { turn: view.turns + 1 })) : ''
  })

  readonly substituted = (seat: number | null): boolean => seat !== null && (this.table?.seats[seat]?.substitute ?? null) !== null
  readonly nameOf = (seat: number): string => this.talk?.seats[seat]?.name ?? ''
  readonly names = (seats: number[]): string => new Intl.ListFormat(settings.language).format(seats.map(this.nameOf))
}
