/** Days and hours, as those write them who speak British English or French. */
import type { Language } from './texts'

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

export const hourOf = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(moment)

export const dayOf = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(moment)

/** The hour of what was today, the day of what was before. */
export function whenOf(moment: Date, language: Language, now = new Date()): string {
  return dayOf(moment, language) === dayOf(now, language) ? hourOf(moment, language) : dayOf(moment, language)
}
