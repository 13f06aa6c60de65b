// Records the golden games: `npm run golden-rush -w testkit`, after a rule or the figures of a deck were meant to change.
// The same rules and figures give the same files.
//
// Tables by rote, with every number of players, difficulty and step of learning; then more games, each kept only if
// something occurs in it that has not been seen yet, until everything has.

import { hash, type LogEntry, type Refusal, submit } from '@grand-rounds/kernel'
import { type Command, DOCTORS, GOAL_IDS, GOALS, LESSONS, rushMd, type State } from '@grand-rounds/rush-md'
import { type Below, chance, oneOf } from '../../chance.ts'
import { type Match, playMatch } from '../games/match.ts'
import type { GivenOptions } from '../games/options.ts'
import { type PlayerName, stray } from '../games/players.ts'
import { everything, Witness } from './coverage.ts'
import { type Golden, type RefusedOrder, writeGoldenGames } from './fixtures.ts'

const BY_ROTE = 56
/** So many games are tried for what is missing before it is given up. */
const PATIENCE = 2_000
/** How often, in steps, something is tried that may be refused, and how much. */
const PROBED = 12
const PROBES = 40

interface Recorded {
  readonly golden: Golden
  readonly seen: ReadonlySet<string>
}

/** Orders that no player gives: too early, from nowhere, of no form. */
function oddities(state: State, now: number): readonly LogEntry[] {
  const [due] = rushMd.deadlines(state)
  return [
    { by: 'clock', at: now, command: { type: 'timeUp', deadline: 'noon' } },
    { by: 'clock', at: now, command: { type: 'timeUp', deadline: due?.id ?? 'noon' } },
    { by: state.seats, at: now, command: { type: 'stop' } },
    { by: 0, at: -1, command: { type: 'stop' } },
    { by: 0, at: now, command: { type: 'operate' } },
    { by: 0, at: now, command: { type: 'turn', token: 8 } },
    ...(due ? [{ by: 0, at: due.at, command: { type: 'stop' } }] : []),
  ]
}

/** Every doctor to every bed that stands at an exam. */
function bedside({ beds, seats, options }: State, now: number): readonly LogEntry[] {
  return beds.flatMap(({ spot, patient }) => {
    if (!patient || spot === null || spot === 'theatreA' || spot === 'theatreB') return []
    return options.doctors.slice(0, seats).map((glass, by) => {
      return { by, at: now, command: { type: 'place', glass, space: spot, patient: patient.card } }
    })
  })
}

/** Plays a match. Of each code of refusals, the first of the game is kept. */
function record(match: Match): Recorded {
  const witness = new Witness()
  const below = chance(`probes of ${match.name}`)
  const refused: RefusedOrder[] = []
  let events = 0
  let accepted = 0
  let now = 0
  const note = (entry: LogEntry, state: State, refusal: Refusal) => {
    if (refused.some(({ code }) => code === refusal.code)) return
    refused.push({ ...entry, after: accepted, code: refusal.code })
    witness.note({ entry, state, events: [], refusal })
  }
  const probe = (state: State, entry: LogEntry) => {
    const outcome = submit(rushMd, match.seats, state, entry)
    if (!outcome.ok) note(entry, state, outcome.refusal)
  }
  const { log, state } = playMatch({
    ...match,
    watch: (step) => {
      const { entry, refusal } = step
      if (refusal && entry) return note(entry, step.state, refusal)
      witness.note(step)
      events += step.events.length
      if (entry) accepted++
      now = entry?.at ?? 0
      for (const visit of bedside(step.state, now)) probe(step.state, visit)
      const over = rushMd.result(step.state) !== null
      if (!over && below(PROBED) > 0) return
      for (const odd of oddities(step.state, now)) probe(step.state, odd)
      for (let i = 0; i < PROBES; i++) {
        const by = below(match.seats)
        const command: Command | null = stray(step.state, by, below)
        if (command) probe(step.state, { by, at: now, command: { ...command } })
      }
    },
  })
  const result = rushMd.result(state)
  if (!result) throw new Error(`${match.name} has no result`)
  const golden = { name: match.name, log, refused, hash: hash(state), result, events }
  return { golden, seen: witness.seen }
}

