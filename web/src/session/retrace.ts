// A seat's last step and all that came after it, worked out from the record of the game.

import { diceHospital } from '@grand-rounds/dice-hospital'
import type { Log, Seat } from '@grand-rounds/kernel'

import { timelineOf } from './replay/timeline.ts'
import type { Past } from './link.ts'

/** Null: the seat has done nothing yet, or the record is one of other rules. */
export function retraced(log: Log, seat: Seat): Past | null {
  const told = timelineOf(log)
  if (!told.ok) return null
  const { moments } = told.timeline
  const own = moments.findLastIndex(({ by }) => by === seat)
  const before = moments[own - 1]
  if (!before) return null
  return {
    from: diceHospital.view(before.state, seat),
    frames: moments.slice(own).map(({ state, events, by }) => ({
      view: diceHospital.view(state, seat),
      events: events.map((event) => diceHospital.see(event, seat)),
      by,
    })),
  }
}
