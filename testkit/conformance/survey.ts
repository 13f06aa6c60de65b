// Plays games of a kind and examines them with every check. Needs no test runner.

import type { Game, Json, Numbered, Result } from '@grand-rounds/kernel'
import { Random, seedFrom, submit } from '@grand-rounds/kernel'
import { anyCommand, anyKind, playout } from '../playout.ts'
import { first, sample } from '../sampling.ts'
import type { Check } from '../violation.ts'
import { brief, CHECKS, Violation } from '../violation.ts'
import { checkCommands } from './commands.ts'
import type { AnyConformance, AnyGame, Command, Conformance } from './config.ts'
import { Course } from './course.ts'
import { Guard } from './guard.ts'
import type { Table } from './options.ts'
import { checkOptions, tables } from './options.ts'
import { checkRepeat, checkSetup } from './repeat.ts'
import { checkSecrecy } from './secrecy.ts'
import { Strays } from './strays.ts'
import { checkDeadlines } from './time.ts'
import type { Moment, Trial } from './trial.ts'
import { seatsOf } from './trial.ts'
import { checkOrder, checkUndo } from './turns.ts'
import { Differences, versionsOf } from './versions.ts'

export interface Survey {
  /** The first of each check. */
  readonly violations: readonly Violation[]
  /** How often each check had something to look at. */
  readonly seen: Readonly<Record<Check, number>>
}

/** Plays all games and gives the first violation of each check. */
export function survey<O, S, C extends Command, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  config: Conformance<S, C, E>,
): Survey {
  const seen = Object.fromEntries(CHECKS.map((check) => [check, 0])) as Record<Check, number>
  const violations: Violation[] = []
  for (const violation of inspect(new Guard(game), config, seen))
    if (!violations.some(({ check }) => check === violation.check)) violations.push(violation)
  return { violations, seen }
}

/** The first violation, or null for a game that keeps the contract. */
export function examine<O, S, C extends Command, E extends Numbered, V, R extends Result>(
  game: Game<O, S, C, E, V, R>,
  config: Conformance<S, C, E>,
): Violation | null {
  const seen = Object.fromEntries(CHECKS.map((check) => [check, 0])) as Record<Check, number>
  for (const violation of inspect(new Guard(game), config, seen)) return violation
  return null
}

function* inspect(guard: Guard, config: AnyConformance, seen: Record<Check, number>): Generator<Violation> {
  const { game } = guard
  const allowed = tablesOrViolation(game, config)
  if (allowed instanceof Violation) {
    yield allowed
    return
  }
  const versions = versionsOf(game)
  if (versions instanceof Violation) {
    yield versions
    return
  }
  const strays = new Strays()
  const differences = new Differences()
  let sound = true
  for (let number = 0; number < (config.games ?? 40); number++) {
    const { options, seats } = allowed[number % allowed.length] ?? { options: {}, seats: game.seats.min }
    // Each table comes to each version.
    const version = versions[(number + Math.floor(number / allowed.length)) % versions.length] ?? game.version
    const seed = seedFrom(`${config.name ?? game.id} ${number}`)
    const random = new Random({ seed: seedFrom(`examiner ${seed}`), used: {} })
    const trial: Trial = {
      game,
      config,
      version,
      options,
      seats,
      seed,
      random,
      strays,
      differences,
      saw: (check) => void seen[check]++,
    }
    const violation = examineGame(guard, trial, number)
    if (!violation) continue
    sound = false
    yield violation
  }
  if (!sound) return
  yield* unexamined(config, seen)
  yield* differences.missing(versions)
}

function tablesOrViolation(game: AnyGame, config: AnyConformance): readonly Table[] | Violation {
  try {
    return tables(game, config)
  } catch (error) {
    if (error instanceof Violation) return error
    throw error
  }
}

/** A check that never had occasion to fail proves nothing. */
function* unexamined(config: AnyConformance, seen: Readonly<Record<Check, number>>): Generator<Violation> {
  if (!config.rehide && !config.open)
    yield new Violation('view-leak', 'nothing was examined: give `rehide`, or say `open` if nothing is hidden')
  if (config.rehide && seen['view-leak'] === 0) yield new Violation('view-leak', '`rehide` never changed a state')
  if (config.simultaneous && seen['order-independence'] === 0)
    yield new Violation('order-independence', 'no two seats ever acted at the same time')
  for (const check of config.mustOccur ?? [])
    if (seen[check] === 0) yield new Violation(check, 'there was never an occasion for this check')
}

function examineGame(guard: Guard, trial: Trial, number: number): Violation | null {
  const course = new Course(trial)
  // While the playout runs, the newest state is at fault; afterwards, the one that is looked at.
  let looking: number | null = null
  try {
    guard.watch(() => play(trial, number, course, (step) => (looking = step)))
    return null
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    const { version, options, seats, seed } = trial
    const step = looking ?? Math.max(0, course.moments.length - 1)
    return error.at({ version, options, seats, seed, step })
  }
}

function play(trial: Trial, number: number, course: Course, look: (step: number) => void): void {
  const { game, config, version, options, seats, seed, random } = trial
  const at = random.below('start', 10_000)
  checkOptions(trial)
  checkSetup(trial, at)
  const played = playout(game, {
    version,
    options,
    seats,
    seed,
    at,
    steps: config.steps ?? 5000,
    pace: config.pace ?? 1000,
    choose: (turn) => (config.choose ? config.choose(turn) : number % 2 === 0 ? anyCommand(turn) : anyKind(turn)),
    watch: (state, events, now) => course.born(state, events, now),
  })
  const { moments } = course
  if (played.ending !== 'result') throw new Violation('ends', `no result after ${played.log.entries.length} orders`)
  trial.saw('ends')
  course.unchanged(played)
  const steps = sample(moments.keys(), config.deep ?? 12, random, moments.length)
  for (const step of new Set([0, ...steps, moments.length - 1])) {
    look(step)
    const [moment, after, entry] = [moments[step], moments[step + 1], played.log.entries[step]]
    if (!moment) continue
    if (after && entry) {
      checkRepeat(trial, moment, entry, after)
      checkCommands(trial, moment)
      checkDeadlines(trial, moment)
      checkSecrecy(trial, moment)
      checkUndo(trial, moment)
      checkOrder(trial, moment)
    } else
      checkEnd(
        trial,
        moment,
        played.log.entries.map(({ command }) => command),
      )
  }
  look(moments.length - 1)
  course.unchanged(played)
  course.replayed(played.log)
  trial.differences.look(trial, played)
}

/** After the end the door and the rules refuse everything, and what is hidden stays so. */
function checkEnd(trial: Trial, moment: Moment, given: readonly Json[]): void {
  const { game, seats, random } = trial
  for (const command of sample(given, 10, random)) {
    for (const seat of seatsOf(trial)) {
      const order = { by: seat, at: moment.at, command }
      const outcome = submit(game, seats, moment.state, order)
      if (outcome.ok || outcome.refusal.code !== 'gameOver')
        throw new Violation('result', `${brief(order)} should get gameOver, got ${brief(outcome)}`)
      const read = game.readCommand(command)
      if (read.ok && game.step(moment.state, { ...order, command: read.value }).ok)
        throw new Violation('result', `${brief(order)} is accepted by the rules after the end`)
    }
  }
  if (first(game.toAct(moment.state), 1).length > 0) throw new Violation('result', 'someone is to act after the end')
  checkSecrecy(trial, moment)
}
