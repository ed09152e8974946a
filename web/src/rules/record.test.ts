import { describe, expect, it } from 'vitest'
import { read, RecordError, write } from './record'

const RECORD =
  '{"game": "finca", "edition": "e", "rules_version": 1, "options": {"turn_limit": 0}, "seed": 18446744073709551615, "seats": [{"name": "Zoë \\"123456789012345678901\\""}], "actions": [[0, 1]], "result": null}'

describe('a record', () => {
  it('is read and written to the last digit', () => {
    const record = read(RECORD)
    expect(record.seed).toBe(18446744073709551615n)
    expect(record.seats[0]!.name).toBe('Zoë "123456789012345678901"')
    expect(write(record)).toBe(RECORD)
  })

  it('has a seed that is a bigint however small', () => {
    expect(read(RECORD.replace('18446744073709551615', '7')).seed).toBe(7n)
  })

  it.each([
    ['', 'not JSON'],
    ['[]', 'a match is a table'],
    [RECORD.replace('"game": "finca", ', ''), 'game is missing'],
    [RECORD.replace('"finca"', '7'), 'game must be a text'],
    [RECORD.replace('18446744073709551615', '"7"'), 'seed must be a whole number or null'],
    [RECORD.replace('18446744073709551615', '1.5'), 'seed must be'],
    [RECORD.replace('[[0, 1]]', '[[0]]'), 'actions[0] must be'],
    [RECORD.replace('[[0, 1]]', '[[0, 12345678901234567890]]'), 'actions[0] must be'],
    [RECORD.replace(/"seats": \[.*?\]/, '"seats": [{"name": 7}]'), 'seats[0] must be'],
    [RECORD.replace('"result"', '"surprise": 1, "result"'), 'surprise does not belong'],
  ])('that is %s is refused', (text, reason) => {
    expect(() => read(text)).toThrow(RecordError)
    expect(() => read(text)).toThrow(reason)
  })
})
