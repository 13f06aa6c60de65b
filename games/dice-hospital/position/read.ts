// A position that comes from outside: its form. Whether it can be is for set.ts to say.

import { type Read, refuse } from '@grand-rounds/kernel'
import { DEPARTMENT_IDS } from '../cards/departments.ts'
import { EVENT_CARD_IDS } from '../cards/event-cards.ts'
import { REPORT_IDS } from '../cards/reports.ts'
import { SPECIALIST_IDS } from '../cards/specialists.ts'
import {
  checkFields,
  type Fields,
  type Fits,
  isObject,
  listOf,
  objectOf,
  oneOf,
  optional,
  textOf,
  whole,
} from '../form.ts'
import { type Position, POSITION_PHASES } from './position.ts'

const patient = textOf(8)
const hospital = textOf(2000)
const moment: Fits = (value) => whole(value) && Number(value) >= 0
const report: Fits = (value) => value === null || oneOf(REPORT_IDS)(value)

const FIELDS: Readonly<Record<keyof Position, Fits>> & Fields = {
  options: optional(isObject),
  round: whole,
  phase: oneOf(POSITION_PHASES),
  hospitals: listOf(hospital, 16),
  first: optional(whole),
  event: optional(oneOf(EVENT_CARD_IDS)),
  row: optional(listOf(oneOf([...DEPARTMENT_IDS, ...SPECIALIST_IDS]), 48)),
  ambulances: optional(listOf(listOf(patient, 3), 16)),
  done: optional(listOf(whole, 16)),
  reports: optional(objectOf({ lower: listOf(report, 3), upper: listOf(report, 3), used: optional(textOf(63)) })),
  taken: optional(listOf(objectOf({ space: whole, seat: whole, patient }), 16)),
  turn: optional(whole),
  seed: optional(textOf(64)),
  at: optional(moment),
}

/** Refusals: `notAPosition`, `badField` and `unknownField` (both name the field). */
export function readPosition(input: unknown): Read<Position> {
  if (!isObject(input)) return refuse('notAPosition')
  return checkFields(FIELDS, input) ?? { ok: true, value: input as unknown as Position }
}
