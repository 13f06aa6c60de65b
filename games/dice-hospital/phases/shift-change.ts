// Phase 6, and the start of the next round with its event.

import { EVENT_CARDS, lasting, type OneOff } from '../cards/event-cards.ts'
import { changeAll, printPatient, rested, sortPatients, valueOf, withValue } from '../patients.ts'
import { allSeats, ask } from '../stages.ts'
import { type Draft, NURSES } from '../state.ts'
import type { Turn } from '../turn.ts'
import { returnRows, revealImprovements } from './improvement.ts'

/** [DH 2.24] */
export function shiftChange(turn: Turn): void {
  const { state } = turn
  turn.phase('shiftChange')
  restPatients(state)
  restStaff(state)
  if (state.event !== null) {
    turn.emit({ type: 'eventEnded', card: state.event })
    state.event = null
  }
  returnRows(turn)
  if (turn.seats > 1) revealImprovements(turn, turn.seats - 1, turn.seats - 1)
  askToReveal(state)
}

/** [DH 1.4] Of two the first player turns up one more, as long as there is one. */
export function askToReveal(state: Draft): void {
  const cardsLeft = state.departmentDeck.length + state.specialistDeck.length > 0
  ask(state, 'extraReveal', state.hospitals.length === 2 && cardsLeft ? [state.first] : [])
}

/** Everyone comes out of the departments, and ambulances drive off. */
export function restStaff(state: Draft): void {
  for (const hospital of state.hospitals) {
    for (const room of hospital.departments) room.by = null
    for (const colleague of hospital.specialists) colleague.placed = false
    hospital.nurses = NURSES
    hospital.ambulance = null
  }
}

export function restPatients(state: Draft): void {
  for (const hospital of state.hospitals) changeAll(hospital.wards, rested)
}

export function startRound(turn: Turn): void {
  const { state } = turn
  state.round++
  turn.emit({ type: 'roundStarted', round: state.round })
  if (state.options.events && state.round > 1) revealEvent(turn)
  for (const hospital of state.hospitals) hospital.nurses = nursesIn(state)
}

export function nursesIn({ event }: Draft): number {
  return NURSES + (lasting(event, 'nurses')?.change ?? 0)
}

/** [DH 5.3] */
function revealEvent(turn: Turn): void {
  const { state } = turn
  const card = state.eventDeck.pop()
  if (card === undefined) return
  state.event = card
  turn.revealed = true
  turn.emit({ type: 'eventRevealed', card })
  const { lasts, effect } = EVENT_CARDS[card]
  if (!lasts) applyOnce(turn, effect)
}

function applyOnce(turn: Turn, effect: OneOff): void {
  const { state } = turn
  if (effect.kind === 'row') {
    if (turn.seats > 1) revealImprovements(turn, 1, 1)
    return
  }
  for (const seat of allSeats(state)) {
    const hospital = turn.hospital(seat)
    switch (effect.kind) {
      case 'bags':
        if (effect.change > 0) {
          hospital.bags++
          turn.emit({ type: 'bagGained', seat, from: 'event' })
        } else if (hospital.bags > 0) {
          hospital.bags--
          turn.emit({ type: 'bagLost', seat })
        }
        break
      case 'patients':
        hospital.wards = sortPatients(
          hospital.wards.map((p) => {
            if (valueOf(p) < effect.values[0] || valueOf(p) > effect.values[1]) return p
            const to = withValue(p, valueOf(p) + effect.change)
            turn.emit({ type: 'patientChanged', seat, from: printPatient(p), to: printPatient(to) })
            return to
          }),
        )
        break
      case 'pointForEachFatality':
        turn.score(seat, 'event', effect.change * hospital.fatalities)
        break
      case 'fatalities':
        if (hospital.fatalities > 0) {
          hospital.fatalities--
          turn.emit({ type: 'fatalityRemoved', seat })
        }
    }
  }
}
