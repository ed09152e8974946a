/** All that the page needs to speak of one game. */
import { loadPage } from '../games'
import { actionId, placesOf } from './actions'
import { describe as describeHere, editionHere } from '../rules/manifest'
import { describeGame, ServerError, type GameDescription, type Setup } from './api'
import type { Action, Args, Fact, GamePage, Seated, Text, Told } from './contract'
import { served } from './served'
import { factId, loadTexts, plain, type Language, type Naming, type Part, type Texts } from './texts'

/** A game in one language, without its board. */
export interface Known {
  described: GameDescription
  texts: Texts
}

const described = new Map<string, Promise<GameDescription>>()

/** What there is to know of an edition of a game: the page's own, or what the server says of another. */
function describe(game: string, edition = editionHere(game)): Promise<GameDescription> {
  const key = `${game} ${edition}`
  const isHere = edition !== undefined && edition === editionHere(game)
  const found = described.get(key) ?? (isHere ? describeHere(game) : served ? describeGame(game) : Promise.reject(new ServerError(404, 'not_found', game)))
  described.set(key, found)
  found.catch(() => described.delete(key))
  return found
}

/** Whether what went wrong is that there is no such game, here or on the server. */
export const isNoGame = (error: unknown): boolean => error instanceof ServerError && error.status === 404

/** A game in a language, in the page's own edition if there is one and no other is asked for. */
export async function knowGame(game: string, language: Language, edition?: string): Promise<Known> {
  const [facts, texts] = await Promise.all([describe(game, edition), loadTexts(language, game)])
  return { described: facts, texts }
}

/** A game at a table: sentences know the seats' names. */
export class Talk {
  private readonly naming: Naming
  readonly texts: Texts
  readonly described: GameDescription

  constructor(
    { described, texts }: Known,
    readonly page: GamePage,
    readonly seats: Seated[],
  ) {
    this.texts = texts
    this.described = described
    this.naming = { names: seats.map(({ name }) => name), places: placesOf([...described.actions, ...described.events]) }
  }

  parts(sort: 'action' | 'event', fact: Told): Part[] {
    return this.texts.parts(factId(sort, fact), { ...this.hidden(sort, fact), ...fact }, this.naming)
  }

  /** What the reader may not know is left out of a fact: `<argument>-hidden` stands for it. */
  private hidden(sort: 'action' | 'event', fact: Told): Args {
    const kind = this.described[`${sort}s`].find(({ kind }) => kind === fact.kind)
    const missing = kind?.args.filter(({ name }) => !(name in fact) && this.texts.has(`${name}-hidden`)) ?? []
    return Object.fromEntries(missing.map(({ name }) => [name, 'hidden']))
  }

  say(sort: 'action' | 'event', fact: Fact): string {
    return plain(this.parts(sort, fact))
  }

  /** Any message, with seats by name and places from 1. */
  readonly text: Text = (id, args = {}) => plain(this.texts.parts(id, args, this.naming))

  id(action: Action): number {
    return actionId(this.described.actions, action)
  }
}

/** For boards and sentences a seat that somebody left is still the seat of its name. */
const seated = ({ texts }: Known, { seat, kind, name, level, substitute }: Setup['seats'][number]): Seated => ({
  seat,
  kind: kind === 'bot' ? 'bot' : 'person',
  name: name ?? texts.text('setup-seat', { number: seat + 1 }),
  level,
  substitute,
})

export async function seatGame({ game, edition, seats }: Pick<Setup, 'game' | 'edition' | 'seats'>, language: Language): Promise<Talk> {
  const [known, page] = await Promise.all([knowGame(game, language, edition), loadPage(game)])
  return new Talk(
    known,
    page,
    seats.map((one) => seated(known, one)),
  )
}
