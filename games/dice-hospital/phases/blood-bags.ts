// Blood bags on their own: before or after a placement, and those that heal also while a decision inside it is open.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { lasting } from '../cards/event-cards.ts'
import type { Command } from '../commands.ts'
import { choices, pick } from '../effects/choices.ts'
import { type Ways, waysOf } from '../effects/rules.ts'
import { readTargets, type Target } from '../effects/targets.ts'
import { treat } from '../effects/treat.ts'
import type { Options } from '../options.ts'
import type { Patient } from '../patients.ts'
import type { Draft, Hospital, HospitalDraft, State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { offerAdmissions } from './admissions.ts'
import { type Aftermath, noDice, report, specialistChoices } from './placement.ts'

/** [DH 2.17] */
const HEAL: readonly Ways[] = [1, 2].map((steps) => waysOf([[{ act: 'heal', steps, count: 1 }]]))

/** [DH 2.17] By how much a blood bag heals now. */
export function bagHeals({ event }: Pick<State, 'event'>): number {
  return lasting(event, 'bagHeals')?.steps ?? 1
}

function bagWays(state: State | Draft): Ways {
  return HEAL[bagHeals(state) - 1] ?? []
}

export function bagChoices(state: State | Draft, hospital: Hospital | HospitalDraft): readonly (readonly Target[])[] {
  return choices(bagWays(state), { wards: hospital.wards, bags: hospital.bags - 1, healed: [], asked: null })
}

export function spendBag(turn: Turn, seat: Seat, { target }: Command & { type: 'spendBag' }): Refused | null {
  const hospital = turn.hospital(seat)
  if (hospital.bags === 0) return refuse('noBag')
  const targets = readTargets([target])
  if (!targets) return refuse('badTarget')
  const situation = { wards: hospital.wards, bags: hospital.bags - 1, healed: [], asked: null }
  const picked = pick(bagWays(turn.state), situation, targets)
  if (typeof picked === 'string') return refuse(picked)
  hospital.bags--
  turn.emit({ type: 'bagSpent', seat, on: 'heal' })
  const treatment = treat(hospital, picked, noDice, 'told')
  for (const { from, to } of treatment.treated) lookAgain(turn.state, hospital, from, to)
  report(turn, seat, treatment)
  return null
}

/** [DH 2.17 Reading] What a decision that is open may choose now; nothing: it is over, as one that never opened. */
function lookAgain(state: Draft, hospital: HospitalDraft, from: Patient, to: Patient | null): void {
  const { followUp } = hospital
  if (followUp === null) return
  if (followUp.kind === 'admissions') {
    offerAdmissions(state, hospital, followUp.left)
    return
  }
  const later = { ...followUp, healed: healedSince(hospital, followUp, from, to) }
  hospital.followUp = specialistChoices(hospital, later).length > 0 ? later : null
}

/**
 * Whom the department healed, as they are after a bag. Of patients who look alike the bag goes to one whom it did not
 * heal: a bag for one whom it healed can as well be spent after the specialist's effect.
 */
function healedSince(
  { wards }: HospitalDraft,
  { healed }: Aftermath,
  from: Patient,
  to: Patient | null,
): Aftermath['healed'] {
  let alike = 0
  for (const p of wards) if (p === from) alike++
  const at = healed.findIndex(({ after }) => after === from)
  if (alike >= healed.filter(({ after }) => after === from).length) return healed
  return healed.map((one, i) => (i === at ? { ...one, after: to } : one))
}

const RECOLOUR: Ways = waysOf([[{ act: 'recolour', count: 1 }]])

/** [DH 7.2] Whether a blood bag may be spent on a colour alone. */
export function bagRecolours({ edition }: Options): boolean {
  return edition === 'prototype'
}

export function recolourChoices(
  state: State | Draft,
  hospital: Hospital | HospitalDraft,
): readonly (readonly Target[])[] {
  if (!bagRecolours(state.options) || hospital.bags === 0) return []
  return choices(RECOLOUR, { wards: hospital.wards, bags: 0, healed: [], asked: null })
}

export function recolour(turn: Turn, seat: Seat, { target }: Command & { type: 'recolour' }): Refused | null {
  const hospital = turn.hospital(seat)
  if (!bagRecolours(turn.state.options)) return refuse('onlyPrototype')
  if (hospital.bags === 0) return refuse('noBag')
  const targets = readTargets([target])
  if (!targets) return refuse('badTarget')
  const picked = pick(RECOLOUR, { wards: hospital.wards, bags: 0, healed: [], asked: null }, targets)
  if (typeof picked === 'string') return refuse(picked)
  hospital.bags--
  turn.emit({ type: 'bagSpent', seat, on: 'colour' })
  report(turn, seat, treat(hospital, picked, noDice, 'told'))
  return null
}
