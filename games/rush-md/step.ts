// One step: what a command may be now, who carries it out, and what a broken oath costs.

import type { Order, Outcome, Refused, Seat } from '@grand-rounds/kernel'
import { balance, cover, fall, lay, lift, take, turnToken, under } from './actions/exams.ts'
import { moveBed, takeOff, throwOut } from './actions/free.ts'
import { empty, fill, give, grip, inject, release, takeSyringe } from './actions/giving.ts'
import { place } from './actions/placing.ts'
import { stopAction } from './stopping.ts'
import { admit, drawPatient, ease, stock } from './actions/stores.ts'
import { slip } from './actions/tweezers.ts'
import { FORGIVEN } from './board.ts'
import { TICKS } from './clock.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { countDown, putMark, stopCountdown, waitsForTheFirstGlass } from './phases/council.ts'
import { notice } from './phases/epidemics.ts'
import { discharge, sendAllBack, sendBack } from './phases/evaluation.ts'
import { finishOvertime, timeUp, voteToEnd } from './phases/time.ts'
import { no } from './refusals.ts'
import { agreedByNone, type Stage, type State } from './state.ts'
import { isHere } from './things.ts'
import { Turn } from './turn.ts'

type Type = Command['type']

/** [RMD 3.3] What goes on when the clock has ended: no glass and no bed moves any more. */
const AFTER_THE_CLOCK: readonly Type[] = [
  'pause',
  'goOn',
  'stop',
  'draw',
  'admit',
  'stock',
  'give',
  'takeSyringe',
  'fill',
  'inject',
  'grip',
  'release',
  'slip',
  'lift',
  'lay',
  'turn',
  'cover',
  'take',
  'under',
  'fall',
  'ease',
  'notice',
  'ownUp',
  'empty',
  'throwOut',
]

const COMMANDS_OF: Readonly<Record<Stage, readonly Type[]>> = {
  council: ['ready', 'notReady', 'mark', 'throwOut'],
  action: [...AFTER_THE_CLOCK, 'place', 'takeOff', 'moveBed', 'balance', 'endRound', 'noEndRound'],
  overtime: AFTER_THE_CLOCK,
  clearing: ['ready', 'notReady', 'sendBack', 'sendAllBack', 'throwOut'],
  over: [],
}

export function step(state: State, order: Order<Command>): Outcome<State, Event> {
  if (order.by === 'clock') {
    const turn = new Turn(state, order.at)
    return timeUp(turn, order.command.deadline) ?? accepted(turn)
  }
  const { by: seat, at, command } = order
  const turn = new Turn(state, at)
  const refused = carryOut(turn, seat, command)
  if (refused) return brokenOath(state, seat, command, at, refused) ?? refused
  return accepted(turn)
}

function accepted({ state, events }: Turn): Outcome<State, Event> {
  return { ok: true, state, events }
}

function whyNotNow({ stage, paused }: State, type: Type): Refused | null {
  if (stage === 'over') return no('gameOver')
  if (type === 'signal') return null
  if (paused && type !== 'goOn') return no('paused')
  return COMMANDS_OF[stage].includes(type) ? null : no('notNow', { stage })
}

/** Carries a command out, or says why not; then the draft is worth nothing any more. */
export function carryOut(turn: Turn, seat: Seat, command: Command): Refused | null {
  const refused = whyNotNow(turn.state, command.type) ?? perform(turn, seat, command)
  if (!refused) finishOvertime(turn)
  return refused
}

