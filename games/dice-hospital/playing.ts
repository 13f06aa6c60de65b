// A table that is played on in place: the same rules on one private draft, without copies, events or undo. For
// simulations and searches, where a step has to cost next to nothing. Everywhere else use `diceHospital.step`.

import { Random, type Seat } from '@grand-rounds/kernel'
import type { DepartmentId } from './cards/departments.ts'
import type { Command } from './commands.ts'
import type { Target } from './effects/targets.ts'
import { proceed } from './flow.ts'
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
import { waitingFor } from './stages.ts'
import { draftOf, type Meeple, type State } from './state.ts'
import { carryOut } from './step.ts'
import { Turn } from './turn.ts'

export class Playing {
  readonly #turn: Turn

  constructor(from: State) {
    this.#turn = new Turn(draftOf(from), 0, null, new Random(from.random))
  }

  /** As it is now; it changes with the next step. */
  get state(): State {
    return this.#turn.state
  }

  get toAct(): readonly Seat[] {
    return waitingFor(this.#turn.state)
  }

  /** A command that is known to be legal; anything else is a mistake of the caller. */
  do(seat: Seat, command: Exclude<Command, { type: 'undo' }>): void {
    const refused = carryOut(this.#turn, seat, command)
    if (refused) throw new RangeError(`seat ${seat}: ${JSON.stringify(command)} was refused: ${refused.refusal.code}`)
    proceed(this.#turn)
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
