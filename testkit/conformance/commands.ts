// What may be commanded and what may not: the list and the rules must say the same.

import type { Incoming, Seat } from '@grand-rounds/kernel'
import { submit } from '@grand-rounds/kernel'
import { first, sample } from '../sampling.ts'
import { brief, difference, Violation } from '../violation.ts'
import type { Command } from './config.ts'
import type { Moment, Trial } from './trial.ts'
import { acceptedListed, alike, changed, someTime, seatsOf, textOf } from './trial.ts'

/** How much of a list is looked through for the same twice. */
const LISTED = 300
/** How many listed commands are tried to find one that does the same as a stray. */
const SEARCHED = 2000

export function checkCommands(trial: Trial, moment: Moment): void {
  for (const seat of seatsOf(trial)) {
    const listed = first(trial.game.legal(moment.state, seat), LISTED)
    listedOnce(listed, seat)
    trial.saw('listed-once')
    const at = someTime(trial, moment)
    if (at !== null) tryListed(trial, moment, seat, at)
    same(trial, moment, 'past-states', 'listing or giving commands')
    // The word of the clock, out of the mouth of a seat.
    const told = trial.game.deadlines(moment.state).map(({ id }) => ({ type: 'timeUp', deadline: id }))
    const strays = [...told, ...trial.strays.some(listed, trial.random)]
    for (const command of strays) stray(trial, moment, { by: seat, at: at ?? moment.at, command })
    same(trial, moment, 'refusal-changes-nothing', `one of ${brief(strays)}`)
  }
  for (const order of trial.config.orders?.(moment.state, trial.random) ?? []) stray(trial, moment, order)
  same(trial, moment, 'refusal-changes-nothing', 'an order of the game’s own')
  if (Object.keys(Object.prototype).length > 0)
    throw new Violation('refusal-changes-nothing', 'a command wrote into the prototype of all objects')
}

function same(trial: Trial, moment: Moment, check: 'past-states' | 'refusal-changes-nothing', by: string): void {
  const change = changed(moment, moment.state)
  trial.saw(check)
  if (change) throw new Violation(check, `the state was changed by ${by}: ${difference(change.was, change.is)}`)
}

function listedOnce(listed: readonly Command[], seat: Seat): void {
  const seen = new Set<string>()
  for (const command of listed) {
    const text = textOf(command, 'a listed command')
    if (seen.has(text)) throw new Violation('listed-once', `seat ${seat} has ${brief(command)} twice`)
    seen.add(text)
  }
}

function tryListed(trial: Trial, { state }: Moment, seat: Seat, at: number): void {
  const { game, random, strays, saw } = trial
  for (const command of sample(game.legal(state, seat), 4, random)) {
    const text = textOf(command, 'a listed command')
    const outcome = acceptedListed(trial, state, { by: seat, at, command })
    textOf(outcome, `the state after ${text}`)
    const direct = game.step(state, { by: seat, at, command })
    const again = game.step(state, { by: seat, at, command })
    saw('listed-accepted')
    if (textOf(command, 'a command once given') !== text)
      throw new Violation('past-states', `${text} was changed when it was given`)
    if (!alike(direct, again)) throw new Violation('hidden-randomness', `${text}, given again, does something else`)
    if (!alike(direct, outcome))
      throw new Violation('listed-accepted', `${brief(command)} does something else when read from outside`)
    strays.remember(command, random)
  }
}

/** Gives an order that is most likely wrong. */
function stray(trial: Trial, moment: Moment, order: Incoming): void {
  const { game, seats, saw } = trial
  const outcome = submit(game, seats, moment.state, order)
  saw('unlisted-refused')
  saw('throws')
  if (!outcome.ok) {
    textOf(outcome.refusal, `the refusal of ${brief(order.command)}`)
    if (typeof outcome.refusal.code === 'string' && outcome.refusal.code !== '') return
    throw new Violation('unlisted-refused', `seat ${order.by}: ${brief(order.command)} was refused without a code`)
  }
  if (typeof order.by !== 'number') return
  const reached = textOf(outcome.state, `the state after ${brief(order.command)}`)
  if (!doneByListed(trial, moment, { ...order, by: order.by }, reached))
    throw new Violation('unlisted-refused', `seat ${order.by}: ${brief(order.command)} is not listed and was accepted`)
}

/** Equal choices stand once in a list, so a stray may be an unlisted spelling of a listed choice. */
function doneByListed({ game }: Trial, { state }: Moment, order: Incoming & { by: Seat }, reached: string): boolean {
  const read = game.readCommand(order.command)
  if (!read.ok) return false
  const spelling = textOf(read.value, 'a command that was read')
  const listed = first(game.legal(state, order.by), SEARCHED)
  if (listed.some((command) => textOf(command, 'a listed command') === spelling)) return true
  // The likeliest first: a choice of the same type.
  const likely = listed.filter(({ type }) => type === read.value.type)
  const others = listed.filter(({ type }) => type !== read.value.type)
  for (const command of [...likely, ...others]) {
    const outcome = game.step(state, { by: order.by, at: order.at, command })
    if (outcome.ok && textOf(outcome.state, 'the next state') === reached) return true
  }
  // A list longer than the search settles nothing either way.
  return listed.length === SEARCHED
}
