// Rush M.D. by chance: everybody does anything that is allowed, whoever comes first.

import { Random, type Seat, seedFrom } from '@grand-rounds/kernel'
import { type Command, type Options, rushMd, type State } from '@grand-rounds/rush-md'
import type { Ended } from './rush-md-players.ts'

/** Between two doings at the table, at most, in milliseconds. */
const PAUSE = 3000

/** What somebody who plays by chance leaves alone: it would change nothing, or stop the clock. */
const IDLE: readonly Command['type'][] = ['pause', 'goOn', 'signal', 'ownUp', 'notReady', 'mark', 'endRound']

export function playAtRandom(options: Options, seed: string, players: readonly string[]): Ended {
  const random = new Random({ seed: seedFrom(`players of ${seed}`), used: {} })
  let { state } = rushMd.setup({ version: rushMd.version, options, seats: players.length, seed, at: 0 })
  let at = 0
  for (;;) {
    const result = rushMd.result(state)
    if (result) return { result, counted: { 'patients lost': state.dead.length } }
    const wanted = at + 1 + random.below('time', PAUSE)
    const [due] = [...rushMd.deadlines(state)].sort((a, b) => a.at - b.at)
    if (due && due.at <= wanted) {
      at = due.at
      const told = rushMd.step(state, { by: 'clock', at, command: { type: 'timeUp', deadline: due.id } })
      if (told.ok) state = told.state
      continue
    }
    at = wanted
    const seat = pick(random, rushMd.toAct(state))
    const command = seat === undefined ? undefined : pick(random, doings(state, seat))
    if (seat === undefined || command === undefined) continue
    const outcome = rushMd.step(state, { by: seat, at, command })
    if (outcome.ok) state = outcome.state
  }
}

function doings(state: State, seat: Seat): readonly Command[] {
  return [...rushMd.legal(state, seat)].filter(({ type }) => !IDLE.includes(type))
}

function pick<T>(random: Random, items: readonly T[]): T | undefined {
  return items.length === 0 ? undefined : items[random.below('pick', items.length)]
}
