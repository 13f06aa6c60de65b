// Phase 1: dice are rolled, ambulances filled and taken, patients put to bed. The solo game has no ambulances.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { lasting } from '../cards/event-cards.ts'
import { onlyOne, onlyTaking, takings, without } from '../combinations.ts'
import type { Command } from '../commands.ts'
import {
  addPatient,
  COLOUR_INDEXES,
  ownColour,
  type Patient,
  patient,
  printPatient,
  printPatients,
  samePatients,
  sortByValue,
  sortPatients,
  valueOf,
} from '../patients.ts'
import { allSeats, ask } from '../stages.ts'
import { BEDS, type Draft, type HospitalDraft, type State } from '../state.ts'
import type { Turn } from '../turn.ts'

const IN_AN_AMBULANCE = 3
/** [DH 6.2] */
const SOLO_ROLLED = 4
const SOLO_KEPT = 3
const SOLO_BAG_BELOW = 9

/** [DH 2.6] Beds that patients may lie in now. */
export function bedsOf({ event }: Pick<State, 'event'>): number {
  return lasting(event, 'beds')?.beds ?? BEDS
}

function rollNewPatient(turn: Turn): Patient | null {
  const colour = turn.draw()
  if (colour === null) return null
  const rolled = turn.rollForIntake('intake')
  const event = lasting(turn.state.event, 'intake')
  return patient(colour, event?.rolled === rolled ? event.countsAs : rolled)
}

function rollNewPatients(turn: Turn, count: number): Patient[] {
  const rolled: Patient[] = []
  for (let i = 0; i < count; i++) {
    const p = rollNewPatient(turn)
    if (p !== null) rolled.push(p)
  }
  return rolled
}

export function startIntake(turn: Turn): void {
  const { state } = turn
  turn.phase('intake')
  if (turn.seats === 1) {
    const hospital = turn.hospital(0)
    hospital.arrivals = sortPatients(rollNewPatients(turn, SOLO_ROLLED))
    turn.emit({ type: 'patientsRolled', patients: printPatients(hospital.arrivals) })
    askToKeep(turn)
    return
  }
  const rolled = rollNewPatients(turn, IN_AN_AMBULANCE * (turn.seats + 1))
  if (turn.events) turn.emit({ type: 'patientsRolled', patients: printPatients(rolled) })
  state.ambulances = fill(rolled, turn.seats + 1)
  askToSplit(state)
}

/** [DH 2.2] Asks the player to the right of the first player, if it makes a difference. */
export function askToSplit(state: Draft): void {
  const seats = state.hospitals.length
  const right = (state.first + seats - 1) % seats
  ask(state, 'split', splitMatters(state.ambulances) ? [right] : [])
}

export function askToKeep(turn: Turn): void {
  ask(turn.state, 'keep', [0])
  const only = onlyOne(keepChoices(turn.state))
  if (only) keepPatients(turn, 0, only)
}

/** [DH 2.2] Lowest values first; within a value by colour, which is only one way to do it. */
export function fill(rolled: readonly Patient[], ambulances: number): Patient[][] {
  const sorted = sortByValue(rolled.slice())
  const loads: Patient[][] = []
  for (let i = 0; i < ambulances; i++) loads.push(sorted.slice(i * IN_AN_AMBULANCE, (i + 1) * IN_AN_AMBULANCE))
  return loads
}

/** A value that stands in more than one ambulance, in more than one colour. */
function splitMatters(ambulances: readonly (readonly Patient[])[]): boolean {
  for (let i = 1; i < ambulances.length; i++) {
    const last = ambulances[i - 1]?.at(-1)
    const next = ambulances[i]?.[0]
    if (last === undefined || next === undefined || valueOf(last) !== valueOf(next)) continue
    for (const load of ambulances)
      for (const p of load) if (valueOf(p) === valueOf(last) && ownColour(p) !== ownColour(last)) return true
  }
  return false
}

/** Every way to fill the ambulances that keeps the values where they are. */
export function* splits(ambulances: readonly (readonly Patient[])[]): Generator<Patient[][]> {
  yield* splitFrom(ambulances, 0, ambulances.flat())
}

function* splitFrom(
  ambulances: readonly (readonly Patient[])[],
  from: number,
  left: readonly Patient[],
): Generator<Patient[][]> {
  const ambulance = ambulances[from]
  if (ambulance === undefined) {
    yield []
    return
  }
  for (const load of loads(ambulance.map(valueOf), sortPatients([...left]))) {
    for (const rest of splitFrom(ambulances, from + 1, without(left, load) ?? [])) yield [load, ...rest]
  }
}

