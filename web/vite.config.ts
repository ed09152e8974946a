import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { offline, policy } from './build/offline.ts'
import { rooms } from './build/rooms.ts'

const house = fileURLToPath(new URL('..', import.meta.url))
const verger = `${house}src/verger`
const server = process.env.VERGER ?? 'http://127.0.0.1:8000'

/** `vite build` makes the page that our server serves, `vite build --mode site` a folder for any static host. */
export default defineConfig(({ mode }) => {
  const site = mode === 'site'
  return {
    base: site ? './' : '/',
    plugins: [svelte(), rooms(verger), offline(), ...(site ? [policy()] : [])],
    resolve: { alias: { '@verger': verger } },
    build: { outDir: site ? `${house}dist/site` : `${verger}/server/page`, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    worker: { format: 'es' },
    server: { fs: { allow: ['.', verger] }, proxy: { '/api': { target: server, ws: true } } },
    test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
  }
})
