// Before the first round: starting patients get their values, administrators are chosen.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { ADMINISTRATOR_IDS } from '../cards/administrators.ts'
import { arrangements } from '../combinations.ts'
import type { Command } from '../commands.ts'
import type { Options } from '../options.ts'
import { COLOURS, type Patient, patient, printPatients, samePatients, sortPatients } from '../patients.ts'
import { allSeats, ask } from '../stages.ts'
import type { Draft, State } from '../state.ts'
import { clockwiseFrom, type Turn } from '../turn.ts'

/** [DH 1.6] */
const VALUES: readonly number[] = [3, 4, 5]
/** [DH 5.4] */
const CRISIS_VALUES: readonly number[] = [3, 3, 4, 5, 5]
const ORDERS = [...arrangements(VALUES)]
const CRISIS_ORDERS = [...arrangements(CRISIS_VALUES)]

/** The values that a hospital gives its first patients, one to each. */
export function startingValues({ openingCrisis }: Options): readonly number[] {
  return openingCrisis ? CRISIS_VALUES : VALUES
}

/** The next player draws, and sets the values unless all dice have one colour. False when all have. */
export function drawStartingDice(turn: Turn): boolean {
  const { state } = turn
  const seat = clockwiseFrom(state.first, turn.seats).find((s) => turn.hospital(s).wards.length === 0)
  if (seat === undefined) return false
  const hospital = turn.hospital(seat)
  const values = startingValues(state.options)
  for (let i = 0; i < values.length; i++) {
    const colour = turn.draw()
    if (colour !== null) hospital.drawn.push(colour)
  }
  hospital.drawn.sort((a, b) => a - b)
  if (turn.events) turn.emit({ type: 'diceDrawn', seat, colours: hospital.drawn.map((colour) => COLOURS[colour]) })
  ask(state, 'startingValues', [seat])
  const [only] = hospital.drawn[0] === hospital.drawn.at(-1) ? startingChoices(state, seat) : []
  if (only) setStartingValues(turn, seat, only)
  return true
}

/** Every way to give the drawn dice their values. */
export function startingChoices({ options, hospitals }: State | Draft, seat: Seat): Patient[][] {
  const drawn = hospitals[seat]?.drawn ?? []
  const all: Patient[][] = []
  for (const values of options.openingCrisis ? CRISIS_ORDERS : ORDERS) {
    const patients = sortPatients(drawn.map((colour, i) => patient(colour, values[i] ?? 0)))
    if (!all.some((known) => samePatients(known, patients))) all.push(patients)
  }
  return all
}

export function setStartingValues(turn: Turn, seat: Seat, patients: readonly Patient[]): Refused | null {
  const hospital = turn.hospital(seat)
  const sorted = sortPatients([...patients])
  const isChoice = startingChoices(turn.state, seat).some((choice) => samePatients(choice, sorted))
  if (!isChoice) return refuse('wrongValues', { values: startingValues(turn.state.options) })
  hospital.wards = sorted
  hospital.drawn = []
  hospital.ready = true
  turn.emit({ type: 'valuesSet', seat, patients: printPatients(sorted) })
  return null
}

/** [DH 1.7] */
export function dealAdministrators(turn: Turn): void {
  const deck = turn.random.shuffle('administrators', [...ADMINISTRATOR_IDS])
  turn.revealed = true
  for (const seat of allSeats(turn.state)) {
    const dealt = deck.splice(0, 2)
    turn.hospital(seat).dealt = dealt
    turn.emit({ type: 'administratorsDealt', seat, administrators: dealt })
  }
  ask(turn.state, 'administrators', allSeats(turn.state))
}

export function chooseAdministrator(
  turn: Turn,
  seat: Seat,
  { administrator }: Command & { type: 'chooseAdministrator' },
): Refused | null {
  const hospital = turn.hospital(seat)
  if (!hospital.dealt.includes(administrator)) return refuse('notDealt', { administrator, dealt: hospital.dealt })
  hospital.administrator = administrator
  hospital.ready = true
  turn.emit({ type: 'administratorChosen', seat, administrator })
  return null
}

export function showAdministrators(turn: Turn): void {
  const administrators = turn.state.hospitals.map(({ administrator }) => administrator).filter((id) => id !== null)
  for (const hospital of turn.state.hospitals) hospital.dealt = []
  turn.revealed = true
  turn.emit({ type: 'administratorsShown', administrators })
}
