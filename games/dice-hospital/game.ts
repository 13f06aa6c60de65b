// Dice Hospital on the contract of the house.

import type { Game } from '@grand-rounds/kernel'
import { type Command, readCommand } from './commands.ts'
import type { Event } from './events.ts'
import { legal } from './legal.ts'
import { type Options, readOptions } from './options.ts'
import { type FinalResult, result } from './phases/end.ts'
import { setUp } from './setup.ts'
import { waitingFor } from './stages.ts'
import type { State } from './state.ts'
import { deadlineId, step } from './step.ts'
import { see, type View, view } from './view.ts'

export const diceHospital: Game<Options, State, Command, Event, View, FinalResult> = {
  id: 'dice-hospital',
  version: 1,
  oldest: 1,
  seats: { min: 1, max: 4 },
  readOptions,
  readCommand,
  setup: setUp,
  toAct: waitingFor,
  legal,
  step,
  deadlines(state) {
    if (state.stage !== 'activation' || !state.options.timer) return []
    return waitingFor(state).flatMap((seat) => {
      const at = state.hospitals[seat]?.deadline ?? null
      return at === null ? [] : [{ id: deadlineId(state.round, seat), at }]
    })
  },
  view,
  see,
  result,
}
