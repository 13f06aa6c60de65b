// Does every rule have a test, and does every test of a game say which rule it checks?
//
// The names come from vitest itself, so those of it.each count as they will be shown.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

import { readPending, unsettled } from './pending.ts'
import { report } from './report.ts'
import { rulebookOf } from './rules/read.ts'
import { readingProblems, readingsOf } from './rules/readings.ts'
import type { GameFolder, Subjects } from './rules/subjects.ts'
import { catalogueOf, exampleProblems, GAMES, subjectsOf, TITLES } from './rules/subjects.ts'

export interface NamedTest {
  readonly file: string
  readonly name: string
}

interface Known extends Subjects {
  readonly letters: string
  /** While a game has no catalogue, what its rules' cards are called is not known. */
  readonly cardsUnknown: boolean
}

const CITATION = /\[((?:DH|RMD) [^\]]+)\]/g

/** Sentences about what is wrong; none when all is well. */
export async function citationProblems(root: string, tests: readonly NamedTest[]): Promise<readonly string[]> {
  const problems: string[] = []
  const known: Known[] = []
  for (const game of Object.keys(GAMES) as GameFolder[]) {
    if (!existsSync(join(root, 'docs', 'rules', `${game}.md`))) continue
    const book = rulebookOf(root, game)
    const cards = await catalogueOf(root, game)
    problems.push(...exampleProblems(game, book))
    const letters = GAMES[game]
    const { required, allowed } = subjectsOf(game, book, cards ?? [])
    const readings = readingsOf(root, TITLES[game])
    problems.push(...readingProblems(readings, (rule) => [...required, ...allowed].includes(`${letters} ${rule}`)))
    const all = [...required, ...readings.map(({ number }) => `${letters} ${number}`)]
    known.push({ required: all, allowed, letters, cardsUnknown: cards === null })
  }
  if (known.length === 0) problems.push('no rules found in docs/rules')

  const cited = new Set<string>()
  for (const { file, name } of tests) {
    const subjects = [...name.matchAll(CITATION)].map((match) => match[1] ?? '')
    if (subjects.length === 0) problems.push(`${file}: cites no rule: ${name}`)
    for (const subject of subjects) {
      cited.add(subject)
      if (!isKnown(subject, known)) problems.push(`${file}: no such rule, card or mark: [${subject}]`)
    }
  }

  const pending = readPending(root).rules
  for (const name of pending)
    if (!isKnown(name, known)) problems.push(`pending, but no such rule, card or mark: ${name}`)
  const required = known.flatMap((subjects) => subjects.required)
  const untested = [...required, ...pending.filter((name) => !required.includes(name))].filter(
    (name) => !cited.has(name),
  )
  return [...problems, ...unsettled(root, 'rules', untested)]
}

function isKnown(subject: string, known: readonly Known[]): boolean {
  return (
    known.some(({ required, allowed }) => [...required, ...allowed].includes(subject)) || isAwaitedCard(subject, known)
  )
}

/** 'DH 4.2 Cardiology' before Dice Hospital has its catalogue: it may be cited, and it may be pending. */
function isAwaitedCard(subject: string, known: readonly Known[]): boolean {
  const rule = subject.split(' ').slice(0, 2).join(' ')
  return (
    rule !== subject &&
    known.some(
      ({ letters, cardsUnknown, required, allowed }) =>
        cardsUnknown &&
        subject.startsWith(`${letters} `) &&
        !required.includes(subject) &&
        !/ (?:Reading|Digital)\b/.test(subject) &&
        [...required, ...allowed].includes(rule),
    )
  )
}

/** All tests of the games that must cite. */
export function testsOf(root: string): readonly NamedTest[] {
  const folders = Object.keys(GAMES).map((game) => `games/${game}/`)
  if (!folders.some((folder) => hasTests(join(root, folder)))) return []
  // Into a file: a test file may write to stdout while it is being read. Not parsed but run: a parser knows no it.each.
  const folder = mkdtempSync(join(tmpdir(), 'citations-'))
  const list = join(folder, 'tests.json')
  const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs')
  const run = spawnSync(
    process.execPath,
    // Without page and server, which have folders of the same names.
    [vitest, 'list', ...folders, '--exclude={web,server}/**', '--staticParse=false', '--no-isolate', `--json=${list}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const listed = run.status === 0 ? (JSON.parse(readFileSync(list, 'utf8')) as readonly NamedTest[]) : null
  rmSync(folder, { recursive: true })
  if (!listed) throw new Error(`vitest could not list the tests:\n${run.stdout}${run.stderr}`)
  return listed.map(({ file, name }) => ({ file: relative(root, file), name }))
}

function hasTests(folder: string): boolean {
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.test.ts'))
  )
}

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? '.')
  report('citations', await citationProblems(root, testsOf(root)))
}
