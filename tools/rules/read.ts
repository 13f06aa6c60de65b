// Reads the numbered rules of docs/rules into sections and rules. The citation check and the page use it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A numbered rule (`number` is '2.15'), a heading inside a section, or text without a number. All in Markdown. */
export type RulePart =
  | { readonly kind: 'rule'; readonly number: string; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'prose'; readonly text: string }

export interface RuleSection {
  readonly number: string
  readonly title: string
  readonly parts: readonly RulePart[]
}

export interface Rulebook {
  readonly title: string
  /** What stands before the first section. */
  readonly intro: string
  readonly sections: readonly RuleSection[]
}

const SECTION = /^## (\d+) (.+)$/
const HEADING = /^### (.+)$/
const RULE = /^(\d+\.\d+) (.+)$/

/** A rule runs on over tables and further lines until the next rule or heading. */
export function readRulebook(markdown: string): Rulebook {
  const sections: { number: string; title: string; parts: RulePart[] }[] = []
  let title = ''
  let intro = ''
  for (const line of markdown.split('\n')) {
    const section = SECTION.exec(line)
    const parts = sections.at(-1)?.parts
    if (section) {
      sections.push({ number: section[1] ?? '', title: section[2] ?? '', parts: [] })
    } else if (line.startsWith('# ')) {
      title = line.slice(2)
    } else if (!parts) {
      intro += `${line}\n`
    } else {
      add(parts, line)
    }
  }
  return { title, intro: intro.trim(), sections: sections.map(trimmed) }
}

/** The rulebook of a game in the tree at `root`. */
export function rulebookOf(root: string, game: string): Rulebook {
  return readRulebook(readFileSync(join(root, 'docs', 'rules', `${game}.md`), 'utf8'))
}

function add(parts: RulePart[], line: string): void {
  const heading = HEADING.exec(line)
  const rule = RULE.exec(line)
  const last = parts.at(-1)
  if (heading) parts.push({ kind: 'heading', text: heading[1] ?? '' })
  else if (rule) parts.push({ kind: 'rule', number: rule[1] ?? '', text: rule[2] ?? '' })
  else if (last && last.kind !== 'heading') parts[parts.length - 1] = { ...last, text: `${last.text}\n${line}` }
  else parts.push({ kind: 'prose', text: line })
}

function trimmed(section: RuleSection): RuleSection {
  const parts = section.parts.map((part) => ({ ...part, text: part.text.trim() }))
  return { ...section, parts: parts.filter((part) => part.text !== '') }
}
