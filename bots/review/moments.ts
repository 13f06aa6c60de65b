// The moments of a game at which someone decided, each with what that player could see. What was taken back is not
// among them.

import { type Command, diceHospital, type State, type View } from '@grand-rounds/dice-hospital'
import { type Read, refuse, type Seat, submit } from '@grand-rounds/kernel'
import type { Course } from './course.ts'

export interface DraftMoment {
  readonly kind: 'draft'
  readonly seat: Seat
  /** The number of the order in the log, from 0. */
  readonly entry: number
  readonly view: View
  readonly command: Command
}

export interface Step {
  readonly entry: number
  /** Before it. */
  readonly view: View
  readonly command: Command
}

/** A whole shift of one hospital. */
export interface ActivationMoment {
  readonly kind: 'activation'
  readonly seat: Seat
  /** The first order of the log that was given when the shift had begun. */
  readonly entry: number
  readonly before: View
  readonly steps: readonly Step[]
  /** When it was over, before anyone was neglected. */
  readonly after: View
}

export type Moment = DraftMoment | ActivationMoment

export interface Played {
  readonly moments: readonly Moment[]
  readonly end: State
}

/** Refusals: those of the orders, with the `entry` that was refused. */
export function playThrough({ start, seats, entries }: Course): Read<Played> {
  const watch = new Watch(start)
  let state = start
  for (const [entry, order] of entries.entries()) {
    const outcome = submit(diceHospital, seats, state, order)
    if (!outcome.ok) return refuse(outcome.refusal.code, { ...outcome.refusal.data, entry })
    const read = order.by === 'clock' ? null : diceHospital.readCommand(order.command)
    if (order.by !== 'clock' && read?.ok) watch.decided(state, order.by, entry, read.value)
    watch.moved(state, outcome.state, entry + 1)
    state = outcome.state
  }
  watch.stopped(state)
  return { ok: true, value: { moments: watch.moments, end: state } }
}

interface Shifts {
  readonly from: State
  readonly entry: number
  readonly steps: readonly Step[][]
}

class Watch {
  readonly moments: Moment[] = []
  #shifts: Shifts | null

  constructor(start: State) {
    this.#shifts = start.stage === 'activation' ? shiftsFrom(start, 0) : null
  }

  decided(state: State, seat: Seat, entry: number, command: Command): void {
    const steps = this.#shifts?.steps[seat]
    if (command.type === 'undo') {
      if (steps) steps.pop()
      else this.#takeBack(seat)
      return
    }
    const view = diceHospital.view(state, seat)
    if (steps) steps.push({ entry, view, command })
    else this.moments.push({ kind: 'draft', seat, entry, view, command })
  }

  #takeBack(seat: Seat): void {
    const last = this.moments.findLastIndex((moment) => moment.kind === 'draft' && moment.seat === seat)
    if (last >= 0) this.moments.splice(last, 1)
  }

  moved(before: State, after: State, nextEntry: number): void {
    if (this.#shifts && (after.stage !== 'activation' || after.round !== before.round)) {
      this.#close(before, () => true)
      this.#shifts = null
    }
    if (this.#shifts === null && after.stage === 'activation') this.#shifts = shiftsFrom(after, nextEntry)
  }

  /** The record ends: shifts that are over count, others are not judged. */
  stopped(state: State): void {
    this.#close(state, (seat) => state.hospitals[seat]?.ready === true)
  }

  #close(state: State, isOver: (seat: Seat) => boolean): void {
    for (const [seat, steps] of (this.#shifts?.steps ?? []).entries()) {
      if (!this.#shifts || !isOver(seat)) continue
      const { from, entry } = this.#shifts
      const before = diceHospital.view(from, seat)
      this.moments.push({ kind: 'activation', seat, entry, before, steps, after: diceHospital.view(state, seat) })
    }
  }
}

function shiftsFrom(state: State, entry: number): Shifts {
  return { from: state, entry, steps: state.hospitals.map(() => []) }
}
