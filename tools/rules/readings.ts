// The readings of docs/readings.md that have a number: decisions of ours where the numbered rules are silent.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is played, and the rules it belongs to. */
export interface Reading {
  readonly number: string
  readonly rules: readonly string[]
}

const ROW = /^\| (R\d+) +\|.*\| ([^|]+) \|$/

/** Of the section with this title, in their order. */
function readingsUnder(markdown: string, title: string): readonly Reading[] {
  const [, section = ''] = markdown.split(`\n## ${title}\n`)
  const [own = ''] = section.split('\n## ')
  return own.split('\n').flatMap((line) => {
    const row = ROW.exec(line)
    return row ? [{ number: row[1] ?? '', rules: (row[2] ?? '').trim().split(/, |–/) }] : []
  })
}

/** Sentences about what is wrong with them: a gap in the numbers, or a rule that is not there. */
export function readingProblems(readings: readonly Reading[], isRule: (rule: string) => boolean): readonly string[] {
  return readings.flatMap(({ number, rules }, at) => [
    ...(number === `R${at + 1}` ? [] : [`readings.md: ${number} stands where R${at + 1} belongs`]),
    ...rules.filter((rule) => !isRule(rule)).map((rule) => `readings.md: ${number}: no such rule: ${rule}`),
  ])
}

export function readingsOf(root: string, title: string): readonly Reading[] {
  const file = join(root, 'docs', 'readings.md')
  return existsSync(file) ? readingsUnder(readFileSync(file, 'utf8'), title) : []
}