function perform(turn: Turn, seat: Seat, command: Command): Refused | null {
  switch (command.type) {
    case 'ready':
      return agree(turn, seat, () => (turn.state.stage === 'council' ? countDown(turn) : discharge(turn)))
    case 'notReady':
      stopCountdown(turn)
      return withdraw(turn, seat, 'notAgreed')
    case 'mark':
      return putMark(turn, seat, command)
    case 'pause':
      return agree(turn, seat, () => pause(turn))
    case 'goOn':
      return turn.state.paused ? agree(turn, seat, () => goOn(turn)) : withdraw(turn, seat, 'notPaused')
    case 'endRound':
    case 'noEndRound':
      return voteToEnd(turn, seat, command.type === 'endRound')
    case 'signal':
      return signal(turn, seat, command)
    case 'place':
      return place(turn, seat, command)
    case 'stop':
      if (!turn.state.actions[seat]) return no('noAction')
      stopAction(turn, seat)
      return null
    case 'takeOff':
      return takeOff(turn, seat, command)
    case 'moveBed':
      return moveBed(turn, seat, command)
    case 'throwOut':
      return throwOut(turn, seat, command)
    case 'draw':
      return drawPatient(turn, seat, command)
    case 'admit':
      return admit(turn, seat, command)
    case 'stock':
      return stock(turn, seat, command)
    case 'ease':
      return ease(turn, seat, command)
    case 'give':
      return give(turn, seat, command)
    case 'takeSyringe':
      return takeSyringe(turn, seat, command)
    case 'fill':
      return fill(turn, seat)
    case 'inject':
      return inject(turn, seat, command)
    case 'grip':
      return grip(turn, seat, command)
    case 'release':
      return release(turn, seat)
    case 'slip':
      return slip(turn, seat)
    case 'lift':
      return lift(turn, seat, command)
    case 'lay':
      return lay(turn, seat, command)
    case 'turn':
      return turnToken(turn, seat, command)
    case 'cover':
      return cover(turn, seat)
    case 'take':
      return take(turn, seat)
    case 'under':
      return under(turn, seat)
    case 'fall':
      return fall(turn, seat)
    case 'balance':
      return balance(turn, seat)
    case 'notice':
      return notice(turn, command.ward)
    case 'ownUp':
      if (turn.state.options.oath !== 'strict') return no('oathNotStrict')
      turn.emit({ type: 'oathBroken', seat, rule: 'ownedUp' })
      turn.loseSkill(1, 'oath', seat)
      return null
    case 'sendBack':
      return sendBack(turn, seat, command)
    case 'sendAllBack':
      return sendAllBack(turn, seat)
    case 'empty':
      return empty(turn, seat)
  }
}

function signal(turn: Turn, seat: Seat, { signal: said, about }: Command & { type: 'signal' }): Refused | null {
  if (about && !isHere(turn.state, about)) return no('noSuchPatient')
  turn.emit({ type: 'signalled', seat, signal: said, about: about ?? null })
  return null
}

/** What all have to want happens with the last who says so. */
function agree(turn: Turn, seat: Seat, then: () => void): Refused | null {
  const { state } = turn
  if (state.agreed[seat]) return no('alreadyAgreed')
  state.agreed = state.agreed.with(seat, true)
  turn.emit({ type: 'agreed', seat })
  if (state.agreed.every(Boolean)) then()
  return null
}

function withdraw(turn: Turn, seat: Seat, code: 'notAgreed' | 'notPaused'): Refused | null {
  if (!turn.state.agreed[seat]) return no(code)
  turn.state.agreed = turn.state.agreed.with(seat, false)
  turn.emit({ type: 'withdrew', seat })
  return null
}

function pause(turn: Turn): void {
  const { state } = turn
  state.paused = true
  state.marked = true
  state.agreed = agreedByNone(state.seats)
  state.clock = { at: turn.at, ticks: turn.now, running: false }
  turn.emit({ type: 'paused' })
}

function goOn(turn: Turn): void {
  const { state } = turn
  state.paused = false
  state.agreed = agreedByNone(state.seats)
  const stood = turn.at - state.clock.at
  state.hands = state.hands.map((until) => (until === null ? null : until + stood))
  state.clock = { at: turn.at, ticks: state.clock.ticks, running: !waitsForTheFirstGlass(state) }
  turn.emit({ type: 'wentOn' })
}

/** [RMD 3.15] At a table with the strict oath a try to move a glass that may not be moved costs the point. */
function brokenOath(state: State, seat: Seat, command: Command, at: number, why: Refused) {
  if (state.options.oath !== 'strict' || (command.type !== 'place' && command.type !== 'takeOff')) return null
  const { code } = why.refusal
  if (code !== 'sandRunning' && code !== 'spaceTaken') return null
  const turn = new Turn(state, at)
  if (code === 'spaceTaken' && command.type === 'place') {
    const there = state.glasses.find(({ space }) => space === command.space)
    if (!there || turn.now - there.since <= FORGIVEN * TICKS) return null
  }
  turn.emit({ type: 'oathBroken', seat, rule: code })
  turn.loseSkill(1, 'oath', seat)
  return accepted(turn)
}
