/** What lies open over the table: sheets, and a notice. */
import type { Notice } from '../Toast.svelte'

export class Opened {
  help = $state(false)
  log = $state(false)
  chat = $state(false)
  people = $state(false)
  personal = $state(false)
  lend = $state(false)
  fairness = $state(false)
  result = $state(false)
  /** The rule that the help is opened at. */
  rule = $state('')
  notice = $state.raw<Notice | null>(null)

  tell(text: string): void {
    this.notice = { text }
  }

  showRule(id: string): void {
    this.rule = id
    this.help = true
    this.notice = null
  }
}
