/** What a reader chose for this device, and the house's texts in their language. */
import type { Text } from './contract'
import type { Outcome } from './past'
import { setPace, type Pace } from './tempo.svelte'
import { LANGUAGES, loadTexts, type Language, type Texts } from './texts'

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: Theme[] = ['auto', 'light', 'dark']

export type Size = 'normal' | 'large' | 'larger'
export const SIZES: Size[] = ['normal', 'large', 'larger']

/** Seats in the house's colours, or in ones that nearly everybody can tell apart. */
export type Colours = 'usual' | 'distinct'
export const COLOURS: Colours[] = ['usual', 'distinct']

const KEY = 'verger'

interface Kept {
  language?: Language
  theme?: Theme
  name?: string
  notify?: boolean
  sound?: boolean
  volume?: number
  pace?: Pace
  size?: Size
  colours?: Colours
  confirm?: boolean
  forced?: boolean
  matches?: Visit[]
}

/** A match to come back to. */
export interface Visit {
  match: string
  game: string
  names: string[]
  over: boolean
  /** When it was last seen, in milliseconds. */
  at?: number | undefined
  /** How it ended. */
  result?: Outcome | undefined
  /** The seats that were one's own. */
  yours?: number[] | undefined
  /** The seed's fingerprint, noted before the end. */
  hash?: string
  /** The number of the last remark read. */
  read?: number
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function fromBrowser(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2) as Language)
  return spoken.find((language) => LANGUAGES.includes(language)) ?? 'en'
}

/** A phone lies among people. */
const isPhone = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

const kept = read()

export const settings = $state({
  language: kept.language ?? fromBrowser(),
  theme: kept.theme ?? ('auto' as Theme),
  name: kept.name ?? '',
  /** Whether the browser shall tell when it is one's turn. */
  notify: kept.notify ?? false,
  sound: kept.sound ?? !isPhone(),
  /** From 0 to 1. */
  volume: kept.volume ?? 0.6,
  pace: kept.pace ?? ('normal' as Pace),
  size: kept.size ?? ('normal' as Size),
  colours: kept.colours ?? ('usual' as Colours),
  /** Whether what cannot be taken back is asked once more. */
  confirm: kept.confirm ?? false,
  /** Whether a single choice is made by itself. */
  forced: kept.forced ?? true,
  matches: kept.matches ?? [],
})

const RECENT = 200

export const visitOf = (match: string): Visit | undefined => settings.matches.find((visit) => visit.match === match)

/** What was noted once, such as the seed's fingerprint, is never overwritten. */
export function remember(visit: Visit): void {
  const others = settings.matches.filter(({ match }) => match !== visit.match)
  const before = visitOf(visit.match)
  const at = before?.over ? before.at : Date.now()
  const now = { names: visit.names, over: visit.over, at, result: before?.result ?? visit.result, yours: visit.yours ?? before?.yours }
  settings.matches = [{ ...visit, ...before, ...now }, ...others].slice(0, RECENT)
}

export function markRead(match: string, read: number): void {
  const visit = visitOf(match)
  if (visit && (visit.read ?? 0) < read) visit.read = read
}

export function forget(match: string): void {
  settings.matches = settings.matches.filter((visit) => visit.match !== match)
}

let texts = $state.raw<Texts | null>(null)

export const house = {
  get texts(): Texts | null {
    return texts
  },
}

/** A message of the house, in the language chosen. */
export const say: Text = (id, args) => texts?.text(id, args) ?? ''

/** Keeps page and storage in step with the settings; call once. */
export function followSettings(): void {
  $effect(() => {
    const { language, theme } = settings
    document.documentElement.lang = language
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    void loadTexts(language).then((loaded) => {
      if (settings.language === language) texts = loaded
    })
  })
  $effect(() => {
    const { dataset } = document.documentElement
    dataset.size = settings.size
    dataset.pace = settings.pace
    setPace(settings.pace)
  })
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
}
