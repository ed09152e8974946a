import { describe, expect, it } from 'vitest'
import { closeUp, isNear, zoomAt } from './zoom'

describe('a board in a small room', () => {
  it('is near when a finger can hit a square', () => {
    expect(isNear(15, 390, 1)).toBe(false)
    expect(isNear(15, 390, closeUp(15, 390))).toBe(true)
    expect(closeUp(15, 1500)).toBe(1)
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
