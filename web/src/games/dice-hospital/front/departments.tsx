// The rooms that every hospital begins with: the door of each says what it heals.

import type { DepartmentId } from '@grand-rounds/dice-hospital/ids'
import type { ComponentChildren } from 'preact'

import type { PatientColour } from '../../../art/colour.ts'
import { ColourSign, UpSign, ValueSign } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'

interface Room {
  readonly id: DepartmentId
  readonly colour?: PatientColour
  readonly values?: readonly number[]
}

const ROOMS: readonly Room[] = [
  { id: 'criticalCare', colour: 'red' },
  { id: 'oncology', colour: 'yellow' },
  { id: 'pharmacy', colour: 'green' },
  { id: 'intensiveCare', values: [1, 2] },
  { id: 'imaging', values: [3, 4] },
  { id: 'clinic', values: [5, 6] },
]

function Hexagon({ tint, children }: { readonly tint: string; readonly children: ComponentChildren }) {
  return (
    <div class="hexagon">
      <svg class="art" viewBox="0 0 138 138" aria-hidden="true">
        <path class="line" d="M69 5 127 37V101L69 133 11 101V37Z" fill={tint} />
        <path class="bevel" d="M19 42 69 14.5 119 42" />
      </svg>
      <div class="hexagon-in">{children}</div>
    </div>
  )
}

export function Departments() {
  const { page, diceHospital } = words.value
  return (
    <section class="departments" aria-labelledby="departments-title">
      <div class="title-row">
        <h2 id="departments-title">{page.home.departments.title}</h2>
        <p>{page.home.departments.note}</p>
      </div>
      <ul class="rooms">
        {ROOMS.map(({ id, colour, values = [] }) => (
          <li key={id}>
            <Hexagon tint={colour ? `var(--${colour}-tint)` : 'var(--floor)'}>
              <span class="signs">
                {colour && <ColourSign colour={colour} />}
                {values.map((value) => (
                  <ValueSign key={value} value={value} />
                ))}
                <UpSign steps={1} />
              </span>
              <h3>{diceHospital.departments[id].name}</h3>
              <p>{diceHospital.departments[id].text}</p>
            </Hexagon>
          </li>
        ))}
      </ul>
    </section>
  )
}
