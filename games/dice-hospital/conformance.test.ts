// The promises of the contract, kept by Dice Hospital under every kind of table.

import type { Random, Viewer } from '@grand-rounds/kernel'
import { conformance } from '@grand-rounds/testkit/conformance'
import { brokenLaw } from '@grand-rounds/testkit/dice-hospital/laws'
import { describe } from 'vitest'
import { ADMINISTRATOR_IDS } from './cards/administrators.ts'
import { diceHospital, type Event, type Hospital, type State } from './index.ts'
import { improvementsOf } from './phases/improvement.ts'

/** What a hospital keeps from others, dealt anew. */
function otherSecrets(state: State, hospital: Hospital, random: Random): Hospital {
  const dealt = hospital.dealt.length > 0 ? random.shuffle('rehide', [...ADMINISTRATOR_IDS]).slice(0, 2) : []
  const discarding =
    hospital.discarding.length > 0 ? random.shuffle('rehide', improvementsOf(hospital)).slice(0, 1) : []
  const administrator = state.stage === 'administrators' && hospital.administrator ? dealt[0] : hospital.administrator
  return { ...hospital, dealt, discarding, administrator: administrator ?? null }
}

/** Decks in another order, other shares of the bag, other cards in the box, other choices of the others. */
function rehide(state: State, viewer: Viewer, random: Random): State {
  const mixed = <T>(items: readonly T[]) => random.shuffle('rehide', [...items])
  const departments = mixed([...state.departmentDeck, ...state.departmentBox])
  const specialists = mixed([...state.specialistDeck, ...state.specialistBox])
  const shares = mixed(state.hospitals.flatMap(({ share }) => share))
  const hospitals = state.hospitals.map((hospital, seat) => {
    const share = shares.splice(0, hospital.share.length)
    return { ...(seat === viewer ? hospital : otherSecrets(state, hospital, random)), share }
  })
  return {
    ...state,
    departmentDeck: departments.slice(state.departmentBox.length),
    departmentBox: departments.slice(0, state.departmentBox.length),
    specialistDeck: specialists.slice(state.specialistBox.length),
    specialistBox: specialists.slice(0, state.specialistBox.length),
    eventDeck: mixed(state.eventDeck),
    hospitals,
  }
}

/** What an event says in secret, said otherwise. */
function rehideEvent(event: Event, viewer: Viewer): Event {
  if (!('seat' in event) || event.seat === viewer) return event
  switch (event.type) {
    case 'administratorsDealt':
      return { ...event, administrators: ['oneOfEach', 'mostDischarged'] }
    case 'administratorChosen':
      return { ...event, administrator: 'oneOfEach' }
    case 'discardDecided':
      return { ...event, improvements: ['radiology'] }
    default:
      return event
  }
}

describe('[DH 1.1] [DH 2.10] at tables of every kind', () => {
  conformance(diceHospital, {
    options: [
      {},
      { administrators: false, activation: 'inOrder' },
      { events: true, openingCrisis: true, epidemic: true, superbug: true, pickup: true },
      { edition: 'prototype' },
      { edition: 'prototype', administrators: false, activation: 'inOrder', timer: true },
      { experimental: true, promos: ['consultant', 'admissionsNurse'] },
      { experimental: true, promos: ['admissionsNurse'], events: true, epidemic: true, timer: true },
      { doubleFatalities: true, doubleReports: true, events: true, superbug: true },
      { timer: true, pickup: true, activation: 'inOrder', promos: ['consultant'] },
    ],
    seats: [1, 2, 3, 4],
    games: 40,
    deep: 6,
    steps: 2_000,
    rehide,
    rehideEvent,
    essence: ({ hospitals, ...state }) => ({
      ...state,
      events: 0,
      undo: null,
      hospitals: hospitals.map((hospital) => ({ ...hospital, undo: null })),
    }),
    simultaneous: ({ stage, options }) =>
      (stage === 'activation' && options.activation === 'together') ||
      ['administrators', 'makeRoom', 'discard', 'protection'].includes(stage),
    invariant: (state) => brokenLaw(state),
    mustOccur: ['undo', 'event-leak', 'deadlines', 'order-independence', 'result', 'view-leak'],
  })
})
