// Finds rules by words and numbers: every word asked for must occur, whole or in part, accents aside.

import type { Block, Book, Rule, Section } from './book.ts'

/** The words of a question, folded. None when nothing was asked. */
export function wordsOf(question: string): readonly string[] {
  return fold(question).split(/\s+/).filter(Boolean)
}

/** The book with only the rules that hold every word; sections and headings without any are left out. */
export function search(book: Book, words: readonly string[]): Book {
  if (words.length === 0) return book
  const sections = book.sections.map((section) => found(section, words))
  return { ...book, sections: sections.filter(({ parts }) => parts.length > 0) }
}

export function countRules(book: Book): number {
  return book.sections.reduce((sum, { parts }) => sum + parts.filter(({ kind }) => kind === 'rule').length, 0)
}

/** A text in pieces, every second of which was asked for. */
export function split(text: string, words: readonly string[]): readonly string[] {
  const pieces: string[] = ['']
  const folded = foldEach(text)
  let at = 0
  while (at < text.length) {
    const hit = longestAt(folded, at, words)
    if (hit > 0) pieces.push(text.slice(at, at + hit), '')
    else pieces[pieces.length - 1] += text[at] ?? ''
    at += Math.max(hit, 1)
  }
  return pieces
}

function found(section: Section, words: readonly string[]): Section {
  const rules = new Set(section.parts.filter((part): part is Rule => part.kind === 'rule' && holds(part, words)))
  const parts = section.parts.filter((part, at) => {
    if (part.kind === 'rule') return rules.has(part)
    if (part.kind === 'prose') return false
    const next = section.parts.slice(at + 1)
    const end = next.findIndex(({ kind }) => kind === 'heading')
    return next.slice(0, end < 0 ? next.length : end).some((below) => below.kind === 'rule' && rules.has(below))
  })
  return { ...section, parts }
}

function holds(rule: Rule, words: readonly string[]): boolean {
  const text = fold(`${rule.number} ${rule.blocks.map(plain).join(' ')}`)
  return words.every((word) => text.includes(word))
}

function plain(block: Block): string {
  if (block.kind === 'table') return block.rows.flat().join(' ')
  return block.text.map((inline) => (typeof inline === 'string' ? inline : inline[1])).join('')
}

export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Folded letter by letter, so that places in the text stay what they are. */
function foldEach(text: string): string {
  return Array.from({ length: text.length }, (_, at) => fold(text[at] ?? '').slice(0, 1) || ' ').join('')
}

function longestAt(folded: string, at: number, words: readonly string[]): number {
  return words.reduce((longest, word) => (folded.startsWith(word, at) ? Math.max(longest, word.length) : longest), 0)
}
