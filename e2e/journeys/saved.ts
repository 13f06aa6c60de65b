// Games in the middle, opened as anyone can: a file, from the list of games. The files are cut from golden games.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Command, diceHospital, type Stage, type State } from '@grand-rounds/dice-hospital'
import { type Json, type Log, replay, seedFrom, submit } from '@grand-rounds/kernel'
import type { Page } from '@playwright/test'

import { expect } from '../house.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'fixtures', 'dice-hospital')
const NAMES = ['Ada', 'Maximilian', 'Mo', 'Bronisława']

export function goldenGames(file: string): readonly Log[] {
  const lines = gunzipSync(readFileSync(join(FOLDER, `${file}.jsonl.gz`)))
    .toString()
    .split('\n')
  return lines.filter((line) => line !== '').map((line) => (JSON.parse(line) as { readonly log: Log }).log)
}

type Entry = Log['entries'][number]

export interface Moment {
  readonly log: Log
  readonly state: State
}

/** Every moment of a game, from before the first step on. */
function momentsOf(log: Log): readonly Moment[] {
  const played = replay(diceHospital, log)
  if (!played.ok) throw new Error(played.code)
  return played.states.map((state, steps) => ({ state, log: { ...log, entries: log.entries.slice(0, steps) } }))
}

/** The first moment of the golden games at which it is so. */
export function findMoment(files: readonly string[], wanted: (state: State) => boolean): Moment {
  for (const file of files) {
    for (const log of goldenGames(file)) {
      const found = momentsOf(log).find(({ state }) => wanted(state))
      if (found) return found
    }
  }
  throw new Error(`no golden game has it: ${wanted.toString()}`)
}

const FILES = ['players-2', 'players-1', 'players-3', 'players-4', 'rare']

/** Stages before the first round. */
const OPENING: ReadonlySet<Stage> = new Set(['startingValues', 'administrators'])

/** Late enough that there is something on the board, where the stage comes again. */
export function momentOf(stage: Stage, files: readonly string[] = FILES): Moment {
  const least = OPENING.has(stage) ? 0 : 3
  // A clock would have run out long ago.
  return findMoment(files, (state) => state.stage === stage && state.round >= least && !state.options.timer)
}

/** Two rounds before the end, at a shift. */
export function lateMoment(files: readonly string[]): Moment {
  return findMoment(files, ({ stage, round, options }) => stage === 'activation' && round >= 7 && !options.timer)
}

/** Nobody is treated; else whatever comes first. */
function carelessly(state: State, seat: number): Command {
  if (state.stage === 'activation') return { type: 'endShift' }
  for (const command of diceHospital.legal(state, seat)) if (command.type !== 'undo') return command
  throw new Error(`nothing can be done in ${state.stage}`)
}

/** A game of these options that nobody took care of, two rounds before its end. For those that no golden game has. */
export function carelessMoment(seats: number, given: Json): Moment {
  const options = diceHospital.readOptions(given, seats)
  if (!options.ok) throw new Error(options.refusal.code)
  const seed = seedFrom('careless')
  let { state } = diceHospital.setup({ version: diceHospital.version, options: options.value, seats, seed, at: 0 })
  const entries: Entry[] = []
  while (state.round < 7 || state.stage !== 'activation') {
    const [by = 0] = diceHospital.toAct(state)
    const command = carelessly(state, by)
    const entry = { by, at: entries.length, command: command as unknown as Json }
    const outcome = submit(diceHospital, seats, state, entry)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    entries.push(entry)
    state = outcome.state
  }
  const { id: game, version } = diceHospital
  return { state, log: { game, version, options: given, seats, seed, at: 0, entries } }
}

interface Opening {
  /** Whoever has to act is a person and all others are bots; else all are people. */
  readonly alone?: boolean
}

/** Comes back with the table's address. */
export function openMoment(page: Page, { log, state }: Moment, { alone = false }: Opening = {}): Promise<string> {
  const [actor = 0] = diceHospital.toAct(state)
  return openGame(page, log, (seat) => !alone || seat === actor)
}

/** Whoever is no person is a bot. */
export async function openGame(
  page: Page,
  log: Log,
  isPerson: (seat: number) => boolean = () => true,
): Promise<string> {
  const players = Array.from({ length: log.seats }, (_, seat) => ({
    name: NAMES[seat] ?? '',
    ...(isPerson(seat) ? {} : { level: 'student' }),
  }))
  await page.goto('/games')
  const buffer = Buffer.from(JSON.stringify({ ...log, players }))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.locator('main li a[href^="/table/"]').first().click()
  await expect(page).toHaveURL(/\/table\/[\w-]+$/)
  return page.url()
}
