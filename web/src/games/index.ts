/** The games' own rooms, found by their folders. */
import type { Component } from 'svelte'
import type { GamePage } from '../lib/contract'
import type { Stage } from '../lib/stage'

const rooms = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' })
const stages = import.meta.glob<Stage>('./*/stage.ts', { import: 'default' })
const boxes = import.meta.glob<Box>('./*/Box.svelte')

/** The art on a game's box, and the colour that it is printed on. */
export interface Box {
  default: Component<Record<string, never>>
  tone: string
}

export function loadPage(game: string): Promise<GamePage> {
  const load = rooms[`./${game}/index.ts`]
  return load ? load() : Promise.reject(new Error(`the page has no board for ${game}`))
}

/** What is heard of a game, and its moments; undefined where it has none. */
export const loadStage = (game: string) => stages[`./${game}/stage.ts`]?.()

/** A game's box; undefined where it has none. */
export const loadBox = (game: string) => boxes[`./${game}/Box.svelte`]?.()
