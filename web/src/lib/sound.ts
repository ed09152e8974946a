/** A handful of short, dry, wooden and papery sounds, made in the page: no file is fetched for them. */
import { settings } from './settings.svelte'

/** One stroke: of a string that goes from a pitch to another, or of paper, which is noise around a pitch. Seconds and hertz. */
export interface Stroke {
  at: number
  lasts: number
  pitch: number
  to?: number
  loud: number
  wave: 'sine' | 'triangle' | 'noise'
}

const wood = (at: number, pitch: number, loud: number): Stroke[] => [
  { at, lasts: 0.07, pitch, to: pitch * 0.7, loud, wave: 'sine' },
  { at, lasts: 0.02, pitch: pitch * 6, loud: loud * 0.5, wave: 'noise' },
]
const paper = (at: number, pitch: number, lasts: number): Stroke => ({ at, lasts, pitch, to: pitch * 1.6, loud: 0.35, wave: 'noise' })
const coin = (at: number, pitch: number): Stroke => ({ at, lasts: 0.16, pitch, loud: 0.16, wave: 'triangle' })
const bell = (at: number, pitch: number, lasts = 0.4, loud = 0.25): Stroke => ({ at, lasts, pitch, loud, wave: 'sine' })

export const SOUNDS = {
  lift: wood(0, 340, 0.3),
  put: wood(0, 210, 0.6),
  card: [paper(0, 2200, 0.09)],
  turn_over: [paper(0, 1500, 0.06), paper(0.05, 2600, 0.07)],
  coins: [coin(0, 2350), coin(0.05, 3140), coin(0.11, 2800)],
  /** Your turn: heard once, softly. */
  turn: [bell(0, 523, 0.35, 0.14), bell(0.12, 659, 0.5, 0.14)],
  refused: [...wood(0, 130, 0.4), ...wood(0.09, 115, 0.4)],
  moment: [bell(0, 392), bell(0.09, 523), bell(0.18, 659, 0.5)],
  win: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.38, 1047, 0.8)],
  end: [bell(0, 523), bell(0.16, 440), bell(0.32, 392, 0.7)],
} satisfies Record<string, Stroke[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Browsers let a page be heard only once somebody has touched it. */
export function wakeSounds(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Lets a sound be heard so many milliseconds from now, unless it is switched off. */
export function sound(name: Sound, delay = 0): void {
  if (!settings.sound || settings.volume === 0 || context?.state !== 'running') return
  strike(context, SOUNDS[name], context.currentTime + delay / 1000, settings.volume)
}

export function strike(on: BaseAudioContext, strokes: Stroke[], start: number, volume: number): void {
  for (const { at, lasts, pitch, to, loud, wave } of strokes) {
    const [begins, ends] = [start + at, start + at + lasts]
    const fade = on.createGain()
    fade.gain.setValueAtTime(loud * volume, begins)
    fade.gain.exponentialRampToValueAtTime(0.0001, ends)
    fade.connect(on.destination)
    const source = wave === 'noise' ? rustle(on, lasts, pitch, to, begins, ends, fade) : string(on, wave, pitch, to, begins, ends, fade)
    source.start(begins)
    source.stop(ends)
  }
}

function string(on: BaseAudioContext, wave: OscillatorType, pitch: number, to: number | undefined, begins: number, ends: number, out: AudioNode) {
  const source = on.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(pitch, begins)
  if (to) source.frequency.exponentialRampToValueAtTime(to, ends)
  source.connect(out)
  return source
}

function rustle(on: BaseAudioContext, lasts: number, pitch: number, to: number | undefined, begins: number, ends: number, out: AudioNode) {
  const noise = on.createBuffer(1, Math.ceil(lasts * on.sampleRate), on.sampleRate)
  noise.getChannelData(0).forEach((_, at, all) => (all[at] = Math.random() * 2 - 1))
  const source = on.createBufferSource()
  source.buffer = noise
  const band = on.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(pitch, begins)
  if (to) band.frequency.exponentialRampToValueAtTime(to, ends)
  source.connect(band).connect(out)
  return source
}
