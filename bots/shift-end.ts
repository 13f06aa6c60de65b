// How a hospital stands when its shift ends after a plan: who goes home, who dies, and how far the others are.

import { administratorPoints, diceHospital, imagine, type Command, type View } from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { administratorEffect, inputOf, readDie, type SolverInput } from './solver/input.ts'

interface Patient {
  /** As it lies in its bed now, before the plan. */
  readonly was: string
  /** After the plan and the neglect; 7: gone home, 0: dead. Null: sent back into the bag. */
  readonly value: number | null
}

/** On the way there. */
interface Bed {
  readonly was: string
  now: string | null
  home: boolean
}

const HOME = 7

export interface ShiftEnd {
  readonly patients: readonly Patient[]
  readonly bags: number
  readonly administratorPoints: number
}

/** What one end has that another has not. Patients in notation, as they lie there now. */
export interface Comparison {
  /** Who would die otherwise. */
  readonly saved: readonly string[]
  /** Who stays, and is nearer to going home. */
  readonly nearer: readonly string[]
  /** Blood bags kept. */
  readonly bags: number
}

export const NOTHING_MORE: Comparison = { saved: [], nearer: [], bags: 0 }

/** No dice fall in the plan: whatever nobody knows may be imagined. */
export function endOf(view: View, seat: Seat, plan: readonly Command[]): ShiftEnd {
  let state = imagine(view, seedFrom('hint'))
  const beds: readonly Bed[] = (view.hospitals[seat]?.wards ?? []).map((was) => ({ was, now: was, home: false }))
  for (const command of plan) {
    const outcome = diceHospital.step(state, { by: seat, at: 0, command })
    if (!outcome.ok) throw new RangeError(`a plan can't be carried out: ${outcome.refusal.code}`)
    ;({ state } = outcome)
    for (const event of outcome.events) {
      if (event.type === 'patientTreated' || event.type === 'patientRecoloured') {
        const bed = beds.find(({ now }) => now === event.from)
        if (bed === undefined) continue
        bed.now = event.to
        bed.home = event.to === null && !(event.type === 'patientTreated' && event.act === 'deteriorate')
      } else if (event.type === 'patientReleased') {
        const bed = beds.find(({ now }) => now === event.patient)
        if (bed) bed.now = null
      }
    }
  }
  const after = diceHospital.view(state, seat)
  const input = inputOf(after, seat)
  return {
    patients: afterNeglect(beds, input),
    bags: after.hospitals[seat]?.bags ?? 0,
    administratorPoints: administratorPoints(view.options, { ...input, lounge: countsOf(input.lounge) }, false),
  }
}

/** [DH 2.19] [DH 2.20] [DH 5.6] [DH 7.5] Of those whom an administrator can protect, whoever needs it most is. */
function afterNeglect(beds: readonly Readonly<Bed>[], input: SolverInput): readonly Patient[] {
  const effect = administratorEffect(input)
  const colour = effect?.kind === 'protects' ? ['red', 'yellow', 'green'].indexOf(effect.colour) : -1
  const untreated = beds.filter(({ now }) => now !== null && !readDie(now).treated)
  const kept = untreated
    .filter(({ now }) => now !== null && readDie(now).own === colour)
    .sort((a, b) => readDie(a.now ?? '').value - readDie(b.now ?? '').value)
  const protectedBeds = new Set(input.everyTime ? kept : kept.slice(0, 1))
  return beds.map((bed) => {
    const { was, now, home } = bed
    if (now === null) return { was, value: home ? HOME : null }
    const { value, treated } = readDie(now)
    return { was, value: treated || protectedBeds.has(bed) ? value : Math.max(0, value - input.neglect) }
  })
}

function countsOf({ red, yellow, green }: View['bag']): readonly [number, number, number] {
  return [red, yellow, green]
}

/** What `end` has more than `other`; both begin with the same patients, and patients who look alike are alike. */
export function compared(end: ShiftEnd, other: ShiftEnd): Comparison {
  const saved: string[] = []
  const nearer: string[] = []
  for (const was of new Set(end.patients.map((patient) => patient.was))) {
    const [here, there] = [end, other].map(({ patients }) =>
      patients
        .flatMap((patient) => (patient.was === was && patient.value !== null ? [patient.value] : []))
        .sort((a, b) => a - b),
    )
    for (const [i, value] of (here ?? []).entries()) {
      const otherwise = there?.[i]
      if (otherwise === undefined || value <= otherwise) continue
      if (otherwise === 0) saved.push(was)
      else if (value < HOME) nearer.push(was)
    }
  }
  return { saved, nearer, bags: Math.max(0, end.bags - other.bags) }
}
