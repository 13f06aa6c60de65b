// Random games of Rush M.D. over random options, with commands that are listed and commands that are not, at random
// times. Each is checked at every step and replayed.

import {
  canonical,
  emptyLog,
  hash,
  type Json,
  type LogEntry,
  Random,
  replay,
  seedFrom,
  submit,
} from '@grand-rounds/kernel'
import {
  BED_IDS,
  type Command,
  DOCTORS,
  LESSONS,
  NURSES,
  PATIENT_IDS,
  rushMd,
  SPACE_IDS,
  SPACES,
} from '@grand-rounds/rush-md'
import { type Event, SPOTS, type State } from '@grand-rounds/rush-md'
import { rehide } from './hidden.ts'
import { brokenLaw } from './laws.ts'

const MOST_STEPS = 20_000
/** In one step of so many, the views are looked at. */
const LOOKED_AT = 25

const AT_A_BED = SPACE_IDS.filter((id) => SPACES[id].spot !== null)

export interface Played {
  readonly steps: number
  /** How often each kind of event happened. */
  readonly happened: ReadonlyMap<Event['type'], number>
}

function oneOf<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random.below('pick', items.length)]
}

function randomOptions(random: Random): { readonly [key: string]: Json } {
  const lesson = random.below('options', 2) === 0 ? (oneOf(LESSONS, random) ?? null) : null
  const epidemics = lesson === null || lesson >= 'L4'
  return {
    lesson,
    seconds: 60 + 30 * random.below('options', 7),
    rounds: 1 + random.below('options', 4),
    pace: oneOf([100, 100, 63, 20], random) ?? 100,
    oath: oneOf(['refused', 'strict'], random) ?? 'refused',
    contagion: epidemics ? (oneOf(['drawn', 'noticed'], random) ?? 'drawn') : 'drawn',
    difficulty: oneOf(['easy', 'normal', 'hard'], random) ?? 'easy',
    ...(lesson === null ? { research: random.below('options', 2) === 0 } : {}),
  }
}

/** A kind of command first, then one of its kind: rare things happen although others are many. */
function listed(state: State, seat: number, random: Random): Command | undefined {
  const kinds = new Map<string, Command[]>()
  for (const command of rushMd.legal(state, seat)) {
    const kind = kinds.get(command.type)
    if (kind) kind.push(command)
    else kinds.set(command.type, [command])
  }
  // Who stopped, paused and signalled as gladly as worked would never treat anybody.
  for (const idle of ['stop', 'pause', 'signal', 'ownUp', 'takeOff', 'notReady', 'fall', 'slip'])
    if (kinds.size > 1 && random.below('idle', 8) > 0) kinds.delete(idle)
  const finds = kinds.get('take')
  if (finds && random.below('find', 2) === 0) return oneOf(finds, random)
  // Most spaces are for stores and desks; patients should be examined and operated on, too.
  const bedside = kinds.get('place')?.filter((command) => command.type === 'place' && AT_A_BED.includes(command.space))
  if (bedside && bedside.length > 0 && random.below('bedside', 3) === 0) return oneOf(bedside, random)
  return oneOf(oneOf([...kinds.values()], random) ?? [], random)
}

/** Well formed, and mostly out of place. */
function stray(random: Random): Command {
  const glass = oneOf([...DOCTORS, ...NURSES], random) ?? 'red'
  const patient = oneOf(PATIENT_IDS, random) ?? 'cough'
  const bed = oneOf(BED_IDS, random) ?? 'A1'
  const space = oneOf(SPACE_IDS, random) ?? 'desk1'
  const strays: readonly Command[] = [
    { type: 'place', glass, space },
    { type: 'place', glass, space, patient },
    { type: 'moveBed', bed, to: oneOf([...SPOTS, 'ward'] as const, random) ?? 'ward' },
    { type: 'admit', patient, bed },
    { type: 'give', piece: 'blue', patient },
    { type: 'inject', patient },
    { type: 'takeOff', glass },
    { type: 'take' },
    { type: 'release' },
    { type: 'grip', piece: 'heart' },
    { type: 'sendBack', patient, tag: 'ward', piece: 'blue' },
    { type: 'ready' },
    { type: 'goOn' },
  ]
  return oneOf(strays, random) ?? { type: 'stop' }
}

