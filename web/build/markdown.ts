// The little Markdown that the rules use, turned into data that the page can show and search.

import type { Block, Inline, InlineStyle } from '../src/games/dice-hospital/rules/book.ts'

const MARKS: readonly (readonly [InlineStyle, RegExp])[] = [
  ['mark', /^\*\*([^*]+)\*\*/],
  ['em', /^\*([^*]+)\*/],
  ['code', /^`([^`]+)`/],
]

export function blocks(markdown: string): readonly Block[] {
  const found: Block[] = []
  for (const line of markdown.split('\n')) {
    const last = found.at(-1)
    if (line.trim() === '' || /^\|[-|: ]+\|$/.test(line)) continue
    if (!line.startsWith('|')) found.push({ kind: 'text', text: inlines(line) })
    else if (last?.kind === 'table') found[found.length - 1] = { ...last, rows: [...last.rows, cells(line)] }
    else found.push({ kind: 'table', rows: [cells(line)] })
  }
  return found
}

function cells(line: string): readonly string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())
}

/** Plain words are strings; the rest has a style. */
function inlines(line: string): readonly Inline[] {
  const found: Inline[] = []
  let plain = ''
  let at = 0
  while (at < line.length) {
    const rest = line.slice(at)
    const hit = MARKS.map(([style, pattern]) => ({ style, match: pattern.exec(rest) })).find(({ match }) => match)
    if (!hit?.match) {
      plain += line[at] ?? ''
      at += 1
      continue
    }
    if (plain !== '') found.push(plain)
    plain = ''
    found.push([hit.style, hit.match[1] ?? ''])
    at += hit.match[0].length
  }
  if (plain !== '') found.push(plain)
  return found
}
