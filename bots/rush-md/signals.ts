// What others have signalled, and what members do about it for a while: help with the signaller's patient, let nobody
// in, look up sooner. Signals are in no view: whoever hears the events passes them on.

import type { Seat } from '@grand-rounds/kernel'
import type { Event, PatientId, View } from '@grand-rounds/rush-md'

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
}

export const NOTHING_HEARD: Heeded = { patient: null, nobodyIn: false, hurry: false }

export function heed(view: View, seat: Seat, now: number, heard: readonly Heard[]): Heeded {
  if (heard.length === 0) return NOTHING_HEARD
  let heeded = NOTHING_HEARD
  for (const { seat: by, signal, at } of heard) {
    if (by === seat || now - at > LASTS) continue
    if (signal === 'wait') heeded = { ...heeded, nobodyIn: true }
    if (signal === 'hurry') heeded = { ...heeded, hurry: true }
    const task = view.actions[by]?.task
    if (signal === 'help' && task && 'patient' in task) heeded = { ...heeded, patient: task.patient }
  }
  return heeded
}
