// Whole games of members among themselves, in simulated time: whoever is due next acts, and deadlines are told before.

import { type Deadline, type Order, Random, type Seat } from '@grand-rounds/kernel'
import {
  type Command,
  type Event,
  type FinalResult,
  type Options,
  rushMd,
  type State,
  type View,
} from '@grand-rounds/rush-md'
import type { Level } from './levels.ts'
import { type Answer, ask } from './member.ts'
import { type Mind, newMind } from './mind.ts'

export interface Team {
  readonly options: Options
  /** 64 hex digits. */
  readonly seed: string
  /** By seat; `null`: somebody who is always ready and never does anything. */
  readonly levels: readonly (Level | null)[]
}

/** Sees every step, for statistics and logs; `order` is `null` for the setup. */
export type Watch = (events: readonly Event[], at: number, state: State, order: Order<Command> | null) => void

export interface Simulation extends FinalResult {
  readonly steps: number
  /** Commands that came too late or were forestalled. */
  readonly refused: number
  readonly rounds: number
}

/** Who sits there in the game of this seed. */
export function memberOf(seed: string, seat: Seat): Mind {
  const random = new Random({ seed, used: {} })
  const half = () => random.below(`member/${seat}`, 65536)
  return newMind(half() * 65536 + half())
}

/** No game comes near: a member who does nothing for ever is a fault, and is told. */
const MOST_STEPS = 100_000

export function simulateTeam({ options, seed, levels }: Team, watch?: Watch): Simulation {
  const seats = levels.length
  const opened = rushMd.setup({ version: rushMd.version, options, seats, seed, at: 0 })
  let { state } = opened
  watch?.(opened.events, 0, state, null)
  const minds: Mind[] = levels.map((_, seat) => memberOf(seed, seat))
  const due = levels.map(() => 0)
  const members = levels.map((level) => level !== null)
  let view = rushMd.view(state, null)
  let deadline = firstDeadline(state)
  let refused = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    const result = rushMd.result(state)
    if (result) return { ...result, steps: step, refused, rounds: state.round }
    let seat = 0
    for (let other = 1; other < seats; other++) if ((due[other] ?? 0) < (due[seat] ?? 0)) seat = other
    const now = due[seat] ?? 0
    if (deadline && deadline.at <= now) {
      const order = { by: 'clock', at: deadline.at, command: { type: 'timeUp', deadline: deadline.id } } as const
      const outcome = rushMd.step(state, order)
      if (!outcome.ok) throw new Error(`deadline ${deadline.id}: ${outcome.refusal.code}`)
      state = outcome.state
      view = rushMd.view(state, null)
      watch?.(outcome.events, order.at, state, order)
      deadline = firstDeadline(state)
      continue
    }
    const level = levels[seat] ?? null
    const mind = minds[seat] ?? newMind(0)
    const answer = level === null ? onlyReady(view, seat, now, mind) : ask({ view, seat, level, members, now }, mind)
    minds[seat] = answer.mind
    due[seat] = answer.at
    if (answer.command === null || answer.at > now) continue
    const order = { by: seat, at: now, command: answer.command }
    const outcome = rushMd.step(state, order)
    if (!outcome.ok) {
      refused++
      continue
    }
    state = outcome.state
    view = rushMd.view(state, null)
    deadline = firstDeadline(state)
    watch?.(outcome.events, now, state, order)
  }
  throw new Error(`no end after ${MOST_STEPS} steps`)
}

const IDLE = 1_000

function onlyReady(view: View, seat: Seat, now: number, mind: Mind): Answer {
  const asked = (view.stage === 'council' || view.stage === 'clearing') && view.agreed[seat] === false
  return asked ? { command: { type: 'ready' }, at: now, mind } : { command: null, at: now + IDLE, mind }
}

function firstDeadline(state: State): Deadline | null {
  let first: Deadline | null = null
  for (const one of rushMd.deadlines(state)) if (first === null || one.at < first.at) first = one
  return first
}
