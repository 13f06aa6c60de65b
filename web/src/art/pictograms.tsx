// Small signs that say what a room does and what a phase is about.

import { EMBLEMS, type PatientColour } from './colour.ts'

export function ColourSign({ colour }: { readonly colour: PatientColour }) {
  return (
    <svg class="art" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <rect class="line" x="2" y="2" width="22" height="22" rx="5" fill={`var(--${colour})`} />
      <path transform="translate(13 13) scale(1.35)" d={EMBLEMS[colour]} fill="var(--pip)" />
    </svg>
  )
}

export function ValueSign({ value }: { readonly value: number }) {
  return (
    <svg class="art" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <rect class="line" x="2" y="2" width="22" height="22" rx="5" fill="var(--paper)" />
      <text x="13" y="18.2" class="digit">
        {value}
      </text>
    </svg>
  )
}

export function UpSign({ steps }: { readonly steps: number }) {
  return (
    <svg class="art" width="32" height="26" viewBox="0 0 32 26" aria-hidden="true">
      <path d="M9 3 16 11H12V23H6V11H2Z" fill="var(--accent)" />
      <text x="24" y="18.6" class="digit digit-accent">
        {steps}
      </text>
    </svg>
  )
}

const MEEPLE =
  'M17 3.5c3 0 5.2 2.2 5.2 5 0 1.6-.6 2.6-1.4 3.6 4.4 1 9.7 3.1 9.7 5.7 0 2.4-4.6 2.5-7.3 2.4 1 3.2 3.4 6.2 4.7 8.4.8 1.4.1 2-1.1 2h-6.4c-1.6 0-2.6-3.6-3.4-5-.8 1.4-1.8 5-3.4 5H7.2c-1.2 0-1.9-.6-1.1-2 1.3-2.2 3.7-5.2 4.7-8.4-2.7.1-7.3 0-7.3-2.4 0-2.6 5.3-4.7 9.7-5.7-.8-1-1.4-2-1.4-3.6 0-2.8 2.2-5 5.2-5Z'

/** A nurse is white with a cross; a specialist has a colour. */
export function Meeple({ fill, nurse = false }: { readonly fill: string; readonly nurse?: boolean }) {
  return (
    <>
      <path class="line" d={MEEPLE} fill={fill} />
      {nurse && <path d="M17 15.6v7M13.5 19.1h7" stroke="var(--red)" stroke-width="2.6" fill="none" />}
    </>
  )
}

/** Heads to the right. */
export function Ambulance({ number }: { readonly number: number }) {
  return (
    <>
      <g class="line">
        <path d="M3 12h36v24H3Z" fill="var(--sheet)" />
        <path d="M39 17h10l9 10v9H39Z" fill="var(--sheet)" />
        <path d="M43 20.5h4.6l5.2 6H43Z" fill="var(--accent-soft)" />
        <path d="M11 7h9v5h-9Z" fill="var(--red)" />
        <circle cx="15" cy="37" r="5.5" fill="var(--tyre)" />
        <circle cx="47" cy="37" r="5.5" fill="var(--tyre)" />
      </g>
      <path d="M3 30.5h36" stroke="var(--red)" stroke-width="3" />
      <text x="21" y="26.5" class="digit">
        {number}
      </text>
    </>
  )
}

export function BloodBag() {
  return (
    <g class="line">
      <path d="M5 5h16v17q0 4-8 6-8-2-8-6Z" fill="var(--sheet)" />
      <path d="M5 14q8-3 16 0v8q0 4-8 6-8-2-8-6Z" fill="var(--red)" />
      <path d="M10 5V1.5h6V5" fill="none" />
    </g>
  )
}
