// Events that are about the table: phases and what begins with them, cards, ambulances, the pickup.

import type { Event, Phase } from '../events.ts'
import { type Patient, ownColour, patientIn, patientsIn, removePatient, sortPatients } from '../patients.ts'
import { closeActivation, dealShares, setClocks } from '../phases/activation.ts'
import { askForReports } from '../phases/discharge.ts'
import { nextToPickUp, spacesOf } from '../phases/end.ts'
import { askToClaim } from '../phases/improvement.ts'
import { askToSplit, fill, flushReturned } from '../phases/intake.ts'
import { askToProtect } from '../phases/neglect.ts'
import { askToReveal, nursesIn, restPatients, restStaff } from '../phases/shift-change.ts'
import { allSeats, ask, isWaiting } from '../stages.ts'
import { type Draft, type HospitalDraft, hospitalOf } from '../state.ts'
import { returnCard, turnUp } from './cards.ts'
import { discardNext, inAHospital } from './in-a-hospital.ts'

export function atTheTable(state: Draft, event: Event): void {
  switch (event.type) {
    case 'gameStarted':
      state.first = event.first
      return
    case 'cardsRevealed':
      reveal(state, event)
      return
    case 'administratorsShown':
      for (const [seat, administrator] of event.administrators.entries()) {
        const hospital = hospitalOf<HospitalDraft>(state, seat)
        hospital.administrator = administrator
        hospital.dealt = []
      }
      // The stage in which they are secret is over.
      ask(state, 'split', [])
      return
    case 'reportsDealt':
      state.reports = { lower: event.lower, upper: event.upper, completed: [], used: [0, 0, 0] }
      return
    case 'roundStarted':
      state.round = event.round
      return
    case 'phaseStarted':
      begin(state, event.phase)
      if (event.deadline !== undefined) setClocks(state, event.deadline)
      return
    case 'eventRevealed':
      state.event = event.card
      state.eventDeck.pop()
      for (const hospital of state.hospitals) hospital.nurses = nursesIn(state)
      return
    case 'eventEnded':
      state.event = null
      return
    case 'patientsRolled':
      roll(state, patientsIn(event.patients))
      return
    case 'ambulancesFilled':
      state.ambulances = event.ambulances.map(patientsIn)
      ask(state, 'ambulances', allSeats(state))
      return
    case 'ambulanceLeft':
      for (const p of patientsIn(event.patients)) state.bag[ownColour(p)]++
      state.ambulances[event.number - 1] = []
      return
    case 'firstPlayer':
      state.first = event.seat
      return
    case 'improvementReturned':
      returnCard(state, event.improvement)
      return
    case 'pickupStarted':
      restPatients(state)
      state.pickup = { spaces: spacesOf(state.hospitals.length), turn: state.first }
      ask(state, 'pickup', allSeats(state))
      passOn(state, state.first)
      return
    case 'patientPickedUp':
    case 'pickupPassed':
      pickUp(state, event)
      return
    case 'gameEnded':
      if (state.reports) state.reports = { ...state.reports, used: [0, 0, 0] }
      ask(state, 'over', [])
      return
    case 'undone':
      return
    default:
      inAHospital(state, hospitalOf<HospitalDraft>(state, event.seat), event)
  }
}

/** Who is asked by this is known from why the cards were turned up. */
function reveal(state: Draft, { departments, specialists }: Event & { type: 'cardsRevealed' }): void {
  const wasAsked = state.stage === 'extraReveal' && isWaiting(state)
  for (const card of departments) turnUp(state, card)
  for (const card of specialists) turnUp(state, card)
  if (wasAsked) ask(state, 'extraReveal', [])
  else if (state.hospitals.length === 1) {
    askToClaim(state)
    discardNext(state)
  } else if (state.stage === 'extraReveal' && state.event === null) askToReveal(state)
}

function begin(state: Draft, phase: Phase): void {
  switch (phase) {
    case 'intake':
      ask(state, state.hospitals.length === 1 ? 'keep' : 'split', [])
      return
    case 'improvement':
      flushReturned(state)
      askToClaim(state)
      discardNext(state)
      return
    case 'activation':
      for (const hospital of state.hospitals) hospital.discarding = []
      ask(state, 'activation', allSeats(state))
      dealShares(state, inNoOrder)
      return
    case 'neglect':
      closeActivation(state)
      askToProtect(state)
      return
    case 'discharge':
      for (const hospital of state.hospitals) hospital.shielded = null
      askForReports(state)
      return
    case 'shiftChange':
      if (state.reports) state.reports = { ...state.reports, used: [0, 0, 0] }
      restPatients(state)
      restStaff(state)
      for (const card of [...state.departmentRow, ...state.specialistRow]) returnCard(state, card)
      ask(state, 'extraReveal', [])
  }
}

/** Nobody sees which dice are in which share. */
function inNoOrder(): void {}

function roll(state: Draft, rolled: Patient[]): void {
  for (const p of rolled) state.bag[ownColour(p)]--
  if (state.hospitals.length === 1) {
    hospitalOf<HospitalDraft>(state, 0).arrivals = sortPatients(rolled)
    ask(state, 'keep', [0])
    return
  }
  state.ambulances = fill(rolled, state.hospitals.length + 1)
  askToSplit(state)
}

function pickUp(state: Draft, event: Event & { type: 'patientPickedUp' | 'pickupPassed' }): void {
  const { seat } = event
  const hospital = hospitalOf<HospitalDraft>(state, seat)
  const { pickup } = state
  if (!pickup) return
  if (event.type === 'pickupPassed') hospital.ready = true
  else {
    const patient = patientIn(event.patient)
    removePatient(hospital.wards, patient)
    const spaces = pickup.spaces.map((space, i) => (i === event.space ? { ...space, taken: { seat, patient } } : space))
    state.pickup = { ...pickup, spaces }
  }
  passOn(state, (seat + 1) % state.hospitals.length)
}

function passOn(state: Draft, from: number): void {
  const next = nextToPickUp(state, from)
  if (state.pickup && next !== null) state.pickup = { ...state.pickup, turn: next }
}
