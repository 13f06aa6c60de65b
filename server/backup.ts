// `npm run backup FILE`: a copy of the database as it is at this moment, whole, also while the server runs.

import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readSettings } from './settings.mjs'
import { databaseIn, databaseProblem } from './store/data-folder.ts'

const BUSY_MS = 5_000

function notMade(error: unknown): string {
  return `The copy could not be made: ${error instanceof Error ? error.message : String(error)}.`
}

/** A sentence that says why not, or null. */
export function backUp(dataFolder: string, target: string): string | null {
  const source = databaseIn(dataFolder)
  if (!existsSync(source)) return `There is no database in ${dataFolder}. Set DATA_DIR to the folder that has it.`
  if (existsSync(target)) return `${target} is there already.`
  const problem = databaseProblem(source)
  if (problem !== null) return problem
  try {
    // For its owner only, like the database. Into an empty file SQLite writes as into none.
    closeSync(openSync(target, 'wx', 0o600))
  } catch (error) {
    return notMade(error)
  }
  const database = new DatabaseSync(source, { timeout: BUSY_MS })
  try {
    database.prepare('vacuum into ?').run(target)
    return null
  } catch (error) {
    rmSync(target)
    return notMade(error)
  } finally {
    database.close()
  }
}

if (import.meta.main) {
  const [target] = process.argv.slice(2)
  const read = readSettings(process.env)
  const problem = !read.ok
    ? read.problem
    : target === undefined
      ? 'usage: npm run backup FILE'
      : backUp(read.settings.dataFolder, resolve(target))
  if (problem !== null) {
    console.error(problem)
    process.exitCode = 1
  }
}
