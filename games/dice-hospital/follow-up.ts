// What is still to be decided of a placement, as a view and an event tell it: patients in notation.

import type { DepartmentId } from './cards/departments.ts'
import type { SpecialistId } from './cards/specialists.ts'
import { COLOURS, type Colour, indexOfColour, patientIn, printPatient } from './patients.ts'
import type { FollowUp } from './state.ts'

export type FollowUpView =
  | {
      readonly kind: 'specialist'
      readonly specialist: SpecialistId
      readonly department: DepartmentId
      readonly healed: readonly { readonly colour: Colour; readonly before: number; readonly after: string | null }[]
      readonly discharged: number
    }
  | { readonly kind: 'admissions'; readonly left: number }

export function printFollowUp(followUp: FollowUp): FollowUpView {
  if (followUp.kind === 'admissions') return { kind: 'admissions', left: followUp.left }
  const { specialist, department, healed, discharged } = followUp
  return {
    kind: 'specialist',
    specialist,
    department,
    healed: healed.map(({ colour, before, after }) => ({
      colour: COLOURS[colour],
      before,
      after: after === null ? null : printPatient(after),
    })),
    discharged,
  }
}

export function readFollowUp(followUp: FollowUpView): FollowUp {
  if (followUp.kind === 'admissions') return followUp
  const healed = followUp.healed.map(({ colour, before, after }) => ({
    colour: indexOfColour(colour),
    before,
    after: after === null ? null : patientIn(after),
  }))
  return { ...followUp, healed }
}
