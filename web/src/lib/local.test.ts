import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LocalMatch } from '../rules/match'
import { Rules } from '../rules/rules'
import { rulesOf } from '../rules/testing'
import type { Row } from '../rules/store'
import { Dropped, type Question, type Thought } from '../rules/thinker'
import { LEISURE, Local } from './local.svelte'

vi.mock('../rules/manifest', () => ({ loadRules: rulesOf }))

const PERSON = (name: string) => ({ kind: 'person', name }) as const
const BOT = (name: string) => ({ kind: 'bot', name, level: 1 }) as const
const SEED = 7n

/** A store of one row, as a browser's database would keep it. */
class Disk {
  row: Row | undefined
  private ears: ((id: string) => void)[] = []
  find = async () => structuredClone(this.row)
  keep = async (row: Row, before: number | null) => {
    if ((this.row?.revision ?? null) !== before) return this.find()
    this.row = structuredClone(row)
    return row
  }
  remove = async () => (this.row = undefined)
  follow = (hear: (id: string) => void) => {
    this.ears.push(hear)
    return () => {}
  }
  tell = () => this.ears.forEach((hear) => hear('m'))
}

/** A bot that answers when it is told to. */
class Bot {
  asked: Question[] = []
  private answers: { resolve: (thought: Thought) => void; reject: (reason: Error) => void }[] = []
  think = (question: Question) => {
    this.asked.push(question)
    return new Promise<Thought>((resolve, reject) => this.answers.push({ resolve, reject }))
  }
  rest = () => this.answers.splice(0).forEach(({ reject }) => reject(new Dropped()))
  async answer(action: number) {
    this.answers.shift()!.resolve({ action, values: [0.5, 0.5], candidates: [{ action, visits: 3, value: 0.5, chance: null, points: null }], points: null })
    await settled()
  }
  get isAsked() {
    return this.answers.length > 0
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

let disk: Disk
let bot: Bot
let live: Local
let seen: { hidden: boolean; look: () => void }

async function sit(game: string, seats: Row['seats'], options: Row['options'] = {}): Promise<void> {
  const match = new LocalMatch(await Rules.of(await rulesOf(game)), { seats, options, seed: SEED })
  const { edition, rules_version } = match.record()
  const rest = { seed: SEED.toString(16).padStart(16, '0'), hash: 'h', seats, actions: [], seat: null, pending: [], over: false, changed: 0 }
  disk.row = { id: 'm', revision: 0, game, edition, rules_version, options: match.options, ...rest }
  await open()
}

async function open(): Promise<void> {
  live = new Local('m', () => bot, disk)
  live.open()
  await vi.waitFor(() => expect(live.link).not.toBe('opening'))
}

beforeEach(() => {
  disk = new Disk()
  bot = new Bot()
  seen = { hidden: false, look: () => {} }
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', {
    get hidden() {
      return seen.hidden
    },
    addEventListener: (_: string, look: () => void) => (seen.look = look),
  })
})

