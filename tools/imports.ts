// Do imports go only the ways that .dependency-cruiser.mjs allows?
//
// dependency-cruiser passes when it sees nothing at all (it does without @swc/core), so what it saw is
// compared with what is there.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { report } from './report.ts'

interface Cruised {
  readonly modules: readonly { readonly source: string }[]
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
  return summary.violations.map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`)
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
