// What one's own act will look like, worked out from what one sees: the same step on a state that is built of the view.
// Only where nothing hidden decides; whatever depends on a deck, a token or the seed has to wait for the authority.

import type { Seat } from '@grand-rounds/kernel'
import { SPACES } from './board.ts'
import { SIGNS } from './cards/diagnoses.ts'
import type { Command } from './commands.ts'
import { openedBy } from './options.ts'
import { type Decks, type State } from './state.ts'
import { step } from './step.ts'
import { type View, view } from './view.ts'

/** Acts whose outcome lies face down. */
const HIDDEN: ReadonlySet<Command['type']> = new Set(['draw', 'turn', 'take', 'under', 'notice'])

/** Null: it can't be told, or it would be refused. `at`: when the authority is thought to receive it. */
export function predict(seen: View, seat: Seat, command: Command, at: number): View | null {
  if (HIDDEN.has(command.type) || (command.type === 'place' && isPlainExam(seen, command))) return null
  const before = stateOf(seen)
  const outcome = step(before, { by: seat, at, command })
  // The evaluation, and the council after it, look into decks.
  if (!outcome.ok || isEvaluated(before, outcome.state)) return null
  const { backs, inDecks } = seen
  return { ...view(outcome.state, seen.viewer), backs, inDecks }
}

function isPlainExam({ options }: View, { space }: Command & { type: 'place' }): boolean {
  return SPACES[space].work === 'exam' && !openedBy(options).examGames
}

function isEvaluated(before: State, after: State): boolean {
  const ended = after.stage === 'clearing' || after.stage === 'over' || after.round !== before.round
  return ended && before.stage !== after.stage
}

/** With nothing where the view knows nothing. */
function stateOf(seen: View): State {
  const {
    viewer: _,
    goal,
    clock: __,
    ticks,
    toAct: ___,
    busyUntil,
    idle: ____,
    inDecks: _____,
    backs: ______,
    ...same
  } = seen
  const { token, ...rest } = same
  return {
    ...rest,
    random: { seed: '', used: {} },
    goal: goal.id,
    clock: ticks,
    glasses: seen.glasses.map(({ id, space, since, until, running }) => ({ id, space, since, until, running })),
    hands: busyUntil,
    signs: { A: 0, B: 0 },
    oldPapers: [],
    decks: NO_DECKS,
    tokens: SIGNS.map((sign, at) => (token?.token === at ? token.sign : sign)),
  }
}

const NO_DECKS: Decks = {
  in: [],
  out: [],
  culture: [],
  bloodTest: [],
  xray: [],
  mri: [],
  epidemic: [],
  research: [],
}
