import { describe, expect, it } from 'vitest'
import { flights } from './flights'

const entry = (...events: { kind: string; [name: string]: string | number }[]) => ({ sequence: 1, seat: 1, action: { kind: 'any' }, events })

describe('flights', () => {
  it('carry a harvest from where the piece went to the stock, one after another', () => {
    const found = flights(
      entry({ kind: 'slide', seat: 1, piece: 'lime', cell: 'a1', to: 'c1', steps: 2 }, { kind: 'harvest', seat: 1, fruit: 'lime', amount: 2 }),
    )
    expect(found.map(({ delay }) => delay)).toEqual([0, 55])
    expect(found[0]).toMatchObject({ piece: 'fruit', name: 'lime', from: ['cell-1-c1', 'island-1'], to: ['stock-1-lime', 'seat-1'] })
  })

  it('carry payments to what they pay, and the points back', () => {
    const found = flights(entry({ kind: 'pay', seat: 1, fruit: 'orange', amount: 1 }, { kind: 'deliver', seat: 1, berth: 'A', boat: 'O01', value: 2 }))
    expect(found.map(({ piece, to }) => [piece, to[0]])).toEqual([
      ['fruit', 'berth-1-A'],
      ['points', 'seat-1'],
    ])
  })

  it('carry nothing for what scores nothing', () => {
    expect(flights(entry({ kind: 'land', seat: 1, spot: 'S_0', value: 0 }))).toEqual([])
  })
})