/** Every load of an ambulance with these (ascending) values out of these dice. */
function* loads(values: readonly number[], dice: readonly Patient[]): Generator<Patient[]> {
  const lowest = values[0]
  if (lowest === undefined) {
    yield []
    return
  }
  const same = values.filter((value) => value === lowest).length
  const rest = values.slice(same)
  for (const taken of takings(
    dice.filter((p) => valueOf(p) === lowest),
    same,
  )) {
    for (const others of loads(rest, dice)) yield [...taken, ...others]
  }
}

export function splitTies(turn: Turn, seat: Seat, split: readonly (readonly Patient[])[]): Refused | null {
  const { state } = turn
  const loads: Patient[][] = []
  for (const load of split) loads.push(sortByValue(load.slice()))
  if (!isSplit(loads, state.ambulances)) return refuse('wrongSplit')
  state.ambulances = loads
  turn.hospital(seat).ready = true
  return null
}

/** The same dice, in every ambulance the same values. */
function isSplit(loads: readonly (readonly Patient[])[], ambulances: readonly (readonly Patient[])[]): boolean {
  if (loads.length !== ambulances.length) return false
  const dice: Patient[] = []
  const split: Patient[] = []
  for (let i = 0; i < loads.length; i++) {
    const load = loads[i] ?? []
    const ambulance = ambulances[i] ?? []
    if (load.length !== ambulance.length) return false
    for (let j = 0; j < load.length; j++) {
      if (valueOf(load[j] ?? 0) !== valueOf(ambulance[j] ?? 0)) return false
      split.push(load[j] ?? 0)
      dice.push(ambulance[j] ?? 0)
    }
  }
  return samePatients(sortPatients(split), sortPatients(dice))
}

export function offerAmbulances(turn: Turn): void {
  const { state } = turn
  if (turn.events) turn.emit({ type: 'ambulancesFilled', ambulances: state.ambulances.map(printPatients) })
  ask(state, 'ambulances', allSeats(state))
}

/** [DH 2.3] Numbers that this seat may take. */
export function ambulanceChoices(state: State | Draft, seat: Seat): number[] {
  const numbers: number[] = []
  for (let number = seat === state.first ? 2 : 1; number <= state.ambulances.length; number++)
    if (!isTaken(state, number)) numbers.push(number)
  return numbers
}

function isTaken({ hospitals }: State | Draft, number: number): boolean {
  for (const { ambulance } of hospitals) if (ambulance === number) return true
  return false
}

export function takeAmbulance(turn: Turn, seat: Seat, { number }: Command & { type: 'takeAmbulance' }): Refused | null {
  const { state } = turn
  if (number < 1 || number > state.ambulances.length) return refuse('noSuchAmbulance', { number })
  if (number === 1 && seat === state.first) return refuse('firstPlayerNotOne')
  if (isTaken(state, number)) return refuse('ambulanceTaken', { number })
  const hospital = turn.hospital(seat)
  hospital.ambulance = number
  hospital.arrivals = state.ambulances[number - 1] ?? []
  state.ambulances[number - 1] = []
  hospital.ready = true
  if (turn.events) turn.emit({ type: 'ambulanceTaken', seat, number, patients: printPatients(hospital.arrivals) })
  if (state.options.epidemic) drawExtraPatient(turn, seat)
  return null
}

/** [DH 5.5] */
function drawExtraPatient(turn: Turn, seat: Seat): void {
  const p = rollNewPatient(turn)
  if (p === null) return
  turn.hospital(seat).arrivals.push(p)
  turn.emit({ type: 'extraPatient', seat, patient: printPatient(p) })
}

/** [DH 2.4] [DH 2.5] */
export function closeIntake(turn: Turn): void {
  const { state } = turn
  for (let i = 0; i < state.ambulances.length; i++) {
    const patients = state.ambulances[i] ?? []
    if (patients.length === 0) continue
    for (const p of patients) state.bag[ownColour(p)]++
    if (turn.events) turn.emit({ type: 'ambulanceLeft', number: i + 1, patients: printPatients(patients) })
  }
  state.ambulances = []
  let lowest = 0
  for (const seat of allSeats(state)) {
    if ((turn.hospital(seat).ambulance ?? 0) < (turn.hospital(lowest).ambulance ?? 0)) lowest = seat
  }
  turn.hospital(lowest).bags++
  turn.emit({ type: 'bagGained', seat: lowest, from: 'ambulance' })
  if (state.first !== lowest) {
    state.first = lowest
    turn.emit({ type: 'firstPlayer', seat: lowest })
  }
}

