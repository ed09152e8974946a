/** The matches of this device, as they come and go. */
import { follow, list, type Row } from '../rules/store'

export class Locals {
  rows = $state.raw<Row[]>([])

  readonly running = $derived(this.rows.filter(({ over }) => !over))
  readonly past = $derived(this.rows.filter(({ over }) => over))

  open(): () => void {
    // A browser that keeps nothing has none.
    const look = () =>
      list().then(
        (rows) => (this.rows = rows),
        () => undefined,
      )
    void look()
    return follow(look)
  }
}
