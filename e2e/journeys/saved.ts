// Games in the middle, opened as anyone can: a file, from the list of games. The files are cut from golden games.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { diceHospital, type Stage, type State } from '@grand-rounds/dice-hospital'
import { type Log, replay } from '@grand-rounds/kernel'
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
export function lateMoment(files: readonly string[], wanted: (state: State) => boolean = () => true): Moment {
  return findMoment(
    files,
    (state) => state.stage === 'activation' && state.round >= 7 && !state.options.timer && wanted(state),
  )
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
