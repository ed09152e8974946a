/** What the page is built with besides its own sources: the games' data, read as the house keeps it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { listedOf, type Manifest } from '../src/rules/described.ts'

const SHELF = 'virtual:shelf'
const LEDGER = '?ledger'

const read = (path: string) => readFileSync(path, 'utf8')
const asModule = (data: unknown) => ({ code: `export default ${JSON.stringify(data)}`, map: null })

/** The ids of a game's rules in the order of its texts, by section. */
export function ledgerOf(texts: string): Record<string, string[]> {
  const sections: Record<string, string[]> = {}
  let rules: string[] = []
  for (const [, section, rule] of texts.matchAll(/^(?:section-(\w+)|rule-([A-Z]+-\w+)) =/gm)) {
    if (section) rules = sections[section] = []
    else rules.push(rule!)
  }
  return sections
}

function manifestsIn(folder: string): Manifest[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return files.sort().map((file) => JSON.parse(read(`${folder}/${file}`)) as Manifest)
}

/** `virtual:shelf` lists the games whose rules are there; `components.toml` is data, and `fr.ftl?ledger` the ids of its rules. */
export function rooms(verger: string): Plugin {
  return {
    name: 'verger-rooms',
    resolveId: (id) => (id === SHELF ? `\0${SHELF}` : undefined),
    load(id) {
      if (id.endsWith('.toml')) return asModule(parse(read(id)))
      if (id.endsWith(LEDGER)) return asModule(ledgerOf(read(id.slice(0, -LEDGER.length))))
      if (id !== `\0${SHELF}`) return
      return asModule(manifestsIn(`${verger}/lift/wasm`).map(listedOf))
    },
  }
}
