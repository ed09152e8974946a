import { describe, expect, it } from 'vitest'
import type { Event } from '../../lib/contract'
import { openBox } from './box'
import { countOf } from './count'
import type { View } from './view'

const FRUITS = ['strawberry', 'banana', 'fig', 'apple']
const card = (key: string, fruit: string, kind: 'rotten' | 'single' | 'double' = 'single') => ({ card: key, fruit, number: Number(key.slice(1)), kind })
const box = openBox({
  fruits: FRUITS,
  cards: [card('S1', 'strawberry'), card('S2', 'strawberry', 'double'), card('A8', 'apple', 'double'), card('A12', 'apple'), card('A13', 'apple', 'rotten')],
  deal: { river: 7 },
  game: { rounds: 3, collective: [0, 1, 2] },
})
const view = (columns: Record<string, string[]>, total: number, collective: View['collective'] = null) =>
  ({
    round: 2,
    collective,
    players: [{ columns: { strawberry: [], banana: [], fig: [], apple: [], ...columns }, score: { rounds: [], total } }],
  }) as unknown as View

describe('the count of a round', () => {
  it('is nothing as long as nothing is counted', () => {
    expect(countOf(view({}, 0), [{ kind: 'commit', seat: 0 }], view({}, 0), FRUITS, box)).toBeNull()
  })

  it('lays the hand to the columns and strikes what the rotten card takes with it', () => {
    const events: Event[] = [
      { kind: 'lay', seat: 0, card: 'A8' },
      { kind: 'lay', seat: 0, card: 'S1' },
      { kind: 'rot', seat: 0, fruit: 'apple', card: 'A12' },
      { kind: 'score', seat: 0, largest: 3, smallest: 2, points: 6 },
    ]
    const count = countOf(view({ strawberry: ['S2'], apple: ['A12', 'A13'] }, 4), events, view({}, 10), FRUITS, box)!
    const [strawberries, bananas, , apples] = count.lines[0]!.columns
    expect(strawberries).toMatchObject({ cards: ['S1', 'S2'], cancelled: [], value: 3 })
    expect(bananas).toMatchObject({ cards: [], value: 0 })
    expect(apples).toMatchObject({ cards: ['A8', 'A12', 'A13'], cancelled: ['A12', 'A13'], value: 2 })
    expect(count.lines[0]).toMatchObject({ largest: 3, smallest: 2, points: 6, total: 10 })
  })

  it('counts the collective card unless a rotten one cancels it', () => {
    const score = { kind: 'score', seat: 0, largest: 2, smallest: 2, points: 4 }
    const before = view({ strawberry: ['S2'] }, 0, { fruit: 'apple', value: 2, chooser: null })
    const apples = (...events: Event[]) => countOf(before, [...events, score], before, FRUITS, box)!.lines[0]!.columns[3]
    expect(apples()).toMatchObject({ collective: 2, value: 2 })
    expect(apples({ kind: 'rot', seat: 0, fruit: 'apple', card: 'collective' })).toMatchObject({ collective: null, value: 0 })
  })
})
