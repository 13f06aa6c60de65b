// What stands in a room, seen a little from above, in a box of 52 by 30.

import type { DepartmentId } from '@grand-rounds/dice-hospital'
import type { JSX } from 'preact'

const bed = (blanket: string) => (
  <>
    <rect x="6" y="9" width="32" height="16" rx="4" fill="var(--sheet)" />
    <path d="M20 9h14a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H20Z" fill={blanket} />
    <rect x="9" y="12" width="8" height="10" rx="3" fill="var(--pillow)" />
  </>
)

const scanner = (ring: string) => (
  <>
    <rect x="4" y="17" width="44" height="8" rx="4" fill="var(--sheet)" />
    <circle cx="28" cy="16" r="12.5" fill={ring} />
    <circle cx="28" cy="17" r="6.5" fill="var(--floor)" />
    <path d="M8 25v3M44 25v3" />
  </>
)

const chair = (fill: string, x: number) => <path d={`M${x} 10h9v8h3v8h-12Z`} fill={fill} />

const PIECES = {
  monitorBed: (
    <>
      {bed('var(--red-light)')}
      <rect x="40" y="3" width="11" height="10" rx="2" fill="var(--tyre)" />
      <path class="trace" d="M41.5 8.5h2l1.4-3 1.6 5 1.2-2h2" />
      <path d="M45.5 13v12" />
    </>
  ),
  drip: (
    <>
      <path d="M6 26V14q0-4 4-4h4v9h16l6 7Z" fill="var(--yellow-light)" />
      <path d="M42 27V3M37 27h10M42 4h-6" />
      <path d="M32 4h7v7q0 3-3.500 4-3.500-1-3.500-4Z" fill="var(--yellow)" />
    </>
  ),
  shelves: (
    <>
      <rect x="5" y="3" width="42" height="25" rx="2" fill="var(--wood)" />
      <path d="M5 15.500h42" />
      <path d="M9 15V9h5v6M18 15V7h4v8M26 15v-5h6v5M36 15V8h5v7" fill="var(--green-light)" />
      <path d="M10 27.500v-7h4v7M19 27.500v-5h6v5M30 27.500v-8h4v8M38 27.500v-5h4v5" fill="var(--sheet)" />
    </>
  ),
  ventilator: (
    <>
      {bed('var(--accent-soft)')}
      <rect x="40" y="8" width="10" height="18" rx="2" fill="var(--blue)" />
      <path d="M40 12q-10-8-24 1" fill="none" />
      <path class="trace" d="M42 14h6M42 18h6" />
    </>
  ),
  scanner: scanner('var(--sky)'),
  desk: (
    <>
      <path d="M4 14h30v5H4Z" fill="var(--wood)" />
      <path d="M7 19v8M31 19v8" />
      <rect x="10" y="4" width="12" height="8" rx="1.500" fill="var(--tyre)" />
      <path d="M16 12v2" />
      {chair('var(--accent-soft)', 39)}
    </>
  ),
  theatre: (
    <>
      <path d="M6 17h36v6H6Z" fill="var(--red-light)" />
      <path d="M20 23v4h10v-4M16 28h18" fill="none" />
      <path d="M44 4v5" />
      <path d="M14 9q8-9 16 0Z" fill="var(--yellow-light)" />
      <path d="M22 5V1M44 9h6v6h-6Z" fill="var(--sheet)" />
    </>
  ),
  ear: (
    <>
      <path d="M14 26V12q0-9 10-9t10 9q0 6-5 8-3 1-3 5-1 3-4 3-4 0-4-4" fill="var(--sheet)" />
      <path d="M19 13q0-5 5-5t5 5q0 3-3 4" fill="none" />
      <path d="M40 8q5 6 0 14M44 5q8 10 0 20" fill="none" />
    </>
  ),
  crutches: (
    <>
      <path d="M12 3h8M16 3v24M13 14h6" />
      <path d="M28 4v13q0 4-5 5v4h17v-5q-5-1-5-5V4Z" fill="var(--sheet)" />
      <path d="M28 9h7M28 13h7" stroke-dasharray="2 2" />
    </>
  ),
  heartTrace: (
    <>
      <rect x="5" y="3" width="42" height="20" rx="3" fill="var(--tyre)" />
      <path class="trace" d="M8 13h9l3-6 5 12 4-9 2 3h13" />
      <path d="M20 23v4M32 23v4M15 28h22" />
    </>
  ),
  microscope: (
    <>
      <path d="M12 27h28M16 27q14 0 16-10" fill="none" />
      <path d="M20 4l7-3 7 14-7 3Z" fill="var(--green-light)" />
      <path d="M16 20h14v3H16Z" fill="var(--sheet)" />
    </>
  ),
  loo: (
    <>
      <rect x="10" y="3" width="9" height="14" rx="2" fill="var(--sheet)" />
      <path d="M13 17h26q0 8-10 8h-9q-7 0-7-8Z" fill="var(--yellow-light)" />
      <path d="M19 25v3h12v-3" fill="var(--sheet)" />
      <circle cx="46" cy="11" r="4" fill="var(--sheet)" />
      <path d="M42 11v8h4" />
    </>
  ),
  gas: (
    <>
      <rect x="8" y="7" width="9" height="20" rx="4" fill="var(--blue)" />
      <rect x="20" y="7" width="9" height="20" rx="4" fill="var(--red-light)" />
      <path d="M12.500 7V3h12v4M29 12h5q4 0 4 4" fill="none" />
      <path d="M33 17h11q2 9-5.500 9T33 17Z" fill="var(--accent-soft)" />
    </>
  ),
  flower: (
    <>
      <path d="M17 28V17" />
      <path d="M9 28l1-6h14l1 6Z" fill="var(--wood)" />
      <path d="M17 16q-6 1-6-4 0-3 3-3 0-4 3-4t3 4q3 0 3 3 0 5-6 4Z" fill="var(--yellow)" />
      <rect x="31" y="16" width="17" height="12" rx="2" fill="var(--sky)" />
      <path d="M35 16q1-8 5-9 1 5 4 9Z" fill="var(--sheet)" />
    </>
  ),
  dialysis: (
    <>
      <rect x="6" y="2" width="19" height="26" rx="3" fill="var(--sheet)" />
      <circle cx="15.500" cy="11" r="5" fill="var(--yellow-light)" />
      <path d="M10 21h11" />
      <path d="M25 9q10-2 10 8M25 14q5 0 6 7" fill="none" />
      <path d="M29 20h17q2 6-6 7H30Z" fill="var(--red-light)" />
    </>
  ),
  defibrillator: (
    <>
      <path d="M8 8h24v14H8Z" fill="var(--red)" />
      <path d="M21 9l-5 6h5l-3 6 7-8h-5l3-4Z" fill="var(--yellow-light)" />
      <circle cx="13" cy="25.500" r="3" fill="var(--tyre)" />
      <circle cx="28" cy="25.500" r="3" fill="var(--tyre)" />
      <path d="M32 12q8 0 8 5" fill="none" />
      <rect x="36" y="17" width="10" height="6" rx="2" fill="var(--sheet)" />
    </>
  ),
  xray: (
    <>
      <rect x="10" y="2" width="32" height="25" rx="2" fill="var(--tyre)" />
      <path class="trace" d="M26 5v18M20 8q6-3 12 0M19 12q7-3 14 0M20 16q6-3 12 0M22 20q4-2 8 0" />
    </>
  ),
  chairs: (
    <>
      {chair('var(--red-light)', 5)}
      {chair('var(--yellow-light)', 20)}
      {chair('var(--green-light)', 35)}
      <path d="M6 26h40" />
    </>
  ),
  flasks: (
    <>
      <path d="M12 4h8M14 4v8L7 26h18l-7-14V4Z" fill="var(--green-light)" />
      <path d="M32 4h8M34 4v20q0 3 2 3t2-3V4Z" fill="var(--blue)" />
      <circle cx="15" cy="21" r="1.500" fill="var(--sheet)" />
      <path d="M28 18h4M40 18h6" />
    </>
  ),
  upsideDown: (
    <>
      <path d="M16 9a12 12 0 0 1 19-1M36 21a12 12 0 0 1-19 1" fill="none" />
      <path d="M31 9h5V4M21 21h-5v5" fill="none" />
      <rect x="21" y="10" width="10" height="10" rx="2" fill="var(--yellow-light)" />
    </>
  ),
  ball: (
    <>
      <path d="M3 27h46" />
      <circle cx="19" cy="17" r="10" fill="var(--blue)" />
      <path d="M10 14q9 5 18 0M10 21q9 4 18 0" fill="none" />
      <path d="M36 22h12M36 18v8M48 18v8" />
    </>
  ),
  blackboard: (
    <>
      <rect x="6" y="2" width="40" height="21" rx="2" fill="var(--green-dark)" />
      <path class="chalk" d="M11 8h12M11 12h8M28 17l4-8 4 8M30 14h4" />
      <path d="M14 23l-3 5M38 23l3 5" />
    </>
  ),
  airlock: (
    <>
      <rect x="13" y="2" width="26" height="26" rx="3" fill="var(--accent-soft)" />
      <circle cx="26" cy="11" r="5.500" fill="var(--sheet)" />
      <path d="M20 21h12M35 15v4" />
    </>
  ),
} satisfies Readonly<Record<string, JSX.Element>>

