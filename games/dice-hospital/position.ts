// Any position of any phase, set up by hand: for tests, puzzles, bots and the referee. An impossible one is
// refused with the reason.

import { isSeed, type Read, type Refused, refuse, seedFrom } from '@grand-rounds/kernel'
import { dealReports, layDecks, openBox } from './box.ts'
import { ADMINISTRATOR_IDS } from './cards/administrators.ts'
import { type DepartmentId, STARTING_DEPARTMENTS } from './cards/departments.ts'
import { EVENT_CARD_IDS, type EventCardId, lasting } from './cards/event-cards.ts'
import { REPORT_IDS, type ReportId } from './cards/reports.ts'
import type { SpecialistId } from './cards/specialists.ts'
import { proceed } from './flow.ts'
import { readHospital } from './notation.ts'
import { readOptions } from './options.ts'
import { currentColour, isTreated, ownColour, type Patient, readPatient, total, valueOf } from './patients.ts'
import { modelChoices, startActivation } from './phases/activation.ts'
import { startDischarge } from './phases/discharge.ts'
import { startPickup } from './phases/end.ts'
import {
  askForDiscards,
  askToClaim,
  improvementsOf,
  isSpecialist,
  revealImprovements,
  startImprovement,
} from './phases/improvement.ts'
import { askForRoom, askToKeep, askToSplit, beds, offerAmbulances, startIntake } from './phases/intake.ts'
import { startNeglect } from './phases/neglect.ts'
import { shiftChange } from './phases/shift-change.ts'
import { type HospitalDraft, type ImprovementId, NURSES, ROUNDS, type State } from './state.ts'
import { Turn } from './turn.ts'

export const POSITION_PHASES = [
  'intake',
  'split',
  'ambulances',
  'keep',
  'makeRoom',
  'improvement',
  'discard',
  'activation',
  'neglect',
  'discharge',
  'shiftChange',
  'pickup',
] as const
export type PositionPhase = (typeof POSITION_PHASES)[number]

export interface Position {
  /** As for a new game. */
  readonly options?: unknown
  readonly round: number
  readonly phase: PositionPhase
  /** One line for each, see notation.ts. */
  readonly hospitals: readonly string[]
  readonly first?: number
  readonly event?: EventCardId
  /** Improvements that are face up; absent: as many as usual, from the decks. */
  readonly row?: readonly ImprovementId[]
  /** For `split` and `ambulances`: the dice in each, number 1 first. */
  readonly ambulances?: readonly (readonly string[])[]
  /** Solo; absent: dealt from the deck. */
  readonly reports?: { readonly lower: readonly (ReportId | null)[]; readonly upper: readonly (ReportId | null)[] }
  /** For what is hidden and for the dice to come. */
  readonly seed?: string
  readonly at?: number
}

const BEFORE_BEDS: readonly PositionPhase[] = ['split', 'ambulances', 'intake', 'keep']
const TREATING: readonly PositionPhase[] = ['activation', 'neglect', 'discharge']

/** Refusals: those of options and notation, and `impossible` with a `why`. */
export function setPosition(position: Position): Read<State> {
  const seats = position.hospitals.length
  const options = readOptions(position.options, seats)
  if (!options.ok) return options
  const seed = position.seed ?? seedFrom('position')
  if (!isSeed(seed)) return refuse('badSeed')
  const turn = new Turn(openBox(options.value, seats, seed), position.at ?? 0, null)
  const refused =
    layTable(turn, position) ??
    layHospitals(turn, position) ??
    layAmbulances(turn, position) ??
    countDice(turn) ??
    layCards(turn, position) ??
    layReports(turn, position)
  if (refused) return refused
  start(turn, position)
  proceed(turn)
  turn.state.random = turn.randomState()
  return { ok: true, value: turn.state }
}

function impossible(why: string, data: Readonly<Record<string, string | number>> = {}): Refused {
  return refuse('impossible', { why, ...data })
}

