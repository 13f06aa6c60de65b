// The little scene of the end: the healed walk out of the front door, and hearts, suns and leaves rain on them.

import { EMBLEMS, type PatientColour } from '../../../art/colour.ts'
import { Patient } from '../../../art/patient.tsx'
import { Meeple } from '../../../art/pictograms.tsx'
import { still } from '../../../kit/still.ts'

const WALKERS: readonly {
  readonly colour: PatientColour
  readonly x: number
  readonly y: number
  readonly size: number
}[] = [
  { colour: 'green', x: 214, y: 110, size: 56 },
  { colour: 'red', x: 292, y: 116, size: 60 },
  { colour: 'yellow', x: 376, y: 108, size: 58 },
  { colour: 'red', x: 460, y: 117, size: 54 },
  { colour: 'green', x: 530, y: 110, size: 58 },
]

const COLOURS: readonly PatientColour[] = ['red', 'yellow', 'green']

/** Strewn evenly and yet not in rows: multiples of two irrational numbers that have nothing to do with each other. */
const CONFETTI = Array.from({ length: 34 }, (_, i) => ({
  colour: COLOURS[i % 3] ?? 'red',
  x: 190 + ((i * 0.618) % 1) * 430,
  y: 8 + ((i * 0.4142 + 0.3) % 1) * 88,
  turn: (i * 137) % 360,
  size: 0.8 + ((i * 7) % 5) * 0.14,
}))

export function GoingHome({ label }: { readonly label: string }) {
  return (
    <svg
      class={still.value ? 'art going-home' : 'art going-home is-moving'}
      viewBox="0 0 640 196"
      role="img"
      aria-label={label}
    >
      <rect x="0" y="0" width="640" height="166" rx="18" fill="var(--sky)" />
      <path d="M0 150q160-30 320-10t320-6v44a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18Z" fill="var(--green-tint)" />
      <path class="line" d="M156 164h484v20H120Z" fill="var(--tile)" />
      <g class="line">
        <path d="M20 44h150v128H20Z" fill="var(--floor)" />
        <path d="M12 30h166v16H12Z" fill="var(--accent)" />
        <path d="M34 58h30v26H34ZM126 58h30v26h-30Z" fill="var(--highlight)" />
        <path d="M34 100h30v26H34Z" fill="var(--highlight)" />
        <path d="M84 104h56v68H84Z" fill="var(--wood)" />
        <path d="M90 110h44v62H90Z" fill="var(--drawn)" />
      </g>
      <path d="M95 52v26M82 65h26" stroke="var(--red)" stroke-width="9" stroke-linecap="round" />
      <g transform="translate(92 116) scale(1.25)">
        <Meeple fill="var(--nurse)" nurse />
      </g>
      <g class="line" transform="translate(596 104)">
        <path d="M4 24h36v40H4Z" fill="var(--floor)" />
        <path d="M-2 26 22 4 46 26Z" fill="var(--red)" />
        <path d="M15 40h14v24H15Z" fill="var(--wood)" />
      </g>
      {CONFETTI.map(({ colour, x, y, turn, size }, i) => (
        <g key={x} class="confetti" style={{ '--nth': i }}>
          <path
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            d={EMBLEMS[colour]}
            fill={`var(--${colour})`}
          />
        </g>
      ))}
      {WALKERS.map(({ colour, x, y, size }, i) => (
        <g key={x} class="walker" style={{ '--nth': i }}>
          <Patient colour={colour} value={6} at={[x, y]} size={size} />
        </g>
      ))}
    </svg>
  )
}
