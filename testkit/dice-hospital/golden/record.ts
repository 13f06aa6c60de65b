// Records the golden games: `npm run golden -w testkit`. The same rules give the same files.
//
// Tables by rote, with every number of players and any options; then games that are looked for, because what
// happens in them is rare. When a rule allows more than it did, and all that was recorded is still right, it stays:
// `npm run golden -w testkit -- added` looks only for what occurs in no game yet.

import { diceHospital } from '@grand-rounds/dice-hospital'
import { hash } from '@grand-rounds/kernel'
import { chance, oneOf } from '../../chance.ts'
import { type Match, playMatch } from '../games/match.ts'
import { type GivenOptions, randomOptions } from '../games/options.ts'
import type { PlayerName } from '../games/players.ts'
import { type Golden, readGoldenGames, writeGoldenGames } from './fixtures.ts'
import { everything, Witness, wrongInGolden } from './golden.ts'

const BY_ROTE = 200
/** A search is given up after so many games. */
const PATIENCE = 2_000

const TABLES: readonly (readonly PlayerName[])[] = [
  ['keen', 'chief', 'builder', 'host'],
  ['random', 'keen', 'random', 'fickle'],
  ['host', 'host', 'chief', 'chief'],
  ['fickle', 'eager', 'keeper', 'keen'],
  ['builder', 'idle', 'random', 'chief'],
]

const PACES = [2_000, 6_000, 15_000]
const SOLO: readonly (readonly PlayerName[])[] = [['writer'], ['keen'], ['writer'], ['random'], ['host']]

interface Recorded {
  readonly golden: Golden
  readonly seen: ReadonlySet<string>
}

function record(match: Match): Recorded {
  const witness = new Witness()
  let events = 0
  const { log, state } = playMatch({
    ...match,
    watch: (step) => {
      witness.note(step)
      events += step.events.length
    },
  })
  const result = diceHospital.result(state)
  if (!result) throw new Error(`${match.name} has no result`)
  return { golden: { name: match.name, log, hash: hash(state), result, events }, seen: witness.seen }
}

function byRote(number: number): Match {
  const name = `golden ${number}`
  const below = chance(`table of ${name}`)
  const seats = 1 + (number % 4)
  const round = Math.floor(number / 4)
  const players = (seats === 1 ? SOLO[round % SOLO.length] : TABLES[round % TABLES.length]) ?? []
  return { name, seats, options: randomOptions(seats, below), players, pace: oneOf(PACES, below) }
}

interface Hint {
  readonly pattern: RegExp
  readonly seats: number
  readonly options: GivenOptions
  readonly players: readonly PlayerName[]
}

const PROMOS: GivenOptions = { promos: ['consultant', 'admissionsNurse'] }

/** Where to look for what; the first that fits. */
const HINTS: readonly Hint[] = [
  { pattern: /^ending/, seats: 2, options: { administrators: false }, players: ['idle'] },
  { pattern: /bag is empty/, seats: 4, options: { epidemic: true, experimental: true }, players: ['keeper'] },
  { pattern: /department deck/, seats: 4, options: { events: true }, players: ['builder'] },
  { pattern: /specialist deck/, seats: 4, options: { events: true }, players: ['chief'] },
  { pattern: /^report/, seats: 1, options: {}, players: ['writer'] },
  { pattern: /emptyWards/, seats: 4, options: { superbug: true }, players: ['idle'] },
  { pattern: /prototype/, seats: 4, options: { edition: 'prototype' }, players: ['chief', 'builder'] },
  { pattern: /Consultant|Admissions/, seats: 2, options: PROMOS, players: ['host', 'chief'] },
  {
    pattern: /decision is open/,
    seats: 2,
    options: { experimental: true, ...PROMOS, administrators: false },
    players: ['donor'],
  },
  { pattern: /^event card/, seats: 3, options: { events: true }, players: ['random'] },
  { pattern: /./, seats: 4, options: { experimental: true, ...PROMOS }, players: ['chief', 'builder', 'random'] },
]

function search(wanted: string): Recorded {
  const hint = HINTS.find(({ pattern }) => pattern.test(wanted))
  if (!hint) throw new Error(`nobody knows where to look for ${wanted}`)
  for (let i = 0; i < PATIENCE; i++) {
    const found = record({ ...hint, name: `golden ${wanted} ${i}` })
    if (found.seen.has(wanted)) return found
  }
  throw new Error(`${wanted}: not found in ${PATIENCE} games`)
}

/** Games with what is not seen yet, each looked for; they are noted as seen. */
function searchMissing(seen: Set<string>): Golden[] {
  const sought: Golden[] = []
  for (const name of everything()) {
    if (seen.has(name)) continue
    const found = search(name)
    console.log(`${name}: ${found.golden.name}`)
    sought.push(found.golden)
    for (const one of found.seen) seen.add(one)
  }
  return sought
}

function recordAll(): void {
  const recorded = Array.from({ length: BY_ROTE }, (_, number) => record(byRote(number)))
  const sought = searchMissing(new Set(recorded.flatMap((one) => [...one.seen])))
  for (const seats of [1, 2, 3, 4]) {
    const games = recorded.filter(({ golden }) => golden.log.seats === seats)
    writeGoldenGames(
      `players-${seats}`,
      games.map(({ golden }) => golden),
    )
  }
  writeGoldenGames('rare', sought)
  writeGoldenGames('added', [])
  console.log(`${recorded.length} games by rote and ${sought.length} that were looked for`)
}

function recordAdded(): void {
  const witness = new Witness()
  for (const game of readGoldenGames()) {
    const wrong = wrongInGolden(game, witness)
    if (wrong !== null) throw new Error(`${game.name}: ${wrong}`)
  }
  const before = readGoldenGames().filter(({ name }) => name.startsWith(ADDED))
  const sought = searchMissing(witness.seen).map((game) => ({ ...game, name: `${ADDED}${game.name}` }))
  writeGoldenGames('added', [...before, ...sought])
  console.log(`${sought.length} games added`)
}

const ADDED = 'added: '

if (process.argv[2] === 'added') recordAdded()
else recordAll()