describe('a match of this device', () => {
  beforeEach(() => sit('finca', [PERSON('Ana'), BOT('Bo')], { start_player: 0 }))

  it('is there at once, with all that may be done', async () => {
    expect(live.setup).toMatchObject({ game: 'finca', yours: [0], fairness: { hash: 'h', seed: null } })
    expect(live.state).toMatchObject({ seat: 0, pending: [0], sequence: 0 })
    expect(live.state!.choices).toHaveLength(12)
    expect(live.state!.refusals[0]).toBe('')
  })

  it('goes on, and is kept as it goes', async () => {
    live.play({ kind: 'place', blade: 3 })
    expect(live.state!.sequence, 'a click does not hit what it brings about').toBe(0)
    await settled()
    expect(live.log.map(({ action }) => action)).toEqual([{ kind: 'place', blade: 3 }])
    expect(live.state!.thinking).toEqual([1])
    await settled()
    expect(disk.row).toMatchObject({ revision: 1, actions: [[0, 3]], pending: [1] })
    await bot.answer(5)
    expect(disk.row!.actions).toEqual([
      [0, 3],
      [1, 5],
    ])
    expect(live.state!.pending).toEqual([0])
  })

  it('comes back as it was left', async () => {
    live.play(3)
    await settled()
    await bot.answer(5)
    await vi.waitFor(() => expect(live.log).toHaveLength(2))
    const { state, log } = live
    await open()
    expect({ ...live.state, log: [] }).toEqual({ ...state, log: [] })
    expect(live.log).toEqual(log)
  })

  it('tells a bot what its seat knows, and no more', async () => {
    live.play(3)
    await settled()
    const rules = await Rules.of(await rulesOf('finca'))
    const match = new LocalMatch(rules, { seats: disk.row!.seats, options: disk.row!.options, seed: SEED })
    match.play(0, 3)
    expect(bot.asked).toMatchObject([{ seat: 1, level: 1 }])
    expect(bot.asked[0]!.known).toEqual(rules.known(1))
    expect(bot.asked[0]!.known).not.toEqual(rules.take())
  })

  it('answers with the rule that forbids', async () => {
    live.play(live.state!.refusals.findIndex(Boolean))
    await settled()
    expect(live.refused).toMatchObject({ code: 'illegal', rule: expect.stringMatching(/^FIN-/) })
    expect(live.state!.sequence).toBe(0)
    live.why({ kind: 'finish' })
    await settled()
    expect(live.refused).toMatchObject({ code: 'illegal' })
  })

  it('takes back, and the bot thinks no more', async () => {
    live.play(3)
    await settled()
    expect(bot.isAsked).toBe(true)
    live.undo()
    await settled()
    expect(bot.isAsked).toBe(false)
    await vi.waitFor(() => expect(live.log).toEqual([]))
    expect(live.state!.choices).toHaveLength(12)
    expect(disk.row).toMatchObject({ revision: 2, actions: [] })
    expect(live.refused).toBeNull()
  })

  it('plays a row of actions after taking some back', async () => {
    live.play(3)
    await settled()
    live.playAll([{ kind: 'place', blade: 4 }], 1)
    await settled()
    await vi.waitFor(() => expect(live.log.map(({ action }) => action)).toEqual([{ kind: 'place', blade: 4 }]))
  })

  it('rests while nobody looks', async () => {
    live.play(3)
    await settled()
    seen.hidden = true
    seen.look()
    expect(bot.isAsked).toBe(false)
    seen.hidden = false
    seen.look()
    expect(bot.isAsked).toBe(true)
  })

  it('gives a hint from what the seat knows', async () => {
    live.ask()
    expect(live.asking).toBe(true)
    expect(bot.asked).toMatchObject([{ seat: 0, level: 6 }])
    await bot.answer(2)
    expect(live.hint).toMatchObject({
      revision: 0,
      looks: (await rulesOf('finca')).manifest.looks,
      candidates: [{ id: 2, action: { kind: 'place', blade: 2 }, visits: 3 }],
    })
  })

  it('keeps a hint while others act beside the seat or out of its sight, and no longer', async () => {
    await sit('fff', [PERSON('Ana'), ...Array.from({ length: 5 }, (_, other) => BOT(`${other}`))])
    const mirror = new LocalMatch(await Rules.of(await rulesOf('fff')), { seats: disk.row!.seats, options: disk.row!.options, seed: SEED })
    const act = async () => {
      const { seat } = bot.asked.findLast(({ level }) => level === 1)!
      const { id } = mirror.choices(seat)[0]!
      mirror.play(seat, id)
      await bot.answer(id)
    }
    await act()
    live.ask()
    await act()
    await bot.answer(2)
    expect(live.hint, 'others choose beside her').toMatchObject({ revision: 1 })
    await vi.waitFor(() => expect(bot.isAsked).toBe(true), { timeout: 10 * LEISURE })
    await act()
    expect(live.state!.revision, 'others act out of her sight').toBe(3)
    expect(live.hint).toMatchObject({ revision: 1 })
    live.play(live.state!.choices[0]!.id)
    await vi.waitFor(() => expect(live.hint).toBeNull())
  })

  it('follows another page of this browser that was faster', async () => {
    disk.row = { ...disk.row!, revision: 1, actions: [[0, 8]] }
    live.play(3)
    await settled()
    await vi.waitFor(() => expect(live.log.map(({ action }) => action)).toEqual([{ kind: 'place', blade: 8 }]))
    expect(disk.row!.actions).toEqual([[0, 8]])
    disk.row = { ...disk.row!, revision: 2, actions: [] }
    disk.tell()
    await vi.waitFor(() => expect(live.log).toEqual([]))
  })

  it('says when it cannot be kept', async () => {
    disk.keep = () => Promise.reject(new Error('full'))
    live.play(3)
    await settled()
    expect(live.refused).toMatchObject({ code: 'unkept' })
    expect(live.log).toHaveLength(1)
  })

  it('says when it is not here, or was begun with other rules', async () => {
    disk.row = { ...disk.row!, edition: '0' }
    await open()
    expect(live).toMatchObject({ link: 'closed', refused: { code: 'edition' } })
    disk.row = undefined
    await open()
    expect(live).toMatchObject({ link: 'closed', refused: { code: 'not_found' } })
  })
})

