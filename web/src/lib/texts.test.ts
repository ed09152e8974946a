import { describe, expect, it } from 'vitest'
import { loadTexts, makeTexts, plain } from './texts'

const FRENCH = `
fruit-lemon = { $amount ->
    [one] citron
   *[other] citrons
}
fruit-none = rien
event-harvest = { $seat } cueille { $amount } { $fruit } sur l’aile { $blade }.
event-stage = { $seat } charge { $fruit }.
event-turn = { $seat } tourne la rangée { $row } : { $rotation }.
rotation-90 = d’un quart
greeting = Bonjour { $name }
`
const naming = { names: ['Ana', 'Bo'], places: new Set(['blade']) }
const texts = makeTexts('fr', [FRENCH])
const harvest = { kind: 'harvest', seat: 1, blade: 2, fruit: 'lemon', amount: 3 }

describe('the convention of sentences', () => {
  it('names seats, agrees keys with the amount and counts places from one', () => {
    expect(plain(texts.parts('event-harvest', harvest, naming))).toBe('Bo cueille 3 citrons sur l’aile 3.')
    expect(plain(texts.parts('event-harvest', { ...harvest, amount: 1 }, naming))).toContain('1 citron ')
  })

  it('keeps each argument apart, so that a picture can stand beside its words', () => {
    const parts = texts.parts('event-harvest', harvest, naming)
    expect(parts).toContainEqual({ argument: 'fruit', value: 'lemon', words: 'citrons' })
    expect(parts).toContainEqual({ argument: 'seat', value: 1, words: 'Bo' })
  })

  it('shows a number that the rulebook gives as it is, unless it has words for it', () => {
    const turn = { kind: 'turn', seat: 0, row: 1, rotation: 90 }
    expect(plain(texts.parts('event-turn', turn, naming))).toBe('Ana tourne la rangée 1 : d’un quart.')
    expect(plain(texts.parts('event-turn', { ...turn, rotation: 45 }, naming))).toContain('45')
  })

  it('prints a minus sign, and no hyphen, before a number below zero', () => {
    const turn = { kind: 'turn', seat: 0, row: 1, rotation: -45 }
    expect(plain(texts.parts('event-turn', turn, naming))).toBe('Ana tourne la rangée 1 : −45.')
    expect(texts.text('greeting', { name: 'Jean-1' })).toBe('Bonjour Jean-1')
  })

  it('has a word for nothing', () => {
    expect(plain(texts.parts('event-stage', { kind: 'stage', seat: 0, fruit: null }, naming))).toBe('Ana charge rien.')
  })

  it('formats plain messages, and shows the id of one that is missing', () => {
    expect(texts.text('greeting', { name: 'Zoé' })).toBe('Bonjour Zoé')
    expect(texts.text('absent')).toBe('absent')
  })

  it('lets a later source override an earlier one', () => {
    expect(makeTexts('fr', ['a = un', 'a = deux']).text('a')).toBe('deux')
  })

  it.each([
    ['fr', 'finca', 62.5, 'environ 62,5 points :'],
    ['fr', 'fff', 2.5, 'environ 2,5 fétiches :'],
    ['fr', 'fff', 1.5, 'environ 1,5 fétiche :'],
    ['en', 'fff', 2.5, 'About 2.5 fetishes in the end,'],
    ['en', 'fff', 1, 'About 1 fetish in the end,'],
  ] as const)('counts in the words of a game: in %s, %s', async (language, game, points, words) => {
    expect((await loadTexts(language, game)).text('hint-more', { points, gap: 0.5 }).replaceAll('\u202f', ' ')).toContain(words)
  })
})
