// A seat's last step and all that came after it, worked out from the record of the game.

import type { Game, Log, Numbered, Result, Seat } from '@grand-rounds/kernel'

import type { AnyCommand, Past } from './link.ts'
import { momentsOf } from './replay/moments.ts'

/** Null: the seat has done nothing yet, or the record is one of other rules. */
export function retraced<O, S, C extends AnyCommand, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  log: Log,
  seat: Seat,
): Past<V, E> | null {
  const played = momentsOf(game, log)
  if (!played.ok) return null
  const { moments } = played
  const own = moments.findLastIndex(({ by }) => by === seat)
  const before = moments[own - 1]
  if (!before) return null
  return {
    from: game.view(before.state, seat),
    frames: moments.slice(own).map(({ state, events, by }) => ({
      view: game.view(state, seat),
      events: events.map((event) => game.see(event, seat)),
      by,
    })),
  }
}
