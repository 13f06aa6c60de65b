// One step: who may act, what a command may be now, and what can be taken back afterwards.

import { type Order, type Outcome, refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { proceed } from './flow.ts'
import type { Patient } from './patients.ts'
import { readPatient } from './patients.ts'
import { chooseModel, endShift, modelChoices, startClocks } from './phases/activation.ts'
import { decline, drawPatient, release } from './phases/admissions.ts'
import { recolour, spendBag } from './phases/blood-bags.ts'
import { completeReport } from './phases/discharge.ts'
import { passPickup, pickUp } from './phases/end.ts'
import { claim, decideDiscard, passImprovement, revealExtra } from './phases/improvement.ts'
import { keepPatients, makeRoom, splitTies, takeAmbulance } from './phases/intake.ts'
import { protect } from './phases/neglect.ts'
import { chooseAdministrator, setStartingValues } from './phases/opening.ts'
import { place, useSpecialist } from './phases/placement.ts'
import { isApart, isToAct } from './stages.ts'
import { draftOf, draftWith, hospitalDraftOf, hospitalOf, type Stage, type State } from './state.ts'
import { Turn } from './turn.ts'

const COMMANDS_OF: Readonly<Record<Stage, readonly Command['type'][]>> = {
  extraReveal: ['reveal'],
  startingValues: ['setValues'],
  administrators: ['chooseAdministrator'],
  split: ['split'],
  ambulances: ['takeAmbulance'],
  keep: ['keep'],
  makeRoom: ['makeRoom'],
  improvement: ['claim', 'pass'],
  discard: ['discard'],
  activation: [
    'chooseModel',
    'place',
    'useSpecialist',
    'release',
    'draw',
    'decline',
    'spendBag',
    'recolour',
    'endShift',
  ],
  protection: ['protect'],
  reports: ['completeReport', 'pass'],
  pickup: ['pickUp', 'pass'],
  over: [],
}

export function step(state: State, order: Order<Command>): Outcome<State, Event> {
  if (order.by === 'clock') return timeUp(new Turn(draftOf(state), order.at), order.command.deadline)
  const { by: seat, command } = order
  if (command.type === 'undo') return undo(state, seat, order.at)
  const why = whyNotNow(state, seat, command)
  if (why) return why
  const draft = staysInside(state, command)
    ? draftWith(state, seat, hospitalDraftOf(hospitalOf(state, seat)))
    : draftOf(state)
  const turn = new Turn(draft, order.at)
  const refused = carryOut(turn, seat, command)
  if (refused) return refused
  proceed(turn)
  remember(state, turn, seat)
  return accepted(turn)
}

/** A step that changes its own hospital and nothing else, and after which the same seat goes on. */
function staysInside({ stage, options }: State, { type }: Command): boolean {
  return stage === 'activation' && type !== 'endShift' && options.activation === 'together'
}

function accepted(turn: Turn): Outcome<State, Event> {
  turn.state.random = turn.randomState()
  return { ok: true, state: turn.state, events: turn.events ?? [] }
}

function whyNotNow(state: State, seat: Seat, command: Command): Refused | null {
  const { stage } = state
  if (!isToAct(state, seat)) return refuse('notYourTurn', { stage })
  if (!COMMANDS_OF[stage].includes(command.type)) return refuse('notNow', { stage })
  if (stage !== 'activation') return null
  const hospital = hospitalOf(state, seat)
  const { type } = command
  if (modelChoices(hospital).length > 0) return type === 'chooseModel' ? null : refuse('chooseModelFirst')
  const follows = type === 'useSpecialist' || type === 'release' || type === 'draw' || type === 'decline'
  // [DH 2.17 Reading] A bag that heals may come in between.
  if (hospital.followUp !== null) return follows || type === 'spendBag' ? null : refuse('followUpFirst')
  return follows ? refuse('nothingToFollow') : null
}

export function carryOut(turn: Turn, seat: Seat, command: Exclude<Command, { type: 'undo' }>): Refused | null {
  switch (command.type) {
    case 'reveal':
      return revealExtra(turn, seat, command)
    case 'setValues':
      return withPatients(command.patients, (patients) => setStartingValues(turn, seat, patients))
    case 'chooseAdministrator':
      return chooseAdministrator(turn, seat, command)
    case 'split':
      return withLoads(command.ambulances, (loads) => splitTies(turn, seat, loads))
    case 'takeAmbulance':
      return takeAmbulance(turn, seat, command)
    case 'keep':
      return withPatients(command.patients, (patients) => keepPatients(turn, seat, patients))
    case 'makeRoom':
      return withPatients(command.patients, (patients) => makeRoom(turn, seat, patients))
    case 'claim':
      return claim(turn, seat, command)
    case 'discard':
      return decideDiscard(turn, seat, command)
    case 'chooseModel':
      return chooseModel(turn, seat, command)
    case 'place':
      return place(turn, seat, command)
    case 'useSpecialist':
      return useSpecialist(turn, seat, command)
    case 'release':
      return release(turn, seat, command)
    case 'draw':
      return drawPatient(turn, seat)
    case 'decline':
      return decline(turn, seat)
    case 'spendBag':
      return spendBag(turn, seat, command)
    case 'recolour':
      return recolour(turn, seat, command)
    case 'endShift':
      return endShift(turn, seat, false)
    case 'protect':
      return protect(turn, seat, command)
    case 'completeReport':
      return completeReport(turn, seat, command)
    case 'pickUp':
      return pickUp(turn, seat, command)
    case 'pass':
      return pass(turn, seat)
  }
}

function pass(turn: Turn, seat: Seat): Refused | null {
  if (turn.state.stage === 'improvement') return passImprovement(turn, seat)
  if (turn.state.stage === 'pickup') return passPickup(turn, seat)
  turn.hospital(seat).ready = true
  return null
}

function withPatients(
  texts: readonly string[],
  then: (patients: readonly Patient[]) => Refused | null,
): Refused | null {
  const patients: Patient[] = []
  for (const text of texts) {
    const p = readPatient(text)
    if (p === null) return refuse('noSuchPatient', { patient: text })
    patients.push(p)
  }
  return then(patients)
}

function withLoads(
  texts: readonly (readonly string[])[],
  then: (loads: readonly (readonly Patient[])[]) => Refused | null,
): Refused | null {
  const loads: (readonly Patient[])[] = []
  for (const load of texts) {
    const refused = withPatients(load, (patients) => {
      loads.push(patients)
      return null
    })
    if (refused) return refused
  }
  return then(loads)
}

/** Keeps what the seat could go back to, and forgets what nobody can go back to any more. */
function remember(before: State, turn: Turn, seat: Seat): void {
  const { state } = turn
  const movedOn = state.stage !== before.stage || state.round !== before.round
  if (movedOn) for (const hospital of state.hospitals) hospital.undo = null
  if (!isApart(before.stage)) {
    const mine = before.undo?.seat === seat
    state.undo = turn.revealed
      ? null
      : { seat, before: mine || before.undo === null ? before : { ...before, undo: null } }
    return
  }
  if (movedOn || turn.revealed || state.undo?.seat !== seat) state.undo = null
  if (movedOn) return
  if (before.stage === 'activation' && before.options.activation === 'inOrder')
    for (const hospital of state.hospitals) if (hospital !== turn.hospital(seat)) hospital.undo = null
  turn.hospital(seat).undo = turn.revealed ? null : hospitalOf(before, seat)
}

export function canUndo(state: State, seat: Seat): boolean {
  if (state.stage === 'over') return false
  return hospitalOf(state, seat).undo !== null || state.undo?.seat === seat
}

function undo(state: State, seat: Seat, at: number): Outcome<State, Event> {
  if (!canUndo(state, seat)) return refuse('nothingToUndo')
  const { undo: hospital } = hospitalOf(state, seat)
  if (hospital !== null) {
    // Clocks are in all hospitals; without them only this one changes.
    const copy = hospitalDraftOf(hospital)
    const turn = new Turn(state.options.timer ? draftOf(state) : draftWith(state, seat, copy), at)
    turn.state.hospitals[seat] = copy
    startClocks(turn)
    turn.emit({ type: 'undone', seat })
    return accepted(turn)
  }
  const past = new Turn(draftOf(state.undo?.before ?? state), at)
  past.state.events = state.events
  past.emit({ type: 'undone', seat })
  return accepted(past)
}

/** [DH 5.8] */
function timeUp(turn: Turn, deadline: string): Outcome<State, Event> {
  const seat = turn.state.hospitals.findIndex((_, i) => deadlineId(turn.state.round, i) === deadline)
  if (!isToAct(turn.state, seat) || turn.hospital(seat).deadline === null) return refuse('noSuchDeadline')
  endShift(turn, seat, true)
  turn.hospital(seat).undo = null
  turn.state.undo = null
  const { stage } = turn.state
  proceed(turn)
  if (turn.state.stage !== stage) for (const hospital of turn.state.hospitals) hospital.undo = null
  return accepted(turn)
}

export function deadlineId(round: number, seat: Seat): string {
  return `activation/${round}/${seat}`
}
