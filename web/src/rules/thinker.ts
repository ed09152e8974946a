/** Thinks in a worker, one question at a time, and rests as soon as there is none: a phone has a battery. */
import { loadRules, type Loaded } from './manifest'

/** All that a bot is given: what its seat knows. */
export interface Question {
  known: Uint8Array
  seat: number
  level: number
  seed: bigint
}

export interface Thought {
  action: number
  /** What every seat may expect, from 0 to 1. */
  values: number[]
  /** What it considered, best first. */
  candidates: { action: number; visits: number; value: number; chance: number | null; points: number | null }[]
  /** The points that every seat may expect at the end; null without a network, which alone knows chances and points. */
  points: number[] | null
}

/** What a worker is told: the rules first, then one question after another. */
export type Told = { rules: Loaded } | { question: Question }

interface Job {
  question: Question
  resolve: (thought: Thought) => void
  reject: (reason: Error) => void
}

/** A question that nobody wants answered any more. */
export class Dropped extends Error {}

const IDLE = 15_000

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

export class Thinker {
  private worker: Worker | null = null
  private jobs: Job[] = []
  private idle: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly game: string,
    private readonly make: () => Worker = spawn,
    private readonly load: (game: string) => Promise<Loaded> = loadRules,
  ) {}

  think(question: Question): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.jobs.push({ question, resolve, reject })
      if (this.jobs.length === 1) void this.next()
    })
  }

  /** Thinks no more; every question is dropped. */
  rest(): void {
    clearTimeout(this.idle)
    this.worker?.terminate()
    this.worker = null
    for (const { reject } of this.jobs.splice(0)) reject(new Dropped())
  }

  private async next(): Promise<void> {
    clearTimeout(this.idle)
    const job = this.jobs[0]
    if (!job) {
      this.idle = setTimeout(() => this.rest(), IDLE)
      return
    }
    try {
      const worker = this.worker ?? (await this.wake())
      if (job === this.jobs[0]) worker.postMessage({ question: job.question } satisfies Told)
    } catch (error) {
      this.fail(error as Error)
    }
  }

  private async wake(): Promise<Worker> {
    const rules = await this.load(this.game)
    const worker = (this.worker ??= this.make())
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.jobs.shift()?.resolve(data)
      void this.next()
    }
    worker.onerror = ({ message }) => this.fail(new Error(message))
    worker.postMessage({ rules } satisfies Told)
    return worker
  }

  private fail(error: Error): void {
    const [job] = this.jobs
    this.jobs = this.jobs.slice(1)
    job?.reject(error)
    const rest = this.jobs.splice(0)
    this.rest()
    this.jobs = rest
    void this.next()
  }
}
