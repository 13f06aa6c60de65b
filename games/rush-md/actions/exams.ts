// The four exams, as they are played: a memory, a pattern, a search and a balance.

import type { Refused, Seat } from '@grand-rounds/kernel'
import { BALANCE, SAND, type Spot, TOKEN, TWEEZERS, wardOf, XRAY } from '../board.ts'
import { type Back, DIAGNOSES } from '../cards/diagnoses.ts'
import { type Exam, PATIENTS, type PatientId } from '../cards/patients.ts'
import { TICKS } from '../clock.ts'
import type { Command } from '../commands.ts'
import { contagion } from '../phases/epidemics.ts'
import { no } from '../refusals.ts'
import type { Action, State, Task } from '../state.ts'
import { bedWith, glassOf, type Turn } from '../turn.ts'
import { stopAction } from '../stopping.ts'

type ExamTask = Extract<Task, { kind: Exam }>

export function examTask(state: State, spot: Spot | null, patient: PatientId | null): ExamTask | Refused {
  if (patient === null || spot === null || spot === 'theatreA' || spot === 'theatreB') return no('patientMissing')
  const lying = bedWith(state, patient)
  if (lying?.spot !== spot || !lying.patient) return no('notOnTheSpot')
  if (!PATIENTS[patient].exams.includes(spot)) return no('examNotNeeded')
  if (lying.patient.diagnoses.some((id) => DIAGNOSES[id].exam === spot)) return no('examDone')
  if (state.actions.some((action) => action?.task.kind === spot)) return no('toolsInUse')
  switch (spot) {
    case 'culture':
      return { kind: spot, patient, token: null }
    case 'bloodTest':
      return { kind: spot, patient, hole: null }
    case 'xray':
      return { kind: spot, patient }
    case 'mri':
      return { kind: spot, patient, fallen: false }
  }
}

/** What lies face down on top of a deck shows its back. */
export function topBack(state: State, exam: Exam): Back | null {
  const top = state.decks[exam].at(-1)
  return top === undefined ? null : DIAGNOSES[top].back
}

export function turnToken(turn: Turn, seat: Seat, { token }: Command & { type: 'turn' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'culture') return no('notThisAction')
  if (action.task.token !== null) return no('tokenUp')
  if (turn.isBusy(seat)) return no('handBusy')
  turn.rest(seat, TOKEN)
  turn.setAction(seat, { ...action, task: { ...action.task, token } })
  turn.emit({ type: 'tokenTurned', seat, token })
  return null
}

export function cover(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'culture') return no('notThisAction')
  const { token } = action.task
  if (token === null) return no('noTokenUp')
  turn.setAction(seat, { ...action, task: { ...action.task, token: null } })
  turn.emit({ type: 'tokenCovered', seat, token })
  return null
}

export function lift(turn: Turn, seat: Seat, { hole }: Command & { type: 'lift' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'bloodTest') return no('notThisAction')
  if (turn.isBusy(seat)) return no('handBusy')
  if (action.task.hole !== null) return no('discLifted')
  turn.setAction(seat, { ...action, task: { ...action.task, hole } })
  turn.emit({ type: 'discLifted', seat, hole })
  return null
}

/** The disc in the tweezers and the one that lay there change places: the tile has no hole to spare. */
export function lay(turn: Turn, seat: Seat, { hole }: Command & { type: 'lay' }): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'bloodTest') return no('notThisAction')
  const from = action.task.hole
  if (from === null) return no('noDiscLifted')
  const discs = [...turn.state.discs]
  const lifted = discs[from] ?? ''
  discs[from] = discs[hole] ?? ''
  discs[hole] = lifted
  turn.state.discs = discs.join('')
  turn.rest(seat, TWEEZERS)
  turn.setAction(seat, { ...action, task: { ...action.task, hole: null } })
  turn.emit({ type: 'discLaid', seat, from, hole })
  return null
}

