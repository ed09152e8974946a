import { beforeEach, expect, it, vi } from 'vitest'
import { Line } from './line.svelte'

class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last: Socket
  readyState = Socket.CONNECTING
  complaints: string[] = []
  closed = false
  onopen = () => {}

  constructor(readonly address: string) {
    Socket.last = this
  }
  close() {
    if (this.readyState === Socket.CONNECTING) this.complaints.push('closed before the connection is established')
    this.closed = true
  }
  answer() {
    this.readyState = Socket.OPEN
    this.onopen()
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
})

const line = () => new Line({ address: () => 'ws://here', hear: () => {} })

it('closes an open socket at once', () => {
  const leave = line().open()
  Socket.last.answer()
  expect(Socket.last.closed).toBe(false)
  leave()
  expect(Socket.last.closed).toBe(true)
})

it('closes a socket that is still being opened once it is open, so that nothing complains', () => {
  const leave = line().open()
  leave()
  expect(Socket.last.closed).toBe(false)
  Socket.last.answer()
  expect(Socket.last.closed).toBe(true)
  expect(Socket.last.complaints).toEqual([])
})
