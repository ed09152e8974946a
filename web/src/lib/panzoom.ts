/** Looking at something that may be larger than its room: how far in, which part is seen, and the gestures for it. */
import { taken } from './keyboard'

export interface Look {
  /** 1: the whole fits. */
  zoom: number
  left: number
  top: number
}

/** Where no width is comfortable by itself, one comes so close. */
const TWICE = 2
/** As far in, beyond what is close. */
const DEEPEST = 1.6
/** Nearly comfortable is near enough. */
const ENOUGH = 0.92
/** How much one notch of a wheel, or one press of a key, changes. */
const NOTCH = 0.0025
const PRESS = 1.25

/** How far in one is close; `comfort` are the pixels from side to side at which a finger hits what lies there. */
export const closeUp = (comfort: number | undefined, room: number): number => (comfort === undefined ? TWICE : Math.max(1, comfort / (room || 1)))

export const isNear = (zoom: number, close: number): boolean => zoom >= close * ENOUGH

/** Zooms so that what is at a point of the room stays there. */
export function zoomAt({ zoom, left, top }: Look, wanted: number, x: number, y: number, close: number): Look {
  const next = Math.min(Math.max(wanted, 1), close * DEEPEST)
  const grown = next / zoom
  return { zoom: next, left: (left + x) * grown - x, top: (top + y) * grown - y }
}

/** How far in a key leads: closer, away, or to the whole. */
const KEYS: Record<string, (zoom: number) => number> = {
  '+': (zoom) => zoom * PRESS,
  '=': (zoom) => zoom * PRESS,
  '-': (zoom) => zoom / PRESS,
  '0': () => 1,
}

export const zoomByKey = (key: string, zoom: number): number | null => KEYS[key]?.(zoom) ?? null

/** Turning the wheel away from oneself comes closer; fingers on a pad say as much by turning it with Ctrl. */
export const zoomByWheel = (delta: number, zoom: number): number => zoom * Math.exp(-delta * NOTCH)

/** Two fingers, the wheel with Ctrl, and keys. One finger and the wheel alone pan, as a browser does by itself. */
export function gestures(zoom: () => number, zoomTo: (zoom: number, x: number, y: number) => unknown) {
  return (room: HTMLElement) => {
    let apart = 0
    let began = 1
    const inRoom = (x: number, y: number): [x: number, y: number] => {
      const { left, top } = room.getBoundingClientRect()
      return [x - left, y - top]
    }
    const spread = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

    function touch(event: TouchEvent): void {
      const [one, other, third] = event.touches
      if (!one || !other || third) return
      event.preventDefault()
      if (event.type === 'touchstart') [apart, began] = [spread(one, other), zoom()]
      else if (apart > 0) zoomTo((began * spread(one, other)) / apart, ...inRoom((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2))
    }
    const lift = ({ touches }: TouchEvent) => {
      if (touches.length < 2) apart = 0
    }
    function turn(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(zoomByWheel(event.deltaY, zoom()), ...inRoom(event.clientX, event.clientY))
    }
    function press(event: KeyboardEvent): void {
      const next = zoomByKey(event.key, zoom())
      if (next === null || event.ctrlKey || event.metaKey || event.altKey || taken(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      zoomTo(next, room.clientWidth / 2, room.clientHeight / 2)
    }

    const quit = new AbortController()
    const options = { signal: quit.signal, passive: false }
    for (const name of ['touchstart', 'touchmove'] as const) room.addEventListener(name, touch, options)
    for (const name of ['touchend', 'touchcancel'] as const) room.addEventListener(name, lift, options)
    room.addEventListener('wheel', turn, options)
    addEventListener('keydown', press, options)
    return () => quit.abort()
  }
}
