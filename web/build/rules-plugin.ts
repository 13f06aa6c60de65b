// Gives the page the numbered rules, made when it is built: `virtual:dice-hospital-rules` has a lazily loaded book
// for each language.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import type { RuleSection } from '../../tools/rules/read.ts'
import { readRulebook } from '../../tools/rules/read.ts'
import type { Book, Section } from '../src/games/dice-hospital/rules/book.ts'
import { blocks } from './markdown.ts'

const NAME = 'virtual:dice-hospital-rules'
export const CODES = ['en', 'nl', 'fr', 'de', 'it', 'pl']

export function rulesPlugin(house: string): Plugin {
  return {
    name: 'dice-hospital-rules',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const code = id.slice(NAME.length + 2)
      if (code === '') return LIST_OF_BOOKS
      this.addWatchFile(fileOf(house, code))
      return `export const book = JSON.parse(${JSON.stringify(JSON.stringify(readBook(house, code)))})`
    },
  }
}

function fileOf(house: string, code: string): string {
  return join(house, 'docs', 'rules', ...(code === 'en' ? [] : [code]), 'dice-hospital.md')
}

const LIST_OF_BOOKS = `export const books = {${CODES.map((code) => `${code}: () => import('${NAME}/${code}')`).join(', ')}}`

/** For players: the sections that have numbered rules, and, out of the last lines above them, the words they use. */
export function readBook(house: string, code = 'en'): Book {
  const { intro, sections } = readRulebook(readFileSync(fileOf(house, code), 'utf8'))
  const terms = intro.split(/\n{2,}/).at(-1) ?? ''
  return {
    terms: blocks(terms.slice(terms.indexOf(':') + 1).trim()),
    sections: sections.filter(({ parts }) => parts.some(({ kind }) => kind === 'rule')).map(section),
  }
}

function section({ number, title, parts }: RuleSection): Section {
  return {
    number,
    title,
    parts: parts.map((part) => {
      if (part.kind === 'rule') return { kind: 'rule', number: part.number, blocks: blocks(part.text) }
      if (part.kind === 'prose') return part
      // 'Phase 4, neglected patients' is where pictures of the fourth phase lead, in every language.
      return { kind: 'heading', text: part.text, phase: Number(/\d+/.exec(part.text)?.[0] ?? 0) }
    }),
  }
}
