// The six phases of a round in pictures, each with a way into its rules.

import type { Phase } from '@grand-rounds/dice-hospital/ids'
import type { ComponentChildren } from 'preact'

import { Patient } from '../../../art/patient.tsx'
import { Ambulance, Meeple } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'
import { Link } from '../../../shell/route.ts'

/** Named here, since asking the game for them would fetch all of its rules. */
const PHASES = [
  'intake',
  'improvement',
  'activation',
  'neglect',
  'discharge',
  'shiftChange',
] as const satisfies readonly Phase[]

function Picture({ box, children }: { readonly box: string; readonly children: ComponentChildren }) {
  return (
    <svg class="art" height="56" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  )
}

const PICTURES = [
  <Picture key="intake" box="0 2 62 44">
    <Ambulance number={1} />
  </Picture>,
  <Picture key="improvement" box="0 0 60 60">
    <path class="line" d="M30 4 53 17V43L30 56 7 43V17Z" fill="var(--accent-soft)" />
    <path d="M30 20v20M20 30h20" stroke="var(--accent)" stroke-width="5" fill="none" />
  </Picture>,
  <Picture key="activation" box="2 0 54 34">
    <Meeple fill="var(--nurse)" nurse />
    <g transform="translate(24 0)">
      <Meeple fill="var(--blue)" />
    </g>
  </Picture>,
  <Picture key="neglect" box="0 -6 76 66">
    <Patient colour="red" value={1} at={[0, 0]} />
    <path class="arrow-down" d="M66 20v26M58.5 38.5 66 46l7.5-7.5" />
  </Picture>,
  <Picture key="discharge" box="0 -8 82 68">
    <path class="line" d="M50 58V12a14 14 0 0 1 28 0v46Z" fill="var(--accent-soft)" />
    <Patient colour="yellow" value={6} at={[0, 6]} size={52} />
  </Picture>,
  <Picture key="shift" box="0 0 60 60">
    <circle class="line" cx="30" cy="30" r="25" fill="var(--sheet)" />
    <path class="hands" d="M30 14v16l11 7" />
  </Picture>,
]

export function Round() {
  const { page, diceHospital } = words.value
  return (
    <section class="home-round" aria-labelledby="round-title">
      <div class="title-row">
        <h2 id="round-title">{page.home.round.title}</h2>
        <p>{page.home.round.note}</p>
      </div>
      <ol class="phases">
        {PHASES.map((phase, at) => (
          <li key={phase} class="panel phase">
            {PICTURES[at]}
            <h3>
              <Link href={`/rules#phase-${at + 1}`}>
                {at + 1}. {diceHospital.phases[phase].name}
              </Link>
            </h3>
            <p>{diceHospital.phases[phase].text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