describe('what is shown', () => {
  beforeEach(() => sit('finca', [PERSON('Ana'), PERSON('Ben')], { start_player: 0 }))

  it('is kept before: a reload brings back all that was seen', async () => {
    const keep = disk.keep.bind(disk)
    let done = () => {}
    disk.keep = async (row, before) => {
      await new Promise<void>((resolve) => (done = resolve))
      return keep(row, before)
    }
    live.play(3)
    await settled()
    expect(live.log).toEqual([])
    done()
    await vi.waitFor(() => expect(live.log).toHaveLength(1))
    disk.keep = keep
  })
})

describe('taking back', () => {
  beforeEach(() => sit('finca', [PERSON('Ana'), BOT('Bo')], { start_player: 0 }))

  const round = async (play: () => void, answer: number) => {
    const { length } = live.log
    play()
    await settled()
    await bot.answer(answer)
    await vi.waitFor(() => expect(live.log).toHaveLength(length + 2))
  }

  it('goes back past what the bot has answered', async () => {
    await round(() => live.play(3), 5)
    expect(live.back).toMatchObject({ seat: 0, reach: 1 })
    live.undo()
    await vi.waitFor(() => expect(live.log).toEqual([]))
    expect(live.state).toMatchObject({ pending: [0], sequence: 0 })
  })

  it('goes back past what was played unasked', async () => {
    await round(() => live.play(3), 5)
    await round(() => live.playUnasked(live.state!.choices[0]!), 5)
    await round(() => live.play(4), 5)
    live.undo()
    await vi.waitFor(() => expect(live.log).toHaveLength(4))
    live.undo()
    await vi.waitFor(() => expect(live.log).toEqual([]))
  })

  it('knows which choice leaves a seat nothing to do', () => {
    expect(live.ends(3)).toBe(true)
  })
})

describe('a device that is passed on', () => {
  beforeEach(() => sit('finca', [PERSON('Ana'), PERSON('Ben')], { start_player: 0 }))

  it('looks from the seat that has it, after a reload too', async () => {
    live.play(3)
    await settled()
    expect(live.state).toMatchObject({ seat: 0, pending: [1], choices: [] })
    await settled()
    await open()
    expect(live.state!.seat).toBe(0)
    live.sit(1)
    await settled()
    expect(live.state).toMatchObject({ seat: 1, pending: [1] })
    expect(live.state!.choices).toHaveLength(12)
    expect(bot.asked).toEqual([])
  })

  it('still lets the seat before take back', async () => {
    live.play(3)
    await settled()
    live.sit(1)
    await vi.waitFor(() => expect(live.state!.seat).toBe(1))
    expect(live.back).toMatchObject({ seat: 0, reach: 1 })
    live.undo()
    await settled()
    await vi.waitFor(() => expect(live.log).toEqual([]))
  })
})
