// Sounds: our own, small and quiet, made on the spot. Browsers allow them only after a first touch.

export type Sound = 'pick' | 'refused' | 'roll' | 'place' | 'heal' | 'home' | 'death' | 'bag' | 'yourTurn' | 'end'

let context: AudioContext | null = null
let waiting = false

/** Called at a touch or a key; before that nothing is heard. */
export function allowSound(): void {
  if (context?.state === 'suspended') void context.resume()
  if (context || waiting) return
  waiting = true
  // Not while the press is answered: on a slow phone it takes as long as drawing the board.
  setTimeout(() => {
    try {
      context = new AudioContext()
    } catch {
      // A browser without sound plays without it.
    }
  }, 300)
}

interface Note {
  readonly pitch: number
  /** Seconds after the start. */
  readonly at?: number
  readonly long?: number
  readonly loud?: number
  readonly slide?: number
  readonly shape?: OscillatorType
}

const SOUNDS: Readonly<Record<Exclude<Sound, 'roll'>, readonly Note[]>> = {
  pick: [{ pitch: 520, long: 0.05, loud: 0.25 }],
  refused: [{ pitch: 170, long: 0.12, slide: 140, shape: 'triangle', loud: 0.5 }],
  place: [{ pitch: 240, long: 0.07, slide: 150, shape: 'triangle', loud: 0.9 }],
  heal: [{ pitch: 523 }, { pitch: 659, at: 0.07 }],
  home: [{ pitch: 523 }, { pitch: 659, at: 0.07 }, { pitch: 784, at: 0.14, long: 0.2 }],
  death: [{ pitch: 196, long: 0.4, slide: 98, shape: 'triangle', loud: 0.7 }],
  bag: [{ pitch: 320, slide: 480, long: 0.1 }],
  yourTurn: [
    { pitch: 587, loud: 0.6 },
    { pitch: 880, at: 0.11, long: 0.22, loud: 0.6 },
  ],
  end: [{ pitch: 523 }, { pitch: 659, at: 0.13 }, { pitch: 784, at: 0.26 }, { pitch: 1047, at: 0.39, long: 0.5 }],
}

const VOLUME = 0.09

export function sound(name: Sound): void {
  if (!context || context.state !== 'running') return
  if (name === 'roll') {
    for (const at of [0, 0.06, 0.1, 0.17]) rattle(context, at)
    return
  }
  for (const note of SOUNDS[name]) play(context, note)
}

function play(audio: AudioContext, { pitch, at = 0, long = 0.12, loud = 1, slide, shape = 'sine' }: Note): void {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(pitch, start)
  if (slide !== undefined) tone.frequency.exponentialRampToValueAtTime(slide, start + long)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(VOLUME * loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + long + 0.02)
}

/** A die on wood: a short burst of noise. */
function rattle(audio: AudioContext, at: number): void {
  const start = audio.currentTime + at
  const length = Math.floor(audio.sampleRate * 0.03)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  filter.type = 'bandpass'
  filter.frequency.value = 1400 + at * 3000
  gain.gain.value = VOLUME * 3
  source.buffer = buffer
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(start)
}
