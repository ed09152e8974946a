import { describe, expect, it } from 'vitest'
import { beakOf, beside, selectorOf } from './spots'

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

  it('has the card next to it, even where something else that can be used lies under it', () => {
    const thing = { x: 20, y: 20, width: 380, height: 560 }
    const { x } = beside([thing], CARD, ROOM, [{ x: 420, y: 0, width: 200, height: 600 }])
    expect(x).toBe(418)
  })

  it('is not left behind for what can be used besides', () => {
    const thing = { x: 450, y: 260, width: 80, height: 80 }
    const around = { x: 100, y: 100, width: 800, height: 400 }
    const { x, y } = beside([thing], CARD, ROOM, [around])
    expect(Math.max(thing.x - x - CARD.width, x - thing.x - thing.width, thing.y - y - CARD.height, y - thing.y - thing.height)).toBeLessThanOrEqual(50)
  })

  it('is where the beak of the card points, away from its corners', () => {
    const card = { x: 400, y: 200, ...CARD }
    const right = { x: 730, y: 210, width: 40, height: 40 }
    expect(beakOf(card, right)).toEqual({ side: 'right', along: 30, from: { x: 700, y: 230 }, to: { x: 730, y: 230 } })
    expect(beakOf(card, { ...right, x: 410, y: 20 })).toMatchObject({ side: 'top', along: 30, to: { x: 430, y: 60 } })
    expect(beakOf(card, { ...right, x: 100, y: 180 })).toMatchObject({ side: 'left', along: 26, to: { x: 140, y: 210 } })
    expect(beakOf(card, { ...right, x: 500 })).toBeNull()
  })

  it('may be nowhere: the card has its corner', () => {
    expect(beside([], CARD, ROOM)).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
  })
})
