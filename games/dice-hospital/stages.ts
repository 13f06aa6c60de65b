// Who has to decide. In some stages all at once, in others one after another.

import type { Seat } from '@grand-rounds/kernel'
import { type Draft, type HospitalDraft, hospitalOf, type Stage, type State } from './state.ts'

/** Asks these seats for a decision; the others have none to make. */
export function ask(state: Draft, stage: Stage, seats: readonly Seat[]): void {
  state.stage = stage
  for (const hospital of state.hospitals) hospital.ready = true
  for (const seat of seats) hospitalOf<HospitalDraft>(state, seat).ready = false
}

/** By number of players: asked for dozens of times a round. */
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]

export function allSeats(state: State | Draft): readonly Seat[] {
  return SEATS[state.hospitals.length] ?? []
}

/** Seats by the number of the ambulance that they took this round. */
export function inAmbulanceOrder(state: State | Draft): Seat[] {
  const seats: Seat[] = []
  for (let number = 0; number <= state.hospitals.length + 1; number++)
    for (const seat of allSeats(state)) if ((state.hospitals[seat]?.ambulance ?? 0) === number) seats.push(seat)
  return seats
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

/** Whether anyone has to decide before the game can go on. */
export function isWaiting(state: State | Draft): boolean {
  if (state.stage === 'over') return false
  if (state.pickup) return state.hospitals[state.pickup.turn]?.ready === false
  for (const { ready } of state.hospitals) if (!ready) return true
  return false
}

/** Whose turn it is, where one decides after another; otherwise the first of those who decide together. */
export function nextToAct(state: State | Draft): Seat | null {
  if (!isWaiting(state)) return null
  if (state.pickup) return state.pickup.turn
  const way = wayOf(state)
  const seats = state.hospitals.length
  let next: Seat | null = null
  let least = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    const hospital = state.hospitals[seat]
    if (!hospital || hospital.ready) continue
    if (way === 'together') return seat
    const rank = way === 'clockwise' ? (seat - state.first + seats) % seats : (hospital.ambulance ?? 0)
    if (rank >= least) continue
    least = rank
    next = seat
  }
  return next
}

/** Whether the game waits for this seat. */
export function isToAct(state: State | Draft, seat: Seat): boolean {
  if (state.hospitals[seat]?.ready !== false || !isWaiting(state)) return false
  return (!state.pickup && wayOf(state) === 'together') || nextToAct(state) === seat
}

export function waitingFor(state: State | Draft): Seat[] {
  const next = nextToAct(state)
  if (next === null) return []
  if (state.pickup || wayOf(state) !== 'together') return [next]
  return allSeats(state).filter((seat) => state.hospitals[seat]?.ready === false)
}
