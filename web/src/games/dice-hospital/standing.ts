// How a table stands, for the lists of tables: worked out from how it looks and all that happened.

import type { Event, FinalResult, View } from '@grand-rounds/dice-hospital'

import type { Standing as AnyStanding, TableRecord as AnyRecord } from '../../session/storage.ts'

export interface Standing extends AnyStanding {
  readonly fatalities: readonly number[]
  /** Patients who went home, in all. */
  readonly home: readonly number[]
}

export type TableRecord = AnyRecord<Standing>

interface Known {
  readonly view: View
  /** Null while it is being played. */
  readonly result: FinalResult | null
  readonly events: Iterable<Event>
  readonly steps: number
  /** When the last step was taken. */
  readonly at: number
}

export function standingOf({ view: { round, hospitals }, result, events, steps, at }: Known): Standing {
  const home = hospitals.map(() => 0)
  for (const event of events)
    if (event.type === 'patientsWentHome') home[event.seat] = (home[event.seat] ?? 0) + event.colours.length
  const places = result?.places
  return {
    round,
    scores: hospitals.map(({ score }) => score),
    fatalities: hospitals.map(({ fatalities }) => fatalities),
    home,
    places: places ? hospitals.map((_, seat) => places.find((one) => one.seat === seat)?.place ?? 0) : null,
    steps,
    at,
  }
}
