// The hospitals of a position: what may be in them in its phase.

import type { Refused } from '@grand-rounds/kernel'
import { ADMINISTRATOR_IDS } from '../cards/administrators.ts'
import { DEPARTMENTS } from '../cards/departments.ts'
import { lasting } from '../cards/event-cards.ts'
import { without } from '../combinations.ts'
import { readHospital } from '../notation.ts'
import { currentColour, isTreated, ownColour, total, valueOf } from '../patients.ts'
import { modelChoices } from '../phases/activation.ts'
import { improvementsOf, mostDiscards } from '../phases/improvement.ts'
import { bedsOf } from '../phases/intake.ts'
import { shieldChoices } from '../phases/neglect.ts'
import { specialistChoices } from '../phases/placement.ts'
import { BEDS, type Draft, type FollowUp, type HospitalDraft, NURSES, type Room } from '../state.ts'
import type { Turn } from '../turn.ts'
import { type IMPOSSIBLE, impossible, type Position, type PositionPhase } from './position.ts'

const TREATING: readonly PositionPhase[] = ['activation', 'neglect', 'discharge']
/** Treatment and meeples can be seen until the shift changes; after the last round, for good. */
const AFTER_WORK: readonly PositionPhase[] = [...TREATING, 'shiftChange', 'pickup']
const WITHOUT_AMBULANCE: readonly PositionPhase[] = ['intake', 'split', 'extraReveal']

type Why = (typeof IMPOSSIBLE)[number]

export function layHospitals(turn: Turn, position: Position): Refused | null {
  const { state } = turn
  for (const [seat, text] of position.hospitals.entries()) {
    const read = readHospital(text)
    if (!read.ok) return read
    state.hospitals[seat] = read.value
    const why = whyNot(turn, read.value, position.phase)
    if (why) return impossible(why, { seat })
  }
  return numberAmbulances(turn, position) ?? giveAdministrators(turn)
}

function whyNot(turn: Turn, hospital: HospitalDraft, phase: PositionPhase): Why | null {
  return (
    whyNotPatients(turn, hospital, phase) ?? whyNotMeeples(turn, hospital, phase) ?? whyNotCards(turn, hospital, phase)
  )
}

function whyNotPatients({ state }: Turn, hospital: HospitalDraft, phase: PositionPhase): Why | null {
  const { wards, arrivals, lounge } = hospital
  const treating = TREATING.includes(phase)
  if (wards.length > (treating ? bedsOf(state) : BEDS)) return 'tooManyPatients'
  const [fewest, most] = arrivalsIn(phase, hospital, Number(state.options.epidemic))
  if (arrivals.length < fewest || arrivals.length > most) return 'arrivals'
  if (arrivals.some((p) => valueOf(p) < 2 || valueOf(p) > 5)) return 'arrivals'
  if (arrivals.some((p) => isTreated(p))) return 'treatedArrival'
  if (total(lounge) > 0 && !treating) return 'treatedTooEarly'
  if (wards.some(isTreated) && !AFTER_WORK.includes(phase)) return 'treatedTooEarly'
  if (phase !== 'activation' && wards.some((p) => currentColour(p) !== ownColour(p))) return 'recoloured'
  return null
}

function arrivalsIn(
  phase: PositionPhase,
  { ambulance }: HospitalDraft,
  epidemic: number,
): readonly [fewest: number, most: number] {
  if (phase === 'keep') return [4, 4]
  if (phase === 'makeRoom') return [0, 3 + epidemic]
  return phase === 'ambulances' && ambulance !== null ? [3, 3 + epidemic] : [0, 0]
}

