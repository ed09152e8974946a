/** The public tables that wait for people, as they come and go. */
import { tablesAddress, type LobbyTable } from './api'
import { Line } from './line.svelte'

export class Tables {
  waiting = $state.raw<LobbyTable[]>([])

  private readonly line = new Line<{ type: 'tables'; tables: LobbyTable[] }>({
    address: tablesAddress,
    hear: ({ type, tables }) => {
      if (type === 'tables') this.waiting = tables
    },
  })

  open(): () => void {
    return this.line.open()
  }
}
