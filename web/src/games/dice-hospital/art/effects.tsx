// What a card does, in signs: whom it picks, how many, and what happens to them.

import { type DepartmentId, DEPARTMENTS, type SpecialistId, SPECIALISTS } from '@grand-rounds/dice-hospital'

import { EMBLEMS, type PatientColour } from '../../../art/colour.ts'
import { BloodBag } from '../../../art/pictograms.tsx'

type Clause = (typeof DEPARTMENTS)[DepartmentId]['clauses'][number]

const TILE = 20
/** Values take more room than a shape. */
const RANGE = 28
const GAP = 2
/** Between patients of the same value stands a sign for it. */
const EQUALS = 9

interface TileProps {
  readonly at: number
  readonly up: number
  readonly width: number
  readonly colour: PatientColour | undefined
  readonly text: string | undefined
}

function Tile({ at, up, width, colour, text }: TileProps) {
  return (
    <g transform={`translate(${at} ${1 + up})`}>
      <rect
        class="line"
        width={width}
        height={TILE - Math.abs(up)}
        rx="4.5"
        fill={colour ? `var(--${colour})` : 'var(--sheet)'}
      />
      {colour && (
        <path
          transform={`translate(${width / 2} ${(TILE - up) / 2}) scale(1.3)`}
          d={EMBLEMS[colour]}
          fill="var(--pip)"
        />
      )}
      {text && (
        <text class="sign-text" x={width / 2} y="14.6">
          {text}
        </text>
      )}
    </g>
  )
}

const ARROW = 'M6 1.500 12 8.500H8.600V20H3.400V8.500H0Z'

function Act({ clause, at }: { readonly clause: Clause; readonly at: number }) {
  switch (clause.act) {
    case 'heal':
      return (
        <g transform={`translate(${at} 0)`}>
          <path d={ARROW} fill="var(--accent)" />
          <text class="sign-text steps" x="18" y="16">
            {clause.steps}
          </text>
        </g>
      )
    case 'deteriorate':
      return (
        <g transform={`translate(${at} 0)`}>
          <path transform="rotate(180 6 11)" d={ARROW} fill="var(--red)" />
          <text class="sign-text" x="18" y="16">
            {clause.steps}
          </text>
        </g>
      )
    case 'rollAgain':
      return (
        <g transform={`translate(${at} 1)`} class="line" fill="none">
          <path d="M3 14a8 8 0 1 1 4 4.500M3 19v-5h5" />
          <circle cx="11" cy="11" r="1.500" fill="var(--ink)" />
        </g>
      )
    case 'turnOver':
      return (
        <g transform={`translate(${at} 1)`} class="line" fill="none">
          <path d="M5 16V5l-4 4M5 5l4 4M16 5v11l-4-4M16 16l4-4" />
        </g>
      )
    case 'recolour':
      return (
        <g transform={`translate(${at} 1)`}>
          <circle class="line" cx="7" cy="7" r="5.500" fill="var(--red)" />
          <circle class="line" cx="15" cy="7" r="5.500" fill="var(--yellow)" />
          <circle class="line" cx="11" cy="14" r="5.500" fill="var(--green)" />
        </g>
      )
  }
}

interface Laid {
  readonly tiles: readonly TileProps[]
  readonly equals: readonly number[]
  readonly width: number
}

/** A tile for each patient: side by side, with signs between equal ones, or as a stair for a run of values. */
function laidOut({ count, colour, values, together }: Clause): Laid {
  const text = values ? `${values[0]}–${values[1]}` : colour ? undefined : '?'
  const width = values ? RANGE : TILE
  const gap = together === 'equalValues' ? EQUALS : GAP
  const at = (i: number) => i * (width + gap)
  return {
    tiles: Array.from({ length: count }, (_, i) => ({
      at: at(i),
      up: together === 'consecutiveValues' ? (count - 1 - i) * 3 : 0,
      width,
      colour,
      text: together === 'equalValues' && !colour ? undefined : text,
    })),
    equals: together === 'equalValues' ? Array.from({ length: count - 1 }, (_, i) => at(i) + width) : [],
    width: at(count - 1) + width,
  }
}

function Clauses({ clauses }: { readonly clauses: readonly Clause[] }) {
  let at = 1
  const drawn = clauses.map((clause, i) => {
    const from = at
    const { tiles, equals, width } = laidOut(clause)
    at += width + 30
    return (
      <g key={i} transform={`translate(${from} 0)`}>
        {tiles.map((tile) => (
          <Tile key={tile.at} {...tile} />
        ))}
        {equals.map((x) => (
          <path key={x} class="equals" d={`M${x + 2} 9h5M${x + 2} 13h5`} />
        ))}
        <Act clause={clause} at={width + 4} />
      </g>
    )
  })
  const width = at - 3
  return (
    <svg class="art signs-art" viewBox={`0 0 ${width} 22`} style={{ aspectRatio: `${width} / 22` }} aria-hidden="true">
      {drawn}
    </svg>
  )
}

export function DepartmentSigns({ department }: { readonly department: DepartmentId }) {
  return <Clauses clauses={DEPARTMENTS[department].clauses} />
}

/** Only what it adds; when is in the text. */
export function SpecialistSigns({ specialist }: { readonly specialist: SpecialistId }) {
  const { effect } = SPECIALISTS[specialist]
  const [way] = effect?.either ?? []
  if (way) return <Clauses clauses={way} />
  return (
    <svg class="art signs-art" viewBox="0 0 46 22" style={{ aspectRatio: '46 / 22' }} aria-hidden="true">
      {effect?.gain && (
        <>
          <text class="sign-text steps" x="12" y="17">
            +1
          </text>
          <g transform="translate(24 0) scale(.75)">{effect.gain === 'point' ? <Star /> : <BloodBag />}</g>
        </>
      )}
      {!effect && <path class="line" d="M8 8h22l-5-5M38 14H16l5 5" fill="none" />}
    </svg>
  )
}

function Star() {
  return (
    <path
      class="line"
      d="M13 2l3.4 7.600 8.200.800-6.200 5.500 1.800 8.100-7.200-4.200-7.200 4.200 1.800-8.100L1.400 10.400l8.200-.800Z"
      fill="var(--yellow)"
    />
  )
}

/** The tint of a room's floor. */
export function tintOf(department: DepartmentId): string {
  const colour = DEPARTMENTS[department].clauses.find((clause) => clause.colour !== undefined)?.colour
  return colour ? `var(--${colour}-tint)` : 'var(--floor)'
}
