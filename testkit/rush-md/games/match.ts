// One whole game between such players, order by order, with everything that was refused on the way.

import { emptyLog, type Log, type LogEntry, type Refusal, seedFrom, submit } from '@grand-rounds/kernel'
import { type Command, type Event, rushMd, type State } from '@grand-rounds/rush-md'
import { type Below, chance, oneOf } from '../../chance.ts'
import type { GivenOptions } from './options.ts'
import { type PlayerName, PLAYERS, stray } from './players.ts'

const MOST_ORDERS = 40_000

export interface Step {
  /** `null` for the setup. */
  readonly entry: LogEntry | null
  /** After it; the same as before when it was refused. */
  readonly state: State
  readonly events: readonly Event[]
  readonly refusal: Refusal | null
}

export interface Match {
  readonly name: string
  readonly seats: number
  readonly options: GivenOptions
  /** By seat, over and over. */
  readonly players: readonly PlayerName[]
  /** The longest time between two orders at full speed, in milliseconds. */
  readonly pace: number
  /** One order of so many is out of place. */
  readonly strays: number
  readonly watch?: (step: Step) => void
}

export interface Played {
  readonly log: Log
  readonly state: State
}

interface Intended extends LogEntry {
  /** Was it listed? Then it must be accepted. */
  readonly sure: boolean
}

export function playMatch({ name, seats, options, players, pace, strays, watch }: Match): Played {
  const below = chance(`players of ${name}`)
  const seed = seedFrom(name)
  const read = rushMd.readOptions(options, seats)
  if (!read.ok) throw new Error(`options refused: ${JSON.stringify(read.refusal)}`)
  const start = rushMd.setup({ version: rushMd.version, options: read.value, seats, seed, at: 0 })
  watch?.({ entry: null, state: start.state, events: start.events, refusal: null })
  let { state } = start
  const entries: LogEntry[] = []
  const longest = Math.ceil((pace * 100) / read.value.pace)
  let now = 0
  for (let order = 0; rushMd.result(state) === null; order++) {
    if (order > MOST_ORDERS) throw new Error('it does not end')
    const { at, intended } = next(state, now, longest, strays, players, below)
    now = at
    if (!intended) continue
    const { sure, ...entry } = intended
    const outcome = submit(rushMd, seats, state, entry)
    if (!outcome.ok && sure) throw new Error(`${JSON.stringify(entry)} was refused: ${outcome.refusal.code}`)
    if (outcome.ok) {
      entries.push(entry)
      ;({ state } = outcome)
    }
    const events = outcome.ok ? outcome.events : []
    watch?.({ entry, state, events, refusal: outcome.ok ? null : outcome.refusal })
  }
  // Plain as it comes out of a store: options are an interface, and a log keeps JSON.
  const plain = JSON.parse(JSON.stringify(read.value)) as GivenOptions
  return { log: { ...emptyLog(rushMd, { options: plain, seats, seed, at: 0 }), entries }, state }
}

interface Next {
  readonly at: number
  readonly intended: Intended | null
}

function next(
  state: State,
  now: number,
  longest: number,
  strays: number,
  players: readonly PlayerName[],
  below: Below,
): Next {
  const due = rushMd
    .deadlines(state)
    .reduce<ReturnType<typeof rushMd.deadlines>[number] | null>(
      (first, one) => (first === null || one.at < first.at ? one : first),
      null,
    )
  const at = now + below(oneOf([2, Math.ceil(longest / 8), longest], below) + 1)
  const seat = below(state.seats)
  const by = (command: Command | null, time: number, sure = false): Next => ({
    at: time,
    intended: command && { by: seat, at: time, command: { ...command }, sure },
  })
  const name = players[seat % players.length] ?? 'anything'
  const chosen = () => {
    const out = strays > 0 && below(strays) === 0
    return (out ? stray : PLAYERS[name])(state, seat, below)
  }
  if (!due || at < due.at) return by(chosen(), at, false)
  if (due.at > now) {
    // The very last moment before a deadline, and the moment itself, when the clock has not been heard yet.
    const which = below(4)
    if (which === 0) return by(chosen(), due.at - 1)
    if (which === 1) {
      const early: Next = by(chosen(), due.at)
      return { at: now, intended: early.intended }
    }
  }
  const told = { type: 'timeUp', deadline: due.id } as const
  const time = Math.max(now, due.at + (below(3) === 0 ? below(50) : 0))
  return { at: time, intended: { by: 'clock', at: time, command: told, sure: true } }
}
