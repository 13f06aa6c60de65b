// Rush M.D. on the contract of the house.

import type { Game, Result } from '@grand-rounds/kernel'
import { type Command, readCommand } from './commands.ts'
import type { Event } from './events.ts'
import { legal } from './legal.ts'
import { type Options, readOptions } from './options.ts'
import { deadlines } from './phases/time.ts'
import { setUp } from './setup.ts'
import { seatsOf, type State } from './state.ts'
import { step } from './step.ts'
import { see, toAct, type View, view } from './view.ts'

export interface FinalResult extends Result {
  readonly won: boolean
  readonly reputation: number
  readonly skill: number
  readonly patients: number
  /** The clock was slower than the rules say, or stood still. */
  readonly marked: boolean
}

export const rushMd: Game<Options, State, Command, Event, View, FinalResult> = {
  id: 'rush-md',
  version: 1,
  oldest: 1,
  seats: { min: 1, max: 4 },
  readOptions,
  readCommand,
  setup: setUp,
  toAct,
  legal,
  step,
  deadlines,
  view,
  see,
  result(state) {
    const { won, reputation, skill, discharged, marked } = state
    if (won === null) return null
    const places = seatsOf(state).map((seat) => ({ seat, place: won ? 1 : 2 }))
    return { places, won, reputation, skill, patients: discharged.length, marked }
  },
}
