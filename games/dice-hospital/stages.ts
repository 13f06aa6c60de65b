// Who has to decide. In some stages all at once, in others one after another.

import type { Seat } from '@grand-rounds/kernel'
import { type Draft, type HospitalDraft, hospitalOf, type Stage, type State } from './state.ts'

/** Asks these seats for a decision; the others have none to make. */
export function ask(state: Draft, stage: Stage, seats: readonly Seat[]): void {
  state.stage = stage
  for (const hospital of state.hospitals) hospital.ready = true
  for (const seat of seats) hospitalOf<HospitalDraft>(state, seat).ready = false
}

export function allSeats(state: State | Draft): Seat[] {
  return state.hospitals.map((_, seat) => seat)
}

/** Seats by the number of the ambulance that they took this round. */
export function inAmbulanceOrder(state: State | Draft): Seat[] {
  const number = (seat: Seat) => state.hospitals[seat]?.ambulance ?? 0
  return allSeats(state).sort((a, b) => number(a) - number(b))
}

type Way = 'together' | 'clockwise' | 'byAmbulance'

function wayOf(state: State | Draft): Way {
  switch (state.stage) {
    case 'ambulances':
      return 'clockwise'
    case 'improvement':
      return 'byAmbulance'
    case 'activation':
      return state.options.activation === 'inOrder' ? 'byAmbulance' : 'together'
    default:
      return 'together'
  }
}

/** In these stages a step touches its own hospital only, and is taken back by itself. */
export function isApart(stage: Stage): boolean {
  return (
    stage === 'administrators' ||
    stage === 'makeRoom' ||
    stage === 'discard' ||
    stage === 'activation' ||
    stage === 'protection'
  )
}

export function waitingFor(state: State | Draft): Seat[] {
  if (state.stage === 'over') return []
  if (state.pickup) return state.hospitals[state.pickup.turn]?.ready === false ? [state.pickup.turn] : []
  const waiting: Seat[] = []
  for (let seat = 0; seat < state.hospitals.length; seat++)
    if (state.hospitals[seat]?.ready === false) waiting.push(seat)
  if (waiting.length < 2) return waiting
  switch (wayOf(state)) {
    case 'together':
      return waiting
    case 'clockwise': {
      const seats = state.hospitals.length
      const distance = (seat: Seat) => (seat - state.first + seats) % seats
      return [waiting.reduce((next, seat) => (distance(seat) < distance(next) ? seat : next))]
    }
    case 'byAmbulance': {
      const number = (seat: Seat) => state.hospitals[seat]?.ambulance ?? 0
      return [waiting.reduce((next, seat) => (number(seat) < number(next) ? seat : next))]
    }
  }
}
