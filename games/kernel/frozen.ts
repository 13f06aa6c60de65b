// A game whose states can't be written into: for development and tests, where a rule that changes a state of the
// past has to fail on the spot and not ten moves later.

import type { Accepted, Game, Numbered, Result } from './contract.ts'
import { deepFreeze } from './json.ts'

export function frozen<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
): Game<O, S, C, E, V, R> {
  const freeze = (accepted: Accepted<S, E>): Accepted<S, E> => deepFreeze(accepted)
  return {
    ...game,
    setup: (setup) => freeze(game.setup(setup)),
    step: (state, order) => {
      const outcome = game.step(deepFreeze(state), deepFreeze(order))
      return outcome.ok ? freeze(outcome) : outcome
    },
  }
}
