// Gives the page the numbered rules as the module `virtual:dice-hospital-rules`, made when it is built.

import { join } from 'node:path'
import type { Plugin } from 'vite'

import type { RuleSection } from '../../tools/rules/read.ts'
import { rulebookOf } from '../../tools/rules/read.ts'
import type { Book, Section } from '../src/rules/book.ts'
import { blocks } from './markdown.ts'

const NAME = 'virtual:dice-hospital-rules'
const TERMS = 'Terms: '

export function rulesPlugin(house: string): Plugin {
  const file = join(house, 'docs', 'rules', 'dice-hospital.md')
  return {
    name: 'dice-hospital-rules',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      this.addWatchFile(file)
      return `export const book = JSON.parse(${JSON.stringify(JSON.stringify(readBook(house)))})`
    },
  }
}

/** For players: the sections that have numbered rules, and the words that they use. */
export function readBook(house: string): Book {
  const { intro, sections } = rulebookOf(house, 'dice-hospital')
  const terms = intro.split('\n').find((line) => line.startsWith(TERMS)) ?? ''
  return {
    terms: blocks(terms.slice(TERMS.length)),
    sections: sections.filter(({ parts }) => parts.some(({ kind }) => kind === 'rule')).map(section),
  }
}

function section({ number, title, parts }: RuleSection): Section {
  return {
    number,
    title,
    parts: parts.map((part) =>
      part.kind === 'rule'
        ? { kind: 'rule', number: part.number, blocks: blocks(part.text) }
        : { kind: part.kind, text: part.text },
    ),
  }
}
