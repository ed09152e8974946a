import { describe, expect, it } from 'vitest'
import { beside, selectorOf } from './spots'

const ROOM = { x: 0, y: 0, width: 1000, height: 600 }
const CARD = { width: 300, height: 150 }

describe('what a lesson points at', () => {
  it('is an anchor, a seat, or a selector', () => {
    expect(selectorOf('village-palma')).toBe('[data-anchor="village-palma"]')
    expect(selectorOf('seat-1')).toBe('[data-seat="1"]')
    expect(selectorOf('.wheel')).toBe('.wheel')
  })

  it('is never covered by the card, which stays in the room', () => {
    const things = [
      { x: 900, y: 500, width: 90, height: 90 },
      { x: 10, y: 10, width: 400, height: 400 },
    ]
    const { x, y } = beside(things, CARD, ROOM)
    expect(x + CARD.width <= 900 || y + CARD.height <= 500).toBe(true)
    expect(x >= 410 || y >= 410).toBe(true)
    expect([x >= 0, y >= 0, x + CARD.width <= 1000, y + CARD.height <= 600]).toEqual([true, true, true, true])
  })

  it('leaves free what can be used besides, where there is room', () => {
    const thing = { x: 100, y: 400, width: 80, height: 100 }
    const hand = [180, 260, 340, 420].map((x) => ({ ...thing, x }))
    const { x, y } = beside([thing], CARD, ROOM, hand)
    expect(y + CARD.height <= 400 || x >= 500).toBe(true)
  })

  it('may be nowhere: the card has its corner', () => {
    expect(beside([], CARD, ROOM)).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
  })
})
