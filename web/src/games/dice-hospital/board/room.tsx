// A department: a hexagonal room with its furniture, what it does in signs, and whoever works there.

import type { DepartmentId, SpecialistId } from '@grand-rounds/dice-hospital'

import { DepartmentSigns, tintOf } from '../art/effects.tsx'
import { Furniture } from '../art/furniture.tsx'
import { StaffMember } from '../art/staff.tsx'
import { words } from '../../../shell/language.ts'
import { thing } from './gesture.ts'
import { longestWord, withBreaks } from './breaks.ts'
import { TALL } from './honeycomb.ts'
import { Thing } from './thing.tsx'

const WALL = 'M50 1.500 98.500 29.500V86L50 114 1.500 86V29.500Z'
/** Two jambs and the gap between them, in the wall to the right. */
const DOOR = 'M98.500 50.500V65'

interface Props {
  readonly department: DepartmentId
  readonly by: 'nurse' | SpecialistId | null
  readonly index: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly closed: boolean
}

export function RoomTile({ department, by, index, x, y, size, closed }: Props) {
  const { common, diceHospital, page } = words.value
  const { name, text } = diceHospital.departments[department]
  const who = by === null ? null : by === 'nurse' ? diceHospital.terms.nurse.name : diceHospital.specialists[by].name
  const state = closed ? ` ${page.play.closed}` : who === null ? '' : ` ${page.play.atWork({ who })}`
  return (
    <Thing
      id={thing('room', index)}
      name={`${common.labelled({ name, text })}${state}`}
      class={`room${by === null ? '' : ' busy'}${closed ? ' shut' : ''}`}
      about={`${name}\n${text}`}
      style={{
        left: `${x}px`,
        top: `${y}px`,
        width: `${size}px`,
        height: `${size * TALL}px`,
        '--room': `${size}px`,
        '--longest': String(longestWord(name)),
      }}
    >
      <svg class="art room-art" viewBox="0 0 100 115.500" aria-hidden="true">
        <path class="room-glow" d={WALL} />
        <path class="room-wall" d={WALL} style={{ fill: tintOf(department) }} />
        <path class="room-light" d="M8 33 50 9 92 33" />
        <path class="room-door" d={DOOR} />
        <g transform="translate(24 11) scale(1)">
          <Furniture department={department} />
        </g>
        {closed && <path class="room-tape" d="M10 70 90 40M10 40 90 70" />}
      </svg>
      <span class="room-in">
        <span class="room-name">{withBreaks(name)}</span>
        <DepartmentSigns department={department} />
        <span class="room-spot">
          {by !== null && (
            <span class="standing" data-key={`room-${index}-${by}`} data-from={`staff-${by}`}>
              <StaffMember meeple={by} />
            </span>
          )}
        </span>
      </span>
    </Thing>
  )
}
