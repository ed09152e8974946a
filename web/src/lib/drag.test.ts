import { describe, expect, it } from 'vitest'
import { Gesture, isDrag, nearest, type Drag, type Point, type Stage } from './drag'

const box = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size })

/** A table with two places, and all that happens there in words. */
function table(piece: Partial<Drag<string>> = {}) {
  const told: string[] = []
  const places: Record<string, ReturnType<typeof box>> = { grove: box(100, 0), house: box(200, 0) }
  const stage: Stage<string> = {
    placeAt: (point, word) => (word === 'tile' ? nearest(Object.keys(places), (name) => places[name]!, point) : null),
    enter: (place) => told.push(`over ${place}`),
    leave: (place) => told.push(`away from ${place}`),
    take: () => told.push('taken'),
    carry: () => undefined,
    release: (arrived) => told.push(arrived ? 'arrived' : 'returned'),
    click: (place) => told.push(`click ${place}`),
  }
  const gesture = (touch = false) =>
    new Gesture({ word: 'tile', lift: () => void told.push('lifted'), cancel: () => told.push('cancelled'), ...piece }, stage, at(0, 0), touch)
  return { told, gesture }
}

const at = (x: number, y: number): Point => ({ x, y })

describe('a piece that is dragged', () => {
  it('is lifted, carried over places, and clicks the one it is let go above', () => {
    const { told, gesture } = table()
    const drag = gesture()
    for (const x of [20, 110, 160, 210]) drag.move(at(x, 10))
    drag.up(at(210, 10))
    expect(told).toEqual(['lifted', 'taken', 'over grove', 'away from grove', 'over house', 'away from house', 'arrived', 'click house'])
  })

  it('goes back when it is let go above nothing, or the drag is ended', () => {
    for (const end of ['up', 'cancel'] as const) {
      const { told, gesture } = table()
      const drag = gesture()
      drag.move(at(60, 10))
      drag[end](at(60, 10))
      expect(told).toEqual(['lifted', 'taken', 'returned', 'cancelled'])
      drag.up(at(110, 10))
      expect(told).toHaveLength(4)
    }
  })

  it('does what its board says instead of a click', () => {
    const { told, gesture } = table({ drop: (place) => told.push(`dropped on ${place}`) })
    const drag = gesture()
    drag.move(at(110, 10))
    drag.up(at(110, 10))
    expect(told.slice(-2)).toEqual(['arrived', 'dropped on grove'])
  })

  it('is not lifted by a click that trembles, nor where it may not', () => {
    const { told, gesture } = table()
    const click = gesture(true)
    click.move(at(6, 6))
    click.up(at(6, 6))
    expect(told).toEqual([])
    const heavy = table({ lift: () => false })
    expect(heavy.gesture().move(at(60, 0))).toBe(false)
    expect(heavy.told).toEqual([])
  })

  it('passes places by that do not take it', () => {
    const { told, gesture } = table({ word: 'farmer' })
    const drag = gesture()
    drag.move(at(110, 10))
    drag.up(at(110, 10))
    expect(told).toEqual(['lifted', 'taken', 'returned', 'cancelled'])
  })
})

describe('a hand', () => {
  it('trembles more as a finger than with a mouse', () => {
    expect(isDrag(at(0, 0), at(8, 0), false)).toBe(true)
    expect(isDrag(at(0, 0), at(8, 0), true)).toBe(false)
  })

  it('hits the nearest place a little beside it, and none far away', () => {
    const places = [box(0, 0), box(60, 0)]
    expect(nearest(places, (one) => one, at(52, 20))).toBe(places[1])
    expect(nearest(places, (one) => one, at(44, 20))).toBe(places[0])
    expect(nearest(places, (one) => one, at(50, 80))).toBeNull()
  })
})
