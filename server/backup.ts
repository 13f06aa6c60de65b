// `npm run backup FILE`: a copy of the database as it is at this moment, whole, also while the server runs.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readSettings } from './settings.mjs'

/** A sentence that says why not, or null. */
export function backUp(dataFolder: string, target: string): string | null {
  const source = join(dataFolder, 'grand-rounds.sqlite')
  if (!existsSync(source)) return `There is no database in ${dataFolder}. Set DATA_DIR to the folder that has it.`
  if (existsSync(target)) return `${target} is there already.`
  const database = new DatabaseSync(source)
  try {
    database.prepare('vacuum into ?').run(target)
    return null
  } catch (error) {
    return `The copy could not be made: ${error instanceof Error ? error.message : String(error)}.`
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
