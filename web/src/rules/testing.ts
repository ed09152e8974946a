/** Rules and matches for tests, read from the house's own folders. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Manifest } from './described'
import type { Loaded } from './manifest'
import { readNetwork, type Network } from './network'
import { read } from './record'

const HOUSE = new URL('../../../', import.meta.url)
const WASM = new URL('src/verger/lift/wasm/', HOUSE)

export const GAMES = readdirSync(WASM).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))

export async function rulesOf(game: string): Promise<Loaded> {
  const manifest = JSON.parse(readFileSync(new URL(`${game}.json`, WASM), 'utf8')) as Manifest
  return { manifest, module: await WebAssembly.compile(readFileSync(new URL(`${game}.wasm`, WASM))), network: null }
}

/** The network of a game that the page has. */
export function networkOf(game: string): Network {
  const { buffer, byteOffset, length } = readFileSync(new URL(`src/verger/bots/networks/${game}.safetensors`, HOUSE))
  return readNetwork(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer)
}

/** The finished matches of a game that were dealt from a seed: their names and texts. */
export function golden(game: string): [name: string, text: string][] {
  const folder = new URL(`tests/games/${game}/golden/`, HOUSE)
  const texts = readdirSync(folder).map((file): [string, string] => [file, readFileSync(new URL(file, folder), 'utf8')])
  return texts.filter(([, text]) => read(text).seed !== null)
}
