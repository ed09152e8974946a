import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Rules } from '../rules/rules'
import type { State } from './api'
import type { Choice, Entry } from './contract'
import { Live } from './live.svelte'

class Socket {
  static readonly OPEN = 1
  static last: Socket
  readyState = Socket.OPEN
  sent: Record<string, unknown>[] = []
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}

  constructor(readonly address: string) {
    Socket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const entry = (sequence: number): Entry => ({ sequence, seat: 0, action: { kind: 'move' }, events: [] })

const choice = (id: number, kind: string): Choice => ({ id, action: { kind }, events: [], reveals: false })

function state(sequence: number, rest: Partial<State> = {}): object {
  const undo = { reach: sequence, reason: 'start', consent: 0 }
  return { type: 'state', revision: sequence, sequence, seat: 0, log: [], choices: [], undo, view: { sequence }, ...rest }
}

const table = (rest: object = {}) => ({ type: 'table', game: 'g', edition: 'e', seats: [{ seat: 0, yours: true }], now: '2026-01-01T12:00:00Z', ...rest })

let live: Live
const listeners: Record<string, () => void> = {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => (listeners[name] = run))
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('window', { location: { protocol: 'http:', host: 'here' } })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  live = new Live('m')
  live.open()
  Socket.last.say(table())
  Socket.last.say(state(0))
})

/** Rules that turn what is known into a state with a view of its bytes. */
function fakeRules(layout = 'l'): Rules {
  let held = new Uint8Array()
  const rules = {
    manifest: { layout },
    put: (record: Uint8Array<ArrayBuffer>) => (held = record),
    pending: [0, 1],
    actions: [{ kind: 'move' }],
    view: (eyes: number) => ({ eyes, bytes: [...held] }),
    sees: (_: number, seat: number) => seat === 0,
    choices: () => [choice(4, 'move')],
    refusals: () => ['', 'X-1'],
  }
  return rules as unknown as Rules
}

const known = (sequence: number) => ({ ...state(sequence), type: 'known', over: false, layout: 'l', record: btoa('\x07\x08') })

describe('an answer', () => {
  it('is awaited until it comes, whatever it is', () => {
    expect(live.awaiting).toBe(false)
    live.play(1)
    expect(live.awaiting).toBe(true)
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    expect(live.awaiting).toBe(false)
    live.play(1)
    expect(live.awaiting).toBe(true)
    Socket.last.say({ type: 'refused', code: 'illegal', message: '', rule: 'X-1', reason: null, revision: 1 })
    expect(live.awaiting).toBe(false)
  })

  it('may come after a choice that is none, and then is taken back with what came before', () => {
    live.play(1)
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    live.playUnasked(choice(2, 'move'))
    Socket.last.say(state(2, { log: [entry(2)] }))
    vi.runAllTimers()
    live.undo()
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'undo', to: 0 })
  })
})

describe('what a seat knows', () => {
  const meet = (edition: string, rules: () => Promise<Rules>) => {
    live = new Live('m', rules, undefined, () => edition)
    live.open()
    Socket.last.say(table())
  }

  it('becomes a state by the rules, in the order in which it was heard', async () => {
    let arrive = (_: Rules) => {}
    meet('e', () => new Promise((resolve) => (arrive = resolve)))
    expect(Socket.last.address).toContain('form=known')
    Socket.last.say(known(0))
    Socket.last.say(known(1))
    expect(live.state).toBeNull()
    arrive(fakeRules())
    await vi.runAllTimersAsync()
    expect(live.state).toMatchObject({ type: 'state', sequence: 1, view: { eyes: 0, bytes: [7, 8] }, pending: [0], refusals: ['', 'X-1'] })
    expect(live.state!.choices).toHaveLength(1)
  })

  it('is asked for in words where the page has other rules', () => {
    meet('another', () => Promise.reject(new Error('none')))
    Socket.last.say(known(0))
    expect(Socket.last.address).toContain('form=state')
    Socket.last.say(state(0))
    expect(live.state).toMatchObject({ sequence: 0 })
  })

  it("is asked for in words where a record lies otherwise than in the page's rules", async () => {
    meet('e', () => Promise.resolve(fakeRules('another')))
    Socket.last.say(known(0))
    Socket.last.say(known(1))
    await vi.runAllTimersAsync()
    expect(Socket.last.address).toContain('form=state')
    Socket.last.say(state(1))
    expect(live.state).toMatchObject({ sequence: 1 })
  })

  it('is asked for in words where the rules cannot be fetched', async () => {
    meet('e', () => Promise.reject(new Error('none')))
    Socket.last.say(known(0))
    await vi.runAllTimersAsync()
    expect(Socket.last.address).toContain('form=state')
  })
})

