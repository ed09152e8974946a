/** Where a game's rules are fetched. */
import shelf from 'virtual:shelf'
import type { GameDescription } from '../lib/api'
import { describedOf, type Manifest } from './described'

export type { Manifest } from './described'

export interface Loaded {
  manifest: Manifest
  module: WebAssembly.Module
  /** Where the game's network is, if it has one. */
  network: string | null
}

const manifests = import.meta.glob<Manifest>('@verger/lift/wasm/*.json', { import: 'default' })
const modules = import.meta.glob<string>('@verger/lift/wasm/*.wasm', { query: '?url', import: 'default', eager: true })
const networks = import.meta.glob<string>('@verger/bots/networks/*.safetensors', { query: '?url', import: 'default', eager: true })
const components = import.meta.glob<GameDescription['components']>('@verger/games/*/components.toml', { import: 'default' })
const ledgers = import.meta.glob<GameDescription['rules']>('@verger/games/*/texts/fr.ftl', { query: '?ledger', import: 'default' })

/** The games whose rules the page has. */
export { shelf }

/** The edition of a game that can be played in the page. */
export const editionHere = (game: string): string | undefined => shelf.find((listed) => listed.game === game)?.edition

function file<T>(files: Record<string, T>, ending: string): T {
  const path = Object.keys(files).find((path) => path.endsWith(ending))
  if (!path) throw new Error(`the page has no ${ending}`)
  return files[path]!
}

const readManifest = (game: string): Promise<Manifest> => file(manifests, `/wasm/${game}.json`)()

/** All that boards and sentences need to know of a game. */
export async function describe(game: string): Promise<GameDescription> {
  const facts = [readManifest(game), file(components, `/${game}/components.toml`)(), file(ledgers, `/${game}/texts/fr.ftl`)()] as const
  return describedOf(...(await Promise.all(facts)))
}

/** Compiled while it arrives; where a host gives it another name than WebAssembly, when it is there. */
async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const isNamed = response.headers.get('content-type')?.startsWith('application/wasm')
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}

const loaded = new Map<string, Promise<Loaded>>()

async function load(game: string): Promise<Loaded> {
  const [manifest, module] = await Promise.all([readManifest(game), compile(file(modules, `/wasm/${game}.wasm`))])
  const network = Object.entries(networks).find(([path]) => path.endsWith(`/${game}.safetensors`))?.[1] ?? null
  return { manifest, module, network }
}

/** A game's rules, fetched and compiled once. */
export function loadRules(game: string): Promise<Loaded> {
  const found = loaded.get(game) ?? load(game)
  loaded.set(game, found)
  found.catch(() => loaded.delete(game))
  return found
}
