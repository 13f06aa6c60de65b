// What has happened since one's last turn, by the log alone: it is the same after a reload, and on any device.

import type { Event } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'

/** Only the seat's own decision brings these. What the rules can also bring by themselves is not among them. */
const DECISIONS: ReadonlySet<Event['type']> = new Set([
  'administratorChosen',
  'ambulanceTaken',
  'patientsKept',
  'improvementClaimed',
  'improvementPassed',
  'discardDecided',
  'modelChosen',
  'meeplePlaced',
  'specialistUsed',
  'specialistDeclined',
  'bagSpent',
  'patientReleased',
  'patientDrawn',
  'shiftDone',
  'reportCompleted',
  'patientPickedUp',
  'undone',
])

function isOf(event: Event, seat: Seat): boolean {
  return 'seat' in event && event.seat === seat
}

function isDecision(event: Event): boolean {
  return DECISIONS.has(event.type) && !(event.type === 'shiftDone' && event.timeUp)
}

/** All that came after the seat's last decision and what that did in its own hospital; null: it has decided nothing. */
export function sinceTurn(events: readonly Event[], seat: Seat): readonly Event[] | null {
  const last = events.findLastIndex((event) => isOf(event, seat) && isDecision(event))
  if (last < 0) return null
  const rest = events.slice(last + 1)
  const first = rest.findIndex((event) => !isOf(event, seat))
  return first < 0 ? [] : rest.slice(first)
}
