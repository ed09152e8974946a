/** Everything on the table answers when it is pointed at, focused or held: by `data-explain`, or by its title. */
import type { Texts } from './texts'

export interface Asked {
  element: Element
  title: string
  words: string
}

/** What can be held: whatever has words of its own. */
const ANSWERS = '[data-explain], [title], svg :has(> title)'
const HOVER = 350
const HOLD = 450

/** What a message says of a thing: `<id>-title` or its name, and `<id>-help` or the message itself. */
export function wordsOf(texts: Pick<Texts, 'has' | 'text'>, id: string): Pick<Asked, 'title' | 'words'> {
  const first = (...ids: string[]) => ids.find((one) => texts.has(one))
  const [title, words] = [first(`${id}-title`, id), first(`${id}-help`, id)]
  return { title: title && title !== words ? texts.text(title) : '', words: words ? texts.text(words) : '' }
}

/** The thing under a finger or an arrow, and what is said of it; `data-sign` is what it shows itself, `data-more` what is said first. A title is the browser's to show where there is an arrow. */
export function askedOf(target: EventTarget | null, texts: Pick<Texts, 'has' | 'text'>, held: boolean): Asked | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>(held ? ANSWERS : '[data-explain]') : null
  if (!element) return null
  const { explain, more = '', sign } = element.dataset
  if (explain === undefined) return { element, title: '', words: element.getAttribute('title') ?? element.querySelector('title')!.textContent! }
  const { title, words } = wordsOf(texts, explain)
  return words || more ? { element, title: sign ?? title, words: [more, words].filter(Boolean).join(' ') } : null
}

/** Listens for the whole page; `show` gets what was asked for, or null when nobody asks any more. */
export function listen(texts: () => Pick<Texts, 'has' | 'text'>, show: (asked: Asked | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: Element | null = null
  let held = false

  function later(asked: Asked | null, delay: number): void {
    clearTimeout(timer)
    if (asked) timer = setTimeout(() => tell(asked), delay)
  }
  function tell(asked: Asked | null): void {
    clearTimeout(timer)
    if (!asked && !shown) return
    shown = asked?.element ?? null
    // The focus also leaves an element that is being taken off the page, in the middle of its drawing.
    queueMicrotask(() => show(asked))
  }
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    const asked = askedOf(target, texts(), false)
    if (asked?.element === shown && asked) return
    if (shown) tell(null)
    later(asked, HOVER)
  }
  const down = ({ target, pointerType }: PointerEvent) => {
    held = false
    tell(null)
    if (pointerType !== 'touch') return
    const asked = askedOf(target, texts(), true)
    clearTimeout(timer)
    if (!asked) return
    timer = setTimeout(() => {
      held = true
      tell(asked)
    }, HOLD)
  }
  const up = () => held || clearTimeout(timer)
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) tell(askedOf(target, texts(), true))
  }
  // What was held is looked at, not used.
  const click = (event: MouseEvent) => {
    if (!held) return
    held = false
    event.stopPropagation()
    event.preventDefault()
  }
  const key = ({ key }: KeyboardEvent) => key === 'Escape' && tell(null)

  const quit = new AbortController()
  const { signal } = quit
  document.addEventListener('pointerover', over, { signal })
  document.addEventListener('pointerdown', down, { signal })
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, up, { signal })
  document.addEventListener('focusin', focus, { signal })
  document.addEventListener('focusout', () => tell(null), { signal })
  document.addEventListener('scroll', () => tell(null), { signal, capture: true })
  document.addEventListener('click', click, { signal, capture: true })
  document.addEventListener('keydown', key, { signal })
  return () => {
    clearTimeout(timer)
    quit.abort()
  }
}