function whyNotMeeples({ state }: Turn, hospital: HospitalDraft, phase: PositionPhase): Why | null {
  const { departments, specialists } = hospital
  if (!AFTER_WORK.includes(phase) && departments.some(({ by }) => by !== null)) return 'placedTooEarly'
  const nurses = NURSES + (lasting(state.event, 'nurses')?.change ?? 0)
  const standing = departments.filter(({ by }) => by === 'nurse').length
  if (hospital.nurses + standing > nurses) return 'tooManyNurses'
  const meeples = new Set([...specialists.map(({ id }) => id), ...departments.map(({ by }) => by)])
  for (const id of meeples) {
    if (id === null || id === 'nurse') continue
    const placed = specialists.filter((one) => one.id === id && one.placed).length
    if (departments.filter(({ by }) => by === id).length !== placed) return 'placedSpecialists'
  }
  return null
}

function whyNotCards({ state, seats }: Turn, hospital: HospitalDraft, phase: PositionPhase): Why | null {
  const { model, shielded } = hospital
  if (model !== null) {
    if (phase !== 'activation' || !modelChoices({ ...hospital, model: null }).includes(model)) return 'model'
  }
  if (hospital.followUp !== null && !(phase === 'activation' && canFollow(hospital, hospital.followUp)))
    return 'followUp'
  if (hospital.discarding.length > 0 && !(phase === 'discard' && canDiscard(state, hospital))) return 'discarding'
  if (shielded !== null && (phase !== 'neglect' || !shieldChoices(state, hospital).includes(shielded)))
    return 'shielded'
  if (hospital.administrator !== null && !state.options.administrators) return 'administrator'
  return seats === 1 && hospital.ambulance !== null ? 'ambulance' : null
}

/** Who was placed there last has an effect that is still to be decided. */
function canFollow(hospital: HospitalDraft, followUp: FollowUp): boolean {
  const { departments, model, wards, lounge } = hospital
  const abilities = (rooms: readonly Room[]) => rooms.map(({ by }) => (by === 'consultant' ? model : by))
  if (followUp.kind === 'admissions') {
    const { left } = followUp
    return left > 0 && left <= total(lounge) && abilities(departments).includes('admissionsNurse')
  }
  const { specialist, department, healed } = followUp
  const dice = DEPARTMENTS[department].clauses.some(({ act }) => act === 'rollAgain')
  const there = abilities(departments.filter(({ id }) => id === department)).includes(specialist)
  const inBed = without(
    wards,
    healed.flatMap(({ after }) => after ?? []),
  )
  return dice && there && inBed !== null && specialistChoices(hospital, followUp).length > 0
}

/** [DH 2.9] [DH 7.3] */
function canDiscard(state: Draft, hospital: HospitalDraft): boolean {
  const owned = improvementsOf(hospital)
  const theirs = hospital.discarding.every(
    (id) => owned.includes(id) && owned.splice(owned.indexOf(id), 1).length === 1,
  )
  return theirs && hospital.discarding.length <= mostDiscards(state)
}

/** Missing numbers are given out in the order of the seats, once all have taken one. */
function numberAmbulances({ state, seats }: Turn, { phase }: Position): Refused | null {
  if (seats === 1) return null
  const given = state.hospitals.map(({ ambulance }) => ambulance).filter((number) => number !== null)
  if (new Set(given).size !== given.length || given.some((number) => number < 1 || number > seats + 1))
    return impossible('ambulance')
  if (WITHOUT_AMBULANCE.includes(phase)) return given.length > 0 ? impossible('ambulance') : null
  if (phase === 'ambulances' || phase === 'pickup') return null
  const free = Array.from({ length: seats + 1 }, (_, i) => i + 1).filter((number) => !given.includes(number))
  for (const hospital of state.hospitals) hospital.ambulance ??= free.shift() ?? null
  return null
}

/** Missing administrators are dealt. */
function giveAdministrators({ state, random }: Turn): Refused | null {
  if (!state.options.administrators) return null
  const given = state.hospitals.map(({ administrator }) => administrator).filter((id) => id !== null)
  if (new Set(given).size !== given.length) return impossible('administrator')
  const deck = random.shuffle(
    'administrators',
    ADMINISTRATOR_IDS.filter((id) => !given.includes(id)),
  )
  for (const hospital of state.hospitals) hospital.administrator ??= deck.pop() ?? null
  return null
}
