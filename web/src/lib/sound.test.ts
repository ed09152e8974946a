import { describe, expect, it } from 'vitest'
import { SOUNDS, strike } from './sound'

/** Notes what is asked of it instead of sounding. */
function device() {
  const loudness: number[] = []
  const ends: number[] = []
  const parameter = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  const node = (more: object = {}) => ({
    connect: (to: object) => to,
    start: () => undefined,
    stop: (at: number) => ends.push(at),
    frequency: parameter,
    ...more,
  })
  const on = {
    sampleRate: 8000,
    destination: {},
    createGain: () => node({ gain: { ...parameter, setValueAtTime: (loud: number) => loudness.push(loud) } }),
    createOscillator: () => node(),
    createBufferSource: () => node(),
    createBiquadFilter: () => node(),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }
  return { on: on as unknown as BaseAudioContext, loudness, ends }
}

describe.each(Object.entries(SOUNDS))('the sound %s', (_, strokes) => {
  it('is short, and never louder than the volume', () => {
    const { on, loudness, ends } = device()
    strike(on, strokes, 10, 0.5)
    expect(loudness).toHaveLength(strokes.length)
    expect(Math.max(...loudness)).toBeLessThanOrEqual(0.5)
    expect(Math.max(...ends)).toBeLessThan(10 + 1.3)
  })
})

describe('the volume', () => {
  it('scales all there is', () => {
    const [loud, soft] = [1, 0.25].map((volume) => {
      const { on, loudness } = device()
      strike(on, SOUNDS.put, 0, volume)
      return loudness
    })
    expect(soft).toEqual(loud!.map((one) => one / 4))
  })
})
