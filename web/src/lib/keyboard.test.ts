import { describe, expect, it } from 'vitest'
import { isArrow, walk } from './keyboard'

describe('the walk of the arrows', () => {
  it('starts at either end', () => {
    expect(walk(5, -1, 'ArrowRight')).toBe(0)
    expect(walk(5, -1, 'ArrowLeft')).toBe(4)
  })

  it('goes round', () => {
    expect(walk(5, 4, 'ArrowDown')).toBe(0)
    expect(walk(5, 0, 'ArrowUp')).toBe(4)
    expect(walk(5, 2, 'ArrowRight')).toBe(3)
  })

  it('stays put with nowhere to go', () => {
    expect(walk(0, -1, 'ArrowRight')).toBe(-1)
    expect(isArrow('Enter')).toBe(false)
  })
})
