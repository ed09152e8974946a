/** How a match differs from its game's usual way, in words. */
import type { Option, Options } from './api'
import type { Texts } from './texts'

function spell({ name, kind }: Option, value: Options[string], texts: Texts, names: string[]): string {
  if (kind === 'seat' && typeof value === 'number') return names[value] ?? String(value + 1)
  const id = `option-${name}-${value}`
  return texts.has(id) ? texts.text(id) : String(value)
}

export function optionWords(options: Option[], chosen: Options, texts: Texts, names: string[] = []): string[] {
  const unusual = options.filter(({ name, default: usual }) => (chosen[name] ?? null) !== usual && name in chosen)
  return unusual.map((option) => texts.text('pair', { what: texts.text(`option-${option.name}`), value: spell(option, chosen[option.name]!, texts, names) }))
}
