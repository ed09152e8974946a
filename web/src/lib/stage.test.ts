import { describe, expect, it } from 'vitest'
import { GAMES, rulesOf } from '../rules/testing'
import { momentOf, soundsOf, type Stage } from './stage'

const stages = import.meta.glob<Stage>('../games/*/stage.ts', { import: 'default', eager: true })
const stageOf = (game: string) => stages[`../games/${game}/stage.ts`]!

describe.each(GAMES)('the stage of %s', (game) => {
  it('speaks of events that there are, and has a moment', async () => {
    const { sounds, moments } = stageOf(game)
    const kinds = Object.keys((await rulesOf(game)).manifest.events)
    for (const kind of [...Object.keys(sounds), ...moments]) expect(kinds).toContain(kind)
    expect(moments.length).toBeGreaterThan(0)
    expect(new Set(Object.values(sounds)).size).toBeGreaterThan(2)
  })
})

describe('what happens at once', () => {
  const stage: Stage = { sounds: { walk: 'put', pay: 'coins', take: 'card', open: 'lift' }, moments: ['award', 'take'] }
  const events = (...kinds: string[]) => kinds.map((kind) => ({ kind }))

  it('is heard in its order, each sound once and three at most', () => {
    expect(soundsOf(stage, events('pay', 'pay', 'walk'))).toEqual(['coins', 'put'])
    expect(soundsOf(stage, events('open', 'pay', 'walk', 'take'))).toEqual(['lift', 'coins', 'put'])
    expect(soundsOf(stage, events('reveal'))).toEqual([])
  })

  it('has one moment: what it led to', () => {
    expect(momentOf(stage, events('take', 'award', 'reveal'))?.kind).toBe('award')
    expect(momentOf(stage, events('walk'))).toBeUndefined()
  })
})
