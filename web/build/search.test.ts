// The search over the rules, on the rules themselves.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import type { Book } from '../src/games/dice-hospital/rules/book.ts'
import { countRules, search, split, wordsOf } from '../src/games/dice-hospital/rules/search.ts'
import { CODES, readBook } from './rules-plugin.ts'

const book = readBook(join(import.meta.dirname, '..', '..'))

function numbers(found: Book): readonly string[] {
  return found.sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'rule' ? [part.number] : [])))
}

describe('search', () => {
  it('finds a rule by its number', () => {
    expect(numbers(search(book, wordsOf('2.15')))).toContain('2.15')
  })

  it('finds a rule by any of its words, in any order and case', () => {
    expect(numbers(search(book, wordsOf('LOUNGE discharged')))).toContain('2.15')
    expect(numbers(search(book, wordsOf('deteriorates untreated every')))).toEqual(['2.19'])
  })

  it('looks into tables', () => {
    expect(numbers(search(book, wordsOf('patients 21 25 30 35')))).toEqual(['2.21'])
  })

  it('keeps the heading above what it finds, and no other', () => {
    const parts = search(book, wordsOf('deteriorates untreated every')).sections[0]?.parts ?? []
    expect(parts.map((part) => (part.kind === 'rule' ? part.number : part.text))).toEqual([
      'Phase 4, neglected patients',
      '2.19',
    ])
  })

  it('finds nothing where nothing is', () => {
    expect(countRules(search(book, wordsOf('zeppelin')))).toBe(0)
  })

  it('asked nothing, gives everything', () => {
    expect(search(book, wordsOf('  '))).toBe(book)
    expect(countRules(book)).toBeGreaterThan(50)
  })
})

describe('split', () => {
  it('marks what was asked for, accents and case aside', () => {
    expect(split('Réanimation: heal, HEAL', wordsOf('rea heal'))).toEqual([
      '',
      'Réa',
      'nimation: ',
      'heal',
      ', ',
      'HEAL',
      '',
    ])
  })

  it('takes the longest word that fits', () => {
    expect(split('healed', wordsOf('heal healed'))).toEqual(['', 'healed', ''])
  })

  it('leaves a text without a hit whole', () => {
    expect(split('patient', wordsOf('bag'))).toEqual(['patient'])
  })
})

describe.each(CODES)('the book in %s', (code) => {
  const translated = readBook(join(import.meta.dirname, '..', '..'), code)

  it('has every rule and every phase, and words to explain', () => {
    expect(numbers(translated)).toEqual(numbers(book))
    const phases = translated.sections.flatMap(({ parts }) =>
      parts.flatMap((part) => ('phase' in part ? [part.phase] : [])),
    )
    expect(phases).toEqual([1, 2, 3, 4, 5, 6])
    expect(JSON.stringify(translated.terms)).toContain('"em"')
  })

  it('holds no path and no Markdown', () => {
    expect(JSON.stringify(translated)).not.toMatch(/\*\*|`|\.\.\/|\|---/)
  })
})
