import type { Sound } from '../board/module.ts'

/** Sounds made of noise and tones when they are needed: nothing to load, and no author to credit. */

/** A stroke of noise through a filter: how long, how high, how loud, and when it begins (seconds, hertz). */
interface Stroke {
  readonly at: number
  readonly lasts: number
  readonly hertz: number
  readonly loud: number
  /** A tone instead of noise. */
  readonly tone?: true
}

const strokes = (count: number, every: number, stroke: Omit<Stroke, 'at'>): Stroke[] =>
  Array.from({ length: count }, (_, k) => ({ ...stroke, at: k * every }))

const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  drum: [...strokes(6, 0.07, { lasts: 0.06, hertz: 900, loud: 0.1 }), { at: 0.44, lasts: 0.14, hertz: 500, loud: 0.2 }],
  steps: strokes(4, 0.13, { lasts: 0.05, hertz: 300, loud: 0.12 }),
  hooves: strokes(6, 0.075, { lasts: 0.04, hertz: 700, loud: 0.11 }),
  dice: [
    { at: 0, lasts: 0.03, hertz: 2_600, loud: 0.16 },
    { at: 0.06, lasts: 0.03, hertz: 2_100, loud: 0.13 },
    { at: 0.15, lasts: 0.04, hertz: 1_700, loud: 0.12 },
  ],
  volley: strokes(5, 0.045, { lasts: 0.16, hertz: 1_300, loud: 0.13 }),
  gun: [
    { at: 0, lasts: 0.5, hertz: 160, loud: 0.5 },
    { at: 0.02, lasts: 0.9, hertz: 320, loud: 0.14 },
  ],
  trumpet: [
    { at: 0, lasts: 0.14, hertz: 523, loud: 0.07, tone: true },
    { at: 0.15, lasts: 0.14, hertz: 659, loud: 0.07, tone: true },
    { at: 0.3, lasts: 0.4, hertz: 784, loud: 0.08, tone: true },
  ],
}

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  return noise
}

/** Plays a sound; does nothing if the browser has none, or does not allow any before the first click. */
export function play(sound: Sound): void {
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  const audio = context
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
  for (const { at, lasts, hertz, loud, tone } of SOUNDS[sound]) {
    const begins = audio.currentTime + at
    const gain = audio.createGain()
    gain.gain.setValueAtTime(loud, begins)
    gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts)
    gain.connect(audio.destination)
    const source = tone
      ? new OscillatorNode(audio, { type: 'sawtooth', frequency: hertz })
      : new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) })
    const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: tone ? hertz * 3 : hertz })
    source.connect(filter).connect(gain)
    source.start(begins)
    source.stop(begins + lasts)
  }
}
