import { beforeAll, expect, it, vi } from 'vitest'
import type { parse as Parse } from './router.svelte'

let parse: typeof Parse

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' })
  ;({ parse } = await import('./router.svelte'))
})

it('knows the pages by their addresses', () => {
  expect(parse('/')).toEqual({ page: 'shelf' })
  expect(parse('/new/finca')).toEqual({ page: 'setup', game: 'finca' })
  expect(parse('/match/a1')).toEqual({ page: 'table', match: 'a1' })
  expect(parse('/match/a1/replay')).toEqual({ page: 'replay', match: 'a1' })
  expect(parse('/come')).toEqual({ page: 'come', match: '' })
  expect(parse('/come/a1')).toEqual({ page: 'come', match: 'a1' })
  expect(parse('/rules/finca')).toEqual({ page: 'rules', game: 'finca' })
})

it('says when an address leads nowhere', () => {
  for (const path of ['/new', '/match/a1/other', '/match/a1/replay/2', '/else']) expect(parse(path)).toEqual({ page: 'lost' })
})
