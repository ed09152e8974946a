/** What a bot thinks is compiled from start to end; here is but its memory and the clock. */
import type { Manifest, Settings, Thinking } from './described'
import { Heap } from './heap'
import type { Loaded } from './manifest'
import { thinkingAt } from './levels'
import { fits, type Network } from './network'
import type { Question, Thought } from './thinker'

/** A thought's record, records of the game, choices of a tree, a mask of actions and the same as words, a network's weights and its activations: addresses and lengths. */
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

export class Mind {
  private readonly heap: Heap

  private constructor(
    private readonly manifest: Manifest,
    private readonly rules: Exports,
    private readonly network: Network | null,
    private readonly now: () => number,
  ) {
    this.heap = new Heap(rules.memory, rules.__heap_base.value)
    if (network) this.heap.float32(this.heap.room('weights', 4 * network.weights.length), network.weights.length).set(network.weights)
  }

  static async of({ manifest, module }: Loaded, network: Promise<Network | null> | Network | null, now: () => number = () => performance.now()): Promise<Mind> {
    const [{ exports }, found] = await Promise.all([WebAssembly.instantiate(module, {}), network])
    return new Mind(manifest, exports as unknown as Exports, found && fits(found, manifest) ? found : null, now)
  }

  /** Chances and points are told only where the network's own opinion counts. */
  think({ known, seat, level, seed }: Question): Thought {
    const seats = this.seats(known)
    const thinking = thinkingAt(this.manifest, level, seats, this.network)
    const { seconds, settings } = thinking
    const isGuided = settings.kind === this.manifest.guided.kind
    const where = this.settle(known, thinking, isGuided ? this.network!.settings(seats) : {})
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
    return this.told(isGuided && settings.belief! < 1)
  }

  /** At the table of a known record. */
  private seats(known: Uint8Array): number {
    return new DataView(known.buffer, known.byteOffset).getInt32(this.manifest.record.fields.seats!.offset, true)
  }

  /** Lays out what a thought takes place in. */
  private settle(known: Uint8Array, { settings, room }: Thinking, learned: Settings): Where {
    const { thought, record, edge, actions } = this.manifest
    const t = this.heap.room('thought', thought.size)
    const states = this.heap.room('states', RECORDS * record.size)
    const edges = 1 + room
    const tree = this.heap.room('edges', edge * edges)
    const words = Math.ceil(actions.count / 8)
    const mask = this.heap.room('mask', 8 * words)
    const [weights, cells] = [this.network?.weights.length ?? 1, this.network?.cells ?? 1]
    const network = [this.heap.room('weights', 4 * weights), weights, this.heap.room('cells', 4 * cells), cells]
    this.heap.bytes(t, thought.size).fill(0)
    this.heap.bytes(states, record.size).set(known)
    for (const [name, value] of Object.entries({ ...settings, ...learned })) this.numbers(name)[0] = value
    return [t, states, RECORDS, tree, edges, mask, 8 * words, mask, words, ...network]
  }

  /** Iterations for which there is time yet, at the pace so far. */
  private left(seconds: number, spent: number): number {
    return Math.max(0, Math.min(MANY, Math.trunc((this.numbers('done')[0]! * (seconds - spent)) / spent)))
  }

  private told(learned: boolean): Thought {
    const [action, count] = [this.numbers('action')[0]!, this.numbers('count')[0]!]
    const [actions, visits, worths, chances, points] = ['actions', 'visits', 'worths', 'chances', 'points_of'].map((name) => this.numbers(name))
    const candidates = Array.from({ length: count }, (_, at) => ({
      action: actions![at]!,
      visits: visits![at]!,
      value: worths![at]!,
      chance: learned ? chances![at]! : null,
      points: learned ? points![at]! : null,
    }))
    return { action, values: [...this.numbers('values')], candidates, points: learned ? [...this.numbers('expected')] : null }
  }

  /** A field of the thought. */
  private numbers(name: string): Int32Array | Float64Array {
    const { offset, dtype, shape } = this.manifest.thought.fields[name]!
    const at = this.heap.room('thought', 0) + offset
    return dtype === 'float64' ? this.heap.float64(at, shape[0] ?? 1) : this.heap.int32(at, shape[0] ?? 1)
  }
}
