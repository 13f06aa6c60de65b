// A table that is played on in place: the same rules on one private draft, without copies, events or undo. For
// simulations and searches, where a step has to cost next to nothing. Everywhere else use `diceHospital.step`.

import type { Refused, Seat, Setup } from '@grand-rounds/kernel'
import { openBox } from './box.ts'
import type { DepartmentId } from './cards/departments.ts'
import type { Command } from './commands.ts'
import type { Target } from './effects/targets.ts'
import { proceed } from './flow.ts'
import type { Options } from './options.ts'
import type { Patient } from './patients.ts'
import { ambulanceChoices, makeRoom, splitTies, tooMany } from './phases/intake.ts'
import { setStartingValues, startingChoices } from './phases/opening.ts'
import {
  activateWith,
  type Aftermath,
  canActivate,
  departmentChoices,
  followUpWith,
  freeMeeples,
  openDepartments,
  specialistChoices,
} from './phases/placement.ts'
import { begin } from './setup.ts'
import { nextToAct, waitingFor } from './stages.ts'
import { draftOf, type Meeple, type State } from './state.ts'
import { carryOut } from './step.ts'
import { Turn } from './turn.ts'
import { type View, view } from './view.ts'

export { type Patient, valueOf } from './patients.ts'

export class Playing {
  readonly #turn: Turn

  /** `turn` is for `start`: a table that nobody else has seen needs no copy. */
  constructor(from: State, turn = new Turn(draftOf(from), 0, null)) {
    this.#turn = turn
  }

  static start({ options, seats, seed }: Omit<Setup<Options>, 'at' | 'version'>): Playing {
    const turn = new Turn(openBox(options, seats, seed), 0, null)
    begin(turn)
    return new Playing(turn.state, turn)
  }

  /** As it is now; it changes with the next step. */
  get state(): State {
    return this.#turn.state
  }

  /** What a seat sees now. The last view is remembered by its state (view.ts), and this one changes: so, a copy. */
  view(seat: Seat): View {
    const { state } = this
    return view({ ...state, hospitals: state.hospitals.map((hospital) => ({ ...hospital })) }, seat)
  }

  get toAct(): readonly Seat[] {
    return waitingFor(this.#turn.state)
  }

  /** The first of those; null at the end. */
  get next(): Seat | null {
    return nextToAct(this.#turn.state)
  }

  /** A command that is known to be legal; anything else is a mistake of the caller. */
  do(seat: Seat, command: Exclude<Command, { type: 'undo' }>): void {
    this.#goOn(seat, command, carryOut(this.#turn, seat, command))
  }

  #goOn(seat: Seat, decision: unknown, refused: Refused | null): void {
    if (refused) throw new RangeError(`seat ${seat}: ${JSON.stringify(decision)} was refused: ${refused.refusal.code}`)
    proceed(this.#turn)
  }

  // Commands that are full of patients, without their notation: printing and reading would be half their cost.

  startingChoices(seat: Seat): readonly (readonly Patient[])[] {
    return startingChoices(this.#turn.state, seat)
  }

  setValues(seat: Seat, patients: readonly Patient[]): void {
    this.#goOn(seat, patients, setStartingValues(this.#turn, seat, patients))
  }

  split(seat: Seat, ambulances: readonly (readonly Patient[])[]): void {
    this.#goOn(seat, ambulances, splitTies(this.#turn, seat, ambulances))
  }

  ambulanceChoices(seat: Seat): readonly number[] {
    return ambulanceChoices(this.#turn.state, seat)
  }

  /** How many older patients have to die for lack of beds. */
  tooMany(seat: Seat): number {
    return tooMany(this.#turn.state, this.#turn.hospital(seat))
  }

  makeRoom(seat: Seat, dead: readonly Patient[]): void {
    this.#goOn(seat, dead, makeRoom(this.#turn, seat, dead))
  }

  freeMeeples(seat: Seat): Meeple[] {
    return freeMeeples(this.#turn.hospital(seat))
  }

  /** Empty ones; whether they can do anything is for `canActivate`. */
  openDepartments(seat: Seat): DepartmentId[] {
    return openDepartments(this.#turn.state, this.#turn.hospital(seat))
  }

  canActivate(seat: Seat, department: DepartmentId): boolean {
    return canActivate(this.#turn.hospital(seat), department)
  }

  departmentChoices(seat: Seat, department: DepartmentId): readonly (readonly Target[])[] {
    return departmentChoices(this.#turn.hospital(seat), department)
  }

  /** The department's part of a placement; what the specialist may add is asked for with what comes back. */
  place(seat: Seat, meeple: Meeple, department: DepartmentId, targets: readonly Target[]): Aftermath | null {
    return activateWith(this.#turn, seat, meeple, department, targets)
  }

  /** None while a decision is left for later: then give commands. */
  specialistChoices(seat: Seat, aftermath: Aftermath): readonly (readonly Target[])[] {
    const hospital = this.#turn.hospital(seat)
    return hospital.followUp === null ? specialistChoices(hospital, aftermath) : []
  }

  useSpecialist(seat: Seat, aftermath: Aftermath, targets: readonly Target[]): void {
    followUpWith(this.#turn, seat, aftermath, targets)
  }
}
