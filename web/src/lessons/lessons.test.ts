import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, makeTexts, type Texts } from '../lib/texts'
import { Rules } from '../rules/rules'
import { rulesOf } from '../rules/testing'
import { beginningOf, fits, type LessonData, type Records } from './data'
import { rowOf } from './pictures'
import { LEARNER, Walk } from './walk'

const HERE = new URL('./', import.meta.url)
const GAMES = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== 'texts' ? [entry.name] : []))
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8')

const lessonOf = (game: string) => JSON.parse(read(`${game}/lesson.json`)) as LessonData
const recordsOf = (game: string) => JSON.parse(read(`${game}/records.json`)) as Records
const wordsOf = (game: string): Texts[] => LANGUAGES.map((language) => makeTexts(language, [read(`${game}/texts/${language}.ftl`)]))

/** A sentence ends where a mark is followed by a space or by nothing. */
const sentencesIn = (text: string): number => [...text.matchAll(/[.!?…](?=\s|$)/g)].length

async function begin(game: string): Promise<Walk> {
  const lesson = lessonOf(game)
  const seats = Array.from({ length: lesson.seats }, (_, seat) => ({ name: `Seat ${seat}` }))
  return new Walk(await Rules.of(await rulesOf(game)), lesson, recordsOf(game), seats)
}

describe.each(GAMES)('the lesson of %s', (game) => {
  const lesson = lessonOf(game)
  const words = wordsOf(game)

  it('is written for the rules that are here', async () => {
    const { manifest } = await rulesOf(game)
    const { edition, rules_version, scenes } = recordsOf(game)
    expect({ edition, rules_version }).toEqual({ edition: manifest.edition, rules_version: manifest.rules_version })
    for (const bytes of Object.values(scenes)) expect(atob(bytes)).toHaveLength(manifest.record.size)
  })

  it('can be walked from its first step to its last, whichever way a step allows', async () => {
    const walk = await begin(game)
    lesson.steps.forEach((step, at) => {
      walk.goTo(at)
      expect(walk.match.over, step.id).toBe(false)
      if (!step.do) return
      expect(walk.match.pending, step.id).toContain(LEARNER)
      const legal = walk.match.choices(LEARNER)
      for (const pattern of step.do)
        expect(legal.filter(({ action }) => fits(pattern, action)).length, `${step.id}: ${JSON.stringify(pattern)}`).toBeGreaterThan(0)
      for (const { id } of walk.wanted(step)) {
        walk.goTo(at)
        walk.act(id)
        walk.answer(step)
        const next = lesson.steps[at + 1]
        if (!next || next.scene) continue
        if (next.do) expect(walk.wanted(next).length, `${next.id} after ${id}`).toBeGreaterThan(0)
      }
    })
  })

  it('changes the scene only after a card that waits for its reader', () => {
    lesson.steps.forEach((step, at) => {
      const before = lesson.steps[at - 1]
      if (step.scene && before?.do) expect(words[0]!.has(`done-${before.id}`), before.id).toBe(true)
    })
    expect(beginningOf(lesson.steps, 0)).toBe(0)
  })

  it('says every step in two sentences at most, in both languages, and nothing that is not asked for', () => {
    const ids = lesson.steps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const texts of words) {
      for (const { id, do: asked } of lesson.steps) {
        const kinds = ['step', ...(texts.has(`done-${id}`) ? ['done'] : []), ...(texts.has(`not-${id}`) ? ['not'] : [])]
        for (const kind of kinds)
          expect(sentencesIn(texts.text(`${kind}-${id}`, { friend: 'Aina' })), `${kind}-${id}`).toSatisfy((count: number) => count >= 1 && count <= 2)
        if (!asked) expect(kinds, id).toEqual(['step'])
      }
      for (const { id } of lesson.novelties) expect(texts.has(`new-${id}`), id).toBe(true)
    }
    const said = [...read(`${game}/texts/en.ftl`).matchAll(/^(step|done|not|new)-(\w+) =/gm)].map(([, kind, id]) => [kind, id])
    for (const [kind, id] of said) expect(kind === 'new' ? lesson.novelties.map((one) => one.id) : ids).toContain(id)
  })

  it('has a picture for every step of “in a minute”', () => {
    const pictures = JSON.parse(read(`${game}/minute.json`)) as string[][]
    const told = read(`../../../src/verger/games/${game}/texts/en.ftl`).match(/^how-\d+ =/gm)
    expect(pictures).toHaveLength(told!.length)
    for (const picture of pictures) expect(rowOf(picture).things).toHaveLength(picture.length)
  })

  it('explains only what its game can bring, and ends in a game that can be dealt', async () => {
    const { manifest } = await rulesOf(game)
    for (const { id, event, phase, choice } of lesson.novelties) {
      expect([event, phase, choice].filter(Boolean), id).toHaveLength(1)
      if (event) expect(Object.keys(manifest.events), id).toContain(event)
      if (phase) expect(manifest.phases, id).toContain(phase)
      if (choice) expect(Object.keys(manifest.actions.kinds), id).toContain(choice.kind)
    }
    for (const { seats, options } of [lesson.first, lesson.free]) {
      expect(manifest.seats).toContain(seats)
      for (const name of Object.keys(options)) expect(manifest.options.map((option) => option.name)).toContain(name)
    }
    for (const texts of words) expect(texts.has('first-way')).toBe(true)
  })
})

describe('a first game', () => {
  it('begins the easy way: dealers 1 to 12 in FFF, no bag to choose in Frutopia, the weakest bots everywhere', () => {
    expect(lessonOf('fff').first.options).toMatchObject({ first_game: true })
    expect(lessonOf('frutopia').first.options).toMatchObject({ bag_choice: 'random' })
    for (const game of GAMES) expect(lessonOf(game).first.level, game).toBe(1)
  })
})
