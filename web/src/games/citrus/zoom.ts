/** A room with a board that may be larger than it: how far in, and which part is seen. */
export interface Look {
  /** 1: the whole board fits. */
  zoom: number
  left: number
  top: number
}

/** Pixels of a square that a finger can hit. */
export const FINGER = 44
const COMFORT = 48
const DEEPEST = 1.6

/** How far in a square is comfortable for a finger. */
export const closeUp = (squares: number, room: number): number => Math.max(1, (COMFORT * squares) / room)

export const isNear = (squares: number, room: number, zoom: number): boolean => (room * zoom) / squares >= FINGER

/** Zooms so that what is at a point of the room stays there. */
export function zoomAt({ zoom, left, top }: Look, wanted: number, x: number, y: number, most: number): Look {
  const next = Math.min(Math.max(wanted, 1), most * DEEPEST)
  const grown = next / zoom
  return { zoom: next, left: (left + x) * grown - x, top: (top + y) * grown - y }
}
