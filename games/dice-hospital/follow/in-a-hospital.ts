// Events that are about one hospital: patients, blood bags, meeples, cards of its own, points.

import type { Event } from '../events.ts'
import { readFollowUp } from '../follow-up.ts'
import {
  addPatient,
  COLOUR_INDEXES,
  indexOfColour,
  ownColour,
  type Patient,
  patientIn,
  patientsIn,
  removePatient,
  sortPatients,
} from '../patients.ts'
import { setClocks } from '../phases/activation.ts'
import { offerAdmissions } from '../phases/admissions.ts'
import { askForReports, withReport } from '../phases/discharge.ts'
import { askForDiscards, isSpecialist, removeLast, skipEmptyRow, takeFrom } from '../phases/improvement.ts'
import { mustMakeRoom, tooMany } from '../phases/intake.ts'
import { occupy } from '../phases/placement.ts'
import { allSeats, ask, isWaiting } from '../stages.ts'
import { type Draft, type HospitalDraft, hospitalOf } from '../state.ts'

type OfAHospital = Extract<Event, { readonly seat: number }>

export function inAHospital(state: Draft, hospital: HospitalDraft, event: OfAHospital): void {
  switch (event.type) {
    case 'diceDrawn':
      hospital.drawn = event.colours.map(indexOfColour)
      for (const colour of hospital.drawn) state.bag[colour]--
      ask(state, 'startingValues', [event.seat])
      return
    case 'valuesSet':
      hospital.wards = patientsIn(event.patients)
      hospital.drawn = []
      hospital.ready = true
      return
    case 'administratorsDealt':
      hospital.dealt = event.administrators ?? hospital.dealt
      ask(state, 'administrators', allSeats(state))
      return
    case 'administratorChosen':
      hospital.administrator = event.administrator ?? hospital.administrator
      hospital.ready = true
      return
    default:
      inIntake(state, hospital, event)
  }
}

function inIntake(state: Draft, hospital: HospitalDraft, event: OfAHospital): void {
  switch (event.type) {
    case 'ambulanceTaken':
      hospital.ambulance = event.number
      hospital.arrivals = patientsIn(event.patients)
      state.ambulances[event.number - 1] = []
      hospital.ready = true
      return
    case 'patientsKept':
      hospital.arrivals = sortPatients(patientsIn(event.kept))
      state.bag[ownColour(patientIn(event.returned))]++
      roomNext(state)
      return
    case 'extraPatient': {
      const p = patientIn(event.patient)
      state.bag[ownColour(p)]--
      hospital.arrivals.push(p)
      if (state.stage === 'makeRoom') roomNext(state)
      return
    }
    case 'patientsAdmitted':
      for (const p of patientsIn(event.patients)) addPatient(hospital.wards, p)
      hospital.arrivals = []
      return
    case 'bagGained':
      hospital.bags++
      if (event.from !== 'ambulance') return
      state.ambulances = []
      roomNext(state)
      return
    case 'bagLost':
    case 'bagSpent':
      hospital.bags--
      return
    case 'patientDied':
      hospital.fatalities++
      if (event.of === 'noBed') goBack(hospital, patientIn(event.patient))
      if (state.stage === 'makeRoom' && tooMany(state, hospital) === 0) hospital.ready = true
      return
    case 'fatalityRemoved':
      hospital.fatalities--
      return
    default:
      inImprovement(state, hospital, event)
  }
}

function inImprovement(state: Draft, hospital: HospitalDraft, event: OfAHospital): void {
  switch (event.type) {
    case 'improvementClaimed': {
      const { improvement } = event
      if (isSpecialist(improvement)) {
        takeFrom(state.specialistRow, improvement)
        hospital.specialists.push({ id: improvement, placed: false })
      } else {
        takeFrom(state.departmentRow, improvement)
        hospital.departments.push({ id: improvement, by: null })
      }
      hospital.ready = true
      skipEmptyRow(state)
      discardNext(state)
      return
    }
    case 'improvementPassed':
      hospital.ready = true
      discardNext(state)
      return
    case 'discardDecided':
      hospital.discarding = event.improvements ?? []
      hospital.ready = true
      return
    case 'improvementDiscarded': {
      const { improvement } = event
      if (isSpecialist(improvement)) {
        removeLast(hospital.specialists, improvement)
        state.specialistDeck.unshift(improvement)
      } else {
        removeLast(hospital.departments, improvement)
        state.departmentDeck.unshift(improvement)
      }
      return
    }
    default:
      inShift(state, hospital, event)
  }
}

