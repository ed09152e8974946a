/**
 * Drag and drop beside clicking: a piece is taken up, carried, and let go above a place that takes it.
 *
 * A board marks its places with `data-drop`, the words for what they take, and attaches `drag` to its pieces:
 *
 *     <g data-pick {onclick} {@attach drag({ word: `tile-${tile.id}`, lift: () => pick(tile), cancel: () => pick(null) })}>…</g>
 *     <rect data-choice={choice.id} data-drop="tile-{tile.id}" … />
 *
 * Letting go clicks the place, so that a `data-choice` is played and a `data-refused` answered as by any click; give `drop`
 * where it shall do something else. Places may appear only when the piece is lifted. Above a place, what it offers is
 * previewed, under a finger as well, and the place has the attribute `data-over`; the piece has `data-lifted` while it is
 * carried. Clicks and taps on the piece, and all keys, remain what they were: a drag begins some pixels away from where the
 * pointer went down. Escape and a second finger end it.
 */
import type { Attachment } from 'svelte/attachments'
import { sound } from './sound'
import { stillness } from './stillness'

export interface Drag<Place = Element> {
  /** What is carried, as `data-drop` names it. */
  word: string
  /** Taken up: show where it may go. False when it stays where it is. */
  lift?: () => boolean | void
  /** Let go above a place; without it the place is clicked. */
  drop?: (place: Place) => void
  /** Let go anywhere else. */
  cancel?: () => void
  /** What is seen of it, where that lies beside the button it belongs to. */
  picture?: () => HTMLElement | SVGElement | null
  /** What a finger that moves along the piece scrolls; nothing unless told. A drag then begins across that direction. */
  scrolls?: 'x' | 'y'
}

export interface Point {
  x: number
  y: number
}

/** What a drag needs of the page. */
export interface Stage<Place> {
  /** The place under a point, or near enough to it, that takes what is carried. */
  placeAt: (point: Point, word: string) => Place | null
  enter: (place: Place) => void
  leave: (place: Place) => void
  take: (from: Point) => void
  carry: (to: Point) => void
  /** What was carried is no longer; back to where it was, unless it has arrived. */
  release: (arrived: boolean) => void
  click: (place: Place) => void
}

/** A click trembles that far; a finger more than a mouse. */
const TREMBLE = { mouse: 5, touch: 10 }
/** A place is hit that far beside it. */
const REACH = 16

export const isDrag = (from: Point, to: Point, touch: boolean): boolean => Math.hypot(to.x - from.x, to.y - from.y) > TREMBLE[touch ? 'touch' : 'mouse']

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const outside = (at: number, low: number, high: number): number => Math.max(low - at, at - high, 0)
export const distance = ({ x, y }: Point, box: Box): number => Math.hypot(outside(x, box.left, box.right), outside(y, box.top, box.bottom))

/** The nearest of some things, if it is within reach. */
export function nearest<Thing>(things: readonly Thing[], boxOf: (thing: Thing) => Box, point: Point): Thing | null {
  const near = things.map((thing) => ({ thing, far: distance(point, boxOf(thing)) })).filter(({ far }) => far <= REACH)
  return near.reduce<(typeof near)[number] | null>((best, one) => (best && best.far <= one.far ? best : one), null)?.thing ?? null
}

/** One gesture, from the pointer that goes down to the one that is lifted. */
export class Gesture<Place> {
  carrying = false
  private place: Place | null = null

  constructor(
    private readonly piece: Drag<Place>,
    private readonly stage: Stage<Place>,
    private readonly from: Point,
    private readonly touch: boolean,
  ) {}

  /** False when there is nothing to carry on with. */
  move(to: Point): boolean {
    if (!this.carrying) {
      if (!isDrag(this.from, to, this.touch)) return true
      if (this.piece.lift?.() === false) return false
      this.carrying = true
      this.stage.take(this.from)
    }
    this.stage.carry(to)
    this.over(this.stage.placeAt(to, this.piece.word))
    return true
  }

  up(at: Point): void {
    if (!this.carrying) return
    const place = this.stage.placeAt(at, this.piece.word)
    this.over(null)
    this.carrying = false
    this.stage.release(place !== null)
    if (place === null) this.piece.cancel?.()
    else if (this.piece.drop) this.piece.drop(place)
    else this.stage.click(place)
  }

  cancel(): void {
    if (!this.carrying) return
    this.over(null)
    this.carrying = false
    this.stage.release(false)
    this.piece.cancel?.()
  }

  private over(place: Place | null): void {
    if (place === this.place) return
    if (this.place !== null) this.stage.leave(this.place)
    this.place = place
    if (place !== null) this.stage.enter(place)
  }
}

const RETURN = 160

