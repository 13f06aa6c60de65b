// Random games over random options, each of them checked at every step: 2,000 in the tests, 100,000 in the soak.

import { diceHospital, type State } from '@grand-rounds/dice-hospital'
import { hash, type Log, replay } from '@grand-rounds/kernel'
import { brokenLaw } from '../laws.ts'
import { type Below, chance, oneOf } from '../../chance.ts'
import { Ledger } from './ledger.ts'
import { listed, type Match, playMatch, type Step } from './match.ts'
import { randomOptions } from './options.ts'
import type { PlayerName } from './players.ts'

export { playMatch, type Step } from './match.ts'

/** In one step of so many, listed commands are tried. */
const TRIED = 40
const TRIED_COMMANDS = 4
/** One game in so many is replayed with a look at every state. */
const CLOSELY = 60

/** Quick ones; those who look ahead are for the golden games, and for one alone, who would complete no report. */
const ANYONE: readonly PlayerName[] = ['random', 'random', 'fickle', 'eager', 'eager', 'idle']
const ALONE: readonly PlayerName[] = [...ANYONE, 'keen']
const PACES = [1_000, 6_000, 20_000]

export interface Checked {
  readonly steps: number
}

export function randomMatch(number: number): Match {
  const name = `random game ${number}`
  const below = chance(`table of ${name}`)
  const seats = 1 + (number % 4)
  const players = Array.from({ length: seats }, () => oneOf(seats === 1 ? ALONE : ANYONE, below))
  return { name, seats, options: randomOptions(seats, below), players, pace: oneOf(PACES, below) }
}

/** Plays a game by its number. Throws what is wrong with it, by name. */
export function checkRandomGame(number: number): Checked {
  const match = randomMatch(number)
  try {
    return checkMatch(match, number % CLOSELY === 0)
  } catch (error) {
    const table = `${match.seats} seats, ${JSON.stringify(match.options)}`
    throw new Error(`${match.name} (${table}): ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function checkMatch(match: Match, closely: boolean): Checked {
  const ledger = new Ledger()
  const below = chance(`checks of ${match.name}`)
  const hashes: string[] = []
  const watch = ({ entry, state, events }: Step): void => {
    ledger.note(entry?.by ?? null, events)
    complain(brokenLaw(state) ?? ledger.difference(state))
    if (closely) hashes.push(hash(state))
    if (below(TRIED) === 0) tryListed(state, entry?.at ?? 0, below)
  }
  const { log, state } = playMatch({ ...match, watch })
  complain(misreplayed(log, state, closely ? hashes : null))
  return { steps: log.entries.length }
}

function complain(problem: string | null): void {
  if (problem !== null) throw new Error(problem)
}

/** Whoever has to act has something to do, and what is listed is accepted. */
function tryListed(state: State, at: number, below: Below): void {
  for (const seat of diceHospital.toAct(state)) {
    const commands = listed(state, seat)
    if (commands.length === 0) throw new Error(`seat ${seat} has to act in ${state.stage} and can't`)
    for (let i = 0; i < TRIED_COMMANDS; i++) {
      const command = oneOf(commands, below)
      const outcome = diceHospital.step(state, { by: seat, at, command })
      if (!outcome.ok) throw new Error(`${JSON.stringify(command)} is listed and refused: ${outcome.refusal.code}`)
      complain(brokenLaw(outcome.state))
    }
  }
}

/** Plays the log again as it would come out of a store. */
function misreplayed(log: Log, state: State, hashes: readonly string[] | null): string | null {
  const again = replay(diceHospital, JSON.parse(JSON.stringify(log)) as Log)
  if (!again.ok) return `the log can't be replayed: ${again.code} at entry ${again.entry}`
  const last = again.states.at(-1)
  if (hash(last) !== hash(state)) return 'the replay ends in another state'
  const strayed = hashes?.findIndex((one, i) => one !== hash(again.states[i])) ?? -1
  return strayed < 0 ? null : `the replay strays at step ${strayed}`
}
