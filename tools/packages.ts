// Whose code we bring along: what is needed to run, counted and listed with its licence. Offline: out of the lockfile
// and what is installed.
//
// Red for a licence that is not on the list and for an install script about which nothing was decided. The notices of
// what the page delivers are written anew when they are out of date; that is red once, so that they are committed.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { report } from './report.ts'

/** Nothing in them asks for more than to be named. OFL-1.1 is for typefaces. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]
const PAGE = 'web'
const NOTICES = join(PAGE, 'public', 'notices.txt')
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i

type Wanted = Readonly<Record<string, string>>

/** A package in the lockfile, where npm puts it. */
interface Locked {
  readonly version?: string
  readonly license?: string
  /** A folder of our own that is linked to. */
  readonly link?: boolean
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly dependencies?: Wanted
  readonly optionalDependencies?: Wanted
  readonly peerDependencies?: Wanted
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

type Lock = Readonly<Record<string, Locked>>

interface Package {
  /** Where it is installed. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly licence: string
}

export interface Looked {
  readonly packages: readonly Package[]
  /** Sentences about what is wrong; none when all is well. */
  readonly problems: readonly string[]
}

export function lookAtPackages(root: string): Looked {
  const lock = lockOf(root)
  if (lock === null) return { packages: [], problems: ['package-lock.json is missing or is none'] }
  const ours = Object.keys(lock).filter((path) => !path.includes('node_modules/'))
  const packages = neededBy(lock, ours)
  const problems = [
    ...packages.filter(({ licence }) => !isAllowed(licence)).map((one) => `${titleOf(one)}: not on the list`),
    ...scriptProblems(root, lock),
  ]
  if (ours.includes(PAGE)) problems.push(...noticeProblems(root, packages, neededBy(lock, [PAGE])))
  return { packages, problems }
}

function lockOf(root: string): Lock | null {
  try {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages?: Lock }
    return packages ?? null
  } catch {
    return null
  }
}

/** What these need to run, and what that needs, by name. What only developers need is left out. */
function neededBy(lock: Lock, paths: readonly string[]): readonly Package[] {
  const seen = new Set<string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { link, resolved, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock[path] ?? {}
    if (link && resolved !== undefined) waiting.push(resolved)
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = find(lock, path, name)
      if (found !== null) waiting.push(found)
    }
  }
  return [...seen]
    .filter((path) => path.includes('node_modules/') && !lock[path]?.link)
    .map((path) => packageAt(lock, path))
    .sort((a, b) => (a.name === b.name ? compare(a.version, b.version) : compare(a.name, b.name)))
}

function packageAt(lock: Lock, path: string): Package {
  const { version = '?', license = 'no licence' } = lock[path] ?? {}
  return { path, name: path.slice(path.lastIndexOf('node_modules/') + 13), version, licence: license }
}

/** Not by the machine's language: everyone has the same order. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** As Node looks for it: beside, and then further out. Null: not for this machine, or not installed. */
function find(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (lock[path]) return path
    if (folder === '') return null
  }
}

/** `MIT`, `(MIT OR GPL-2.0)`: one may choose, `MIT AND ISC`: all of them hold. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => LICENCES.includes(one.trim())))
}

/** Of all packages: what developers install runs on their machines. */
function scriptProblems(root: string, lock: Lock): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly allowScripts?: Readonly<Record<string, boolean>>
  }
  const decided = Object.keys(manifest.allowScripts ?? {})
  const withScript = new Set(
    Object.keys(lock)
      .filter((path) => lock[path]?.hasInstallScript)
      .map((path) => packageAt(lock, path).name),
  )
  return [
    ...[...withScript]
      .filter((name) => !decided.includes(name))
      .map((name) => `${name} wants to run a script when it is installed, and package.json's allowScripts is silent`),
    ...decided
      .filter((name) => !withScript.has(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
  ]
}

function titleOf({ name, version, licence }: Package): string {
  return `${name} ${version} (${licence})`
}

function noticeProblems(root: string, all: readonly Package[], ofPage: readonly Package[]): readonly string[] {
  const texts = ofPage.map((one) => ({ one, text: licenceText(join(root, one.path)) }))
  const missing = texts.filter(({ text }) => text === '')
  if (missing.length > 0) return missing.map(({ one }) => `${titleOf(one)}: the text of its licence is not there`)
  const others = all.filter(({ path }) => !ofPage.some((one) => one.path === path))
  const notices = [
    'Grand Rounds is made with the work of others. Thank you.',
    'In the page:',
    ...texts.map(({ one, text }) => `${titleOf(one)}\n${'-'.repeat(titleOf(one).length)}\n\n${text}`),
    'In the server:',
    others.map(titleOf).join('\n'),
  ].join('\n\n')
  const file = join(root, NOTICES)
  if (existsSync(file) && readFileSync(file, 'utf8') === `${notices}\n`) return []
  writeFileSync(file, `${notices}\n`)
  return [`${NOTICES} was out of date and has been written anew: commit it`]
}

/** '': there is none. */
function licenceText(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => LICENCE_FILE.test(name)) : []
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}

if (import.meta.main) {
  const { packages, problems } = lookAtPackages(resolve(process.argv[2] ?? '.'))
  for (const one of packages) console.log(titleOf(one))
  console.log(`${packages.length} packages are needed to run`)
  report('packages', problems)
}
