import { beforeEach, describe, expect, it, vi } from 'vitest'

const load = async (served: boolean, location = { pathname: '/', hash: '' }) => {
  vi.resetModules()
  vi.doMock('./served', () => ({ served }))
  vi.stubGlobal('location', location)
  return import('./router.svelte')
}

describe('an address', () => {
  let parse: Awaited<ReturnType<typeof load>>['parse']
  beforeEach(async () => ({ parse } = await load(true)))

  it('is that of a page', () => {
    expect(parse('/')).toEqual({ page: 'shelf' })
    expect(parse('/new/finca')).toEqual({ page: 'setup', game: 'finca' })
    expect(parse('/match/a1')).toEqual({ page: 'table', match: 'a1' })
    expect(parse('/match/a1/replay')).toEqual({ page: 'replay', keeper: 'match', match: 'a1' })
    expect(parse('/local/a1')).toEqual({ page: 'local', match: 'a1' })
    expect(parse('/local/a1/replay')).toEqual({ page: 'replay', keeper: 'local', match: 'a1' })
    expect(parse('/come')).toEqual({ page: 'come', match: '' })
    expect(parse('/come/a1')).toEqual({ page: 'come', match: 'a1' })
    expect(parse('/rules/finca')).toEqual({ page: 'rules', game: 'finca' })
    expect(parse('/learn/finca')).toEqual({ page: 'learn', game: 'finca' })
  })

  it('may lead nowhere', () => {
    for (const path of ['/new', '/match/a1/other', '/match/a1/replay/2', '/else', '/toString/a']) expect(parse(path)).toEqual({ page: 'lost' })
  })
})

it('is a real one where a server answers for it', async () => {
  const { here, href } = await load(true, { pathname: '/rules/finca', hash: '#FIN-46' })
  expect(here.route).toEqual({ page: 'rules', game: 'finca' })
  expect(here.fragment).toBe('FIN-46')
  expect(href('/new/finca')).toBe('/new/finca')
})

it('stands behind a # on a static host', async () => {
  const { here, href } = await load(false, { pathname: '/games/verger/', hash: '#/rules/finca#FIN-46' })
  expect(here.route).toEqual({ page: 'rules', game: 'finca' })
  expect(here.fragment).toBe('FIN-46')
  expect(href('/new/finca')).toBe('#/new/finca')
  expect((await load(false, { pathname: '/games/verger/', hash: '' })).here.route).toEqual({ page: 'shelf' })
})
