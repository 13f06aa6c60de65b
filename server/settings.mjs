// Where the server stands: its address, its data folder, whom it believes; and whether all that can be had.
//
// Plain JavaScript, because `npm start` asks this before anything is installed: nobody should wait for
// an install to learn that the port is taken.

import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'

/**
 * For Node, with many tables in mind (docs/measured/online.md). What a step makes is of use until its table's next step:
 * with less room for what is young it would be taken for something that stays, and cleared away in long pauses. As all
 * of that room counts when it is decided whether to collect all garbage, there is to be some more before it is. And no
 * memory reducer: 100 s after the last such collection it begins another one, however busy the server is, and leaves
 * 1 MB for what is young.
 */
export const NODE_OPTIONS = [
  '--max-semi-space-size=128',
  '--initial-old-space-size=512',
  '--no-memory-reducer',
  // They go to the log: by itself Node, and each of its threads, would write them between its lines.
  '--no-warnings',
]

/**
 * A range of addresses.
 * @typedef {object} Range
 * @property {string} address
 * @property {number} prefix how many bits of it count
 * @property {'ipv4' | 'ipv6'} family
 */

/**
 * @typedef {object} Settings
 * @property {number} port 0 for any that is free
 * @property {string | undefined} host the address to listen at; undefined: all of them
 * @property {string} dataFolder absolute
 * @property {boolean} limits whether one address may ask for so much only; off for measurements
 * @property {readonly Range[]} trustedProxies who is believed about the addresses of others
 * @property {{ readonly host: string, readonly port: number } | null} metrics where figures are told; null: nowhere
 */

/** @typedef {{ readonly ok: false, readonly problem: string }} Problem */

/** @type {(problem: string) => Problem} */
const wrong = (problem) => ({ ok: false, problem })

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ readonly ok: true, readonly settings: Settings } | Problem}
 */
export function readSettings(env) {
  const text = env['PORT'] || '8080'
  const port = portOf(text)
  if (port === null) return wrong(`PORT must be a number from 0 to 65535, not '${text}'.`)
  const host = env['HOST'] || undefined
  if (host !== undefined && host !== 'localhost' && isIP(host) === 0)
    return wrong(`HOST must be an address of this machine, such as 127.0.0.1, not '${host}'.`)
  const limits = env['LIMITS'] || 'on'
  if (limits !== 'on' && limits !== 'off') return wrong(`LIMITS must be on or off, not '${limits}'.`)
  const trusted = readRanges(env['TRUSTED_PROXIES'] || '')
  if (!trusted.ok) return trusted
  const metrics = readPlace(env['METRICS'] || '')
  if (!metrics.ok) return metrics
  const dataFolder = resolve(env['DATA_DIR'] || 'data')
  const settings = {
    port,
    host,
    dataFolder,
    limits: limits === 'on',
    trustedProxies: trusted.ranges,
    metrics: metrics.place,
  }
  return { ok: true, settings }
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65535 ? port : null
}

/**
 * 'loopback', addresses and ranges such as 10.0.0.0/8, with commas or spaces between them.
 * @param {string} text
 * @returns {{ readonly ok: true, readonly ranges: readonly Range[] } | Problem}
 */
function readRanges(text) {
  /** @type {Range[]} */
  const ranges = []
  for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
    if (word === 'loopback') {
      ranges.push({ address: '127.0.0.0', prefix: 8, family: 'ipv4' }, { address: '::1', prefix: 128, family: 'ipv6' })
      continue
    }
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(word) ?? []
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const prefix = bits === undefined ? most : Number(bits)
    if (version === 0 || prefix > most)
      return wrong(`TRUSTED_PROXIES must be addresses, ranges such as 10.0.0.0/8, or loopback, not '${word}'.`)
    ranges.push({ address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' })
  }
  return { ok: true, ranges }
}

/**
 * A port of this machine's own, or an address and a port: 9090, 10.0.0.5:9090, [::1]:9090.
 * @param {string} text
 * @returns {{ readonly ok: true, readonly place: Settings['metrics'] } | Problem}
 */
function readPlace(text) {
  if (text === '') return { ok: true, place: null }
  const [, v6, v4, number = ''] = /^(?:(?:\[([^\]]+)\]|([^:]+)):)?(\d+)$/.exec(text) ?? []
  const host = v6 ?? v4 ?? '127.0.0.1'
  const port = portOf(number)
  return port === null || isIP(host) === 0
    ? wrong(`METRICS must be a port, or an address and a port such as 127.0.0.1:9090, not '${text}'.`)
    : { ok: true, place: { host, port } }
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
 * @param {string | undefined} host
 * @returns {Promise<string | null>} what is wrong, in a sentence
 */
export function portProblem(port, host) {
  return new Promise((tell) => {
    const trial = createServer()
    trial.once('error', (error) => tell(listenProblem(port, error)))
    trial.listen({ port, host }, () => trial.close(() => tell(null)))
  })
}

/**
 * @param {number} port
 * @param {unknown} error
 * @param {'PORT' | 'METRICS'} setting
 */
export function listenProblem(port, error, setting = 'PORT') {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set ${setting} to another one.`
  if (setting === 'METRICS') return `METRICS is no address of this machine, or can't be used (${code}).`
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine. Set it to one that is.'
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
