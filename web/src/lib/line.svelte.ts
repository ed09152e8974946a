/** A socket that comes back by itself. */

const FIRST_RETRY = 500
const LAST_RETRY = 10_000
/** From here on a closing code says that the server will not have us, and trying again is no use. */
const REFUSED = 4000
/** The server is there but can do nothing for now: there is no hurry. */
const LATER = 1013
/** A page that was out of sight for so long may hold a socket that is dead without knowing. */
const SLEEP = 60_000

interface Ends<Heard> {
  /** Where to connect, asked anew each time. */
  address: () => string
  hear: (message: Heard) => void
  lost?: () => void
}

export class Line<Heard, Said = never> {
  link = $state<'opening' | 'open' | 'lost' | 'closed'>('opening')

  private socket: WebSocket | null = null
  private retry = FIRST_RETRY
  private timer: ReturnType<typeof setTimeout> | undefined
  private hiddenSince = 0

  constructor(private readonly ends: Ends<Heard>) {}

  open(): () => void {
    const online = () => this.again()
    const offline = () => this.socket && this.drop(0)
    const look = () => this.look()
    addEventListener('online', online)
    addEventListener('offline', offline)
    document.addEventListener('visibilitychange', look)
    this.connect()
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', look)
      clearTimeout(this.timer)
      this.leave()
    }
  }

  /** Tries at once to find a lost connection again. */
  again(): void {
    if (this.link === 'lost') this.connect()
  }

  /** Leaves the connection there is for another. */
  anew(): void {
    this.connect()
  }

  send(message: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private look(): void {
    if (document.visibilityState === 'hidden') this.hiddenSince = Date.now()
    else if (this.link === 'open' && Date.now() - this.hiddenSince > SLEEP) this.connect()
    else this.again()
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.leave()
    const socket = new WebSocket(this.ends.address())
    this.socket = socket
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return
      this.link = 'open'
      this.retry = FIRST_RETRY
      this.ends.hear(JSON.parse(data as string) as Heard)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.drop(code)
    }
  }

  private drop(code: number): void {
    this.leave()
    this.link = code >= REFUSED ? 'closed' : 'lost'
    this.ends.lost?.()
    if (this.link === 'closed') return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), code === LATER ? LAST_RETRY : this.retry)
    this.retry = Math.min(this.retry * 2, LAST_RETRY)
  }

  /** Closes the socket there is; one that is still being opened as soon as it is open, or browsers complain. */
  private leave(): void {
    const socket = this.socket
    this.socket = null
    if (!socket) return
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }
}
