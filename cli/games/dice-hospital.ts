// Dice Hospital at the referee's table: positions, notation, and a choice asked for step by step.

import {
  diceHospital,
  type Options,
  type Position,
  printHospital,
  printTable,
  readChoosing,
  readPosition,
  readTable,
  setPosition,
  type State,
  stillPossible,
  stillPossibleAfterDice,
} from '@grand-rounds/dice-hospital'
import { type Json, type Read, refuse, type Seat } from '@grand-rounds/kernel'
import { english, sayRefusal } from '@grand-rounds/texts'
import { bots } from './dice-hospital-bots.ts'
import { PLAYERS, simulate } from './dice-hospital-players.ts'
import { type Placed, playable } from './playable.ts'

/** By its parts, or by `notation` with a `seed` and a moment. */
function readAnyPosition(input: unknown): Read<Position> {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'notation')) return readPosition(input)
  const { notation, ...rest } = input as Readonly<Record<string, unknown>>
  if (typeof notation !== 'string' || notation.length > 8000) return refuse('badField', { field: 'notation' })
  const read = readTable(notation)
  if (!read.ok) return read
  const twice = Object.keys(rest).find((field) => field !== 'seed' && field !== 'at')
  return twice === undefined ? readPosition({ ...read.value, ...rest }) : refuse('unknownField', { field: twice })
}

function position(input: unknown): Read<Placed<State>> {
  const read = readAnyPosition(input)
  if (!read.ok) return read
  const set = setPosition(read.value)
  if (!set.ok) return set
  const { options, random } = set.value
  const { at = 0 } = read.value
  const spelled: Position & { readonly options: Options } = { ...read.value, options, seed: random.seed, at }
  return {
    ok: true,
    value: { state: set.value, seats: set.value.hospitals.length, at, spelled: spelled as unknown as Json },
  }
}

function choices(state: State, seat: Seat, input: unknown): Read<unknown> {
  const choosing = readChoosing(input)
  if (!choosing.ok) return choosing
  const hospital = state.hospitals[seat]
  if (!hospital || state.stage !== 'activation') return refuse('notNow', { stage: state.stage })
  if (!diceHospital.toAct(state).includes(seat)) return refuse('notYourTurn', { stage: state.stage })
  if (hospital.followUp?.kind === 'admissions') return refuse('followUpFirst')
  if (hospital.followUp) {
    return { ok: true, value: { afterDice: stillPossibleAfterDice(hospital, choosing.value.specialist ?? []) } }
  }
  for (const { type } of diceHospital.legal(state, seat)) {
    if (type === 'chooseModel') return refuse('chooseModelFirst')
    break
  }
  return { ok: true, value: { placement: stillPossible(state, hospital, choosing.value) } }
}

export const diceHospitalTable = playable(diceHospital, {
  say: (refusal) => sayRefusal(english, refusal),
  position,
  choices,
  notation: (state) => ({ hospitals: state.hospitals.map(printHospital), table: printTable(state) }),
  bots: () => bots,
  simulation: { players: Object.keys(PLAYERS), play: simulate },
})
