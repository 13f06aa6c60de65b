// Everything that a seat may do now: what could be thought of, tried on a draft. So the list can't differ from the rules.

import type { Seat } from '@grand-rounds/kernel'
import { BED_IDS, MARKS, SPACE_IDS, SPACES, SPOTS, WARDS } from './board.ts'
import type { Command } from './commands.ts'
import { SIGNALS } from './events.ts'
import { ownerOf } from './glasses.ts'
import { sendable } from './phases/evaluation.ts'
import { BY_HAND, FLUIDS, ORGANS, STOCKED, SUBSTANCES } from './pieces.ts'
import type { Glass, State } from './state.ts'
import { carryOut } from './step.ts'
import { everyPatient, Turn } from './turn.ts'

export function* legal(state: State, seat: Seat): Generator<Command> {
  if (state.stage === 'over' || seat >= state.seats) return
  for (const command of thinkable(state, seat))
    if (carryOut(new Turn(state, state.clock.at), seat, command) === null) yield command
}

function* thinkable(state: State, seat: Seat): Generator<Command> {
  if (state.paused) yield { type: 'goOn' }
  else if (state.stage === 'council') {
    yield { type: 'ready' }
    yield { type: 'notReady' }
    yield* marks(state)
    yield* throwings()
  } else if (state.stage === 'clearing') {
    yield { type: 'ready' }
    yield { type: 'notReady' }
    yield* sendable(state)
    yield { type: 'sendAllBack' }
    yield* throwings()
  } else yield* doings(state, seat)
  for (const signal of SIGNALS) yield { type: 'signal', signal }
}

function* doings(state: State, seat: Seat): Generator<Command> {
  yield* goingOn(state, seat)
  if (state.stage === 'action') {
    yield* placings(state, seat)
    for (const bed of BED_IDS) for (const to of [...SPOTS, 'ward'] as const) yield { type: 'moveBed', bed, to }
    yield { type: 'endRound' }
    yield { type: 'noEndRound' }
    for (const { id, space, running } of state.glasses)
      if (space !== null && !running) yield { type: 'takeOff', glass: id }
  }
  yield* throwings()
  for (const ward of WARDS) yield { type: 'notice', ward }
  yield { type: 'ownUp' }
  yield { type: 'pause' }
  yield { type: 'goOn' }
}

function* goingOn(state: State, seat: Seat): Generator<Command> {
  const action = state.actions[seat]
  if (!action) return
  const { task } = action
  switch (task.kind) {
    case 'drawing':
      yield { type: 'draw', patients: 'in' }
      yield { type: 'draw', patients: 'out' }
      break
    case 'admitting':
      for (const { card } of state.desk) for (const bed of BED_IDS) yield { type: 'admit', patient: card, bed }
      break
    case 'stocking':
      for (const piece of STOCKED) yield { type: 'stock', piece }
      break
    case 'treating':
      for (const piece of BY_HAND) yield { type: 'give', piece, patient: task.patient }
      yield* withSyringe()
      yield { type: 'inject', patient: task.patient }
      break
    case 'containing':
      for (const { patient } of state.beds) {
        if (!patient) continue
        for (const piece of BY_HAND) yield { type: 'give', piece, patient: patient.card }
        yield { type: 'inject', patient: patient.card }
      }
      yield* withSyringe()
      break
    case 'organs':
    case 'operating':
    case 'medicating':
      for (const piece of SUBSTANCES) yield { type: 'grip', piece }
      yield { type: 'release' }
      yield { type: 'slip' }
      if (task.kind !== 'medicating') break
      yield* withSyringe()
      yield { type: 'inject', patient: task.patient }
      break
    case 'culture':
      for (let token = 0; token < state.tokens.length; token++) yield { type: 'turn', token }
      yield { type: 'cover' }
      yield { type: 'take' }
      break
    case 'bloodTest':
      for (let hole = 0; hole < state.discs.length; hole++) {
        yield { type: 'lift', hole }
        yield { type: 'lay', hole }
      }
      yield { type: 'slip' }
      yield { type: 'take' }
      break
    case 'xray':
      yield { type: 'take' }
      yield { type: 'under' }
      break
    case 'mri':
      yield { type: 'take' }
      yield { type: 'fall' }
      yield { type: 'balance' }
      break
    case 'easing':
      for (const { card } of everyPatient(state)) yield { type: 'ease', patient: card }
      break
  }
  yield { type: 'stop' }
}

function* withSyringe(): Generator<Command> {
  for (const fluid of FLUIDS) yield { type: 'takeSyringe', fluid }
  yield { type: 'fill' }
  yield { type: 'empty' }
}

function* throwings(): Generator<Command> {
  for (const organ of ORGANS) yield { type: 'throwOut', organ }
}

/**
 * A mark may lie on any thing, and a signal may be about any. Listed one by one there would be hundreds that differ in
 * nothing but a finger's place, so beds stand for all that can be marked, and a signal stands without what it is about.
 */
function* marks(state: State): Generator<Command> {
  for (const doctor of state.options.doctors)
    for (let mark = 1; mark <= MARKS; mark++) {
      for (const id of BED_IDS) yield { type: 'mark', doctor, mark, on: { kind: 'bed', id } }
      yield { type: 'mark', doctor, mark, on: null }
    }
}

function* placings(state: State, seat: Seat): Generator<Command> {
  const patients = everyPatient(state).map(({ card }) => card)
  for (const glass of movable(state, seat)) {
    for (const space of SPACE_IDS) {
      yield { type: 'place', glass: glass.id, space }
      if (['desk', 'admission', 'bank', 'pharmacy', 'organs'].includes(SPACES[space].work)) continue
      for (const patient of patients) yield { type: 'place', glass: glass.id, space, patient }
    }
  }
}

/** Nurses' glasses, and one's own doctors. */
function movable(state: State, seat: Seat): readonly Glass[] {
  return state.glasses.filter(({ id, running }) => !running && (ownerOf(state, id) ?? seat) === seat)
}
