import { describe, expect, it } from 'vitest'
import { wordsOf } from './explaining'
import { makeTexts } from './texts'

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