/** A copy of what is carried, as it looks on the page, that lies above everything and hears nothing. */
function copyOf(piece: HTMLElement | SVGElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect()
  const copy = document.createElement('div')
  const { color, fontSize } = getComputedStyle(piece)
  const rest = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, color, fontSize }
  Object.assign(copy.style, { position: 'fixed', zIndex: '60', pointerEvents: 'none', ...rest })
  copy.setAttribute('aria-hidden', 'true')
  copy.className = 'carried'
  const twin = piece.cloneNode(true) as HTMLElement | SVGElement
  for (const one of [twin, ...twin.querySelectorAll('*')])
    for (const name of ['id', 'data-choice', 'data-pick', 'data-drop', 'data-anchor']) one.removeAttribute(name)
  copy.append(piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? framed(piece, twin, left, top) : twin)
  copy.inert = true
  return copy
}

/** A part of a drawing needs a drawing round it, with the same scale. */
function framed(piece: SVGGraphicsElement, twin: Element, left: number, top: number): SVGElement {
  const around = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const scale = (piece.parentElement as unknown as SVGGraphicsElement).getScreenCTM()
  if (scale) ground.setAttribute('transform', `matrix(${scale.a} ${scale.b} ${scale.c} ${scale.d} ${scale.e - left} ${scale.f - top})`)
  around.setAttribute('style', 'width: 100%; height: 100%; overflow: visible')
  ground.append(twin)
  around.append(ground)
  return around
}

const onPage = (piece: HTMLElement | SVGElement): Stage<Element> => {
  let copy: HTMLElement | null = null
  let from: Point = { x: 0, y: 0 }
  const lay = ({ x, y }: Point) => `translate(${x - from.x}px, ${y - from.y}px)`
  return {
    placeAt(point, word) {
      const selector = `[data-drop~="${CSS.escape(word)}"]`
      const under = document.elementFromPoint(point.x, point.y)?.closest(selector)
      return under ?? nearest([...document.querySelectorAll(selector)], (one) => one.getBoundingClientRect(), point)
    },
    // Whoever listens for pointing hears of it as of a mouse, which a finger is not.
    enter(place) {
      place.setAttribute('data-over', '')
      place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      place.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    },
    leave(place) {
      place.removeAttribute('data-over')
      place.dispatchEvent(new PointerEvent('pointerleave', { bubbles: true, pointerType: 'mouse' }))
    },
    take(at) {
      from = at
      sound('lift')
      copy = copyOf(piece)
      document.body.append(copy)
      piece.setAttribute('data-lifted', '')
      piece.dispatchEvent(new CustomEvent('lifted', { bubbles: true }))
    },
    carry(to) {
      copy!.style.transform = lay(to)
    },
    release(arrived) {
      const carried = copy
      copy = null
      const end = () => {
        carried?.remove()
        piece.removeAttribute('data-lifted')
      }
      if (arrived || stillness() || !carried) return end()
      carried.animate([{ transform: carried.style.transform }, { transform: 'none' }], { duration: RETURN, easing: 'ease-out' }).finished.then(end, end)
    },
    click(place) {
      place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    },
  }
}

/** What the browser makes of the end of a drag is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => event.isTrusted && (event.stopPropagation(), event.preventDefault())
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** Whether a finger is on a piece that goes where the finger goes. */
let fingered = false

export function drag(piece: Drag): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const off = new AbortController()

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return
      const touch = event.pointerType === 'touch'
      const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })
      const gesture = new Gesture(piece, onPage(piece.picture?.() ?? element), at(event), touch)
      // A finger is heard where it is, not where it came from.
      if (touch) (event.target as Element).releasePointerCapture?.(event.pointerId)
      const end = new AbortController()
      const { signal } = end
      fingered = touch && !piece.scrolls
      signal.addEventListener('abort', () => (fingered = false))
      const quit = () => {
        gesture.cancel()
        end.abort()
      }
      addEventListener('pointermove', (moved) => moved.pointerId === event.pointerId && (gesture.move(at(moved)) || end.abort()), { signal })
      addEventListener(
        'pointerup',
        (lifted) => {
          if (lifted.pointerId !== event.pointerId) return
          if (gesture.carrying) swallowClick()
          gesture.up(at(lifted))
          end.abort()
        },
        { signal },
      )
      addEventListener('pointercancel', quit, { signal })
      addEventListener('pointerdown', quit, { signal, capture: true })
      addEventListener(
        'keydown',
        (key) => {
          if (key.key !== 'Escape' || !gesture.carrying) return
          key.preventDefault()
          key.stopPropagation()
          quit()
        },
        { signal, capture: true },
      )
    }

    element.dataset.drag = piece.scrolls ?? ''
    element.addEventListener('pointerdown', down as EventListener, { signal: off.signal })
    // In a drawing, browsers heed no `touch-action`.
    element.addEventListener('touchmove', (event) => fingered && event.preventDefault(), { signal: off.signal, passive: false })
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal: off.signal })
    // A board that draws itself anew because a piece was lifted does not end its journey.
    return () => off.abort()
  }
}
