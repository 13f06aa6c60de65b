// The council before a round, and the start of its clock.

import { PAPERS_A_ROUND } from '../board.ts'
import { agreedByNone, NOTHING_DONE } from '../state.ts'
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

export function startAction(turn: Turn, at: number): void {
  const { state } = turn
  state.stage = 'action'
  state.agreed = agreedByNone(state.seats)
  state.clock = { at, ticks: 0, running: true }
  turn.emit({ type: 'actionStarted' })
}
