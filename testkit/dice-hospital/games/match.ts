// A game from its start to its end, by players that are programs, with time that passes and steps taken back.

import { type Command, diceHospital, type Event, type Options, type State } from '@grand-rounds/dice-hospital'
import { emptyLog, type Json, type Log, type LogEntry, type Seat, seedFrom, submit } from '@grand-rounds/kernel'
import { first } from '../../sampling.ts'
import { type Below, chance } from '../../chance.ts'
import type { GivenOptions } from './options.ts'
import { PLAYERS, type PlayerName } from './players.ts'

export interface Match {
  /** Everything that happens by chance comes out of it. */
  readonly name: string
  readonly seats: number
  readonly options: GivenOptions
  /** By seat; the last one plays for all further seats. */
  readonly players: readonly PlayerName[]
  /** Milliseconds between two commands, at most (6,000). */
  readonly pace?: number
  /** Told of everything, before anything else can touch it. */
  watch?(step: Step): void
}

/** The setup has no entry. */
export interface Step {
  readonly entry: LogEntry | null
  readonly state: State
  readonly events: readonly Event[]
}

export interface Played {
  readonly log: Log
  readonly state: State
}

/** So much of a list is looked at. */
const REACH = 250
/** Far more than the longest game. */
const LONGEST = 10_000
/** One step in so many is taken back, where that is possible. */
const REGRET = 24
const PACE = 6_000

/** Throws when the game refuses what it lists, or leaves no one anything to do. */
export function playMatch(match: Match): Played {
  const { name, seats } = match
  const read = diceHospital.readOptions(match.options, seats)
  if (!read.ok) throw new Error(`the options were refused: ${JSON.stringify(read.refusal)}`)
  const seed = seedFrom(name)
  const below = chance(`choices of ${name}`)
  const start = diceHospital.setup({ version: diceHospital.version, options: read.value, seats, seed, at: 0 })
  match.watch?.({ entry: null, state: start.state, events: start.events })
  const entries: LogEntry[] = []
  let { state } = start
  let at = 0
  while (diceHospital.result(state) === null) {
    if (entries.length > LONGEST) throw new Error('the game never ends')
    const entry = nextEntry(match, state, at, below)
    const outcome = submit(diceHospital, seats, state, entry)
    if (!outcome.ok) throw new Error(`${JSON.stringify(entry)} was refused: ${JSON.stringify(outcome.refusal)}`)
    entries.push(entry)
    state = outcome.state
    at = entry.at
    match.watch?.({ entry, state, events: outcome.events })
  }
  return { log: { ...headOf(read.value, seats, seed), entries }, state }
}

function headOf(options: Options, seats: number, seed: string): Log {
  return emptyLog(diceHospital, { options: options as unknown as Json, seats, seed, at: 0 })
}

function nextEntry({ seats, players, pace = PACE }: Match, state: State, before: number, below: Below): LogEntry {
  const at = before + below(pace)
  const [due] = [...diceHospital.deadlines(state)].sort((a, b) => a.at - b.at)
  if (due && due.at <= at) return { by: 'clock', at: due.at, command: { type: 'timeUp', deadline: due.id } }
  const waiting = diceHospital.toAct(state)
  if (below(REGRET) === 0) {
    const seat = below(seats)
    if (mayTakeBack(state, seat)) return { by: seat, at, command: { type: 'undo' } }
  }
  const seat = waiting[below(waiting.length)]
  if (seat === undefined) throw new Error(`nobody has to act in ${state.stage}`)
  const commands = listed(state, seat)
  if (commands.length === 0) throw new Error(`seat ${seat} has to act in ${state.stage} and can't`)
  const player = PLAYERS[players[seat] ?? players.at(-1) ?? 'random']
  return { by: seat, at, command: player({ state, seat, commands, below }) }
}

/** What a seat may do, but for taking back. */
export function listed(state: State, seat: Seat): Command[] {
  return first(diceHospital.legal(state, seat), REACH).filter(({ type }) => type !== 'undo')
}

function mayTakeBack(state: State, seat: Seat): boolean {
  return (state.hospitals[seat]?.undo ?? null) !== null || state.undo?.seat === seat
}
