/** What a bot thinks is compiled from start to end; here is but its memory and the clock. */
import type { Manifest, Settings } from './described'
import { Heap } from './heap'
import type { Loaded } from './manifest'
import type { Question, Thought } from './thinker'

/** A thought's record, records of the game, choices of a tree, a mask of actions and the same as words: addresses and lengths. */
type Where = number[]

interface Exports {
  memory: WebAssembly.Memory
  __heap_base: WebAssembly.Global<'i32'>
  begin(...arguments_: [...Where, number, bigint]): void
  think(...arguments_: [...Where, number, number]): number
  answer(...arguments_: Where): void
}

/** Milliseconds between two looks at the clock, about, unless an iteration takes longer: slices grow and shrink. */
const SLICE = 4
/** Iterations in the first slice. */
const FIRST = 4
/** Iterations that nobody lives to see. */
const MANY = 1e9
/** Records to think with: the first is the known one. */
const RECORDS = 4
/** Choices in a tree: more than the strongest level fills. */
const ROOM = 200_000

export class Mind {
  private readonly heap: Heap

  private constructor(
    private readonly manifest: Manifest,
    private readonly rules: Exports,
    private readonly now: () => number,
  ) {
    this.heap = new Heap(rules.memory, rules.__heap_base.value)
  }

  static async of({ manifest, module }: Loaded, now: () => number = () => performance.now()): Promise<Mind> {
    const { exports } = await WebAssembly.instantiate(module, {})
    return new Mind(manifest, exports as unknown as Exports, now)
  }

  think({ known, seat, level, seed }: Question): Thought {
    const { seconds, settings } = this.manifest.levels.find(({ number }) => number === level)!
    const where = this.settle(known, settings)
    this.rules.begin(...where, seat, seed)
    const began = this.now()
    let [most, left, before] = [FIRST, MANY, began]
    while (this.rules.think(...where, most, left) === most) {
      const now = this.now()
      if (seconds !== null) left = this.left(seconds, (now - began) / 1000)
      most = now - before < SLICE ? 2 * most : Math.max(1, most >> 1)
      before = now
    }
    this.rules.answer(...where)
    return this.told()
  }

  /** Lays out what a thought takes place in. */
  private settle(known: Uint8Array, settings: Settings): Where {
    const { thought, record, edge, actions, seats } = this.manifest
    const t = this.heap.room('thought', thought.size)
    const states = this.heap.room('states', RECORDS * record.size)
    const edges = 1 + Math.min(ROOM, (settings.iterations ?? 0) * Math.max(...seats))
    const tree = this.heap.room('edges', edge * edges)
    const words = Math.ceil(actions.count / 8)
    const mask = this.heap.room('mask', 8 * words)
    this.heap.bytes(t, thought.size).fill(0)
    this.heap.bytes(states, record.size).set(known)
    for (const [name, value] of Object.entries(settings)) this.numbers(name)[0] = value
    return [t, states, RECORDS, tree, edges, mask, 8 * words, mask, words]
  }

  /** Iterations for which there is time yet, at the pace so far. */
  private left(seconds: number, spent: number): number {
    return Math.max(0, Math.min(MANY, Math.trunc((this.numbers('done')[0]! * (seconds - spent)) / spent)))
  }

  private told(): Thought {
    const [action, count] = [this.numbers('action')[0]!, this.numbers('count')[0]!]
    const [actions, visits, worths] = ['actions', 'visits', 'worths'].map((name) => this.numbers(name))
    const candidates = Array.from({ length: count }, (_, at) => ({ action: actions![at]!, visits: visits![at]!, value: worths![at]! }))
    return { action, values: [...this.numbers('values')], candidates }
  }

  /** A field of the thought. */
  private numbers(name: string): Int32Array | Float64Array {
    const { offset, dtype, shape } = this.manifest.thought.fields[name]!
    const at = this.heap.room('thought', 0) + offset
    return dtype === 'float64' ? this.heap.float64(at, shape[0] ?? 1) : this.heap.int32(at, shape[0] ?? 1)
  }
}
