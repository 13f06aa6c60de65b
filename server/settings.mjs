// Where the server stands: its port and its data folder, and whether both can be had.
//
// Plain JavaScript, because `npm start` asks this before anything is installed: nobody should wait for
// an install to learn that the port is taken.

import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'

/**
 * For Node, with many tables in mind (docs/measured/online.md). What a step makes is of use until its table's next step:
 * with less room for what is young it would be taken for something that stays, and cleared away in long pauses. As all
 * of that room counts when it is decided whether to collect all garbage, there is to be some more before it is. And no
 * memory reducer: 100 s after the last such collection it begins another one, however busy the server is, and leaves
 * 1 MB for what is young.
 */
export const NODE_OPTIONS = ['--max-semi-space-size=128', '--initial-old-space-size=512', '--no-memory-reducer']

/**
 * @typedef {object} Settings
 * @property {number} port 0 for any that is free
 * @property {string} dataFolder absolute
 * @property {boolean} limits whether one address may ask for so much only; off for measurements
 */

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ readonly ok: true, readonly settings: Settings } | { readonly ok: false, readonly problem: string }}
 */
export function readSettings(env) {
  const text = env['PORT'] || '8080'
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    return { ok: false, problem: `PORT must be a number from 0 to 65535, not '${text}'.` }
  }
  const limits = env['LIMITS'] || 'on'
  if (limits !== 'on' && limits !== 'off') return { ok: false, problem: `LIMITS must be on or off, not '${limits}'.` }
  return { ok: true, settings: { port, dataFolder: resolve(env['DATA_DIR'] || 'data'), limits: limits === 'on' } }
}

/**
 * Makes the data folder if need be, and writes into it for a moment.
 * @param {string} folder
 * @returns {string | null} what is wrong, in a sentence
 */
export function dataFolderProblem(folder) {
  const trial = join(folder, `.trial-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(trial, '')
    rmSync(trial)
    return null
  } catch (error) {
    return `The data folder ${folder} can't be written (${reason(codeOf(error))}). Set DATA_DIR to one that can.`
  }
}

/**
 * Not mkdir's own `recursive`: below a folder that takes no folders (/proc) Node tries for ever.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  // What people wrote and where they sit is nobody else's business on this machine.
  mkdirSync(folder, 0o700)
}

/**
 * Takes the port for a moment.
 * @param {number} port
 * @returns {Promise<string | null>} what is wrong, in a sentence
 */
export function portProblem(port) {
  return new Promise((tell) => {
    const trial = createServer()
    trial.once('error', (error) => tell(listenProblem(port, error)))
    trial.listen(port, () => trial.close(() => tell(null)))
  })
}

/**
 * @param {number} port
 * @param {unknown} error
 */
export function listenProblem(port, error) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to 1024 or more.`
  return `Port ${port} can't be used (${code}). Set PORT to another one.`
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

/** @param {string} code */
function reason(code) {
  /** @type {Readonly<Record<string, string>>} */
  const reasons = {
    EACCES: 'no permission',
    EEXIST: 'there is a file of that name',
    ENOENT: 'it can not be made there',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of its path is a file',
    EPERM: 'no permission',
    EROFS: 'the disk is read-only',
  }
  return reasons[code] ?? code
}
