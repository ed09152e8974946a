import { expect, it } from 'vitest'
import { histories, standing, type Past } from './past'

const past = (more: Partial<Past>): Past => ({
  address: '',
  game: 'finca',
  names: ['Ana', 'Bo'],
  at: 1,
  result: { places: [2, 1], points: [-3, 40] },
  yours: [0],
  drop: () => undefined,
  ...more,
})

it('tells how a match ended, the winner first', () => {
  expect(standing(past({}))).toEqual([
    { name: 'Bo', points: '40' },
    { name: 'Ana', points: '−3' },
  ])
})

it('tells who played where nobody noted how it ended', () => {
  expect(standing(past({ result: undefined }))).toEqual(['Ana', 'Bo'].map((name) => ({ name, points: null })))
})

it('is a history of its own for each game, the last match first', () => {
  const won = past({ at: 5, result: { places: [1, 2], points: [50, 40] } })
  const [fff, finca] = histories([past({}), past({ game: 'fff', at: 9, result: null }), won])
  expect(fff).toMatchObject({ game: 'fff', won: 0, best: null })
  expect(finca).toMatchObject({ game: 'finca', won: 1, best: 50 })
  expect(finca!.matches).toEqual([won, past({})].map((one) => ({ ...one, drop: expect.any(Function) })))
})

it('counts no victory of a bot as one’s own', () => {
  expect(histories([past({ yours: [] })])[0]).toMatchObject({ won: 0, best: null })
})
