// A patient on the board: the die, in a colour for now, and what would become of it.

import { readDie } from '@grand-rounds/texts'
import { useContext } from 'preact/hooks'

import { EMBLEMS } from '../../../art/colour.ts'
import { Patient } from '../../../art/patient.tsx'
import { BloodBag } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'
import type { Outcome } from './gesture.ts'
import { thing, type ThingId } from './gesture.ts'
import { Thing, TouchContext } from './thing.tsx'

const VALUES = [1, 2, 3, 4, 5, 6] as const

/** Only the picture. */
export function Die({ text, flies }: { readonly text: string; readonly flies?: string }) {
  const die = readDie(text)
  if (!die) return null
  const value = VALUES.find((one) => one === die.value) ?? 1
  return (
    <span class="die" data-key={flies} data-face={text}>
      <Patient colour={die.now} value={value} />
      {die.now !== die.colour && (
        <svg class="art own-colour" viewBox="0 0 20 20" aria-hidden="true">
          <circle class="line" cx="10" cy="10" r="8.500" fill={`var(--${die.colour})`} />
          <path transform="translate(10 10) scale(1.300)" d={EMBLEMS[die.colour]} fill="var(--pip)" />
        </svg>
      )}
    </span>
  )
}

/** What would become of it. By itself, so that the die is not drawn again with every press. */
function Outlook({ id }: { readonly id: ThingId }) {
  const light = useContext(TouchContext).light(id)
  if (light === null || (light.outcome === undefined && light.bag !== true)) return null
  return <Badge outcome={light.outcome} bag={light.bag === true} />
}

function Badge({ outcome, bag }: { readonly outcome: Outcome | undefined; readonly bag: boolean }) {
  return (
    <span class="badge" aria-hidden="true">
      {bag && (
        <svg class="art" viewBox="3 0 20 30">
          <BloodBag />
        </svg>
      )}
      {outcome?.kind === 'becomes' && outcome.value}
      {outcome?.kind === 'home' && (
        <svg class="art" viewBox="0 0 24 24">
          <path class="badge-line" d="M4 12 12 4l8 8M7 10v10h10V10M12 20v-5" />
        </svg>
      )}
      {outcome?.kind === 'dies' && (
        <svg class="art" viewBox="0 0 24 24">
          <path class="badge-line" d="M6 6l12 12M18 6L6 18" />
        </svg>
      )}
      {outcome?.kind === 'rolls' && '?'}
      {outcome?.kind === 'recoloured' && (
        <svg class="art" viewBox="0 0 24 24">
          <circle cx="8" cy="9" r="5" fill="var(--red-light)" />
          <circle cx="16" cy="9" r="5" fill="var(--yellow-light)" />
          <circle cx="12" cy="16" r="5" fill="var(--green-light)" />
        </svg>
      )}
    </span>
  )
}

interface Props {
  readonly text: string
  readonly actor: string
  readonly id?: ThingId
  readonly drag?: boolean
}

/** A patient that can be pressed. */
export function PatientButton({ text, actor, id = thing('patient', actor), drag = false }: Props) {
  const die = readDie(text)
  if (!die) return null
  return (
    <Thing
      id={id}
      name={words.value.diceHospital.terms.patient(die)}
      class="patient"
      drag={drag}
      flies={actor}
      face={text}
    >
      <Die text={text} />
      <Outlook id={id} />
    </Thing>
  )
}
