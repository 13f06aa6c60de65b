// Four wards of three beds. On the pillow lie those who wait, on the blanket those who were treated.

import { BEDS, readDie } from '@grand-rounds/dice-hospital'

import type { Actor } from './cast.ts'
import { words } from '../../../shell/language.ts'
import { Die, PatientButton } from './die.tsx'

const WARDS = [0, 1, 2, 3]
const IN_A_WARD = [0, 1, 2]

function isTreated(text: string): boolean {
  return readDie(text)?.treated ?? false
}

interface Props {
  readonly beds: readonly (Actor | null)[]
  /** Someone else's: one only looks. */
  readonly still?: boolean
  /** How many of them can be used this round. */
  readonly inUse?: number
  readonly shielded?: string | null
}

export function Wards({ beds, still = false, inUse = BEDS, shielded = null }: Props) {
  const { play } = words.value.page
  const guarded = beds.findIndex((actor) => actor !== null && actor.text === shielded)
  return (
    <div class="wards" data-group="" role="group" aria-label={play.wards}>
      {WARDS.map((ward) => (
        <div key={ward} class="ward-room">
          {IN_A_WARD.map((place) => {
            const at = ward * 3 + place
            const actor = beds[at] ?? null
            const treated = actor !== null && isTreated(actor.text)
            return (
              <div key={place} class={`bed${at >= inUse ? ' broken' : ''}${at === guarded ? ' guarded' : ''}`}>
                <div class="side waiting">{actor && !treated && <Someone actor={actor} still={still} />}</div>
                <div class="side treated">{actor && treated && <Someone actor={actor} still={still} />}</div>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Someone({ actor, still }: { readonly actor: Actor; readonly still: boolean }) {
  if (!still) return <PatientButton text={actor.text} actor={actor.key} drag />
  return <Die text={actor.text} />
}
