// Deadlines: the end of the clock, of each glass, and of the moment in which tweezers are not ready.

import type { Deadline, Refused } from '@grand-rounds/kernel'
import { stopAction } from '../actions/stopping.ts'
import { millisecondOf, TICKS } from '../clock.ts'
import { no } from '../refusals.ts'
import { type State, seatsOf } from '../state.ts'
import type { Turn } from '../turn.ts'
import { evaluate } from './evaluation.ts'

interface Due {
  readonly id: string
  readonly ticks: number
}

export function endOfClock({ options }: State): number {
  return options.seconds * 1000 * TICKS
}

function due(state: State): readonly Due[] {
  if (state.paused || (state.stage !== 'action' && state.stage !== 'overtime')) return []
  const found: Due[] = []
  for (const { id, until, running } of state.glasses) if (running) found.push({ id: `glass/${id}`, ticks: until })
  for (const [seat, ticks] of state.hands.entries()) if (ticks > 0) found.push({ id: `hand/${seat}`, ticks })
  if (state.stage === 'action') found.push({ id: 'clock', ticks: endOfClock(state) })
  return found
}

export function deadlines(state: State): readonly Deadline[] {
  return due(state).map(({ id, ticks }) => ({ id, at: millisecondOf(state.clock, state.options.pace, ticks) }))
}

export function timeUp(turn: Turn, id: string): Refused | null {
  const told = due(turn.state).find((one) => one.id === id)
  if (!told) return no('noSuchDeadline')
  settle(turn, told.ticks)
  return null
}

/** Brings the table to a moment: whatever was due by then has happened, in whichever order it is told. */
function settle(turn: Turn, ticks: number): void {
  const { state } = turn
  for (const glass of state.glasses) {
    if (!glass.running || glass.until > ticks) continue
    turn.setGlass({ ...glass, running: false })
    turn.emit({ type: 'glassRanOut', glass: glass.id })
  }
  state.hands = state.hands.map((until) => (until <= ticks ? 0 : until))
  if (state.stage === 'action' && ticks >= endOfClock(state)) {
    state.stage = 'overtime'
    state.agreed = state.agreed.map(() => false)
    turn.emit({ type: 'clockEnded' })
  }
  if (state.stage !== 'overtime') return
  for (const seat of seatsOf(state)) if ((state.actions[seat]?.until ?? Infinity) <= ticks) stopAction(turn, seat)
  finishOvertime(turn)
}

/** [RMD 3.3] Evaluation starts when no action can go on. */
export function finishOvertime(turn: Turn): void {
  const { stage, actions } = turn.state
  if (stage === 'overtime' && actions.every((action) => action === null)) evaluate(turn)
}
