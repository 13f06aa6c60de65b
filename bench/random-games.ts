// Four players who play at random: a meeple, then a department, then patients, each uniformly among those that
// are possible. What the games-a-second figure is measured on.

import { type Command, diceHospital, type Options, printPatient } from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import { type Seat, seedFrom } from '@grand-rounds/kernel'

type Pick = (n: number) => number

export interface RandomGame {
  readonly placements: number
  readonly points: readonly number[]
}

export function playRandomGame(options: Options, seats: number, name: string): RandomGame {
  const { state } = diceHospital.setup({ options, seats, seed: seedFrom(name), at: 0 })
  const pick = randomPlayer(name)
  const playing = new Playing(state)
  let placements = 0
  for (;;) {
    const [seat] = playing.toAct
    if (seat === undefined) break
    if (playing.state.stage === 'activation') placements += activate(playing, seat, pick)
    else if (playing.state.stage === 'split') playing.do(seat, anySplit(playing, pick))
    else playing.do(seat, anyCommand(playing, seat, pick))
  }
  return { placements, points: diceHospital.result(playing.state)?.places.map(({ points }) => points) ?? [] }
}

/** The players' own chance: quick, and nothing that matters hangs on it. */
function randomPlayer(name: string): Pick {
  let state = Number.parseInt(seedFrom(name).slice(0, 8), 16) | 1
  return (n) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % n
  }
}

function anyCommand(playing: Playing, seat: Seat, pick: Pick): Exclude<Command, { type: 'undo' }> {
  const { state } = playing
  const hospital = state.hospitals[seat]
  switch (state.stage) {
    case 'ambulances': {
      const left = state.ambulances.flatMap((load, i) =>
        load.length > 0 && (i > 0 || seat !== state.first) ? [i + 1] : [],
      )
      return { type: 'takeAmbulance', number: chosen(left, pick) }
    }
    case 'improvement': {
      const improvement = chosen([null, ...state.departmentRow, ...state.specialistRow], pick)
      return improvement === null ? { type: 'pass' } : { type: 'claim', improvement }
    }
    case 'discard': {
      const tiles = hospital?.departments.slice(6) ?? []
      const owned = chosen([null, ...tiles, ...(hospital?.specialists ?? [])], pick)
      return { type: 'discard', improvements: owned === null ? [] : [owned.id] }
    }
    default:
      return chosen(firstFew(playing, seat), pick)
  }
}

/** Whom to let die: the first few of hundreds of ways are as random as the wards are. */
function firstFew(playing: Playing, seat: Seat): Exclude<Command, { type: 'undo' }>[] {
  const commands: Exclude<Command, { type: 'undo' }>[] = []
  for (const command of diceHospital.legal(playing.state, seat)) {
    if (command.type !== 'undo') commands.push(command)
    if (commands.length === 8) break
  }
  return commands
}

/** All splits are too many to list: dice of equal value change places at random instead. */
function anySplit({ state }: Playing, pick: Pick): Command & { type: 'split' } {
  const dice = state.ambulances.flat().map(printPatient)
  for (let i = dice.length - 1; i > 0; i--) dice.push(...dice.splice(pick(i + 1), 1))
  dice.sort((a, b) => Number(a[1]) - Number(b[1]))
  return { type: 'split', ambulances: state.ambulances.map((load) => dice.splice(0, load.length)) }
}

function chosen<T>(items: readonly T[], pick: Pick): T {
  const item = items[pick(items.length)]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}

/** Places meeples as long as anything is possible, then ends the shift. */
function activate(playing: Playing, seat: Seat, pick: Pick): number {
  let placements = 0
  for (;;) {
    const meeples = playing.freeMeeples(seat)
    if (meeples.length === 0) break
    const meeple = chosen(meeples, pick)
    const department = anyUsable(playing, seat, pick)
    if (department === null) break
    const aftermath = playing.place(seat, meeple, department, chosen(playing.departmentChoices(seat, department), pick))
    placements++
    if (aftermath === null) continue
    const more = playing.specialistChoices(seat, aftermath)
    if (more.length > 0) playing.useSpecialist(seat, aftermath, chosen(more, pick))
  }
  playing.do(seat, { type: 'endShift' })
  return placements
}

/** Uniform among the usable ones: an unusable pick is put aside and the draw repeated. */
function anyUsable(playing: Playing, seat: Seat, pick: Pick) {
  const open = playing.openDepartments(seat)
  while (open.length > 0) {
    const i = pick(open.length)
    const [department] = open.splice(i, 1)
    if (department !== undefined && playing.canActivate(seat, department)) return department
  }
  return null
}
