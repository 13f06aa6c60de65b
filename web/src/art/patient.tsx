// A patient: a die with its pips in front, its mood on top and the shape of its colour on the side.

import { EMBLEMS, type PatientColour } from './colour.ts'

interface Props {
  readonly colour: PatientColour
  readonly value: 1 | 2 | 3 | 4 | 5 | 6
  /** Place in a drawing; without it the patient is an image of its own. */
  readonly at?: readonly [number, number]
  readonly size?: number
}

const PIPS: Readonly<Record<Props['value'], readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Eyes and mouth on the top side, which is 36 wide and 16 deep before it is slanted. */
const MOODS: Readonly<Record<Props['value'], string>> = {
  1: 'M9.5 4l4.4 4M13.9 4l-4.4 4M22.1 4l4.4 4M26.5 4l-4.4 4M13.5 13.2q2.2-2.4 4.5-.8t4.5-.6',
  2: 'M9 6.6q2.6-1.8 5 0M22 6.6q2.6-1.8 5 0M14 13q4-3 8 0',
  3: 'M11.5 5.2v1.8M24.5 5.2v1.8M14.5 12.2h7',
  4: 'M11.5 5v2M24.5 5v2M14.5 11.2q3.5 1.6 7 0',
  5: 'M11.5 4.6v2.2M24.5 4.6v2.2M13 10.4q5 4.2 10 0',
  6: 'M8.6 7q2.8-3.8 5.6 0M21.8 7q2.8-3.8 5.6 0M11.6 9.6h12.8q-1.6 4.6-6.4 4.6t-6.4-4.6Z',
}

export function Patient({ colour, value, at, size = 56 }: Props) {
  const drawing = (
    <>
      <g class="line">
        <path d="M4 22 16 6H52L40 22Z" fill={`var(--${colour}-light)`} />
        <path d="M40 22 52 6V42L40 58Z" fill={`var(--${colour}-dark)`} />
        <path d="M4 22H40V58H9a5 5 0 0 1-5-5Z" fill={`var(--${colour})`} />
      </g>
      <path class="shine" d="M10 27h13" />
      <path class="mood" transform="matrix(1 0 -.75 1 16 6)" d={MOODS[value]} />
      {value === 1 && <path class="thermometer" d="M27 18 41-3" />}
      {value === 6 && <path class="sparkle" d="M30 1v-6M20 2l-3-5M40 2l3-5" />}
      <path transform="matrix(.95 -1.26 0 1 46 32.5) scale(.92)" d={EMBLEMS[colour]} fill={`var(--${colour}-light)`} />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x},${y}`} cx={22 + x * 9.4} cy={40 + y * 9.4} r="3.6" fill="var(--pip)" />
      ))}
    </>
  )
  if (at) return <g transform={`translate(${at[0]} ${at[1]}) scale(${size / 56})`}>{drawing}</g>
  return (
    <svg class="art" width={size} height={(size * 66) / 56} viewBox="0 -6 56 66" aria-hidden="true">
      {drawing}
    </svg>
  )
}
