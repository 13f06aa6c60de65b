// Random games of Rush M.D. over random options, legal commands and others, at random times. Each is checked at every
// step and replayed: 500 in the tests, 20,000 in the soak.

import { canonical, hash, type Log, Random, replay, seedFrom, submit } from '@grand-rounds/kernel'
import { type Event, rushMd, type State } from '@grand-rounds/rush-md'
import { type Below, chance, oneOf } from '../../chance.ts'
import { rehide } from '../hidden.ts'
import { brokenLaw } from '../laws.ts'
import { leakIn } from './leaks.ts'
import { Ledger } from './ledger.ts'
import { type Match, playMatch, type Step } from './match.ts'
import { randomOptions } from './options.ts'
import type { PlayerName } from './players.ts'

/** In one step of so many, everything that is listed is tried, and views are looked at. */
const TRIED = 60
const LOOKED_AT = 50
/** One refusal of so many is held against the whole state before it. */
const HELD = 50
/** One game in so many is replayed with a look at every state. */
const CLOSELY = 25

const ANYONE: readonly PlayerName[] = ['diligent', 'diligent', 'host', 'clumsy', 'clumsy', 'anything', 'contrary']
const PACES = [1_500, 3_000, 6_000]

export interface Checked {
  readonly steps: number
  readonly refusals: number
  /** How often each kind of event happened. */
  readonly happened: ReadonlyMap<Event['type'], number>
}

export function randomMatch(number: number): Match {
  const name = `rush game ${number}`
  const below = chance(`table of ${name}`)
  const seats = 1 + (number % 4)
  const players = Array.from({ length: seats }, () => oneOf(ANYONE, below))
  return { name, seats, options: randomOptions(below, seats), players, pace: oneOf(PACES, below), strays: 6 }
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

/** One step in so many is looked at for what it gives away; all in which a token lies face up. */
const SEARCHED = 25

/** Plays such a game and looks for what anyone could learn of what lies face down. Throws what it finds. */
export function checkSecrecy(number: number): { readonly looks: number; readonly turned: number } {
  const match = { ...randomMatch(number), name: `hidden game ${number}` }
  const below = chance(`looks at ${match.name}`)
  let looks = 0
  let turned = 0
  let before: State | null = null
  const watch = (step: Step): void => {
    const last = before ?? step.state
    before = step.state
    const up = rushMd.view(step.state, null).token !== null
    if (!up && below(SEARCHED) > 0) return
    looks++
    if (up) turned++
    const leak = leakIn(last, step, below)
    if (leak !== null) throw new Error(`${match.name}, ${JSON.stringify(step.entry)}: ${leak}`)
  }
  playMatch({ ...match, watch })
  return { looks, turned }
}

function complain(problem: string | null): void {
  if (problem !== null) throw new Error(problem)
}

function checkMatch(match: Match, closely: boolean): Checked {
  const ledger = new Ledger()
  const below = chance(`checks of ${match.name}`)
  const hashes: string[] = []
  const happened = new Map<Event['type'], number>()
  let refusals = 0
  let tokens: State['tokens'] = []
  const watch = ({ entry, state, events, refusal }: Step): void => {
    if (refusal) {
      refusals++
      if (below(HELD) === 0) complain(changedByRefusal(state, entry, match.seats))
      return
    }
    if (entry === null) tokens = state.tokens
    for (const { type } of events) happened.set(type, (happened.get(type) ?? 0) + 1)
    complain(brokenLaw(state) ?? ledger.note(events) ?? ledger.difference(state))
    if (state.tokens !== tokens) throw new Error('the culture tokens have changed places')
    if (closely) hashes.push(hash(state))
    if (below(TRIED) === 0) tryListed(state, below)
    if (below(LOOKED_AT) === 0) look(state, below)
  }
  const { log, state } = playMatch({ ...match, watch })
  complain(misreplayed(log, state, closely ? hashes : null))
  return { steps: log.entries.length, refusals, happened }
}

/** Given once more, it is refused once more, and not a letter of the state is another. */
function changedByRefusal(state: State, entry: Step['entry'], seats: number): string | null {
  if (!entry) return 'a refusal without an order'
  const before = canonical(state)
  if (submit(rushMd, seats, state, entry).ok) return `${JSON.stringify(entry)} is refused only once`
  return canonical(state) === before ? null : `${JSON.stringify(entry)} was refused and changed something`
}

/** Whoever has to act has something to do, and all that is listed is accepted. */
function tryListed(state: State, below: Below): void {
  const at = rushMd.deadlines(state).reduce((first, one) => Math.min(first, one.at - 1), state.clock.at + 1_000_000)
  for (const seat of rushMd.toAct(state)) {
    const commands = [...rushMd.legal(state, seat)]
    if (commands.length === 0) throw new Error(`seat ${seat} has to act in ${state.stage} and can't`)
    for (let i = 0; i < 4; i++) {
      const command = oneOf(commands, below)
      const outcome = rushMd.step(state, { by: seat, at, command })
      if (!outcome.ok) throw new Error(`${JSON.stringify(command)} is listed and refused: ${outcome.refusal.code}`)
      complain(brokenLaw(outcome.state))
    }
  }
}

/** Nobody can tell the table from one with other decks and tokens. */
function look(state: State, below: Below): void {
  const other = rehide(state, new Random({ seed: seedFrom(String(below(1_000_000))), used: {} }))
  for (const viewer of [null, ...Array.from({ length: state.seats }, (_, seat) => seat)]) {
    const seen = JSON.stringify(rushMd.view(state, viewer))
    if (seen.includes(state.random.seed)) throw new Error('a view shows the seed')
    if (seen !== JSON.stringify(rushMd.view(other, viewer))) throw new Error('a view shows what lies face down')
  }
}

/** Plays the log again as it would come out of a store. */
function misreplayed(log: Log, state: State, hashes: readonly string[] | null): string | null {
  const again = replay(rushMd, JSON.parse(JSON.stringify(log)) as Log)
  if (!again.ok) return `the log can't be replayed: ${again.code} at entry ${again.entry}`
  if (hash(again.states.at(-1)) !== hash(state)) return 'the replay ends in another state'
  const strayed = hashes?.findIndex((one, i) => one !== hash(again.states[i])) ?? -1
  return strayed < 0 ? null : `the replay strays at step ${strayed}`
}
