// The staff: a nurse is white with a cross, a specialist has a colour and something to be known by.

import { type SpecialistId, SPECIALISTS } from '@grand-rounds/dice-hospital'
import type { JSX } from 'preact'

import { EMBLEMS } from '../../../art/colour.ts'
import { Meeple } from '../../../art/pictograms.tsx'

type Thing = 'cap' | 'mask' | 'stethoscope' | 'glasses' | 'clipboard' | 'siren' | 'flask' | 'pony' | 'hat'

/** What is worn, around the head (at 17, 8.5 with radius 5) and the chest. */
const THINGS: Readonly<Record<Thing, JSX.Element>> = {
  cap: <path class="line" d="M11.600 7.400q0-5.400 5.400-5.400t5.400 5.400Z" fill="var(--accent-soft)" />,
  mask: <path class="line" d="M12.600 9h8.800q0 4.600-4.400 4.600T12.600 9Z" fill="var(--sheet)" />,
  stethoscope: <path class="line" d="M13 14.500q0 7 4 7t4-7M17 21.500v2.500" fill="none" />,
  glasses: (
    <g class="line" fill="var(--sheet)">
      <circle cx="14.600" cy="8.600" r="2.200" />
      <circle cx="19.800" cy="8.600" r="2.200" />
    </g>
  ),
  clipboard: (
    <g class="line">
      <rect x="22" y="16" width="9" height="11" rx="1.500" fill="var(--sheet)" />
      <path d="M24.500 20h4M24.500 23h4" />
    </g>
  ),
  siren: (
    <g class="line">
      <path d="M11.400 6.600h11.200q-1-4.600-5.600-4.600t-5.600 4.600Z" fill="var(--red)" />
      <path d="M10.500 6.600h13" />
    </g>
  ),
  flask: <path class="line" d="M24 14h5M25 14v5l-3 7h9l-3-7v-5Z" fill="var(--yellow-light)" />,
  pony: <path class="line" d="M21.500 5q5-2 6 4-4 1-6-1Z" fill="var(--wood)" />,
  hat: <path class="line" d="M10 6h14l-7-4Z" fill="var(--tyre)" />,
}

const KNOWN_BY: Readonly<Record<SpecialistId, Thing>> = {
  surgeon: 'cap',
  pharmacist: 'glasses',
  haematologist: 'pony',
  anaesthetist: 'mask',
  virologist: 'mask',
  urologist: 'mask',
  cardiologist: 'stethoscope',
  microbiologist: 'stethoscope',
  neurologist: 'stethoscope',
  triageNurse: 'clipboard',
  paramedic: 'siren',
  generalPractitioner: 'stethoscope',
  consultant: 'glasses',
  admissionsNurse: 'clipboard',
  pathologist: 'cap',
  registrar: 'glasses',
  physiotherapist: 'pony',
  experimentalChemist: 'flask',
  medicalStudent: 'hat',
  haematologyTechnician: 'flask',
  prototypeTriageNurse: 'clipboard',
  prototypeConsultant: 'glasses',
  prototypeRegistrar: 'pony',
  prototypeParamedic: 'siren',
  criticalSpecialist: 'mask',
}

export function StaffMember({ meeple, size }: { readonly meeple: 'nurse' | SpecialistId; readonly size?: number }) {
  const nurse = meeple === 'nurse'
  const colour = nurse ? null : SPECIALISTS[meeple].meeple
  return (
    <svg class="art staff-art" width={size} height={size} viewBox="1 0 32 33" aria-hidden="true">
      <Meeple fill={colour === null ? 'var(--nurse)' : `var(--${colour})`} nurse={nurse} />
      {colour !== null && colour !== 'blue' && (
        <path transform="translate(17 26) scale(.5)" d={EMBLEMS[colour]} fill="var(--pip)" />
      )}
      {!nurse && THINGS[KNOWN_BY[meeple]]}
    </svg>
  )
}
