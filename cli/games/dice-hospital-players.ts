// Programs that play Dice Hospital in simulations. A better one is one entry more in the table.

import { decide, type Level, LEVELS } from '@grand-rounds/bots'
import {
  type Command,
  type DepartmentId,
  diceHospital,
  type FinalResult,
  type Options,
} from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import type { Simulated } from './playable.ts'

/** A whole number from 0 to n − 1. */
type Below = (n: number) => number

/** Makes the next decision of its seat, whatever it is. */
type Player = (playing: Playing, seat: Seat, below: Below) => void

export const PLAYERS: Readonly<Record<string, Player>> = {
  random,
  ...Object.fromEntries(LEVELS.map((level) => [level, bot(level)])),
}

/** One of our own, who sees what a player sees. */
function bot(level: Level): Player {
  return (playing, seat) => {
    for (const command of decide(diceHospital.view(playing.state, seat), seat, level)) {
      if (command.type !== 'undo') playing.do(seat, command)
    }
  }
}

/** A meeple, then a department, then patients, each uniformly among those that are possible. */
function random(playing: Playing, seat: Seat, below: Below): void {
  const hospital = playing.state.hospitals[seat]
  if (playing.state.stage === 'activation' && hospital?.followUp === null && !mustChooseModel(playing, seat))
    place(playing, seat, below)
  else playing.do(seat, any(listed(playing, seat), below))
}

function mustChooseModel(playing: Playing, seat: Seat): boolean {
  const { state } = playing
  if (!state.options.promos.includes('consultant')) return false
  for (const { type } of diceHospital.legal(state, seat)) return type === 'chooseModel'
  return false
}

/** All but undo. Of the very many splits and deaths only a few: they are as random as the dice. */
function listed(playing: Playing, seat: Seat): Exclude<Command, { type: 'undo' }>[] {
  const { stage } = playing.state
  const most = stage === 'split' || stage === 'makeRoom' ? 8 : 50
  const commands: Exclude<Command, { type: 'undo' }>[] = []
  for (const command of diceHospital.legal(playing.state, seat)) {
    if (command.type !== 'undo') commands.push(command)
    if (commands.length === most) break
  }
  return commands
}

function any<T>(items: readonly T[], below: Below): T {
  const item = items[below(items.length)]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}

function place(playing: Playing, seat: Seat, below: Below): void {
  const meeples = playing.freeMeeples(seat)
  const department = meeples.length > 0 ? anyUsable(playing, seat, below) : null
  if (department === null) {
    playing.do(seat, { type: 'endShift' })
    return
  }
  const targets = any(playing.departmentChoices(seat, department), below)
  const aftermath = playing.place(seat, any(meeples, below), department, targets)
  if (aftermath === null) return
  const more = playing.specialistChoices(seat, aftermath)
  if (more.length > 0) playing.useSpecialist(seat, aftermath, any(more, below))
}

function anyUsable(playing: Playing, seat: Seat, below: Below): DepartmentId | null {
  const open = playing.openDepartments(seat)
  while (open.length > 0) {
    const [department] = open.splice(below(open.length), 1)
    if (department !== undefined && playing.canActivate(seat, department)) return department
  }
  return null
}

/** Quick, and nothing but a program's whims hangs on it. */
function chance(name: string): Below {
  let state = Number.parseInt(seedFrom(name).slice(0, 8), 16) | 1
  return (n) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % n
  }
}

export function simulate(options: Options, seed: string, players: readonly string[]): Simulated {
  const { state } = diceHospital.setup({ options, seats: players.length, seed, at: 0 })
  const playing = new Playing(state)
  const below = chance(`players of ${seed}`)
  for (;;) {
    const [seat] = playing.toAct
    if (seat === undefined) break
    const player = PLAYERS[players[seat] ?? '']
    if (!player) throw new RangeError(`no player ${players[seat]}`)
    player(playing, seat, below)
  }
  const { places } = diceHospital.result(playing.state) ?? { places: [] }
  return {
    points: places.map(({ points }) => points),
    places: places.map(({ place }) => place),
    ending: endingOf(places),
  }
}

/** [DH 3.1] What it was decided by. */
function endingOf(places: FinalResult['places']): string {
  const [best, next] = [...places].sort((a, b) => a.place - b.place)
  if (!best || !next) return 'solo'
  if (next.place === 1) return 'shared'
  if (next.points < best.points) return 'by points'
  return next.patientsLeft > best.patientsLeft ? 'by patients left' : 'by their values'
}
