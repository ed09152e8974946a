/** A first game of its kind begins the easy way. */
import { settings } from '../lib/settings.svelte'
import type { Texts } from '../lib/texts'
import { list } from '../rules/store'
import { hasLesson, loadLesson, loadWords, type LessonData } from './data'

export type First = LessonData['first'] & { words: Texts }

/** How a game begins for somebody who has never played it on this device; null for all others. */
export async function firstOf(game: string): Promise<First | null> {
  if (!hasLesson(game) || settings.matches.some((visit) => visit.game === game)) return null
  const rows = await list().catch(() => [])
  if (rows.some((row) => row.game === game)) return null
  const [{ first }, words] = await Promise.all([loadLesson(game), loadWords(settings.language, game)])
  return { ...first, words }
}
