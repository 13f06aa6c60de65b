// Scenes of Dice Hospital that read like play:
//
//   const scene = scenario({ hospitals: ['R2 G4; specialists surgeon', 'Y3'] })
//   scene.does(0, place('surgeon', 'intensiveCare', ['R2'], ['R3+']))
//   expect(scene.hospital(0)).toBe('…')

import {
  type Command,
  type DepartmentId,
  diceHospital,
  type Event,
  type Position,
  printHospital,
  setPosition,
  type SpecialistId,
  type State,
} from '@grand-rounds/dice-hospital'
import { frozen, type Refusal, type Seat, seedFrom, submit } from '@grand-rounds/kernel'

/** Nothing in a scene can change what has been. */
const game = frozen(diceHospital)

/** A scene starts in the activation of round 1 without administrators, unless it says otherwise. */
export type Opening = Partial<Position> & Pick<Position, 'hospitals'>

export class Scene {
  state: State
  /** Of the last step. */
  events: readonly Event[] = []
  at: number

  constructor(state: State, at = 0) {
    this.state = state
    this.at = at
  }

  /** Gives a command that must be accepted. */
  does(seat: Seat, command: Command): this {
    const outcome = submit(game, this.state.hospitals.length, this.state, { by: seat, at: this.at, command })
    if (!outcome.ok)
      throw new Error(`seat ${seat} was refused ${JSON.stringify(command)}: ${JSON.stringify(outcome.refusal)}`)
    this.state = outcome.state
    this.events = outcome.events
    return this
  }

  /** Gives a command (or anything else) that must be refused, and says why it was. */
  refuses(seat: Seat, command: unknown): Refusal {
    const outcome = submit(game, this.state.hospitals.length, this.state, { by: seat, at: this.at, command })
    if (outcome.ok) throw new Error(`seat ${seat} was allowed ${JSON.stringify(command)}`)
    return outcome.refusal
  }

  /** The clock says that a deadline has passed. */
  timeUp(deadline: string, at: number): this {
    this.at = at
    const outcome = submit(game, this.state.hospitals.length, this.state, {
      by: 'clock',
      at,
      command: { type: 'timeUp', deadline },
    })
    if (!outcome.ok) throw new Error(`the clock was refused: ${JSON.stringify(outcome.refusal)}`)
    this.state = outcome.state
    this.events = outcome.events
    return this
  }

  legal(seat: Seat): Command[] {
    return [...diceHospital.legal(this.state, seat)]
  }

  /** Whether some legal command has these members. */
  can(seat: Seat, like: Partial<Record<string, unknown>>): boolean {
    return this.legal(seat).some((command) =>
      Object.entries(like).every(
        ([key, value]) => JSON.stringify((command as Record<string, unknown>)[key]) === JSON.stringify(value),
      ),
    )
  }

  /** The choices of patients that a department is offered with, each as one text, 'R2 R3 R4', by alphabet. */
  offers(seat: Seat, department: DepartmentId, meeple: 'nurse' | SpecialistId = 'nurse'): string[] {
    return this.placements(seat, meeple, department)
      .flatMap(({ targets, specialist }) => (specialist === undefined ? [targets.join(' ')] : []))
      .sort()
  }

  /** The same for what a specialist adds, after these targets of the department (in any order). */
  adds(seat: Seat, specialist: SpecialistId, department: DepartmentId, targets: readonly string[]): string[] {
    const same = targets.toSorted().join()
    return this.placements(seat, specialist, department)
      .filter((placement) => placement.targets.toSorted().join() === same)
      .flatMap((placement) => (placement.specialist === undefined ? [] : [placement.specialist.join(' ')]))
      .sort()
  }

  private placements(seat: Seat, meeple: 'nurse' | SpecialistId, department: DepartmentId) {
    return this.legal(seat)
      .filter((command) => command.type === 'place')
      .filter((command) => command.meeple === meeple && command.department === department)
  }

  get toAct(): readonly Seat[] {
    return diceHospital.toAct(this.state)
  }

  /** In notation. */
  hospital(seat: Seat): string {
    const hospital = this.state.hospitals[seat]
    return hospital ? printHospital(hospital) : 'nobody'
  }

  /** The patients of a seat, in notation. */
  wards(seat: Seat): string {
    return this.hospital(seat).split(';')[0] ?? ''
  }
}

export function scenario(opening: Opening): Scene {
  const options = { administrators: false, ...(opening.options as object | undefined) }
  const set = setPosition({ round: 1, phase: 'activation', ...opening, options })
  if (!set.ok) throw new Error(`the position was refused: ${JSON.stringify(set.refusal)}`)
  return new Scene(set.value, opening.at ?? 0)
}

/** A game from its very start. */
export function newGame(seats: number, options: object = {}, seed = 'a game'): Scene {
  const read = diceHospital.readOptions(options, seats)
  if (!read.ok) throw new Error(`the options were refused: ${JSON.stringify(read.refusal)}`)
  const { state, events } = game.setup({
    version: game.version,
    options: read.value,
    seats,
    seed: seedFrom(seed),
    at: 0,
  })
  const scene = new Scene(state)
  scene.events = events
  return scene
}

/** With `specialist`, her effect is used on these targets (none, for one that needs none). */
export function place(
  meeple: 'nurse' | SpecialistId,
  department: DepartmentId,
  targets: readonly string[],
  specialist?: readonly string[],
): Command {
  return { type: 'place', meeple, department, targets, ...(specialist === undefined ? {} : { specialist }) }
}