describe('a live match', () => {
  it('asks for one change of a position, however often one clicks', () => {
    live.play(3)
    live.play(3)
    live.undo()
    expect(Socket.last.sent).toEqual([{ type: 'play', seat: 0, action: 3, revision: 0 }])
  })

  it('plays a row of actions, each at the revision the one before brought', () => {
    live.playAll([{ kind: 'open' }, { kind: 'serve' }])
    Socket.last.say(state(1, { log: [entry(1)] }))
    expect(Socket.last.sent.map(({ revision }) => revision)).toEqual([0, 1])
  })

  it('takes back before a row just what it is told, be it played unasked', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    live.playUnasked(choice(2, 'serve'))
    Socket.last.say(state(2, { log: [entry(2)] }))
    vi.runAllTimers()
    live.playAll([], 1)
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'undo', to: 1 })
  })

  it('does not take what others do for an answer', () => {
    live.playAll([{ kind: 'open' }, { kind: 'serve' }])
    Socket.last.say(state(1, { log: [{ ...entry(1), seat: 3 }] }))
    expect(Socket.last.sent).toHaveLength(1)
    Socket.last.say(state(2, { log: [entry(2)] }))
    expect(Socket.last.sent.map(({ revision }) => revision)).toEqual([0, 2])
  })

  it('goes on with a row only when the match has gone on', () => {
    live.playAll([{ kind: 'open' }, { kind: 'serve' }])
    Socket.last.say(state(0))
    expect(Socket.last.sent).toHaveLength(1)
    Socket.last.say(state(1, { log: [entry(1)] }))
    expect(Socket.last.sent).toHaveLength(2)
  })

  it('still shows the last action when the same position is told again', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    Socket.last.say(state(1))
    vi.runAllTimers()
    expect(live.entry?.sequence).toBe(1)
    Socket.last.say(state(1, { seat: 1 }))
    vi.runAllTimers()
    expect(live.entry).toBeNull()
  })

  it('asks again for what the table declined', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    live.undo()
    Socket.last.say(state(1))
    live.undo()
    expect(Socket.last.sent).toHaveLength(2)
  })

  it('drops the rest of the row when one is refused', () => {
    live.playAll([{ kind: 'open' }, { kind: 'serve' }])
    Socket.last.say({ type: 'refused', code: 'illegal', rule: 'FIN-46', revision: 0 })
    Socket.last.say(state(1, { log: [entry(1)] }))
    expect(Socket.last.sent).toHaveLength(1)
  })

  it('shortens the log when something is taken back', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    Socket.last.say(state(2, { log: [entry(2)] }))
    vi.runAllTimers()
    Socket.last.say(state(1, { revision: 3 }))
    vi.runAllTimers()
    expect(live.log.map(({ sequence }) => sequence)).toEqual([1])
    expect(live.entry).toBeNull()
  })

  it('still lets the seat before take back, once the device is passed on', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    Socket.last.say(state(1, { seat: 1, undo: { reach: 0, reason: 'other', consent: 0 } }))
    vi.runAllTimers()
    live.undo()
    expect(Socket.last.sent).toEqual([{ type: 'undo', seat: 0, to: 0, revision: 1 }])
  })

  it('comes back by itself and says what it holds', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    Socket.last.onclose({ code: 1006 })
    expect(live.link).toBe('lost')
    vi.advanceTimersByTime(500)
    expect(Socket.last.address).toBe('ws://here/api/matches/m/live?since=1&revision=1&seat=0&form=known')
  })

  const others = (sequence: number): Partial<State> => ({ log: [{ ...entry(sequence), seat: 3 }], choices: [choice(3, 'open')] })

  it('plays once more, unseen, what somebody else’s action has crossed', () => {
    live.play(3)
    Socket.last.say(state(1, others(1)))
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 1 })
    expect(live.refused).toBeNull()
    expect(Socket.last.sent.map(({ action, revision }) => [action, revision])).toEqual([
      [3, 0],
      [3, 1],
    ])
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 1 })
    expect(live.refused).toMatchObject({ code: 'conflict' })
    expect(Socket.last.sent).toHaveLength(2)
  })

  it('waits for the new state, if the refusal comes first, and then goes on with the row', () => {
    live.playAll([{ kind: 'open' }, { kind: 'serve' }])
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 0 })
    expect(Socket.last.sent).toHaveLength(1)
    Socket.last.say(state(1, others(1)))
    Socket.last.say(state(2, { log: [entry(2)] }))
    expect(Socket.last.sent.map(({ action, revision }) => [action, revision])).toEqual([
      [{ kind: 'open' }, 0],
      [{ kind: 'open' }, 1],
      [{ kind: 'serve' }, 2],
    ])
    expect(live.refused).toBeNull()
  })

  it.each([
    ['no longer be done', { ...others(1), choices: [choice(4, 'serve')] }],
    ['be done by another seat', { ...others(1), seat: 1 }],
    ['be done in a later turn', { log: [entry(1)], choices: [choice(3, 'open')] }],
  ])('says so when what was crossed could only %s', (_, rest) => {
    live.play(3)
    Socket.last.say(state(1, rest))
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 1 })
    expect(live.refused).toMatchObject({ code: 'conflict' })
    expect(Socket.last.sent).toHaveLength(1)
  })

  it('does not play again what somebody has taken the ground from', () => {
    Socket.last.say(state(2, { log: [entry(1), entry(2)] }))
    vi.runAllTimers()
    live.play(3)
    Socket.last.say(state(1, { revision: 3, choices: [choice(3, 'open')] }))
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 3 })
    expect(live.refused).toMatchObject({ code: 'conflict' })
    expect(Socket.last.sent).toHaveLength(1)
  })

  it('insists on an undo when the match moved on elsewhere, once', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    live.undo()
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 1 })
    expect(live.refused).toBeNull()
    Socket.last.say(state(2, { log: [{ ...entry(2), seat: 1 }], undo: { reach: 1, reason: 'start', consent: 0 } }))
    expect(Socket.last.sent.map(({ type, to, revision }) => [type, to, revision])).toEqual([
      ['undo', 0, 1],
      ['undo', 0, 2],
    ])
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 2 })
    expect(live.refused).toMatchObject({ code: 'conflict' })
  })

  it('says that an undo came too late when it is out of reach by now', () => {
    Socket.last.say(state(1, { log: [entry(1)] }))
    vi.runAllTimers()
    live.undo()
    Socket.last.say(state(2, { log: [entry(2)], undo: { reach: 0, reason: 'other', consent: 1 } }))
    Socket.last.say({ type: 'refused', code: 'conflict', revision: 2 })
    expect(live.refused).toMatchObject({ code: 'conflict' })
    expect(Socket.last.sent).toHaveLength(1)
  })

  it('keeps the table beside the match, and the fastest message’s time', () => {
    vi.setSystemTime(new Date('2026-01-01T12:00:00Z'))
    Socket.last.say(table({ now: '2026-01-01T12:00:05Z' }))
    Socket.last.say(table({ now: '2026-01-01T12:00:03Z', paused: true }))
    expect(live.table?.paused).toBe(true)
    expect(live.ahead).toBe(5000)
    live.order({ type: 'resume' })
    expect(Socket.last.sent).toEqual([{ type: 'resume' }])
  })

  it('takes a browser’s word that the network is gone', () => {
    listeners.offline!()
    expect(live.link).toBe('lost')
    listeners.online!()
    Socket.last.say(state(0))
    expect(live.link).toBe('open')
  })

  it('takes its time to come back to a server that can keep nothing', () => {
    Socket.last.say({ type: 'refused', code: 'storage', revision: 0 })
    const before = Socket.last
    before.onclose({ code: 1013 })
    expect([live.link, live.refused?.code]).toEqual(['lost', 'storage'])
    vi.advanceTimersByTime(9_000)
    expect(Socket.last).toBe(before)
    vi.advanceTimersByTime(1_000)
    expect(Socket.last).not.toBe(before)
  })

  it('gives up when the server knows no such match', () => {
    const before = Socket.last
    before.onclose({ code: 4404 })
    vi.runAllTimers()
    expect(live.link).toBe('closed')
    expect(Socket.last).toBe(before)
  })
})
