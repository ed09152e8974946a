import { expect, it } from 'vitest'
import { dayOf, hourOf, whenOf } from './dates'

const NIGHT = new Date(2026, 2, 7, 1, 33)

it('counts the hours to 24 in both languages', () => {
  expect(hourOf(NIGHT, 'en')).toBe('01:33')
  expect(hourOf(NIGHT, 'fr')).toBe('01:33')
  expect(hourOf(new Date(2026, 2, 7, 13, 5), 'en')).toBe('13:05')
})

it('names the day as British and French people do', () => {
  expect(dayOf(NIGHT, 'en')).toBe('7 March 2026')
  expect(dayOf(NIGHT, 'fr')).toBe('7 mars 2026')
})

it('says the hour of today, and the day of all that was before', () => {
  expect(whenOf(NIGHT, 'en', new Date(2026, 2, 7, 20))).toBe('01:33')
  expect(whenOf(NIGHT, 'en', new Date(2026, 2, 8, 1))).toBe('7 March 2026')
})
