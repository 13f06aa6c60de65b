// The council before a round, its plan board, and the start of the clock.

import type { Refused, Seat } from '@grand-rounds/kernel'
import { COUNTDOWN, PAPERS_A_ROUND } from '../board.ts'
import type { Command } from '../commands.ts'
import { ownerOf } from '../glasses.ts'
import { no } from '../refusals.ts'
import { agreedByNone, NOTHING_DONE, type State } from '../state.ts'
import { isHere } from '../things.ts'
import type { Turn } from '../turn.ts'

/** [RMD 3.1] */
export function startCouncil(turn: Turn): void {
  const { state } = turn
  state.round++
  state.stage = 'council'
  state.agreed = agreedByNone(state.seats)
  state.tally = NOTHING_DONE
  if (state.options.research) {
    const { research } = state.decks
    state.oldPapers = [...state.oldPapers, ...state.papers]
    state.papers = research.slice(-PAPERS_A_ROUND)
    state.decks = { ...state.decks, research: research.slice(0, -PAPERS_A_ROUND) }
  }
  turn.emit({ type: 'councilStarted', round: state.round, papers: state.papers })
}

/** [RMD 3.1] All are ready. Where the clock waits for the first glass, there is nothing to count down to. */
export function countDown(turn: Turn): void {
  if (turn.state.options.lesson === 'L0') return startAction(turn, turn.at)
  const at = turn.at + COUNTDOWN
  turn.state.startsAt = at
  turn.emit({ type: 'countdownStarted', at })
}

export function stopCountdown(turn: Turn): void {
  if (turn.state.startsAt === null) return
  turn.state.startsAt = null
  turn.emit({ type: 'countdownStopped' })
}

export function startAction(turn: Turn, at: number): void {
  const { state } = turn
  state.stage = 'action'
  state.startsAt = null
  state.marks = []
  state.agreed = agreedByNone(state.seats)
  state.ending = agreedByNone(state.seats)
  state.clock = { at, ticks: 0, running: state.options.lesson !== 'L0' }
  turn.emit({ type: 'actionStarted' })
}

/** [RMD L0] Nobody should lose time while reading the first sentence. */
export function waitsForTheFirstGlass({ options, stage, clock, glasses }: State): boolean {
  if (options.lesson !== 'L0' || stage !== 'action' || clock.running || clock.ticks > 0) return false
  return glasses.every(({ running }) => !running)
}

export function startClock(turn: Turn): void {
  turn.state.clock = { at: turn.at, ticks: 0, running: true }
  turn.emit({ type: 'clockStarted' })
}

export function putMark(turn: Turn, seat: Seat, { doctor, mark, on }: Command & { type: 'mark' }): Refused | null {
  const { state } = turn
  if (!state.glasses.some(({ id }) => id === doctor)) return no('noSuchGlass')
  if (ownerOf(state, doctor) !== seat) return no('notYourDoctor')
  const others = state.marks.filter((one) => one.doctor !== doctor || one.mark !== mark)
  const before = state.marks.find((one) => one.doctor === doctor && one.mark === mark)
  if (on === null && !before) return no('noMark')
  if (on !== null && !isHere(state, on)) return no('noSuchPatient')
  if (on !== null && before?.on.kind === on.kind && before.on.id === on.id) return no('alreadyThere')
  state.marks = on === null ? others : [...others, { doctor, mark, on }]
  turn.emit(on === null ? { type: 'markTaken', seat, doctor, mark } : { type: 'markPut', seat, doctor, mark, on })
  return null
}