function layTable({ state, seats }: Turn, { round, phase, first = 0, event }: Position): Refused | null {
  if (!Number.isInteger(round) || round < 1 || round > ROUNDS) return impossible('round', { round })
  if (!POSITION_PHASES.includes(phase)) return impossible('phase')
  if (phase === 'pickup' && (round !== ROUNDS || !state.options.pickup)) return impossible('noPickup')
  if (phase === 'keep' && seats > 1) return impossible('onlySolo')
  if ((phase === 'split' || phase === 'ambulances') && seats === 1) return impossible('notSolo')
  if (phase === 'shiftChange' && round === ROUNDS) return impossible('lastRound')
  if (!Number.isInteger(first) || first < 0 || first >= seats) return impossible('first', { first })
  if (event !== undefined) {
    if (!state.options.events || round === 1 || !EVENT_CARD_IDS.includes(event)) return impossible('event')
    state.event = event
  }
  state.round = round
  state.first = first
  return null
}

function layHospitals(turn: Turn, position: Position): Refused | null {
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

function whyNot({ state, seats }: Turn, hospital: HospitalDraft, phase: PositionPhase): string | null {
  const treating = TREATING.includes(phase)
  const arriving = phase === 'keep' ? 4 : phase === 'makeRoom' ? 4 + Number(state.options.epidemic) : 0
  if (hospital.wards.length > 12 || (treating && hospital.wards.length > beds(state))) return 'tooManyPatients'
  if (phase === 'keep' ? hospital.arrivals.length !== arriving : hospital.arrivals.length > arriving) return 'arrivals'
  if (hospital.arrivals.some((p) => isTreated(p))) return 'treatedArrival'
  if (!treating && (hospital.wards.some(isTreated) || total(hospital.lounge) > 0)) return 'treatedTooEarly'
  if (phase !== 'activation' && hospital.wards.some((p) => currentColour(p) !== ownColour(p))) return 'recoloured'
  if (!treating && hospital.departments.some(({ by }) => by !== null)) return 'placedTooEarly'
  const nurses = NURSES + (lasting(state.event, 'nurses')?.change ?? 0)
  const standing = hospital.departments.filter(({ by }) => by === 'nurse').length
  if (hospital.nurses + standing > nurses) return 'tooManyNurses'
  for (const id of new Set(hospital.specialists.map((one) => one.id))) {
    const placed = hospital.specialists.filter((one) => one.id === id && one.placed).length
    if (hospital.departments.filter(({ by }) => by === id).length !== placed) return 'placedSpecialists'
  }
  if (
    hospital.departments.some(
      ({ by }) => by !== null && by !== 'nurse' && !hospital.specialists.some(({ id }) => id === by),
    )
  ) {
    return 'placedSpecialists'
  }
  if (hospital.model !== null) {
    const { model } = hospital
    hospital.model = null
    if (phase !== 'activation' || !modelChoices(hospital).includes(model)) return 'model'
    hospital.model = model
  }
  if (hospital.administrator !== null && !state.options.administrators) return 'administrator'
  return seats === 1 && hospital.ambulance !== null ? 'ambulance' : null
}

/** Missing numbers are given out in the order of the seats. */
function numberAmbulances({ state, seats }: Turn, { phase }: Position): Refused | null {
  if (seats === 1) return null
  const given = state.hospitals.map(({ ambulance }) => ambulance).filter((number) => number !== null)
  if (new Set(given).size !== given.length || given.some((number) => number < 1 || number > seats + 1))
    return impossible('ambulance')
  if (BEFORE_BEDS.includes(phase) || phase === 'pickup') return given.length > 0 ? impossible('ambulance') : null
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

function layAmbulances({ state, seats }: Turn, { phase, ambulances }: Position): Refused | null {
  const needed = phase === 'split' || phase === 'ambulances'
  if (!needed) return ambulances === undefined ? null : impossible('ambulances')
  if (ambulances?.length !== seats + 1) return impossible('ambulances')
  let last = 2
  for (const load of ambulances) {
    const patients: Patient[] = []
    for (const text of load) {
      const p = readPatient(text)
      if (p === null || isTreated(p)) return refuse('badNotation', { word: text })
      patients.push(p)
    }
    patients.sort((a, b) => valueOf(a) - valueOf(b) || a - b)
    for (const p of patients) {
      if (valueOf(p) < last || valueOf(p) > 5) return impossible('ambulances')
      last = valueOf(p)
    }
    if (patients.length !== 3) return impossible('ambulances')
    state.ambulances.push(patients)
  }
  return null
}

/** [DH 1.1] What is not in sight is in the bag. */
function countDice({ state }: Turn): Refused | null {
  for (const { wards, arrivals, lounge } of state.hospitals) {
    for (const p of [...wards, ...arrivals]) state.bag[ownColour(p)]--
    for (const colour of [0, 1, 2] as const) state.bag[colour] -= lounge[colour]
  }
  for (const p of state.ambulances.flat()) state.bag[ownColour(p)]--
  return Math.min(...state.bag) < 0 ? impossible('tooManyDice') : null
}

function layCards(turn: Turn, { row, phase }: Position): Refused | null {
  const { state, seats } = turn
  layDecks(turn, state.options, seats)
  for (const hospital of state.hospitals) {
    for (const id of improvementsOf(hospital)) if (!takeCard(turn, id)) return impossible('tooManyOf', { card: id })
  }
  for (const id of row ?? []) {
    if (!takeCard(turn, id)) return impossible('tooManyOf', { card: id })
    if (isSpecialist(id)) state.specialistRow.push(id)
    else state.departmentRow.push(id)
  }
  if (row === undefined && seats > 1 && phase !== 'pickup') revealImprovements(turn, seats - 1, seats - 1)
  if (state.event !== null) state.eventDeck = state.eventDeck.filter((id) => id !== state.event)
  return null
}

/** Out of the deck, or out of the box in exchange for another of the deck. */
function takeCard({ state }: Turn, id: ImprovementId): boolean {
  const swap = <T extends string>(deck: T[], box: readonly T[], card: T): readonly T[] | null => {
    const i = deck.indexOf(card)
    if (i >= 0) {
      deck.splice(i, 1)
      return box
    }
    const other = deck.pop()
    return box.includes(card) && other !== undefined ? box.with(box.indexOf(card), other) : null
  }
  if (isSpecialist(id)) {
    const box = swap<SpecialistId>(state.specialistDeck, state.specialistBox, id)
    if (box) state.specialistBox = box
    return box !== null
  }
  if (STARTING_DEPARTMENTS.includes(id)) return false
  const box = swap<DepartmentId>(state.departmentDeck, state.departmentBox, id)
  if (box) state.departmentBox = box
  return box !== null
}

function layReports(turn: Turn, { reports }: Position): Refused | null {
  if (turn.seats > 1) return reports === undefined ? null : impossible('reports')
  if (reports === undefined) {
    dealReports(turn)
    return null
  }
  const { lower, upper } = reports
  const ids = [...lower, ...upper].filter((id) => id !== null)
  const known = ids.every((id) => REPORT_IDS.includes(id)) && new Set(ids).size === ids.length
  const hanging = upper.some((id, column) => id !== null && lower[column] === null)
  if (!known || hanging || lower.length !== 3 || upper.length !== 3) return impossible('reports')
  turn.state.reports = { lower, upper, completed: [], used: [0, 0, 0] }
  return null
}

function start(turn: Turn, { phase, row }: Position): void {
  switch (phase) {
    case 'intake':
      return startIntake(turn)
    case 'split':
      return askToSplit(turn)
    case 'ambulances':
      return offerAmbulances(turn)
    case 'keep':
      return askToKeep(turn)
    case 'makeRoom':
      return askForRoom(turn)
    case 'improvement':
      return row === undefined ? startImprovement(turn) : askToClaim(turn)
    case 'discard':
      return askForDiscards(turn)
    case 'activation':
      return startActivation(turn)
    case 'neglect':
      return startNeglect(turn)
    case 'discharge':
      return startDischarge(turn)
    case 'shiftChange':
      return shiftChange(turn)
    case 'pickup':
      return startPickup(turn)
  }
}
