// What a command needs before it can run: packages, the built page, a browser. Each is one clear line when it fails.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { alone, hashOf, HOUSE, isStamped, stamp, stampFile } from './stamp.mjs'

/** Node 24, which comes with the packages. */
const NODE = join(HOUSE, 'node_modules', '.bin', 'node')

/** What the page is made of. */
const PAGE = 'package-lock.json tsconfig.base.json docs/rules tools/rules web texts games bots protocol match'.split(
  ' ',
)

/** Said to a person, without a stack trace. */
export class Impossible extends Error {}

/**
 * Runs a command and ends with one line on stderr when it is impossible.
 * @param {() => Promise<number>} command gives the exit code
 */
export async function main(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    // What the machine refuses (a folder that can't be written, say) is no fault of the code: no stack trace.
    const refused = error instanceof Error && 'syscall' in error
    if (!(error instanceof Impossible || refused)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Installs the packages when the lockfile is not the one that was installed last. */
export async function packages() {
  await alone('install', async () => {
    const hash = hashOf(['package-lock.json', '.npmrc', 'package.json', ...manifests()])
    if (isStamped('install', hash) && existsSync(NODE)) return
    console.log('Installing packages …')
    // Not `npm ci`: it refuses a registry that leaves out other platforms' packages. The host's own Node
    // runs it, because ours is among the things that it puts in place.
    const npm = process.env['npm_execpath']
    const [program, args] = npm ? [process.env['npm_node_execpath'] ?? process.execPath, [npm]] : ['npm', []]
    const result = await quietly(program, [...args, 'install', '--no-save', '--loglevel=error'])
    if (result.code !== 0) {
      writeFileSync(stampFile('install.log'), result.output)
      const line = result.output.split('\n').find((text) => /^npm (?:error|ERR!) (?!code)/.test(text))
      throw new Impossible(`npm install failed: ${line ?? 'it said nothing'} (all of it: .stamps/install.log)`)
    }
    if (!existsSync(NODE)) throw new Impossible('npm install did not bring Node 24 (the package `node`).')
    stamp('install', hash)
  })
}

/** Of the workspaces: a new one has to be linked into node_modules. */
function manifests() {
  const folders = ['', 'games'].flatMap((folder) => {
    const at = join(HOUSE, folder)
    return existsSync(at) ? readdirSync(at).map((name) => join(folder, name, 'package.json')) : []
  })
  return folders.filter((file) => !file.startsWith('node_modules')).sort()
}

/** Builds the page when its sources are not those that it was built from last. */
export async function page() {
  await alone('page', async () => {
    const hash = hashOf(PAGE)
    if (isStamped('page', hash) && existsSync(join(HOUSE, 'web', 'dist', 'index.html'))) return
    console.log('Building the page …')
    const vite = join(HOUSE, 'node_modules', 'vite', 'bin', 'vite.js')
    const result = await quietly(NODE, [vite, 'build', 'web', '--logLevel', 'warn'])
    if (result.code !== 0) throw new Impossible(`The page could not be built:\n${result.output.trim()}`)
    stamp('page', hash)
  })
}

/**
 * Chromium for the browser tests, installed with Debian's packages where that is possible.
 * @returns {Promise<string>} its path
 */
export async function chromium() {
  const found = findChromium()
  if (found) return found
  const how = 'Install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.'
  if (spawnSync('apt-get', ['--version']).error) throw new Impossible(`The tests need Chromium. ${how}`)
  if (process.getuid?.() !== 0) throw new Impossible(`The tests need Chromium, and only root can install it. ${how}`)
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await quietly('apt-get', ['update'], env)
  // With a font: without any, a bare machine shows a page without words.
  const wanted = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']
  const result = await quietly('apt-get', wanted, env)
  const installed = findChromium()
  if (installed) return installed
  const line = result.output.split('\n').find((text) => text.startsWith('E: '))
  throw new Impossible(
    `The tests need Chromium, and apt-get could not install it: ${line ?? 'it said nothing'}. ${how}`,
  )
}

function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const places = [process.env['CHROMIUM'], ...names.map((name) => `/usr/bin/${name}`)]
  return places.find((place) => place !== undefined && existsSync(place))
}

/**
 * Runs a program without showing what it says.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ readonly code: number, readonly output: string }>}
 */
function quietly(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: HOUSE, env, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

/**
 * Runs one of our own commands in the open, until it ends; signals go on to it.
 * @param {readonly string[]} args of Node 24
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function openly(args, env = process.env) {
  const child = spawn(NODE, args, { cwd: HOUSE, env, stdio: ['ignore', 'inherit', 'inherit'] })
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  // Who stops npm stops only the shell between it and us: without this the server would stay behind, on its port.
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== shell) forward('SIGTERM')
  }, 200)
  return new Promise((done) => {
    const end = (/** @type {number} */ code) => {
      clearInterval(watch)
      for (const signal of SIGNALS) process.off(signal, forward)
      done(code)
    }
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
