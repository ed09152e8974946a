import { describe, expect, it } from 'vitest'
import { closeUp, isNear, zoomAt, zoomByKey, zoomByWheel } from './panzoom'

describe('something in a small room', () => {
  it('is near when a finger can hit what lies there', () => {
    const close = closeUp(15 * 48, 390)
    expect(isNear(1, close)).toBe(false)
    expect(isNear(close, close)).toBe(true)
    expect(closeUp(15 * 48, 1500)).toBe(1)
    expect(closeUp(undefined, 1500)).toBe(2)
  })

  it('keeps the point under the fingers', () => {
    const look = zoomAt({ zoom: 1, left: 0, top: 0 }, 2, 100, 50, 2)
    expect(look).toEqual({ zoom: 2, left: 100, top: 50 })
    expect(zoomAt(look, 1, 100, 50, 2)).toEqual({ zoom: 1, left: 0, top: 0 })
  })

  it('has bounds', () => {
    const far = { zoom: 1, left: 0, top: 0 }
    expect(zoomAt(far, 0.3, 0, 0, 2).zoom).toBe(1)
    expect(zoomAt(far, 99, 0, 0, 2).zoom).toBe(3.2)
  })
})

describe('keys and the wheel', () => {
  it('lead closer, away, and to the whole', () => {
    expect(zoomByKey('+', 1)).toBeGreaterThan(1)
    expect(zoomByKey('-', zoomByKey('=', 2)!)).toBeCloseTo(2)
    expect(zoomByKey('0', 3)).toBe(1)
    expect(zoomByKey('a', 3)).toBeNull()
    expect(zoomByWheel(-100, 1)).toBeGreaterThan(1)
    expect(zoomByWheel(100, zoomByWheel(-100, 1))).toBeCloseTo(1)
  })
})
