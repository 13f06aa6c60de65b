// Teams that play Rush M.D. in simulations. Time is made up as it goes: nobody waits for a clock.

import { Random, type Seat, seedFrom } from '@grand-rounds/kernel'
import { type Command, type FinalResult, type Options, rushMd, type State } from '@grand-rounds/rush-md'
import type { Simulated } from './playable.ts'

export const PLAYERS: readonly string[] = ['random']

/** Between two doings at the table, on the average, in milliseconds. */
const PAUSE = 1500

/** What somebody who plays by chance leaves alone: it would change nothing, or stop the clock. */
const IDLE: readonly Command['type'][] = ['pause', 'goOn', 'signal', 'ownUp', 'notReady']

/** Everybody does anything that is allowed, whoever comes first. */
function playAtRandom(options: Options, seed: string, seats: number): State {
  const random = new Random({ seed: seedFrom(`players of ${seed}`), used: {} })
  let { state } = rushMd.setup({ options, seats, seed, at: 0 })
  let at = 0
  while (rushMd.result(state) === null) {
    const wanted = at + 1 + random.below('time', 2 * PAUSE)
    const due = [...rushMd.deadlines(state)].sort((a, b) => a.at - b.at)[0]
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
  return state
}

function doings(state: State, seat: Seat): readonly Command[] {
  return [...rushMd.legal(state, seat)].filter(({ type }) => !IDLE.includes(type))
}

function pick<T>(random: Random, items: readonly T[]): T | undefined {
  return items.length === 0 ? undefined : items[random.below('pick', items.length)]
}

/** All have the points of the team, and its place. */
export function simulate(options: Options, seed: string, players: readonly string[]): Simulated {
  const state = playAtRandom(options, seed, players.length)
  const result = rushMd.result(state)
  if (!result) throw new RangeError('a game without an end')
  const each = (value: number) => players.map(() => value)
  return {
    points: each(result.reputation),
    places: result.places.map(({ place }) => place),
    ending: endingOf(result),
    had: players.map(() => []),
    happened: [],
    counted: {
      'patients discharged': each(result.patients),
      'patients lost': each(state.dead.length),
      'skill points left': each(result.skill),
    },
  }
}

function endingOf({ won, skill }: FinalResult): string {
  if (won) return 'won'
  return skill === 0 ? 'no skill point left' : 'goal missed'
}
