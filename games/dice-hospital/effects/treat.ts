// Carrying out what an effect does to the patients that were picked for it.

import {
  addPatient,
  type CountsDraft,
  currentColour,
  ownColour,
  type Patient,
  removePatient,
  treated,
  valueOf,
  withValue,
} from '../patients.ts'
import type { Healed, Picked } from './choices.ts'
import { foundAs, patientOf } from './targets.ts'
import type { Act } from './language.ts'

/** The part of a hospital that effects change. */
export interface Bedside {
  wards: Patient[]
  lounge: CountsDraft
  /** Dice that go back to the bag when the stage ends. */
  returned: CountsDraft
  fatalities: number
  bags: number
}

/** What happened to one patient. */
export interface Treated {
  readonly act: Act['act']
  readonly from: Patient
  /** In another colour just before, for a bag. */
  readonly recoloured: Patient | null
  /** `null`: discharged or dead. */
  readonly to: Patient | null
}

export interface Treatment {
  readonly healed: readonly Healed[]
  readonly discharged: number
  /** Only if it is to be told. */
  readonly treated: readonly Treated[]
}

/** `roll` gives the next die of this hospital. Changes the bedside. What is not told need not be written down. */
export function treat(
  bedside: Bedside,
  picked: readonly Picked[],
  roll: () => number,
  told: 'told' | 'untold',
): Treatment {
  const healed: Healed[] = []
  const all: Treated[] = []
  let discharged = 0
  for (const { rule, targets } of picked) {
    for (const t of targets) {
      const from = patientOf(t)
      const p = foundAs(t)
      const paid = t !== from && rule.act !== 'recolour'
      if (paid) bedside.bags--
      removePatient(bedside.wards, from)
      const to = settle(bedside, p, valueAfter(rule, valueOf(p)) ?? roll())
      if (to === null && rule.act !== 'deteriorate') discharged++
      if (to === null ? rule.act !== 'deteriorate' : valueOf(to) > valueOf(p)) {
        healed.push({ colour: currentColour(p), before: valueOf(p), after: to })
      }
      if (told === 'told') all.push({ act: rule.act, from, recoloured: paid ? p : null, to })
    }
  }
  return { healed, discharged, treated: all }
}

/** What an act makes of a patient's value; null: the dice say. Below 1 the patient is dead, above 6 at home. */
export function valueAfter(
  { act, steps = 0 }: { readonly act: Act['act']; readonly steps?: number },
  value: number,
): number | null {
  switch (act) {
    case 'heal':
      return value + steps
    case 'deteriorate':
      return value - steps
    case 'rollAgain':
      return null
    case 'turnOver':
      return 7 - value
    case 'recolour':
      return value
  }
}

export function isHome(value: number): boolean {
  return value > 6
}

export function isDead(value: number): boolean {
  return value < 1
}

/** Puts a patient who has left its bed where its value says: lounge, mortuary or bed. */
function settle(bedside: Bedside, p: Patient, value: number): Patient | null {
  if (isHome(value)) {
    bedside.lounge[ownColour(p)]++
    return null
  }
  if (isDead(value)) {
    bedside.fatalities++
    bedside.returned[ownColour(p)]++
    return null
  }
  const to = treated(withValue(p, value))
  addPatient(bedside.wards, to)
  return to
}
