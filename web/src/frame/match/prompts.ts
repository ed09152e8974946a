/** The sentence at the bottom: whose turn it is, and what is expected. */
import { say } from '../../lib/settings.svelte'
import type { Passing } from './passing.svelte'
import type { Sitting } from './sitting.svelte'
import type { Turn } from './turn.svelte'

/** Whose turn it is, or what the table waits for. */
export function leadOf({ live, now, paused, acting, idle, nameOf, names }: Sitting, turn: Turn, passing: Passing): string {
  if (live.link === 'lost') return say('connection-lost')
  if (now.over) return ''
  if (paused) return say('pause-title')
  if (turn.forced) return say('prompt-forced')
  if (acting) return say('prompt-yours', { seat: nameOf(now.seat!) })
  if (passing.handing) return say('pass-text', { seat: nameOf(passing.next!) })
  if (idle) return say('substitute-yours')
  if (now.thinking.length) return say('thinking', { seat: names(now.thinking) })
  const { pending } = now.view
  if (pending.length === 0) return say('prompt-unseen')
  return pending.length > 1 ? say('prompt-wait-many', { seats: names(pending) }) : say('prompt-wait', { seat: names(pending) })
}

/** What is expected; the board has its own words in the middle of a gesture. */
export function promptOf({ live, now, talk, paused, acting, idle, yours }: Sitting, turn: Turn, gesture: string | null): string {
  if (live.link === 'lost') return say('connection-help')
  if (paused && !now.over) return ''
  if (turn.forced) return talk!.say('action', turn.forced.action)
  if (acting || now.over) return gesture ?? talk!.texts.text(`prompt-${now.view.phase}`)
  if (idle) return say('substitute-help')
  if (now.seat !== null && now.view.pending.length === 0) return talk!.texts.text(`prompt-${now.view.phase}`)
  return yours.length ? '' : say('frame-watching')
}

/** Every event, for those who listen. */
export function eventsOf({ live, talk }: Sitting): string {
  return talk && live.entry ? live.entry.events.map((event) => talk.say('event', event)).join(' ') : ''
}

/** The last remark of somebody else, for those who listen. */
export function remarkOf({ table }: Sitting, read: number): string {
  const line = table?.chat.lines.at(-1)
  if (!line || line.number <= read || (line.seat !== null && table!.seats[line.seat]?.yours)) return ''
  return say('pair', { what: line.name, value: line.text ?? say(`reaction-${line.reaction}`) })
}
