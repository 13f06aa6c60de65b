// Undo, and acting at the same time: both are about the ways to come to one and the same state.

import type { Seat } from '@grand-rounds/kernel'
import { submit } from '@grand-rounds/kernel'
import { first, pick, REACH, sample } from '../sampling.ts'
import { brief, difference, Violation } from '../violation.ts'
import type { Command } from './config.ts'
import type { Moment, Trial } from './trial.ts'
import { acceptedListed, isUndo, seatsOf, someTime, textOf } from './trial.ts'

/** So many commands are given and taken back again in a row. */
const DEPTH = 4

function essenceOf({ config }: Trial, state: unknown): string {
  return textOf(config.essence ? config.essence(state) : state, 'the essence of a state')
}

export function checkUndo(trial: Trial, moment: Moment): void {
  if (!trial.config.essence) return
  const at = someTime(trial, moment)
  if (at === null) return
  for (const seat of seatsOf(trial)) thereAndBack(trial, moment.state, seat, at)
}

/** Goes on for as long as each command can be taken back, then takes all of them back. */
function thereAndBack(trial: Trial, start: unknown, seat: Seat, at: number): void {
  const { game, random, seats, saw } = trial
  const past: { readonly state: unknown; readonly command: Command }[] = []
  let state = start
  for (let i = 0; i < DEPTH; i++) {
    const [command] = sample(notUndo(game.legal(state, seat)), 1, random)
    if (!command) break
    const next = submit(game, seats, state, { by: seat, at, command })
    // Not every listed command has to fit in before the next deadline.
    if (!next.ok || !undoOf(trial, next.state, seat)) break
    past.push({ state, command })
    state = next.state
  }
  for (const { state: before, command } of past.reverse()) {
    const undo = undoOf(trial, state, seat)
    if (!undo) throw new Violation('undo', `seat ${seat} could take back ${brief(command)}, and then not any more`)
    const after = state
    state = acceptedListed(trial, state, { by: seat, at, command: undo }).state
    saw('undo')
    const [was, is] = [essenceOf(trial, before), essenceOf(trial, state)]
    if (was !== is)
      throw new Violation('undo', `after ${brief(command)} was taken back something differs: ${difference(was, is)}`)
    // Taking back must not be a way to roll again.
    const again = acceptedListed(trial, state, { by: seat, at, command }).state
    const [first, second] = [essenceOf(trial, after), essenceOf(trial, again)]
    if (first !== second)
      throw new Violation('undo', `${brief(command)}, given again, does something else: ${difference(first, second)}`)
  }
}

function undoOf({ game }: Trial, state: unknown, seat: Seat): Command | undefined {
  return first(game.legal(state, seat), REACH).find(isUndo)
}

function* notUndo(legal: Iterable<Command>): Generator<Command> {
  for (const command of legal) if (!isUndo(command)) yield command
}

export function checkOrder(trial: Trial, moment: Moment): void {
  const { game, config, random } = trial
  if (!config.simultaneous?.(moment.state)) return
  const at = someTime(trial, moment)
  const acting = [...game.toAct(moment.state)]
  if (at === null || acting.length < 2) return
  for (let i = 0; i < 4; i++) {
    const [a, b] = random.shuffle('pair', acting)
    const one = pick(sample(game.legal(moment.state, a ?? 0), 2, random), random)
    const other = pick(sample(game.legal(moment.state, b ?? 0), 2, random), random)
    if (one && other) bothWays(trial, moment.state, at, { by: a ?? 0, command: one }, { by: b ?? 0, command: other })
  }
}

interface Act {
  readonly by: Seat
  readonly command: Command
}

function bothWays(trial: Trial, state: unknown, at: number, a: Act, b: Act): void {
  const ab = inTurn(trial, state, at, [a, b])
  const ba = inTurn(trial, state, at, [b, a])
  // The last one to lock in ends the phase, and then it may be too late to take back.
  if ((ab === null || ba === null) && (isUndo(a.command) || isUndo(b.command))) return
  trial.saw('order-independence')
  if (ab === null || ba === null)
    throw new Violation('order-independence', `${brief(a)} and ${brief(b)} are accepted in one order only`)
  if (ab !== ba)
    throw new Violation('order-independence', `${brief(a)} and ${brief(b)} do not commute: ${difference(ab, ba)}`)
}

function inTurn(trial: Trial, start: unknown, at: number, acts: readonly Act[]): string | null {
  let state = start
  for (const { by, command } of acts) {
    const outcome = submit(trial.game, trial.seats, state, { by, at, command })
    if (!outcome.ok) return null
    state = outcome.state
  }
  return essenceOf(trial, state)
}
