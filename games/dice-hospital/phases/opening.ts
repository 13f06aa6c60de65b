// Before the first round: starting patients get their values, administrators are chosen.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { ADMINISTRATOR_IDS } from '../cards/administrators.ts'
import { arrangements } from '../combinations.ts'
import type { Command } from '../commands.ts'
import type { Options } from '../options.ts'
import { COLOURS, patient, printPatients, readPatient, sortPatients } from '../patients.ts'
import { allSeats, ask } from '../stages.ts'
import type { Draft, State } from '../state.ts'
import { clockwiseFrom, type Turn } from '../turn.ts'

/** [DH 1.6] [DH 5.4] */
function startingValues(options: Options): readonly number[] {
  return options.openingCrisis ? [3, 3, 4, 5, 5] : [3, 4, 5]
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
  turn.emit({ type: 'diceDrawn', seat, colours: hospital.drawn.map((colour) => COLOURS[colour]) })
  const [only, ...others] = startingChoices(state, seat)
  ask(state, 'startingValues', [seat])
  if (only && others.length === 0) setStartingValues(turn, seat, only)
  return true
}

/** Every way to give the drawn dice their values. */
export function startingChoices(state: State | Draft, seat: Seat): (readonly string[])[] {
  const drawn = state.hospitals[seat]?.drawn ?? []
  const seen = new Map<string, readonly string[]>()
  for (const values of arrangements(startingValues(state.options))) {
    const patients = printPatients(sortPatients(drawn.map((colour, i) => patient(colour, values[i] ?? 0))))
    seen.set(patients.join(), patients)
  }
  return [...seen.values()]
}

export function setStartingValues(turn: Turn, seat: Seat, patients: readonly string[]): Refused | null {
  const hospital = turn.hospital(seat)
  const read = patients.map(readPatient).filter((p) => p !== null)
  const sorted = printPatients(sortPatients(read))
  if (
    read.length !== patients.length ||
    !startingChoices(turn.state, seat).some((choice) => choice.join() === sorted.join())
  ) {
    return refuse('wrongValues', { values: [...startingValues(turn.state.options)] })
  }
  hospital.wards = read
  hospital.drawn = []
  hospital.ready = true
  turn.emit({ type: 'valuesSet', seat, patients: sorted })
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
