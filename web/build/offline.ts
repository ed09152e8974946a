/** What lets the page work without a network, and without a server of ours. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'sw.js'

/** What not everybody needs: kept when it was first asked for. */
const LATER = /\.safetensors$/

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`))
    .sort()
}

/** Writes the service worker, which keeps all that the page is made of. */
export function offline(): Plugin {
  let out = ''
  return {
    name: 'verger-offline',
    apply: 'build',
    configResolved: ({ build }) => void (out = build.outDir),
    closeBundle() {
      const files = filesIn(out).filter((file) => file !== WORKER)
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(readFileSync(`${out}/${file}`))
      const version = hash.digest('hex').slice(0, 16)
      const text = readFileSync(new URL(`../src/${WORKER}`, import.meta.url), 'utf8')
      const [first, later] = [files.filter((file) => !LATER.test(file)), files.filter((file) => LATER.test(file))]
      const lists = `self.FILES = ${JSON.stringify(first)}\nself.LATER = ${JSON.stringify(later)}`
      writeFileSync(`${out}/${WORKER}`, `${lists}\nself.VERSION = ${JSON.stringify(version)}\n${text}`)
    },
  }
}

/** What a page on a static host may do: as our server says it, but for what only a server can say. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; style-src-attr 'unsafe-inline'"

export function policy(): Plugin {
  return {
    name: 'verger-policy',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', content: POLICY }, injectTo: 'head-prepend' }],
  }
}
