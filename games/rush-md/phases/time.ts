// Deadlines: the end of a countdown, of the clock, of each glass, and of the moment in which a hand is not ready.

import type { Deadline, Refused, Seat } from '@grand-rounds/kernel'
import { stopAction } from '../stopping.ts'
import { millisecondOf, ticksAt, TICKS } from '../clock.ts'
import { no } from '../refusals.ts'
import { type State, seatsOf } from '../state.ts'
import type { Turn } from '../turn.ts'
import { startAction } from './council.ts'
import { evaluate } from './evaluation.ts'

export function endOfClock({ options }: State): number {
  return options.seconds * 1000 * TICKS
}

export function deadlines(state: State): readonly Deadline[] {
  if (state.startsAt !== null) return [{ id: 'start', at: state.startsAt }]
  if (state.paused || (state.stage !== 'action' && state.stage !== 'overtime')) return []
  const found: Deadline[] = []
  for (const [seat, at] of state.hands.entries()) if (at !== null) found.push({ id: `hand/${seat}`, at })
  if (!state.clock.running) return found
  const moment = (ticks: number) => millisecondOf(state.clock, state.options.pace, ticks)
  for (const { id, until, running } of state.glasses) if (running) found.push({ id: `glass/${id}`, at: moment(until) })
  if (state.stage === 'action') found.push({ id: 'clock', at: moment(endOfClock(state)) })
  return found
}

export function timeUp(turn: Turn, id: string): Refused | null {
  const told = deadlines(turn.state).find((one) => one.id === id)
  if (!told) return no('noSuchDeadline')
  if (id === 'start') startAction(turn, told.at)
  else settle(turn, told.at)
  return null
}

/** Brings the table to a moment: whatever was due by then has happened, in whichever order it is told. */
function settle(turn: Turn, at: number): void {
  const { state } = turn
  const ticks = ticksAt(state.clock, state.options.pace, at)
  for (const glass of state.glasses) {
    if (!glass.running || glass.until > ticks) continue
    turn.setGlass({ ...glass, running: false })
    turn.emit({ type: 'glassRanOut', glass: glass.id })
  }
  state.hands = state.hands.map((until) => (until === null || until <= at ? null : until))
  if (state.stage === 'action' && ticks >= endOfClock(state)) endClock(turn, ticks)
  else if (state.stage === 'overtime') stopLateActions(turn, ticks)
}

/** [RMD 3.3] No glass and no bed moves any more; what still runs goes on. */
function endClock(turn: Turn, ticks: number): void {
  const { state } = turn
  state.stage = 'overtime'
  state.agreed = state.agreed.map(() => false)
  turn.emit({ type: 'clockEnded' })
  stopLateActions(turn, ticks)
}

function stopLateActions(turn: Turn, ticks: number): void {
  for (const seat of seatsOf(turn.state))
    if ((turn.state.actions[seat]?.until ?? Infinity) <= ticks) stopAction(turn, seat)
  finishOvertime(turn)
}

/** [RMD 3.3] Evaluation starts when no action can go on. */
export function finishOvertime(turn: Turn): void {
  const { stage, actions } = turn.state
  if (stage === 'overtime' && actions.every((action) => action === null)) evaluate(turn)
}

/** [RMD 3.3] When all want the round to end, its clock ends at once. */
export function voteToEnd(turn: Turn, seat: Seat, wants: boolean): Refused | null {
  const { state } = turn
  if (state.ending[seat] === wants) return no(wants ? 'alreadyAgreed' : 'notAgreed')
  state.ending = state.ending.with(seat, wants)
  turn.emit({ type: wants ? 'wantsEnd' : 'wantsNoEnd', seat })
  if (state.ending.every(Boolean)) endClock(turn, turn.now)
  return null
}
