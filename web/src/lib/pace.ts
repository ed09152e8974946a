/** States arrive as fast as bots think; people watch them one after another. */

export interface Paced {
  /** Milliseconds an item stays before the next may follow. */
  motion: number
}

type Later = (run: () => void, delay: number) => unknown

export class Pace<Item extends Paced> {
  private waiting: Item[] = []
  private busy = false
  private round = 0

  constructor(
    private readonly show: (item: Item) => void,
    private readonly later: Later = (run, delay) => setTimeout(run, delay),
  ) {}

  get behind(): number {
    return this.waiting.length
  }

  push(item: Item): void {
    this.waiting.push(item)
    if (!this.busy) this.next()
  }

  /** Shows all that waits, without motion. */
  hurry(): void {
    this.round += 1
    this.busy = false
    for (const item of this.waiting.splice(0)) this.show({ ...item, motion: 0 })
  }

  private next(): void {
    const item = this.waiting.shift()
    this.busy = item !== undefined
    if (!item) return
    const round = this.round
    this.show(item)
    this.later(() => round === this.round && this.next(), item.motion)
  }
}
