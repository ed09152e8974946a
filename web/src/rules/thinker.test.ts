import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Loaded } from './manifest'
import { Dropped, Thinker, type Question, type Thought, type Told } from './thinker'

vi.mock('./manifest', () => ({ loadRules: () => Promise.reject(new Error('not asked for')) }))

const RULES = {} as Loaded
const question = (seat: number): Question => ({ known: new Uint8Array([seat]), seat, level: 1, seed: 1n })
const thought = (action: number): Thought => ({ action, values: [], candidates: [], points: null })

class FakeWorker {
  static made: FakeWorker[] = []
  told: Told[] = []
  ended = false
  onmessage = (_: { data: Thought }) => {}
  onerror = (_: { message: string }) => {}
  constructor() {
    FakeWorker.made.push(this)
  }
  postMessage(told: Told) {
    this.told.push(told)
  }
  terminate() {
    this.ended = true
  }
  get questions() {
    return this.told.flatMap((told) => ('question' in told ? [told.question.seat] : []))
  }
}

let thinker: Thinker

beforeEach(() => {
  vi.useFakeTimers()
  FakeWorker.made = []
  thinker = new Thinker(
    'finca',
    () => new FakeWorker() as unknown as Worker,
    () => Promise.resolve(RULES),
  )
})

const work = () => vi.advanceTimersByTimeAsync(0)

describe('who thinks', () => {
  it('is asked one question after another, in a worker that knows the rules', async () => {
    const answers = [thinker.think(question(0)), thinker.think(question(1))]
    await work()
    const [worker] = FakeWorker.made
    expect(worker!.told[0]).toEqual({ rules: RULES })
    expect(worker!.questions).toEqual([0])
    worker!.onmessage({ data: thought(7) })
    await work()
    expect(worker!.questions).toEqual([0, 1])
    worker!.onmessage({ data: thought(8) })
    expect(await Promise.all(answers)).toEqual([thought(7), thought(8)])
    expect(FakeWorker.made).toHaveLength(1)
  })

  it('rests as soon as it is told to, and wakes up again', async () => {
    const dropped = expect(thinker.think(question(0))).rejects.toThrow(Dropped)
    await work()
    thinker.rest()
    await dropped
    expect(FakeWorker.made[0]!.ended).toBe(true)
    void thinker.think(question(1))
    await work()
    expect(FakeWorker.made[1]!.questions).toEqual([1])
  })

  it('is not asked what was dropped while it woke up', async () => {
    const dropped = expect(thinker.think(question(0))).rejects.toThrow(Dropped)
    thinker.rest()
    await dropped
    void thinker.think(question(1))
    await work()
    expect(FakeWorker.made.flatMap((worker) => worker.questions)).toEqual([1])
  })

  it('goes home when nobody has asked for a while', async () => {
    const answer = thinker.think(question(0))
    await work()
    FakeWorker.made[0]!.onmessage({ data: thought(7) })
    await answer
    await vi.advanceTimersByTimeAsync(5_000)
    expect(FakeWorker.made[0]!.ended).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeWorker.made[0]!.ended).toBe(true)
  })

  it('fails one question at a time', async () => {
    const failed = expect(thinker.think(question(0))).rejects.toThrow('oops')
    const answer = thinker.think(question(1))
    await work()
    FakeWorker.made[0]!.onerror({ message: 'oops' })
    await failed
    await work()
    FakeWorker.made[1]!.onmessage({ data: thought(8) })
    expect(await answer).toEqual(thought(8))
  })
})