const FURNITURE: Readonly<Record<DepartmentId, keyof typeof PIECES>> = {
  criticalCare: 'monitorBed',
  oncology: 'drip',
  pharmacy: 'shelves',
  intensiveCare: 'ventilator',
  imaging: 'scanner',
  clinic: 'desk',
  operatingTheatre: 'theatre',
  earNoseThroat: 'ear',
  orthopaedics: 'crutches',
  cardiology: 'heartTrace',
  immunology: 'microscope',
  urology: 'loo',
  anaesthesia: 'gas',
  allergyCentre: 'flower',
  renalMedicine: 'dialysis',
  crashCentre: 'defibrillator',
  radiology: 'xray',
  triageCentre: 'chairs',
  drugTrialCentre: 'flasks',
  experimentalTherapy: 'upsideDown',
  physiotherapy: 'ball',
  trainingDepartment: 'blackboard',
  prototypeRadiology: 'xray',
  prototypeTriageCentre: 'chairs',
  prototypePhysiotherapyA: 'ball',
  prototypePhysiotherapyB: 'crutches',
  isolationWard: 'airlock',
}

/** To be placed inside a drawing. */
export function Furniture({ department }: { readonly department: DepartmentId }) {
  return <g class="line furniture">{PIECES[FURNITURE[department]]}</g>
}