const TABLES: readonly (readonly PlayerName[])[] = [
  ['host', 'diligent', 'clumsy', 'host'],
  ['diligent', 'clumsy', 'host', 'contrary'],
  ['clumsy', 'host', 'diligent', 'anything'],
  ['host', 'host', 'host', 'host'],
]
const CHOICES = [null, ...LESSONS] as const

function byRote(number: number): Match {
  const name = `golden ${number}`
  const below = chance(`table of ${name}`)
  const seats = 1 + (number % 4)
  const goals = GOAL_IDS.filter((id) => GOALS[id].players === seats)
  const round = Math.floor(number / 4)
  const lesson = CHOICES[round % CHOICES.length] ?? null
  const epidemics = lesson === null ? round % 2 === 0 : lesson >= 'L4'
  const options: GivenOptions = {
    lesson,
    difficulty: oneOf(['easy', 'normal', 'hard'], () => round % 3),
    rounds: 1 + below(4),
    pace: oneOf([100, 100, 60, 20], below),
    oath: oneOf(['refused', 'strict'], below),
    contagion: epidemics ? oneOf(['drawn', 'noticed'], below) : 'drawn',
    exams: oneOf(['played', 'played', 'plain'], below),
    goal: below(3) === 0 ? oneOf(goals, below) : null,
    ...(below(3) === 0 ? { doctors: DOCTORS.toReversed().slice(0, Math.max(2, seats)) } : {}),
    ...(lesson === null ? { epidemics, research: round % 4 < 2 } : {}),
  }
  return { name, seats, options, players: TABLES[round % TABLES.length] ?? [], pace: 3_000, strays: 20 }
}

interface Hint {
  readonly pattern: RegExp
  readonly options: GivenOptions
  readonly players: readonly PlayerName[]
}

const LONG: GivenOptions = { difficulty: 'easy', seconds: 600 }

/** Where to look for what; the first that fits. */
const HINTS: readonly Hint[] = [
  { pattern: /deckEmpty/, options: { ...LONG, lesson: 'L1', seconds: 900 }, players: ['crowding'] },
  { pattern: /syringeFull/, options: LONG, players: ['brimming'] },
  { pattern: /^paper|skillGained|easing/, options: { ...LONG, research: true }, players: ['host', 'diligent'] },
  { pattern: /^epidemic|missedSign/, options: { ...LONG }, players: ['host', 'diligent'] },
  { pattern: /is cured|^diagnosis|won/, options: LONG, players: ['host'] },
  { pattern: /balance|fallen|glassFell|glassBalanced|toolsInUse/, options: LONG, players: ['clumsy', 'host'] },
  { pattern: /pause|goOn/, options: { seconds: 60 }, players: ['clumsy', 'contrary'] },
  { pattern: /./, options: { ...LONG, research: true, oath: 'strict' }, players: ['contrary', 'clumsy', 'host'] },
]

function sought(wanted: string, number: number, below: Below): Match {
  const { options, players } = HINTS.find(({ pattern }) => pattern.test(wanted)) ?? { options: LONG, players: [] }
  const seats = 1 + below(4)
  return { name: `golden ${wanted} ${number}`, seats, options, players, pace: 5_000, strays: 20 }
}

const recorded = Array.from({ length: BY_ROTE }, (_, number) => record(byRote(number)))
console.log(`${BY_ROTE} games by rote`)
const seen = new Set(recorded.flatMap((one) => [...one.seen]))
const missing = () => everything().filter((name) => !seen.has(name))
const kept: Recorded[] = []
const below = chance('what is looked for')
for (let number = 0; missing().length > 0; number++) {
  if (number > PATIENCE) throw new Error(`not found in ${PATIENCE} games: ${missing().join(', ')}`)
  const game = record(sought(oneOf(missing(), below), number, below))
  const found = missing().filter((name) => game.seen.has(name))
  if (found.length === 0) continue
  console.log(`${game.golden.name}: ${found.join(', ')}`)
  kept.push(game)
  for (const name of found) seen.add(name)
}
for (const seats of [1, 2, 3, 4]) {
  const games = [...recorded, ...kept].filter(({ golden }) => golden.log.seats === seats)
  writeGoldenGames(
    `players-${seats}`,
    games.map(({ golden }) => golden),
  )
}
console.log(`${recorded.length} games by rote and ${kept.length} that were looked for`)
