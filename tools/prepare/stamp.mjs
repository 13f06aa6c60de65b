// A stamp is the hash of what a slow step was made from. The step is done again only when it differs.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const HOUSE = resolve(import.meta.dirname, '..', '..')
const STAMPS = join(HOUSE, '.stamps')

/**
 * A file of ours under `.stamps/`, the folder made.
 * @param {string} name
 */
export function stampFile(name) {
  mkdirSync(STAMPS, { recursive: true })
  return join(STAMPS, name)
}

/**
 * The hash of files and folders (tests and generated folders left out), by name and content.
 * @param {readonly string[]} paths relative to the house; those that are not there count as not there
 */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(join(HOUSE, path))) {
      hash.update(`${relative(HOUSE, file)}\0`)
      hash.update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {readonly string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return []
  /** @type {import('node:fs').Dirent[]} */
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch {
    return [path]
  }
  const names = entries.filter(({ name }) => !/^(?:node_modules|dist|\..*|.*\.test\.tsx?)$/.test(name))
  return names
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}

/**
 * @param {string} name
 * @param {string} hash
 */
export function isStamped(name, hash) {
  const file = stampFile(name)
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}

/**
 * @param {string} name
 * @param {string} hash
 */
export function stamp(name, hash) {
  writeFileSync(stampFile(name), hash)
}

/**
 * Does a step while no other process does it: two commands started at once must not install over each other.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function alone(name, step) {
  const file = stampFile(`${name}.lock`)
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      // Where nothing can be written no lock is ever free: waiting would be for ever.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      if (isHeld(file)) await new Promise((done) => setTimeout(done, 200))
      else rmSync(file, { force: true })
    }
  }
  try {
    return await step()
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * A lock whose process has ended is no lock.
 * @param {string} file
 */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
