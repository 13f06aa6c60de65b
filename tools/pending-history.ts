// Is pending.json in order, and has it only shrunk: in every commit against its parents, and in the tree against HEAD?
//
// Whoever could make the list longer could switch any check of the house off with one line.

import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { entries, inOrder, parsePending, readPending } from './pending.ts'
import { report } from './report.ts'

const FILE = 'pending.json'

type Entries = ReadonlySet<string>

interface Commit {
  readonly id: string
  readonly parents: readonly string[]
}

/** Sentences about what is wrong; none when all is well. */
export function pendingProblems(root: string): readonly string[] {
  let now: Entries
  try {
    const pending = readPending(root)
    const unordered = Object.values(pending).some((names) => names.join() !== inOrder([...new Set(names)]).join())
    if (unordered) return [`${FILE}: names must stand once each and in order`]
    now = entries(pending)
  } catch (error) {
    return [String(error instanceof Error ? error.message : error)]
  }
  let commits: readonly Commit[]
  let listed: ReadonlyMap<string, Entries>
  try {
    commits = history(root)
    listed = pendingIn(root, commits)
  } catch (error) {
    return [`the history of ${FILE} can't be read: ${String(error instanceof Error ? error.message : error)}`]
  }
  const head = listed.get(commits[0]?.id ?? '')
  return [
    ...(head ? longer(now, head, `${FILE} is longer than in the last commit`) : []),
    ...commits.flatMap((commit) => grown(commit, listed)),
    ...cameBack(commits, listed, isShallow(root)),
  ]
}

function grown(commit: Commit, listed: ReadonlyMap<string, Entries>): readonly string[] {
  const own = listed.get(commit.id)
  if (!own) return []
  return commit.parents.flatMap((id) => {
    const parent = listed.get(id)
    return parent ? longer(own, parent, `${FILE} grew in commit ${commit.id.slice(0, 10)}`) : []
  })
}

/** Taking the file away and making it anew would make it longer unseen. */
function cameBack(
  commits: readonly Commit[],
  listed: ReadonlyMap<string, Entries>,
  shallow: boolean,
): readonly string[] {
  const made = commits.filter(
    ({ id, parents }) =>
      listed.has(id) && !parents.some((parent) => listed.has(parent)) && !(shallow && parents.length === 0),
  )
  return made.length > 1 ? [`${FILE} was taken away and made anew in ${made[0]?.id.slice(0, 10)}`] : []
}

function longer(own: Entries, before: Entries, what: string): readonly string[] {
  const added = [...own].filter((entry) => !before.has(entry))
  return added.length > 0 ? [`${what}: ${added.join(', ')}`] : []
}

function history(root: string): readonly Commit[] {
  const lines = git(root, ['rev-list', '--parents', '--topo-order', 'HEAD']).toString().trim().split('\n')
  return lines.map((line) => {
    const [id = '', ...parents] = line.split(' ')
    return { id, parents }
  })
}

function isShallow(root: string): boolean {
  return git(root, ['rev-parse', '--is-shallow-repository']).toString().trim() === 'true'
}

function pendingIn(root: string, commits: readonly Commit[]): ReadonlyMap<string, Entries> {
  const asked = commits.map(({ id }) => `${id}:${FILE}\n`).join('')
  const answers = git(root, ['cat-file', '--batch'], asked)
  const byBlob = new Map<string, Entries>()
  const listed = new Map<string, Entries>()
  let at = 0
  for (const { id } of commits) {
    const end = answers.indexOf('\n', at)
    const [blob = '', type, size] = answers.subarray(at, end).toString().split(' ')
    at = end + 1
    if (type !== 'blob') continue
    const text = answers.subarray(at, at + Number(size)).toString()
    at += Number(size) + 1
    const known = byBlob.get(blob) ?? entries(parsePending(text))
    byBlob.set(blob, known)
    listed.set(id, known)
  }
  return listed
}

function git(root: string, args: readonly string[], input = ''): Buffer {
  const run = spawnSync('git', ['-C', root, ...args], { input, maxBuffer: 1 << 30 })
  if (run.error) throw new Error('git is not there')
  if (run.status !== 0) throw new Error(run.stderr.toString().trim().split('\n')[0])
  return run.stdout
}

if (import.meta.main) report('pending', pendingProblems(resolve(process.argv[2] ?? '.')))
