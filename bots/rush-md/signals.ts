// What others have signalled, and what members do about it for a while: help with the signaller's patient, let nobody
// in, look up sooner, fetch what runs short. Signals are in no view: whoever hears the events passes them on.

import type { Seat } from '@grand-rounds/kernel'
import { CALLS, type Event, type PatientId, type Piece, type View } from '@grand-rounds/rush-md'
import type { Call } from './calls.ts'

export type Signal = Extract<Event, { type: 'signalled' }>['signal']

export interface Heard {
  readonly seat: Seat
  readonly signal: Signal
  /** In the milliseconds of the orders. */
  readonly at: number
}

/** Whoever called for help half a minute ago has it, or calls again. */
const LASTS = 30_000

export interface Heeded {
  /** Whose patient goes first. */
  readonly patient: PatientId | null
  readonly nobodyIn: boolean
  readonly hurry: boolean
  /** What somebody runs short of. */
  readonly calls: readonly Call[]
}

export const NOTHING_HEARD: Heeded = { patient: null, nobodyIn: false, hurry: false, calls: [] }

const CALLED: Readonly<Record<(typeof CALLS)[number], readonly Piece[]>> = {
  needPills: ['blue', 'orange', 'white'],
  needMedicine: ['yellow', 'green'],
  needDrips: ['drip'],
  needSyringes: ['syringe'],
  needBlood: ['blood'],
  needOrgans: ['heart', 'kidney', 'bone', 'lung'],
}

/** One of each kind, however often it was called for: since when it has been called for last. */
function callsIn(heard: readonly Heard[]): readonly Call[] {
  return CALLS.flatMap((call) => {
    const times = heard.flatMap(({ signal, at }) => (signal === call ? [at] : []))
    return times.length === 0 ? [] : [{ pieces: CALLED[call], at: Math.max(...times) }]
  })
}

export function heed(view: View, seat: Seat, now: number, heard: readonly Heard[]): Heeded {
  if (heard.length === 0) return NOTHING_HEARD
  const fresh = heard.filter(({ seat: by, at }) => by !== seat && now - at <= LASTS)
  let heeded: Heeded = { ...NOTHING_HEARD, calls: callsIn(fresh) }
  for (const { seat: by, signal } of fresh) {
    if (signal === 'wait') heeded = { ...heeded, nobodyIn: true }
    if (signal === 'hurry') heeded = { ...heeded, hurry: true }
    const task = view.actions[by]?.task
    if (signal === 'help' && task && 'patient' in task) heeded = { ...heeded, patient: task.patient }
  }
  return heeded
}
