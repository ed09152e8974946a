/** How the matches one has visited stand now. */
import { glance, readTable, ServerError } from './api'
import { outcomeOf } from './past'
import { forget, remember, settings, type Visit } from './settings.svelte'

export interface Standing {
  /** Whose decision is awaited; empty before the start. */
  pending: string[]
  yours: boolean
  started: boolean
}

const AGAIN = 20_000

async function look({ match }: Visit): Promise<Standing & Pick<Visit, 'over' | 'names' | 'result'>> {
  const table = await readTable(match)
  const names = table.seats.flatMap(({ name }) => name ?? [])
  if (!table.started) return { pending: [], yours: false, started: false, over: false, names }
  const { pending, over, result } = await glance(match)
  const awaited = pending.map((seat) => table.seats[seat]!)
  return { pending: awaited.map(({ name }) => name ?? ''), yours: awaited.some(({ yours }) => yours), started: true, over, names, result: outcomeOf(result) }
}

export class Visits {
  standing = $state<Record<string, Standing>>({})

  readonly running = $derived.by(() => {
    const running = settings.matches.filter(({ over }) => !over)
    return running.toSorted((one, other) => Number(this.standing[other.match]?.yours ?? 0) - Number(this.standing[one.match]?.yours ?? 0))
  })
  readonly past = $derived(settings.matches.filter(({ over }) => over))

  /** Looks now and then, while somebody looks. */
  open(): () => void {
    const refresh = () => document.hidden || this.refresh()
    refresh()
    const timer = setInterval(refresh, AGAIN)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }

  private async refresh(): Promise<void> {
    for (const visit of settings.matches.filter(({ over }) => !over)) {
      try {
        const { over, names, result, ...standing } = await look(visit)
        this.standing[visit.match] = standing
        if (over) remember({ ...visit, names, over, result })
      } catch (error) {
        if (error instanceof ServerError && error.code === 'not_found') forget(visit.match)
      }
    }
  }
}