/** Plays a game by its number. Throws what is wrong with it. */
export function checkRandomGame(number: number): Played {
  const seats = 1 + (number % 4)
  const seed = seedFrom(`rush game ${number}`)
  const random = new Random({ seed: seedFrom(`players of ${number}`), used: {} })
  const options = randomOptions(random)
  try {
    return play(seats, options, seed, random)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new Error(`random game ${number} (${seats} seats, ${JSON.stringify(options)}): ${what}`, { cause: error })
  }
}

function play(seats: number, given: Json, seed: string, random: Random): Played {
  const options = rushMd.readOptions(given, seats)
  if (!options.ok) throw new Error(`options refused: ${options.refusal.code}`)
  let { state, events } = rushMd.setup({ options: options.value, seats, seed, at: 0 })
  const entries: LogEntry[] = []
  const happened = new Map<Event['type'], number>()
  let now = 0
  for (let step = 0; rushMd.result(state) === null; step++) {
    if (step > MOST_STEPS) throw new Error('it does not end')
    for (const { type } of events) happened.set(type, (happened.get(type) ?? 0) + 1)
    check(state, seed, random)
    const order = next(state, now, random)
    now = order.at
    const outcome = submit(rushMd, seats, state, order)
    events = []
    if (!outcome.ok) {
      if (order.sure) throw new Error(`${JSON.stringify(order)} was refused: ${outcome.refusal.code}`)
      continue
    }
    entries.push({ by: order.by, at: order.at, command: order.command })
    ;({ state, events } = outcome)
  }
  for (const { type } of events) happened.set(type, (happened.get(type) ?? 0) + 1)
  check(state, seed, random)
  const log = { ...emptyLog(rushMd, { options: options.value as unknown as Json, seats, seed, at: 0 }), entries }
  const again = replay(rushMd, JSON.parse(JSON.stringify(log)) as typeof log)
  if (!again.ok) throw new Error(`the log can't be replayed: ${again.code} at entry ${again.entry}`)
  if (hash(again.states.at(-1)) !== hash(state)) throw new Error('the replay ends in another state')
  return { steps: entries.length, happened }
}

function next(state: State, now: number, random: Random) {
  const [due] = rushMd.deadlines(state).toSorted((a, b) => a.at - b.at)
  const at = now + random.below('pace', oneOf([2, 300, 3000], random) ?? 1)
  const time = due && (at >= due.at || random.below('last', 30) === 0)
  if (time && random.below('early', 3) > 0 && due.at > now) {
    const seat = random.below('seat', state.seats)
    const command = listed(state, seat, random)
    // The very last moment before a deadline.
    if (command) return { by: seat, at: due.at - 1, command, sure: true }
  }
  if (time) {
    const told = { type: 'timeUp', deadline: due.id } as const
    return { by: 'clock', at: Math.max(now, due.at + random.below('late', 50)), command: told, sure: true } as const
  }
  const seat = random.below('seat', state.seats)
  const command = random.below('stray', 6) === 0 ? undefined : listed(state, seat, random)
  return { by: seat, at, command: command ?? stray(random), sure: command !== undefined }
}

function check(state: State, seed: string, random: Random): void {
  const broken = brokenLaw(state)
  if (broken !== null) throw new Error(broken)
  if (random.below('look', LOOKED_AT) > 0) return
  const other = rehide(state, random)
  for (const viewer of [null, 0]) {
    const seen = canonical(rushMd.view(state, viewer))
    if (seen.includes(seed)) throw new Error('a view shows the seed')
    if (seen !== canonical(rushMd.view(other, viewer))) throw new Error('a view shows what lies face down')
  }
}
