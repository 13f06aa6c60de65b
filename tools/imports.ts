// Do imports go only the ways that .dependency-cruiser.mjs allows?
//
// dependency-cruiser passes when it sees nothing at all (it does without @swc/core), so what it saw is
// compared with what is there. And are there folders that import each other in a round? It can say that of files alone.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { report } from './report.ts'

interface Module {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

interface Cruised {
  readonly modules: readonly Module[]
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
    }[]
  }
}

const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', 'data', 'coverage', 'docs', 'test-results'])

/** Sentences about what is wrong; none when all is well. */
export function importProblems(root: string): readonly string[] {
  const files = sources(root).map((file) => relative(root, file))
  if (files.length === 0) return ['0 modules seen: nothing was checked']
  const cruiser = join(import.meta.dirname, '..', 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const run = spawnSync(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...files],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (!run.stdout.startsWith('{')) return [`dependency-cruiser failed: ${run.stdout}${run.stderr}`]
  const { modules, summary } = JSON.parse(run.stdout) as Cruised
  const seen = new Set(modules.map(({ source }) => source))
  const unseen = files.filter((file) => !seen.has(file))
  if (unseen.length > 0) {
    return [
      `${files.length - unseen.length} modules seen of ${files.length}; not seen: ${unseen.slice(0, 5).join(', ')}`,
    ]
  }
  return [...summary.violations.map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`), ...rounds(modules)]
}

/** Folder → folders beside it that it imports, each with one of the imports. */
type Roads = Map<string, Map<string, string>>

/**
 * Folders of one folder that import each other in a round, types included, with an import for each step. Files beside
 * them belong to none, and tests may import what they test from anywhere.
 */
function rounds(modules: readonly Module[]): readonly string[] {
  const roadsIn = new Map<string, Roads>()
  for (const { source, dependencies } of modules) {
    if (/[.]test[.]tsx?$/.test(source)) continue
    for (const { resolved } of dependencies) {
      const fork = forkOf(source.split('/'), resolved.split('/'))
      if (!fork || fork.inside.includes('node_modules')) continue
      const roads = roadsIn.get(fork.inside) ?? new Map<string, Map<string, string>>()
      const from = roads.get(fork.from) ?? new Map<string, string>()
      roadsIn.set(fork.inside, roads.set(fork.from, from.set(fork.to, `${source} → ${resolved}`)))
    }
  }
  return [...roadsIn].flatMap(([inside, roads]) =>
    [...roads.keys()].flatMap((folder) => {
      const round = shortestRound(roads, folder)
      // Told once, by the first of them.
      if (!round || round.toSorted()[0] !== folder) return []
      const steps = round.map((from, at) => roads.get(from)?.get(round[at + 1] ?? folder) ?? '')
      return [`a round of folders in ${inside || 'the house'}: ${[...round, folder].join(' → ')} (${steps.join(', ')})`]
    }),
  )
}

/** Where two files part: the folder that both are in, and which of its folders each is in. Null: one is in none. */
function forkOf(a: readonly string[], b: readonly string[]) {
  const at = a.findIndex((name, i) => name !== b[i])
  const [from, to] = [a[at], b[at]]
  if (at < 0 || at >= a.length - 1 || at >= b.length - 1 || from === undefined || to === undefined) return null
  return { inside: a.slice(0, at).join('/'), from, to }
}

/** From a folder back to it, without its end; null: there is none. */
function shortestRound(roads: Roads, start: string): readonly string[] | null {
  const seen = new Set<string>()
  let paths: readonly (readonly string[])[] = [[start]]
  while (paths.length > 0) {
    const longer: (readonly string[])[] = []
    for (const path of paths)
      for (const next of roads.get(path.at(-1) ?? '')?.keys() ?? []) {
        if (next === start) return path
        if (seen.has(next)) continue
        seen.add(next)
        longer.push([...path, next])
      }
    paths = longer
  }
  return null
}

function sources(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : sources(path)
    return entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name) && !entry.name.startsWith('.') ? [path] : []
  })
}

if (import.meta.main) report('imports', importProblems(resolve(process.argv[2] ?? '.')))
