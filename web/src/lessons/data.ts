/** A lesson is data: positions, what is to be done there, and texts. Its engine knows no game. */
import type { Options } from '../lib/api'
import type { Action, Choice, Value } from '../lib/contract'
import { makeTexts, type Language, type Texts } from '../lib/texts'

/** An action by what matters of it; a list names what will do. */
export interface Pattern {
  kind: string
  [name: string]: Value
}

export interface Step {
  /** `step-<id>` says it, in two sentences at most; `done-<id>` what came of it, `not-<id>` why nothing else. */
  id: string
  /** The position it begins with; without one it goes on where the last step has led. */
  scene?: string
  /** What is to be done, any of these; without it one reads. */
  do?: Pattern[]
  /** What the others answer. */
  answers?: ({ seat: number } & Action)[]
  /** What to look at: anchors, seats, or a selector. What is to be done is always in sight. */
  spot?: string[]
  /** What is to be done must be found. */
  find?: boolean
}

/** Something that is explained when it is met for the first time: `new-<id>`. */
export interface Novelty {
  id: string
  event?: string
  phase?: string
  choice?: Pattern
}

export interface LessonData {
  seats: number
  steps: Step[]
  /** How somebody begins who has never played it; `first-way` says so. */
  first: { seats: number; level: number; options: Options }
  /** The short game after it. */
  free: { seats: number; options: Options }
  novelties: Novelty[]
}

export interface Records {
  edition: string
  rules_version: number
  /** The bytes of every scene. */
  scenes: Record<string, string>
}

const lessons = import.meta.glob<LessonData>('./*/lesson.json', { import: 'default' })
const records = import.meta.glob<Records>('./*/records.json', { import: 'default' })
const minutes = import.meta.glob<string[][]>('./*/minute.json', { import: 'default' })
const sources = import.meta.glob<string>(['./texts/*.ftl', './*/texts/*.ftl'], { query: '?raw', import: 'default' })

export const hasLesson = (game: string): boolean => `./${game}/lesson.json` in lessons

export const loadLesson = (game: string): Promise<LessonData> => lessons[`./${game}/lesson.json`]!()
export const loadRecords = (game: string): Promise<Records> => records[`./${game}/records.json`]!()

/** A picture for each step of “in a minute”, as words; none where nobody has drawn any. */
export const loadMinute = (game: string): Promise<string[][]> => minutes[`./${game}/minute.json`]?.() ?? Promise.resolve([])

export async function loadWords(language: Language, game: string): Promise<Texts> {
  const files = [sources[`./texts/${language}.ftl`], sources[`./${game}/texts/${language}.ftl`]]
  return makeTexts(language, await Promise.all(files.map((read) => read!())))
}

export const fits = (pattern: Pattern, action: Action): boolean =>
  Object.entries(pattern).every(([name, wanted]) => (Array.isArray(wanted) ? wanted.includes(action[name]!) : action[name] === wanted))

/** The choices that a step asks for. */
export const wanted = ({ do: patterns = [] }: Step, choices: Choice[]): Choice[] =>
  choices.filter(({ action }) => patterns.some((pattern) => fits(pattern, action)))

/** The step whose scene another one is played in. */
export const beginningOf = (steps: Step[], at: number): number => steps.findLastIndex(({ scene }, place) => scene !== undefined && place <= at)