function inShift(state: Draft, hospital: HospitalDraft, event: OfAHospital): void {
  switch (event.type) {
    case 'modelChosen':
      hospital.model = event.specialist
      return
    case 'meeplePlaced':
      occupy(hospital, event.meeple, event.department)
      return
    case 'specialistUsed':
      hospital.followUp = null
      return
    case 'specialistDeclined':
      answerNext(state, hospital)
      return
    case 'patientTreated': {
      const from = patientIn(event.from)
      if (event.to !== null) change(hospital, from, patientIn(event.to))
      else if (event.act === 'deteriorate') goBack(hospital, from)
      else {
        removePatient(hospital.wards, from)
        hospital.lounge[ownColour(from)]++
      }
      hospital.followUp = event.followUp ? readFollowUp(event.followUp) : null
      return
    }
    case 'patientRecoloured':
      change(hospital, patientIn(event.from), patientIn(event.to))
      return
    case 'patientReleased':
      goBack(hospital, patientIn(event.patient))
      answerNext(state, hospital)
      return
    case 'patientDrawn': {
      const p = patientIn(event.patient)
      takeFrom(hospital.share, ownColour(p))
      addPatient(hospital.wards, p)
      answerNext(state, hospital)
      return
    }
    case 'shiftDone':
      hospital.followUp = null
      hospital.ready = true
      hospital.deadline = null
      if (event.deadline !== undefined) setClocks(state, event.deadline)
      return
    default:
      atItsEnd(state, hospital, event)
  }
}

function atItsEnd(state: Draft, hospital: HospitalDraft, event: OfAHospital): void {
  switch (event.type) {
    case 'patientShielded':
      hospital.shielded = patientIn(event.patient)
      hospital.ready = true
      return
    case 'patientChanged':
    case 'patientNeglected': {
      const from = patientIn(event.from)
      if (event.to !== null) change(hospital, from, patientIn(event.to))
      else {
        removePatient(hospital.wards, from)
        state.bag[ownColour(from)]++
      }
      return
    }
    case 'reportCompleted':
      if (state.reports) state.reports = withReport(state.reports, event.report)
      askForReports(state)
      return
    case 'pointsScored':
      hospital.points.push({ round: state.round, source: event.source, points: event.points })
      // Whoever wants no other report says so without an event.
      if (event.source === 'discharged') ask(state, 'reports', [])
      return
    case 'patientsWentHome':
      for (const colour of COLOUR_INDEXES) state.bag[colour] += hospital.lounge[colour]
      hospital.lounge = [0, 0, 0]
      return
    default:
  }
}

/** One who looks alike is as good. */
function change(hospital: HospitalDraft, from: Patient, to: Patient): void {
  if (removePatient(hospital.wards, from)) addPatient(hospital.wards, to)
}

/** To the bag, when the stage is over. */
function goBack(hospital: HospitalDraft, p: Patient): void {
  removePatient(hospital.wards, p)
  hospital.returned[ownColour(p)]++
}

/** What was offered is answered: the next of the Admissions Nurse, or nothing. */
function answerNext(state: Draft, hospital: HospitalDraft): void {
  const { followUp } = hospital
  if (followUp?.kind === 'admissions') offerAdmissions(state, hospital, followUp.left - 1)
  else hospital.followUp = null
}

function roomNext(state: Draft): void {
  ask(
    state,
    'makeRoom',
    allSeats(state).filter((seat) => mustMakeRoom(state, hospitalOf<HospitalDraft>(state, seat))),
  )
}

/** When all have claimed, cards may be discarded. */
export function discardNext(state: Draft): void {
  if (!isWaiting(state)) askForDiscards(state)
}
