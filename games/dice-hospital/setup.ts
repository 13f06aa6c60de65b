// Section 1: the box is opened, decks are shuffled, the first player is drawn.

import type { Accepted, Setup } from '@grand-rounds/kernel'
import { dealReports, layDecks, openBox } from './box.ts'
import type { Event } from './events.ts'
import { proceed } from './flow.ts'
import type { Options } from './options.ts'
import { revealImprovements } from './phases/improvement.ts'
import { ask } from './stages.ts'
import type { State } from './state.ts'
import { Turn } from './turn.ts'

export function setUp({ options, seats, seed, at }: Setup<Options>): Accepted<State, Event> {
  const turn = new Turn(openBox(options, seats, seed), at)
  begin(turn)
  turn.state.random = turn.randomState()
  return { ok: true, state: turn.state, events: turn.events ?? [] }
}

/** From the opened box to the first decision. */
export function begin(turn: Turn): void {
  const { state, random, seats } = turn
  state.first = random.below('first', seats)
  layDecks(turn, state.options, seats)
  turn.emit({ type: 'gameStarted', first: state.first })
  if (seats === 1) dealReports(turn)
  else revealImprovements(turn, seats - 1, seats - 1)
  ask(state, 'extraReveal', seats === 2 ? [state.first] : [])
  proceed(turn)
}
