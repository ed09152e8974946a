/** What others did while one was not looking. */
import type { Entry } from './contract'

export interface Story {
  log: Entry[]
  yours: number[]
}

/** The entries after one's own last action, if there was one and somebody else has acted since. */
export function since({ log, yours }: Story): Entry[] {
  const last = log.findLastIndex(({ seat }) => yours.includes(seat))
  return last < 0 ? [] : log.slice(last + 1)
}

export class Absence {
  /** What to tell who has come back; empty when there is nothing, or it is known. */
  missed = $state.raw<Entry[]>([])
  private left: number | null = 0

  /** Nobody looks from now on. */
  leave({ log }: Story): void {
    this.left ??= log.length
  }

  /** Somebody looks, again or still: who acts has read enough. */
  look(story: Story): void {
    const news = since(story)
    if (this.left !== null && story.log.length > this.left) this.missed = news
    else if (this.missed.length && news.length < this.missed.length) this.missed = []
    this.left = null
  }

  close(): void {
    this.missed = []
  }
}
