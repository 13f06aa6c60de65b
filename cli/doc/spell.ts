// JSON for people: what fits on a line stays on it, the rest is broken up, with small things side by side.

const WIDTH = 116

export function spellOut(value: unknown, indent = '  ', before = ''): string {
  const flat = inLine(value)
  if (indent.length + before.length + flat.length <= WIDTH || typeof value !== 'object' || value === null)
    return before + flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => part(item, deeper, ''))
    : Object.entries(value).map(([key, member]) => part(member, deeper, `${JSON.stringify(key)}: `))
  return `${before}${open}\n${deeper}${fill(parts, deeper)}\n${indent}${close}`
}

interface Part {
  readonly text: string
  readonly small: boolean
}

function part(value: unknown, indent: string, before: string): Part {
  return { text: spellOut(value, indent, before), small: typeof value !== 'object' || value === null }
}

function fill(parts: readonly Part[], indent: string): string {
  const lines: string[] = []
  let open = false
  for (const [i, { text, small }] of parts.entries()) {
    const word = i + 1 < parts.length ? `${text},` : text
    const last = lines.at(-1)
    if (last !== undefined && open && small && indent.length + last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    open = small
  }
  return lines.join(`\n${indent}`)
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inLine(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
