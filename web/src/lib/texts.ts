/** Sentences in the reader's language. An argument is handed over as it is displayed; numbers stay numbers. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Args, Fact, Text, Value } from './contract'
import { numeral } from './numbers'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a match knows that texts do not: names, and which numbers count places (shown from 1). */
export interface Naming {
  names: string[]
  places: ReadonlySet<string>
}

/** A piece of a sentence: plain words, or the words of an argument, which may have a picture. */
export type Part = string | { argument: string; value: Value; words: string }

export interface Texts {
  language: Language
  /** All messages, in their order. */
  ids: string[]
  has: (id: string) => boolean
  text: Text
  /** A message about a fact, in parts. */
  parts: (id: string, fact: Args, naming: Naming) => Part[]
}

/** Arguments that are seats, displayed by their names: the one that acts, and one that it acts upon. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'other'])

const NOBODY: Naming = { names: [], places: new Set() }
// Private-use marks around an argument's words, so that a formatted sentence can be cut into parts again.
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002']
const MARKED = new RegExp(`${OPEN}(\\w+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g')

/** A number in a sentence: it decides the plural, and is printed as numbers are. */
class Numeral extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return numeral(super.toString(scope))
  }
}

export function makeTexts(language: Language, sources: string[]): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const resources = sources.map((source) => new FluentResource(source))
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true })
  const list = new Intl.ListFormat(language)

  function format(id: string, args: Record<string, FluentVariable>): string {
    const message = bundle.getMessage(id)
    return message?.value ? bundle.formatPattern(message.value, args, []) : id
  }

  function display(name: string, value: Value, args: Record<string, FluentVariable>, { names, places }: Naming): FluentVariable {
    if (Array.isArray(value)) return list.format(value.map((one) => String(display(name, one, args, { names, places }))))
    if (SEATS.has(name) && typeof value === 'number') return names[value] ?? String(value + 1)
    if (typeof value === 'number' && places.has(name)) return value + 1
    const id = `${name}-${value === null ? 'none' : value}`
    if (bundle.hasMessage(id)) return format(id, args)
    return typeof value === 'number' ? new Numeral(value) : String(value ?? '')
  }

  function displayed(fact: Args, naming: Naming): Record<string, FluentVariable> {
    const plain: Record<string, FluentVariable> = { amount: 1 }
    for (const [name, value] of Object.entries(fact)) {
      if (typeof value === 'number') plain[name] = display(name, value, plain, naming)
    }
    const all = { ...plain }
    for (const [name, value] of Object.entries(fact)) {
      if (name !== 'kind') all[name] = display(name, value, plain, naming)
    }
    return all
  }

  function parts(id: string, fact: Args, naming: Naming): Part[] {
    const args = displayed(fact, naming)
    for (const [name, words] of Object.entries(args)) {
      if (typeof words === 'string') args[name] = OPEN + name + MIDDLE + words + CLOSE
    }
    return split(format(id, args), fact)
  }

  return {
    language,
    ids: resources.flatMap(({ body }) => body.map(({ id }) => id)),
    has: (id) => bundle.hasMessage(id),
    text: (id, args = {}) => format(id, displayed(args, NOBODY)),
    parts,
  }
}

function split(sentence: string, fact: Args): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > end) parts.push(sentence.slice(end, match.index))
    parts.push({ argument: match[1]!, value: fact[match[1]!] ?? null, words: match[2]! })
    end = match.index + match[0].length
  }
  if (end < sentence.length) parts.push(sentence.slice(end))
  return parts
}

export const plain = (parts: Part[]): string => parts.map((part) => (typeof part === 'string' ? part : part.words)).join('')

/** The sentence of an action or an event. */
export const factId = (sort: 'action' | 'event', fact: Pick<Fact, 'kind'>): string => `${sort}-${fact.kind}`

const house = import.meta.glob<string>('@verger/texts/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('@verger/games/*/texts/*.ftl', { query: '?raw', import: 'default' })

const source = (files: typeof house, ending: string): Promise<string> => {
  const path = Object.keys(files).find((path) => path.endsWith(ending))
  return path ? files[path]!() : Promise.resolve('')
}

/** The house's texts, or a game's on top of them: one language, fetched when first needed. */
export async function loadTexts(language: Language, game?: string): Promise<Texts> {
  const sources = [source(house, `/texts/${language}.ftl`)]
  if (game) sources.push(source(games, `/${game}/texts/${language}.ftl`))
  return makeTexts(language, await Promise.all(sources))
}
