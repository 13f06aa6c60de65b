// The door of a game: whatever comes from outside is checked here before a rule sees it.

import type { Game, Numbered, Order, Outcome, Result } from './contract.ts'
import { refuse } from './contract.ts'

/** An order as it arrives: nothing about its command is known yet. */
export interface Incoming {
  readonly by: number | 'clock'
  readonly at: number
  readonly command: unknown
}

/**
 * Gives an order to a game. Refusals that are the same for every game:
 * `noSuchSeat`, `badTime`, `gameOver`, `deadlineFirst` (a deadline before this moment was not told yet:
 * tell it, then give the order again), `noSuchDeadline` and `tooEarly` (for the clock).
 */
export function submit<O, S, C extends { readonly type: string }, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  seats: number,
  state: S,
  { by, at, command }: Incoming,
): Outcome<S, E> {
  if (!Number.isSafeInteger(at) || at < 0) return refuse('badTime')
  if (by !== 'clock' && !(Number.isInteger(by) && by >= 0 && by < seats)) return refuse('noSuchSeat')
  if (game.result(state) !== null) return refuse('gameOver')
  const deadlines = game.deadlines(state)
  if (by === 'clock') {
    const order = readTimeUp(command, at)
    if (!order) return refuse('noSuchDeadline')
    const deadline = deadlines.find(({ id }) => id === order.command.deadline)
    if (!deadline) return refuse('noSuchDeadline')
    if (at < deadline.at) return refuse('tooEarly', { deadline: deadline.id, at: deadline.at })
    return game.step(state, order)
  }
  for (const deadline of deadlines) {
    if (deadline.at <= at) return refuse('deadlineFirst', { deadline: deadline.id, at: deadline.at })
  }
  const read = game.readCommand(command)
  return read.ok ? game.step(state, { by, at, command: read.value }) : read
}

function readTimeUp(command: unknown, at: number): (Order<never> & { by: 'clock' }) | null {
  if (typeof command !== 'object' || command === null) return null
  const { type, deadline } = command as Record<string, unknown>
  return type === 'timeUp' && typeof deadline === 'string' ? { by: 'clock', at, command: { type, deadline } } : null
}
