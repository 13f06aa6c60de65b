// The same order on the same state gives the same: no chance, clock or memory outside of the state.

import type { LogEntry, Numbered, Order } from '@grand-rounds/kernel'
import { first } from '../sampling.ts'
import { brief, difference, Violation } from '../violation.ts'
import type { Command } from './config.ts'
import type { Moment, Trial } from './trial.ts'
import { changed, copyOf, seatsOf, textOf, viewersOf } from './trial.ts'

/** How much of a list is compared. */
const LISTED = 50

export function checkSetup({ game, version, options, seats, seed, saw }: Trial, at: number): void {
  const read = game.readOptions(options, seats)
  if (!read.ok) return
  const once = game.setup({ version, options: read.value, seats, seed, at })
  const again = game.setup({ version, options: read.value, seats, seed, at })
  saw('hidden-randomness')
  alike('hidden-randomness', 'setup, done again', textOf(once, 'the setup'), textOf(again, 'the setup'))
}

/** Gives the entry that was given then, again: to the state, and to a copy that went through JSON. */
export function checkRepeat(trial: Trial, moment: Moment, entry: LogEntry, after: Moment): void {
  const { saw } = trial
  const { state, text } = moment
  const order = entry as unknown as Order<Command>
  const events = (told: readonly Numbered[]) => textOf(told, 'the events')
  const once = stepped(trial, state, order)
  reaches('hidden-randomness', brief(entry), after, once.state)
  const again = stepped(trial, state, order)
  saw('hidden-randomness')
  reaches('hidden-randomness', `${brief(entry)}, given again,`, after, again.state)
  alike('hidden-randomness', `events of ${brief(entry)}`, events(once.events), events(again.events))
  const copied = stepped(trial, copyOf(text), order)
  saw('json')
  reaches('json', `${brief(entry)} on a copy of the state`, after, copied.state)
  checkReadings(trial, moment)
}

/** What is asked of a state, asked again and of a copy that went through JSON. */
function checkReadings(trial: Trial, { state, text }: Moment): void {
  const { game } = trial
  const readings = (of: unknown) =>
    textOf(
      {
        toAct: game.toAct(of),
        deadlines: game.deadlines(of),
        views: viewersOf(trial).map((viewer) => game.view(of, viewer)),
        legal: seatsOf(trial).map((seat) => first(game.legal(of, seat), LISTED)),
      },
      'what the game says of a state',
    )
  const once = readings(state)
  alike('hidden-randomness', 'what the game says of a state, asked again,', once, readings(state))
  alike('json', 'what the game says of a copy of the state', once, readings(copyOf(text)))
}

function stepped({ game }: Trial, state: unknown, order: Order<Command>) {
  const outcome = game.step(state, order)
  if (outcome.ok) return outcome
  throw new Violation('hidden-randomness', `${brief(order)} was accepted before and is now ${outcome.refusal.code}`)
}

function alike(check: 'hidden-randomness' | 'json', what: string, once: string, again: string): void {
  if (once !== again) throw new Violation(check, `${what} gives something else: ${difference(once, again)}`)
}

function reaches(check: 'hidden-randomness' | 'json', what: string, after: Moment, state: unknown): void {
  const change = changed(after, state)
  if (change) throw new Violation(check, `${what} gives something else: ${difference(change.was, change.is)}`)
}
