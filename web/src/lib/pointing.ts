/** The board only marks what can be done; this listens for the whole table. */
import type { Attachment } from 'svelte/attachments'
import type { Action } from './contract'
import { isDrag, type Point } from './drag'
import { isArrow, taken, TARGETS, walk } from './keyboard'

export interface Pointing {
  /** A choice is pointed at (or none any more). */
  point: (choice: number | null) => void
  play: (choice: number) => void
  /** Whether a choice can still be made. */
  offered: (choice: number) => boolean
  why: (action: Action) => void
}

const LONG_TAP = 400
/** So long after something was chosen, a click is meant for what it was before. */
const LATE = 400

const marked = (target: EventTarget | null, selector: string): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)

/** A finger does not hover: it points by a long tap, and what it pointed at stays until the next. */
const byFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch'

const choiceOf = (target: EventTarget | null): number | null => {
  const element = marked(target, '[data-choice]')
  return element ? Number(element.dataset.choice) : null
}

/** What the pointer went down on: what it meant then, whatever is drawn there afterwards. */
interface Press {
  pointer: number
  at: Point
  /** The innermost element: once it is gone, the browser tells of no click. */
  on: Element
  choice: number
}

const placeOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

export function pointing({ point, play, offered, why }: Pointing): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    let began = 0
    let pressed: Press | null = null
    /** Whether the press has been answered without its click. */
    let answered = false
    /** When what is marked has last become something else. */
    const turned = new WeakMap<Node, number>()

    // The focus also leaves an element that is being taken off the page, in the middle of its drawing.
    const tell = (choice: number | null) => queueMicrotask(() => point(choice))
    const focused = () => choiceOf(root.querySelector('[data-choice]:focus-visible'))
    const over = (event: Event) => byFinger(event) || tell(choiceOf(event.target) ?? focused())
    // A click or a tap brings the focus too: what it would show could push away what is being clicked.
    const focus = () => focused() === null || tell(focused())
    const leave = (event: Event) => byFinger(event) || tell(null)

    function down(event: PointerEvent): void {
      held = false
      began = event.timeStamp
      const choice = choiceOf(event.target)
      const isOne = event.isPrimary && event.button === 0
      pressed = isOne && choice !== null ? { pointer: event.pointerId, at: placeOf(event), on: event.target as Element, choice } : null
      answered = false
      if (!byFinger(event)) return
      if (choice === null) return tell(null)
      timer = setTimeout(() => {
        held = true
        point(choice)
      }, LONG_TAP)
    }

    // On a busy machine the timer may go off before a short tap is told of.
    function up(event: PointerEvent): void {
      clearTimeout(timer)
      if (event.timeStamp - began < LONG_TAP) held = false
      if (event.type === 'pointerup' && !held && pressed && isLost(pressed, event)) answer(pressed)
    }

    /** Whether a press ends where it began, and what it was on was drawn anew or moved meanwhile: its click, if any, is told of something else. */
    function isLost({ pointer, at, on, choice }: Press, event: PointerEvent): boolean {
      if (event.pointerId !== pointer || isDrag(at, placeOf(event), byFinger(event))) return false
      if (!on.isConnected || choiceOf(on) !== choice) return true
      const under = document.elementFromPoint(event.clientX, event.clientY)
      return marked(under, '[data-choice]') !== marked(on, '[data-choice]')
    }

    function answer({ choice }: Press): void {
      answered = true
      if (offered(choice)) play(choice)
    }

    // What is carried away is neither held nor clicked.
    function lifted(): void {
      clearTimeout(timer)
      held = false
      pressed = null
    }

    const turnedAt = (thing: Node) => turned.get(thing) ?? -Infinity

    // A mark may be away for a moment, until it comes back as another.
    function follow(changes: MutationRecord[]): void {
      const now = performance.now()
      for (const { target, oldValue } of changes) if (oldValue !== null || now - turnedAt(target) < LATE) turned.set(target, now)
    }

    /** What has just been chosen, by this click's twin or by itself, is not taken back by it. */
    function isLate({ target, timeStamp }: Event): boolean {
      const chosen = marked(target, '[data-pick][aria-pressed="true"]')
      return chosen !== null && timeStamp - turnedAt(chosen) < LATE
    }

    // What has come to stand there since is not what was pressed: nobody hears of such a click.
    function astray(event: MouseEvent): void {
      if (event.detail === 0 || !(answered || isLate(event))) return
      answered = false
      event.stopPropagation()
      event.preventDefault()
    }

    function click(event: MouseEvent): void {
      if (held) {
        held = false
        return
      }
      const choice = choiceOf(event.target)
      if (choice !== null) return play(choice)
      const refused = marked(event.target, '[data-refused]')
      if (refused) why(JSON.parse(refused.dataset.refused!) as Action)
    }

    function key(event: KeyboardEvent): void {
      const target = marked(event.target, `${TARGETS}, [data-refused]`)
      if (!target || target instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }

    function menu(event: Event): void {
      if (held) event.preventDefault()
    }

    const quit = new AbortController()
    const { signal } = quit
    root.addEventListener('pointerover', over, { signal })
    root.addEventListener('focusin', focus, { signal })
    for (const name of ['pointerleave', 'focusout']) root.addEventListener(name, leave, { signal })
    for (const name of ['pointerup', 'pointercancel'] as const) root.addEventListener(name, up, { signal })
    root.addEventListener('pointerdown', down, { signal })
    root.addEventListener('lifted', lifted, { signal })
    root.addEventListener('click', astray, { signal, capture: true })
    root.addEventListener('click', click, { signal })
    root.addEventListener('keydown', key, { signal })
    root.addEventListener('contextmenu', menu, { signal })
    const observer = new MutationObserver(follow)
    observer.observe(root, { subtree: true, attributeFilter: ['data-choice', 'data-pick'], attributeOldValue: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      quit.abort()
    }
  }
}

/** Moves the focus along the marked elements in sight; false when the key is none of ours. */
export function step(root: HTMLElement, event: KeyboardEvent): boolean {
  if (!isArrow(event.key) || taken(event.target)) return false
  const targets = [...root.querySelectorAll<HTMLElement>(TARGETS)].filter((one) => one.checkVisibility())
  const next = targets[walk(targets.length, targets.indexOf(document.activeElement as HTMLElement), event.key)]
  next?.focus()
  return next !== undefined
}