/** [DH 6.2] */
export function keepChoices(state: State | Draft): Patient[][] {
  return [...takings(state.hospitals[0]?.arrivals ?? [], SOLO_KEPT)].map((kept) => [...kept])
}

export function keepPatients(turn: Turn, seat: Seat, kept: readonly Patient[]): Refused | null {
  const hospital = turn.hospital(seat)
  const left = without(hospital.arrivals, kept)
  if (left === null) return refuse('noSuchPatient')
  const [returned, ...others] = left
  if (returned === undefined || others.length > 0) return refuse('wrongNumberOfPatients', { count: SOLO_KEPT })
  hospital.arrivals = sortPatients([...kept])
  turn.state.bag[ownColour(returned)]++
  hospital.ready = true
  turn.emit({ type: 'patientsKept', seat, kept: printPatients(kept), returned: printPatient(returned) })
  return null
}

/** [DH 6.2] Such new patients bring a blood bag. */
export function isLowIntake(values: readonly number[]): boolean {
  return values.reduce((sum, value) => sum + value, 0) < SOLO_BAG_BELOW
}

export function closeSoloIntake(turn: Turn): void {
  const hospital = turn.hospital(0)
  if (isLowIntake(hospital.arrivals.map(valueOf))) {
    hospital.bags++
    turn.emit({ type: 'bagGained', seat: 0, from: 'lowIntake' })
  }
  if (turn.state.options.epidemic) drawExtraPatient(turn, 0)
}

/** [DH 2.6] How many older patients have to go. */
export function tooMany(
  table: Pick<State, 'event'>,
  { wards, arrivals }: { readonly wards: readonly unknown[]; readonly arrivals: readonly unknown[] },
): number {
  return Math.max(0, wards.length + arrivals.length - bedsOf(table))
}

/** Whoever has to choose is asked; where there is nothing to choose, patients die without a word. */
export function askForRoom(turn: Turn): void {
  const { state } = turn
  for (const seat of allSeats(state)) {
    const { wards, arrivals } = turn.hospital(seat)
    const only = onlyTaking(wards, tooMany(state, { wards, arrivals }))
    if (only && only.length > 0) bury(turn, seat, only, without(wards, only) ?? [])
  }
  ask(
    state,
    'makeRoom',
    allSeats(state).filter((seat) => mustMakeRoom(state, turn.hospital(seat))),
  )
}

export function mustMakeRoom(state: Draft, hospital: HospitalDraft): boolean {
  const dying = tooMany(state, hospital)
  return dying > 0 && onlyTaking(hospital.wards, dying) === null
}

function bury(turn: Turn, seat: Seat, dead: readonly Patient[], left: Patient[]): void {
  const hospital = turn.hospital(seat)
  hospital.wards = left
  for (const p of dead) {
    hospital.fatalities++
    hospital.returned[ownColour(p)]++
    turn.emit({ type: 'patientDied', seat, patient: printPatient(p), of: 'noBed' })
  }
}

export function makeRoom(turn: Turn, seat: Seat, dead: readonly Patient[]): Refused | null {
  const hospital = turn.hospital(seat)
  const count = tooMany(turn.state, hospital)
  if (dead.length !== count) return refuse('wrongNumberOfPatients', { count })
  const left = without(hospital.wards, dead)
  if (left === null) return refuse('noSuchPatient')
  bury(turn, seat, dead, left)
  hospital.ready = true
  return null
}

export function admit(turn: Turn): void {
  for (const seat of allSeats(turn.state)) {
    const hospital = turn.hospital(seat)
    for (const p of hospital.arrivals) addPatient(hospital.wards, p)
    if (turn.events) turn.emit({ type: 'patientsAdmitted', seat, patients: printPatients(hospital.arrivals) })
    hospital.arrivals = []
  }
  flushReturned(turn.state)
}

/** Dice that were on their way go into the bag. */
export function flushReturned(state: Draft): void {
  for (const hospital of state.hospitals) {
    for (const colour of COLOUR_INDEXES) {
      state.bag[colour] += hospital.returned[colour]
      hospital.returned[colour] = 0
    }
  }
}