export function take(turn: Turn, seat: Seat): Refused | null {
  const { state } = turn
  const action = state.actions[seat]
  if (!action) return no('noAction')
  const { task } = action
  switch (task.kind) {
    case 'culture': {
      if (task.token === null) return no('noTokenUp')
      const back = topBack(state, 'culture')
      if (back?.exam !== 'culture' || back.sign !== state.tokens[task.token]) return no('signDiffers')
      return diagnose(turn, seat, action, 'culture')
    }
    case 'bloodTest': {
      if (task.hole !== null) return no('discLifted')
      const back = topBack(state, 'bloodTest')
      if (back?.exam !== 'bloodTest' || back.pattern !== state.discs) return no('patternDiffers')
      return diagnose(turn, seat, action, 'bloodTest')
    }
    case 'xray':
      if (turn.isBusy(seat)) return no('handBusy')
      if (isTheirs(state, task.patient)) return diagnose(turn, seat, action, 'xray')
      putUnder(turn, seat, true)
      turn.rest(seat, XRAY)
      turn.loseSkill(1, 'xray', seat)
      return null
    case 'mri':
      if (task.fallen) return no('fallen')
      if (turn.isBusy(seat)) return no('handBusy')
      return diagnose(turn, seat, action, 'mri')
    default:
      return no('notThisAction')
  }
}

/** [RMD 3.8] Whether the top card leaves out the bed of the patient. */
function isTheirs(state: State, patient: PatientId): boolean {
  const back = topBack(state, 'xray')
  const bed = bedWith(state, patient)
  return back?.exam === 'xray' && bed !== undefined && !back.beds.includes(bed.id)
}

/** Also of a card that could have been taken: it costs nothing but time. */
export function under(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'xray') return no('notThisAction')
  if (turn.isBusy(seat)) return no('handBusy')
  putUnder(turn, seat)
  turn.rest(seat, XRAY)
  return null
}

function putUnder(turn: Turn, seat: Seat, wrong = false): void {
  const { decks } = turn.state
  turn.state.decks = { ...decks, xray: [...decks.xray.slice(-1), ...decks.xray.slice(0, -1)] }
  turn.emit({ type: 'cardPutUnder', seat, wrong })
}

/** [RMD 3.9] */
export function fall(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'mri') return no('notThisAction')
  if (action.task.fallen) return no('fallen')
  turn.setAction(seat, { ...action, task: { ...action.task, fallen: true } })
  turn.emit({ type: 'glassFell', seat, glass: action.glass })
  return null
}

/** [RMD 3.9] The glass is turned over anew where it stood. */
export function balance(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  if (action.task.kind !== 'mri') return no('notThisAction')
  if (!action.task.fallen) return no('notFallen')
  const glass = glassOf(turn.state, action.glass)
  if (!glass) return no('noSuchGlass')
  if (glass.running) return no('sandRunning', { glass: glass.id })
  if (glass.space !== action.space) return no('glassNotPlaced')
  const until = turn.now + SAND * TICKS
  // Not `since`: the space has been taken all the while.
  turn.setGlass({ ...glass, until, running: true })
  turn.setAction(seat, { ...action, until, task: { ...action.task, fallen: false } })
  turn.rest(seat, BALANCE)
  turn.emit({ type: 'glassBalanced', seat, glass: glass.id })
  return null
}

/** [RMD L1] Without the games: the card that the exam would have led to. */
export function diagnoseAtOnce(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action || !isExam(action.task)) return no('notThisAction')
  if (action.task.kind === 'xray') {
    const { patient } = action.task
    for (let cards = turn.state.decks.xray.length; cards > 0 && !isTheirs(turn.state, patient); cards--)
      putUnder(turn, seat)
  }
  return diagnose(turn, seat, action, action.task.kind)
}

function isExam(task: Task): task is ExamTask {
  return task.kind === 'culture' || task.kind === 'bloodTest' || task.kind === 'xray' || task.kind === 'mri'
}

function diagnose(turn: Turn, seat: Seat, action: Action, exam: Exam): Refused | null {
  const { state } = turn
  const card = state.decks[exam].at(-1)
  if (card === undefined) return no('deckEmpty')
  const bed = isExam(action.task) ? bedWith(state, action.task.patient) : undefined
  if (!bed?.patient) return no('noSuchPatient')
  const { patient } = bed
  state.decks = { ...state.decks, [exam]: state.decks[exam].slice(0, -1) }
  turn.setBed({ ...bed, patient: { ...patient, diagnoses: [...patient.diagnoses, card] } })
  state.tally = { ...state.tally, exams: [...state.tally.exams, exam] }
  turn.emit({ type: 'diagnosed', seat, patient: patient.card, exam, diagnosis: card })
  if (DIAGNOSES[card].contagious) contagion(turn, wardOf(bed.id))
  stopAction(turn, seat)
  return null
}
