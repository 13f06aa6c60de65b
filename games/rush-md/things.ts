// What a doctor can point at: a signal may name it, and a mark of the plan lies on it.

import { BED_IDS, type BedId, SPACE_IDS, type SpaceId, type Spot, SPOTS, type Ward, WARDS } from './board.ts'
import { PATIENT_IDS, type PatientId } from './cards/patients.ts'
import { type Piece, PIECES } from './pieces.ts'
import type { State } from './state.ts'
import { patientOf } from './turn.ts'

export type Thing =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'spot'; readonly id: Spot }
  | { readonly kind: 'bed'; readonly id: BedId }
  | { readonly kind: 'patient'; readonly id: PatientId }
  /** Where a piece is kept. */
  | { readonly kind: 'store'; readonly id: Piece }
  | { readonly kind: 'epidemic'; readonly id: Ward }

const IDS: Readonly<Record<Thing['kind'], readonly string[]>> = {
  space: SPACE_IDS,
  spot: SPOTS,
  bed: BED_IDS,
  patient: PATIENT_IDS,
  store: PIECES,
  epidemic: WARDS,
}

/** Of the form of a thing, and of nothing more. */
export function isThing(value: unknown): value is Thing {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { kind, id, ...more } = value as Readonly<Record<string, unknown>>
  if (typeof kind !== 'string' || typeof id !== 'string' || Object.keys(more).length > 0) return false
  return Object.hasOwn(IDS, kind) && (IDS[kind as Thing['kind']] ?? []).includes(id)
}

/** Nobody can point at a patient who is not in the house; all else is always there. */
export function isHere(state: State, thing: Thing): boolean {
  return thing.kind !== 'patient' || patientOf(state, thing.id) !== undefined
}
