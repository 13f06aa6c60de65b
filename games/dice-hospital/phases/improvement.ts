// Phase 2: improvements are claimed in ambulance order, then each player may discard for blood bags.

import { refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { STARTING_DEPARTMENTS } from '../cards/departments.ts'
import { EVENT_CARDS } from '../cards/event-cards.ts'
import { SPECIALIST_IDS, type SpecialistId } from '../cards/specialists.ts'
import type { Command } from '../commands.ts'
import { allSeats, ask, inAmbulanceOrder } from '../stages.ts'
import { type Draft, type Hospital, type HospitalDraft, hospitalOf, type ImprovementId, type State } from '../state.ts'
import type { Turn } from '../turn.ts'

const SPECIALIST_CARDS: ReadonlySet<string> = new Set(SPECIALIST_IDS)

export function isSpecialist(id: ImprovementId): id is SpecialistId {
  return SPECIALIST_CARDS.has(id)
}

/** Cards from the tops of the decks into the rows, as far as the decks reach. */
export function revealImprovements(turn: Turn, departments: number, specialists: number): void {
  const { state } = turn
  const knownDepartments = state.departmentRow.length
  const knownSpecialists = state.specialistRow.length
  deal(state.departmentDeck, departments, state.departmentRow)
  deal(state.specialistDeck, specialists, state.specialistRow)
  turn.revealed = true
  if (!turn.events) return
  turn.emit({
    type: 'cardsRevealed',
    departments: state.departmentRow.slice(knownDepartments),
    specialists: state.specialistRow.slice(knownSpecialists),
  })
}

function deal<T>(deck: T[], count: number, row: T[]): void {
  for (let i = 0; i < count; i++) {
    const card = deck.pop()
    if (card === undefined) return
    row.push(card)
  }
}

/** [DH 1.4] */
export function revealExtra(turn: Turn, seat: Seat, { kind }: Command & { type: 'reveal' }): Refused | null {
  const deck = kind === 'department' ? turn.state.departmentDeck : turn.state.specialistDeck
  if (deck.length === 0) return refuse('deckEmpty', { kind })
  if (kind === 'department') revealImprovements(turn, 1, 0)
  else revealImprovements(turn, 0, 1)
  turn.hospital(seat).ready = true
  return null
}

/** [DH 2.7] [DH 6.3] */
export function startImprovement(turn: Turn): void {
  const { state } = turn
  turn.phase('improvement')
  if (turn.seats === 1) {
    const each = state.event !== null && EVENT_CARDS[state.event].effect.kind === 'row' ? 2 : 1
    revealImprovements(turn, each, each)
  }
  askToClaim(state)
}

export function askToClaim(state: Draft): void {
  ask(state, 'improvement', allSeats(state))
  skipEmptyRow(state)
}

export function skipEmptyRow(state: Draft): void {
  if (state.departmentRow.length > 0 || state.specialistRow.length > 0) return
  for (const hospital of state.hospitals) hospital.ready = true
}

export function claim(turn: Turn, seat: Seat, { improvement }: Command & { type: 'claim' }): Refused | null {
  const { state } = turn
  const hospital = turn.hospital(seat)
  if (isSpecialist(improvement)) {
    if (!takeFrom(state.specialistRow, improvement)) return refuse('notInTheRow', { improvement })
    hospital.specialists.push({ id: improvement, placed: false })
  } else {
    if (!takeFrom(state.departmentRow, improvement)) return refuse('notInTheRow', { improvement })
    hospital.departments.push({ id: improvement, by: null })
  }
  hospital.ready = true
  turn.emit({ type: 'improvementClaimed', seat, improvement })
  skipEmptyRow(state)
  return null
}

export function passImprovement(turn: Turn, seat: Seat): Refused | null {
  if (turn.seats === 1) return refuse('mustClaim')
  turn.hospital(seat).ready = true
  turn.emit({ type: 'improvementPassed', seat })
  return null
}

export function takeFrom<T>(cards: T[], card: T): boolean {
  const i = cards.indexOf(card)
  if (i < 0) return false
  cards.splice(i, 1)
  return true
}

/** [DH 6.3] The solo game's other card goes under its deck at once. */
export function returnSoloRow(turn: Turn): void {
  const { state } = turn
  for (const improvement of [...state.departmentRow, ...state.specialistRow])
    turn.emit({ type: 'improvementReturned', improvement })
  returnRows(turn)
}

/** [DH 2.24] What was not claimed goes under its deck in random order. */
export function returnRows({ state, random }: Turn): void {
  if (state.departmentRow.length > 1) random.shuffle('departments', state.departmentRow)
  if (state.specialistRow.length > 1) random.shuffle('specialists', state.specialistRow)
  state.departmentDeck.unshift(...state.departmentRow)
  state.specialistDeck.unshift(...state.specialistRow)
  state.departmentRow = []
  state.specialistRow = []
}

/** What a player owns that can be discarded; starting departments and nurses can't. */
export function improvementsOf({ departments, specialists }: Owned): ImprovementId[] {
  return [...ownDepartments(departments), ...specialists].map(({ id }) => id)
}

type Owned = Pick<Hospital, 'departments' | 'specialists'>

/** Those after the ones that every hospital starts with. */
export function ownDepartments<R>(departments: readonly R[]): readonly R[] {
  return departments.slice(STARTING_DEPARTMENTS.length)
}

function hasImprovements({ departments, specialists }: Owned): boolean {
  return departments.length > STARTING_DEPARTMENTS.length || specialists.length > 0
}

/** [DH 2.9] [DH 7.3] */
export function mostDiscards({ options }: Pick<State, 'options'>): number {
  return options.edition === 'prototype' ? Number.POSITIVE_INFINITY : 1
}

export function askForDiscards(state: Draft): void {
  ask(
    state,
    'discard',
    allSeats(state).filter((seat) => hasImprovements(hospitalOf<HospitalDraft>(state, seat))),
  )
}

export function decideDiscard(turn: Turn, seat: Seat, { improvements }: Command & { type: 'discard' }): Refused | null {
  const hospital = turn.hospital(seat)
  if (improvements.length > mostDiscards(turn.state))
    return refuse('tooManyDiscards', { most: mostDiscards(turn.state) })
  const owned = improvements.length > 0 ? improvementsOf(hospital) : []
  for (const improvement of improvements) {
    if (!takeFrom(owned, improvement)) return refuse('notYours', { improvement })
  }
  hospital.discarding = [...improvements]
  hospital.ready = true
  turn.emit({ type: 'discardDecided', seat, improvements })
  return null
}

/** The cards go under their decks in ambulance order, a bag for each. */
export function discardAll(turn: Turn): void {
  const { state } = turn
  for (const seat of inAmbulanceOrder(state)) {
    const hospital = turn.hospital(seat)
    if (hospital.discarding.length === 0) continue
    for (const improvement of hospital.discarding) {
      if (isSpecialist(improvement)) {
        removeLast(hospital.specialists, improvement)
        state.specialistDeck.unshift(improvement)
      } else {
        removeLast(hospital.departments, improvement)
        state.departmentDeck.unshift(improvement)
      }
      hospital.bags++
      turn.emit({ type: 'improvementDiscarded', seat, improvement })
      turn.emit({ type: 'bagGained', seat, from: 'discard' })
    }
    hospital.discarding = []
  }
}

export function removeLast<T extends { readonly id: ImprovementId }>(cards: T[], id: ImprovementId): void {
  const i = cards.findLastIndex((card) => card.id === id)
  if (i >= 0) cards.splice(i, 1)
}
