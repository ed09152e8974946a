import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './explaining'
import { LANGUAGES, makeTexts } from './texts'

const TEXTS = makeTexts('en', [
  'tile-gust = Gust\ntile-gust-help = A farmer flies.\nexplain-finca-title = 12/4\nexplain-finca = First and second.\nlonely = Alone.',
])

describe('what is said of a thing', () => {
  it('is its name and its help, or a title and the message', () => {
    expect(wordsOf(TEXTS, 'tile-gust')).toEqual({ title: 'Gust', words: 'A farmer flies.' })
    expect(wordsOf(TEXTS, 'explain-finca')).toEqual({ title: '12/4', words: 'First and second.' })
    expect(wordsOf(TEXTS, 'lonely')).toEqual({ title: '', words: 'Alone.' })
  })

  it('is nothing where there are no words', () => {
    expect(wordsOf(TEXTS, 'nowhere')).toEqual({ title: '', words: '' })
  })
})

const BOARDS = new URL('../games/', import.meta.url)
const HOUSE = new URL('../../../src/verger/games/', import.meta.url)
const GAMES = readdirSync(BOARDS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const textsOf = (game: string) => LANGUAGES.map((language) => makeTexts(language, [readFileSync(new URL(`${game}/texts/${language}.ftl`, HOUSE), 'utf8')]))

/** The messages that a board's things are explained by; what it fills in may be anything. */
function askedIn(game: string): RegExp[] {
  const folder = new URL(`${game}/`, BOARDS)
  const drawn = readdirSync(folder).filter((file) => file.endsWith('.svelte'))
  const source = drawn.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
  const literal = [...source.matchAll(/data-explain="([^"]+)"/g)].map(([, id]) => id!)
  const chosen = [...source.matchAll(/data-explain=\{[^}]*'([\w-]+)'/g)].map(([, id]) => id!)
  return [...literal, ...chosen].map((id) => new RegExp(`^${id.replace(/\{[^}]+\}/g, '.+')}$`))
}

describe.each(GAMES)('the board of %s', (game) => {
  it('explains itself in both languages, and every sign in the help has its title', () => {
    const asked = askedIn(game)
    expect(asked.length).toBeGreaterThan(0)
    for (const texts of textsOf(game)) {
      for (const id of asked)
        expect(
          texts.ids.some((one) => id.test(one) && wordsOf(texts, one).words),
          String(id),
        ).toBe(true)
      const signs = texts.ids.filter((id) => id.startsWith('explain-') && !id.endsWith('-title'))
      for (const id of signs) expect(texts.has(`${id}-title`), id).toBe(true)
    }
  })
})
