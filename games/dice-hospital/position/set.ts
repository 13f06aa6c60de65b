// Any position of any phase, set up by hand: for tests, puzzles, bots and the referee. An impossible one is
// refused with the reason.

import { isSeed, type Read, type Refused, refuse, seedFrom } from '@grand-rounds/kernel'
import { openBox } from '../box.ts'
import { EVENT_CARD_IDS } from '../cards/event-cards.ts'
import { proceed } from '../flow.ts'
import { readOptions } from '../options.ts'
import { isTreated, ownColour, readPatient } from '../patients.ts'
import { startActivation, startClocks } from '../phases/activation.ts'
import { startDischarge } from '../phases/discharge.ts'
import { fits, passWhoMust, spacesOf, startPickup } from '../phases/end.ts'
import { askForDiscards, askToClaim, startImprovement } from '../phases/improvement.ts'
import { askForRoom, askToKeep, askToSplit, offerAmbulances, startIntake } from '../phases/intake.ts'
import { startNeglect } from '../phases/neglect.ts'
import { shiftChange } from '../phases/shift-change.ts'
import { ask, inAmbulanceOrder } from '../stages.ts'
import { ROUNDS, type Space, type State } from '../state.ts'
import { Turn } from '../turn.ts'
import { layAmbulances } from './ambulances.ts'
import { layCards, layReports } from './cards.ts'
import { layHospitals } from './hospitals.ts'
import { impossible, type Position, POSITION_PHASES, type PositionPhase } from './position.ts'

/** In these phases some may have decided and others not. */
const WITH_DONE: readonly PositionPhase[] = ['improvement', 'discard', 'activation', 'pickup']

/** Refusals: those of options and notation, `badSeed`, and `impossible` with a `why` (position.ts lists them). */
export function setPosition(position: Position): Read<State> {
  const seats = position.hospitals.length
  const options = readOptions(position.options, seats)
  if (!options.ok) return options
  const seed = position.seed ?? seedFrom('position')
  if (!isSeed(seed)) return refuse('badSeed')
  const turn = new Turn(openBox(options.value, seats, seed), position.at ?? 0, null)
  const spaces: Space[] = []
  const refused =
    layTable(turn, position) ??
    layHospitals(turn, position) ??
    layAmbulances(turn, position) ??
    checkDone(turn, position) ??
    readSpaces(turn, position, spaces) ??
    countDice(turn, spaces) ??
    layCards(turn, position) ??
    layReports(turn, position)
  if (refused) return refused
  start(turn, position)
  settle(turn, position, spaces)
  proceed(turn)
  turn.state.random = turn.randomState()
  return { ok: true, value: turn.state }
}

function layTable({ state, seats }: Turn, position: Position): Refused | null {
  const { round, phase, first = 0, event } = position
  if (!Number.isInteger(round) || round < 1 || round > ROUNDS) return impossible('round', { round })
  if (!POSITION_PHASES.includes(phase)) return impossible('phase')
  if (phase === 'pickup' && (round !== ROUNDS || !state.options.pickup)) return impossible('noPickup')
  if (phase === 'keep' && seats > 1) return impossible('onlySolo')
  if ((phase === 'split' || phase === 'ambulances') && seats === 1) return impossible('notSolo')
  if (phase === 'extraReveal' && seats !== 2) return impossible('onlyTwo')
  if ((phase === 'shiftChange' || phase === 'extraReveal') && round === ROUNDS) return impossible('lastRound')
  if (!isSeatOf(seats, first)) return impossible('first', { first })
  if (event !== undefined) {
    const never = !state.options.events || round === 1 || phase === 'extraReveal'
    if (never || !EVENT_CARD_IDS.includes(event)) return impossible('event')
    state.event = event
  }
  state.round = round
  state.first = first
  return null
}

function isSeatOf(seats: number, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}

/** [DH 5.7] The spaces of the pickup, with who was moved to them. */
function readSpaces(turn: Turn, { phase, taken, turn: whose }: Position, spaces: Space[]): Refused | null {
  if (phase !== 'pickup') {
    if (whose !== undefined) return impossible('turn')
    return taken === undefined ? null : impossible('taken')
  }
  if (whose !== undefined && !isSeatOf(turn.seats, whose)) return impossible('turn')
  spaces.push(...spacesOf(turn.seats))
  for (const { space, seat, patient } of taken ?? []) {
    const p = readPatient(patient)
    const free = spaces[space]
    if (p === null || isTreated(p)) return refuse('badNotation', { word: patient.slice(0, 40) })
    if (!free || free.taken || !isSeatOf(turn.seats, seat) || !fits(p, free.asks)) return impossible('taken', { space })
    spaces[space] = { ...free, taken: { seat, patient: p } }
  }
  return null
}

/** [DH 1.1] What is not in sight is in the bag. */
function countDice({ state }: Turn, spaces: readonly Space[]): Refused | null {
  for (const { wards, arrivals, lounge } of state.hospitals) {
    for (const p of [...wards, ...arrivals]) state.bag[ownColour(p)]--
    for (const colour of [0, 1, 2] as const) state.bag[colour] -= lounge[colour]
  }
  for (const p of state.ambulances.flat()) state.bag[ownColour(p)]--
  for (const { taken } of spaces) if (taken) state.bag[ownColour(taken.patient)]--
  return Math.min(...state.bag) < 0 ? impossible('tooManyDice') : null
}

/** Where one decides after another, nobody can have been skipped. */
function checkDone({ state, seats }: Turn, { phase, done }: Position): Refused | null {
  if (done === undefined) return null
  const strange = !WITH_DONE.includes(phase) || new Set(done).size !== done.length
  if (strange || !done.every((seat) => isSeatOf(seats, seat))) return impossible('done')
  if (done.some((seat) => state.hospitals[seat]?.followUp !== null)) return impossible('done')
  const inTurn = phase === 'improvement' || (phase === 'activation' && state.options.activation === 'inOrder')
  const skipped =
    inTurn &&
    inAmbulanceOrder(state)
      .slice(0, done.length)
      .some((seat) => !done.includes(seat))
  return skipped ? impossible('done') : null
}

function start(turn: Turn, { phase, row }: Position): void {
  switch (phase) {
    case 'intake':
      return startIntake(turn)
    case 'split':
      return askToSplit(turn.state)
    case 'ambulances':
      return offerAmbulances(turn)
    case 'keep':
      return askToKeep(turn)
    case 'makeRoom':
      return askForRoom(turn)
    case 'improvement':
      return row === undefined ? startImprovement(turn) : askToClaim(turn.state)
    case 'discard':
      return askForDiscards(turn.state)
    case 'activation':
      return startActivation(turn)
    case 'neglect':
      return startNeglect(turn)
    case 'discharge':
      return startDischarge(turn)
    case 'shiftChange':
      return shiftChange(turn)
    case 'extraReveal':
      return ask(turn.state, 'extraReveal', [turn.state.first])
    case 'pickup':
      return startPickup(turn)
  }
}

/** Whoever has decided already is not asked again. */
function settle(turn: Turn, { phase, done = [], turn: whose }: Position, spaces: readonly Space[]): void {
  const { state } = turn
  for (const [seat, hospital] of state.hospitals.entries()) {
    const took = phase === 'ambulances' && hospital.ambulance !== null
    const decided = hospital.shielded !== null || hospital.discarding.length > 0
    if (took || decided || done.includes(seat)) hospital.ready = true
  }
  if (phase === 'activation') startClocks(turn)
  if (phase === 'pickup') {
    state.pickup = { spaces, turn: state.first }
    passWhoMust(turn, whose ?? state.first)
  }
}
