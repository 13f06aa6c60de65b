// A match that begins at a position of its own and is kept nowhere: for lessons, and to look at a board.

import { type Accepted, type Game, type Numbered, type Result, seedFrom } from '@grand-rounds/kernel'
import { type Clock, Match } from '@grand-rounds/match'

import type { AnyCommand } from './link.ts'

export function matchFrom<O, S, C extends AnyCommand, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  start: Pick<Accepted<S, E>, 'state' | 'events'>,
  { seats, clock }: { readonly seats: number; readonly clock: Clock },
): Match<O, S, C, E, V, R> {
  const begun = { ...game, setup: () => ({ ok: true as const, ...start }) }
  const head = { game: game.id, version: game.version, options: {}, seats, seed: seedFrom('memory'), at: 0 }
  const match = Match.open(begun, head, [], { journal: { append: () => Promise.resolve() }, clock })
  if (!match.ok) throw new Error(JSON.stringify(match.refusal))
  return match.value
}
