// Everything that a player can decide. Patients and targets are in notation (patients.ts, effects/choices.ts).

import type { Read } from '@grand-rounds/kernel'
import { refuse } from '@grand-rounds/kernel'
import { ADMINISTRATOR_IDS, type AdministratorId } from './cards/administrators.ts'
import { DEPARTMENT_IDS, type DepartmentId } from './cards/departments.ts'
import { REPORT_IDS, type ReportId } from './cards/reports.ts'
import { SPECIALIST_IDS, type SpecialistId } from './cards/specialists.ts'
import { checkFields, type Fields, isObject, listOf, oneOf, optional, textOf, whole } from './form.ts'
import type { ImprovementId, Meeple } from './state.ts'

export type Command =
  /** Two players: one more card, of this kind. */
  | { readonly type: 'reveal'; readonly kind: 'department' | 'specialist' }
  | { readonly type: 'setValues'; readonly patients: readonly string[] }
  | { readonly type: 'chooseAdministrator'; readonly administrator: AdministratorId }
  /** The dice of all ambulances, number 1 first. */
  | { readonly type: 'split'; readonly ambulances: readonly (readonly string[])[] }
  | { readonly type: 'takeAmbulance'; readonly number: number }
  /** Solo: the three patients to keep. */
  | { readonly type: 'keep'; readonly patients: readonly string[] }
  /** The older patients who die for lack of beds. */
  | { readonly type: 'makeRoom'; readonly patients: readonly string[] }
  | { readonly type: 'claim'; readonly improvement: ImprovementId }
  /** None: keep all. */
  | { readonly type: 'discard'; readonly improvements: readonly ImprovementId[] }
  | { readonly type: 'chooseModel'; readonly specialist: SpecialistId }
  /** Without `specialist` the specialist's effect is not used. */
  | {
      readonly type: 'place'
      readonly meeple: Meeple
      readonly department: DepartmentId
      readonly targets: readonly string[]
      readonly specialist?: readonly string[]
    }
  /** The specialist's effect of a placement in which dice fell. */
  | { readonly type: 'useSpecialist'; readonly targets: readonly string[] }
  /** Admissions Nurse: another patient goes back to the bag. */
  | { readonly type: 'release'; readonly patient: string }
  /** Admissions Nurse: a new patient out of the bag. */
  | { readonly type: 'draw' }
  /** Not to use what is offered after a placement. */
  | { readonly type: 'decline' }
  | { readonly type: 'spendBag'; readonly target: string }
  /** Prototype edition: a bag for a colour, at any time. */
  | { readonly type: 'recolour'; readonly target: string }
  | { readonly type: 'endShift' }
  | { readonly type: 'protect'; readonly patient: string }
  | { readonly type: 'completeReport'; readonly report: ReportId }
  | { readonly type: 'pickUp'; readonly patient: string; readonly space: number }
  /** No improvement; no further report; no further pickup. */
  | { readonly type: 'pass' }
  | { readonly type: 'undo' }

export const COMMAND_TYPES = [
  'reveal',
  'setValues',
  'chooseAdministrator',
  'split',
  'takeAmbulance',
  'keep',
  'makeRoom',
  'claim',
  'discard',
  'chooseModel',
  'place',
  'useSpecialist',
  'release',
  'draw',
  'decline',
  'spendBag',
  'recolour',
  'endShift',
  'protect',
  'completeReport',
  'pickUp',
  'pass',
  'undo',
] as const satisfies readonly Command['type'][]

const text = textOf(16)
const improvement = oneOf([...DEPARTMENT_IDS, ...SPECIALIST_IDS])
const targets = listOf(text, 12)

const FIELDS: Readonly<Record<Command['type'], Fields>> = {
  reveal: { kind: oneOf(['department', 'specialist']) },
  setValues: { patients: targets },
  chooseAdministrator: { administrator: oneOf(ADMINISTRATOR_IDS) },
  split: { ambulances: listOf(targets, 5) },
  takeAmbulance: { number: whole },
  keep: { patients: targets },
  makeRoom: { patients: targets },
  claim: { improvement },
  discard: { improvements: listOf(improvement, 24) },
  chooseModel: { specialist: oneOf(SPECIALIST_IDS) },
  place: {
    meeple: oneOf(['nurse', ...SPECIALIST_IDS]),
    department: oneOf(DEPARTMENT_IDS),
    targets,
    specialist: optional(targets),
  },
  useSpecialist: { targets },
  release: { patient: text },
  draw: {},
  decline: {},
  spendBag: { target: text },
  recolour: { target: text },
  endShift: {},
  protect: { patient: text },
  completeReport: { report: oneOf(REPORT_IDS) },
  pickUp: { patient: text, space: whole },
  pass: {},
  undo: {},
}

const FORMS: ReadonlyMap<string, Fields> = new Map(
  COMMAND_TYPES.map((type) => [type, { type: oneOf([type]), ...FIELDS[type] }]),
)

/** Refusals: `notACommand`, `unknownCommand`, `badField` and `unknownField` (both name the field). */
export function readCommand(input: unknown): Read<Command> {
  if (!isObject(input)) return refuse('notACommand')
  const { type } = input
  const form = typeof type === 'string' ? FORMS.get(type) : undefined
  if (!form) return refuse('unknownCommand')
  return checkFields(form, input) ?? { ok: true, value: input as unknown as Command }
}
