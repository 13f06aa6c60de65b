// The player who plays at random: a meeple, then a department, then patients, each uniformly among those that are
// possible. For measurements: nobody meets it at a table.

import {
  type Command,
  type DepartmentId,
  diceHospital,
  type Hospital,
  modelChoices,
  ownDepartments,
} from '@grand-rounds/dice-hospital'
import { type Patient, type Playing, valueOf } from '@grand-rounds/dice-hospital/playing'
import type { Seat } from '@grand-rounds/kernel'

/** The players' own chance: quick, and nothing that matters hangs on it. */
export class Chance {
  #state: number

  constructor(seed: string) {
    this.#state = Number.parseInt(seed.slice(0, 8), 16) | 1
  }

  below(n: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    // 31 bits: with all 32 the remainder would be one of floating point, which is slow.
    return (this.#state & 0x7fff_ffff) % n
  }

  any<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('nothing to choose from')
    return item
  }

  /** Takes one out of a list whose order doesn't matter. */
  take<T>(items: T[]): T {
    const i = this.below(items.length)
    const taken = items[i]
    const last = items.pop()
    if (taken === undefined || last === undefined) throw new RangeError('nothing to take')
    if (i < items.length) items[i] = last
    return taken
  }
}

/** Makes what the seat has to decide next; gives the number of meeples placed. */
export function playAtRandom(playing: Playing, seat: Seat, chance: Chance): number {
  if (playing.state.stage === 'activation') return activate(playing, seat, chance)
  draft(playing, seat, chance)
  return 0
}

function draft(playing: Playing, seat: Seat, chance: Chance): void {
  const { state } = playing
  switch (state.stage) {
    case 'startingValues':
      playing.setValues(seat, chance.any(playing.startingChoices(seat)))
      return
    case 'split':
      playing.split(seat, anySplit(state.ambulances, chance))
      return
    case 'ambulances':
      playing.do(seat, { type: 'takeAmbulance', number: chance.any(playing.ambulanceChoices(seat)) })
      return
    case 'makeRoom':
      makeRoom(playing, seat, chance)
      return
    case 'improvement':
      claim(playing, seat, chance)
      return
    case 'discard':
      discard(playing, seat, chance)
      return
    default:
      playing.do(seat, chance.any(listed(playing, seat)))
  }
}

function listed({ state }: Playing, seat: Seat): Exclude<Command, { type: 'undo' }>[] {
  return [...diceHospital.legal(state, seat)].filter((command) => command.type !== 'undo')
}

/** All splits are too many to list: dice of equal value, which lie side by side, are shuffled instead. */
function anySplit(ambulances: readonly (readonly Patient[])[], chance: Chance): Patient[][] {
  const dice = ambulances.flat()
  for (let i = dice.length - 1; i > 0; i--) {
    const last = dice[i] ?? 0
    let first = i
    while (first > 0 && valueOf(dice[first - 1] ?? 0) === valueOf(last)) first--
    const j = first + chance.below(i + 1 - first)
    dice[i] = dice[j] ?? 0
    dice[j] = last
  }
  let from = 0
  return ambulances.map(({ length }) => dice.slice(from, (from += length)))
}

function makeRoom(playing: Playing, seat: Seat, chance: Chance): void {
  const wards = hospitalOf(playing, seat).wards.slice()
  const dead: Patient[] = []
  for (let left = playing.tooMany(seat); left > 0; left--) dead.push(chance.take(wards))
  playing.makeRoom(seat, dead)
}

/** A card of the rows, or none; alone one has to take one. */
function claim(playing: Playing, seat: Seat, chance: Chance): void {
  const { departmentRow, specialistRow, hospitals } = playing.state
  const i = chance.below(departmentRow.length + specialistRow.length + (hospitals.length > 1 ? 1 : 0))
  const improvement = departmentRow[i] ?? specialistRow[i - departmentRow.length]
  if (improvement === undefined) playing.do(seat, { type: 'pass' })
  else playing.do(seat, { type: 'claim', improvement })
}

/** A card of one's own, or none. */
function discard(playing: Playing, seat: Seat, chance: Chance): void {
  const { departments, specialists } = hospitalOf(playing, seat)
  const tiles = ownDepartments(departments)
  const i = chance.below(tiles.length + specialists.length + 1)
  const owned = tiles[i] ?? specialists[i - tiles.length]
  playing.do(seat, { type: 'discard', improvements: owned === undefined ? [] : [owned.id] })
}

function hospitalOf({ state }: Playing, seat: Seat): Hospital {
  const hospital = state.hospitals[seat]
  if (!hospital) throw new RangeError(`no seat ${seat}`)
  return hospital
}

/** Places meeples as long as anything is possible, then ends the shift. */
function activate(playing: Playing, seat: Seat, chance: Chance): number {
  let placements = 0
  while (mustDecideElse(playing, seat)) playing.do(seat, chance.any(listed(playing, seat)))
  for (;;) {
    const meeples = playing.freeMeeples(seat)
    if (meeples.length === 0) break
    const meeple = chance.any(meeples)
    const department = anyUsable(playing, seat, chance)
    if (department === null) break
    const targets = chance.any(playing.departmentChoices(seat, department))
    const aftermath = playing.place(seat, meeple, department, targets)
    placements++
    if (mustDecideElse(playing, seat)) return placements
    if (aftermath === null) continue
    const more = playing.specialistChoices(seat, aftermath)
    if (more.length > 0) playing.useSpecialist(seat, aftermath, chance.any(more))
  }
  playing.do(seat, { type: 'endShift' })
  return placements
}

/** Dice have fallen, or a Consultant needs a model: placements have to wait. */
function mustDecideElse(playing: Playing, seat: Seat): boolean {
  const hospital = hospitalOf(playing, seat)
  return hospital.followUp !== null || modelChoices(hospital).length > 0
}

/** Uniform among the usable ones: an unusable pick is put aside and the draw repeated. */
function anyUsable(playing: Playing, seat: Seat, chance: Chance): DepartmentId | null {
  const open = playing.openDepartments(seat)
  while (open.length > 0) {
    const department = chance.take(open)
    if (playing.canActivate(seat, department)) return department
  }
  return null
}
