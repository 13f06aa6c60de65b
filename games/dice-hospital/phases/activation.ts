// Phase 3: all hospitals at work, at once or in ambulance order. What a meeple does is in placement.ts.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import type { SpecialistId } from '../cards/specialists.ts'
import { onlyOne } from '../combinations.ts'
import type { Command } from '../commands.ts'
import { changeAll, type ColourIndex, inOwnColour } from '../patients.ts'
import { allSeats, ask, waitingFor } from '../stages.ts'
import type { Draft, Hospital } from '../state.ts'
import type { Turn } from '../turn.ts'
import { flushReturned } from './intake.ts'

/** [DH 5.8] */
const FIRST_SHIFT = 60_000
const LONGER_EACH_ROUND = 5_000

export function startActivation(turn: Turn): void {
  const { state } = turn
  turn.emit({ type: 'phaseStarted', phase: 'activation', ...clockOf(turn) })
  ask(state, 'activation', allSeats(state))
  dealShares(state, (dice) => turn.random.shuffle('shares', dice))
  for (const seat of allSeats(state)) {
    const only = onlyOne(modelChoices(turn.hospital(seat)))
    if (only !== null) chooseModel(turn, seat, { type: 'chooseModel', specialist: only })
  }
  startClocks(turn)
}

/** [DH 2.10] The bag is dealt into hidden shares, so that it doesn't matter who draws first. */
export function dealShares(state: Draft, shuffle: (dice: ColourIndex[]) => void): void {
  if (!state.options.promos.includes('admissionsNurse')) return
  const dice: ColourIndex[] = []
  for (const colour of [0, 1, 2] as const) for (let i = 0; i < state.bag[colour]; i++) dice.push(colour)
  shuffle(dice)
  state.bag = [0, 0, 0]
  for (const [i, colour] of dice.entries()) state.hospitals[i % state.hospitals.length]?.share.push(colour)
}

/** [DH 2.10] How many of so many dice a seat is dealt. */
export function shareOf(dice: number, seats: number, seat: Seat): number {
  return Math.max(0, Math.ceil((dice - seat) / seats))
}

/** Undo must not start a running clock again. */
export function startClocks(turn: Turn): void {
  const { deadline } = clockOf(turn)
  if (deadline === undefined || turn.state.stage !== 'activation') return
  if (setClocks(turn.state, deadline)) turn.revealed = true
}

/** When the time of a shift that begins now is up; nothing without the timer. */
function clockOf({ state, at }: Turn): { readonly deadline?: number } {
  return state.options.timer ? { deadline: at + FIRST_SHIFT + LONGER_EACH_ROUND * (state.round - 1) } : {}
}

/** Everyone whose turn it is has a deadline, this one if none was set; nobody else. Whether any clock was started. */
export function setClocks(state: Draft, deadline: number): boolean {
  const now = waitingFor(state)
  let started = false
  for (const [seat, hospital] of state.hospitals.entries()) {
    if (!now.includes(seat)) hospital.deadline = null
    else if (hospital.deadline === null) {
      hospital.deadline = deadline
      started = true
    }
  }
  return started
}

/** [DH 4.5] Whom a Consultant may take as a model; empty when there is nothing to choose any more. */
export function modelChoices({ model, specialists }: Pick<Hospital, 'model' | 'specialists'>): SpecialistId[] {
  if (model !== null || !specialists.some(({ id }) => id === 'consultant')) return []
  return [...new Set(specialists.map(({ id }) => id))].filter((id) => id !== 'consultant')
}

export function chooseModel(turn: Turn, seat: Seat, { specialist }: Command & { type: 'chooseModel' }): Refused | null {
  const hospital = turn.hospital(seat)
  if (!modelChoices(hospital).includes(specialist)) return refuse('notAModel', { specialist })
  hospital.model = specialist
  turn.emit({ type: 'modelChosen', seat, specialist })
  return null
}

export function endShift(turn: Turn, seat: Seat, timeUp: boolean): Refused | null {
  const hospital = turn.hospital(seat)
  hospital.followUp = null
  hospital.ready = true
  const begins = waitingFor(turn.state).some((next) => turn.hospital(next).deadline === null)
  turn.emit({ type: 'shiftDone', seat, timeUp, ...(begins ? clockOf(turn) : {}) })
  startClocks(turn)
  return null
}

/** [DH 2.18] Colours are as they were; [DH 2.10] dice that were returned or not drawn go into the bag. */
export function closeActivation(state: Draft): void {
  for (const hospital of state.hospitals) {
    changeAll(hospital.wards, inOwnColour)
    hospital.model = null
    hospital.deadline = null
    if (hospital.share.length === 0) continue
    for (const colour of hospital.share) hospital.returned[colour]++
    hospital.share = []
  }
  flushReturned(state)
}
