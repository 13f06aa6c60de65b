// The rules in other languages are the same rules: each number, each mark, each table.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../language.ts'

const MARKS = {
  en: ['Reading', 'Digital'],
  nl: ['Lezing', 'Digitaal'],
  fr: ['Lecture', 'Numérique'],
  de: ['Lesart', 'Digital'],
  it: ['Lettura', 'Digitale'],
  pl: ['Wykładnia', 'Cyfrowo'],
} as const

const rulesIn = (code: string) =>
  readFileSync(new URL(`../../docs/rules/${code === 'en' ? '' : `${code}/`}rush-md.md`, import.meta.url), 'utf8')

/** Line by line: what it begins with, what marks stand in it, and every figure of its text. */
function skeleton(code: keyof typeof MARKS): readonly string[] {
  const [reading, digital] = MARKS[code]
  const text = rulesIn(code)
  const lines = text.slice(text.indexOf('\n## ')).split('\n')
  return lines.map((line) => {
    const [beginning = ''] = /^(?:#+|\d+\.\d+|\||L\d|\()/.exec(line) ?? []
    const marks = [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, mark = '']) =>
      mark.startsWith(reading) ? 'Reading' : mark.startsWith(digital) ? 'Digital' : 'other',
    )
    return [beginning, ...marks, ...(line.match(/\d+(?:\.\d+)?/g) ?? []).toSorted()].join(' ')
  })
}

describe('the rules of Rush M.D.', () => {
  const english = skeleton('en')

  it('have their numbers', () => {
    expect(english.filter((line) => /^\d/.test(line)).length).toBeGreaterThan(35)
  })

  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('are the same in %s, number by number', (code) => {
    expect(skeleton(code)).toEqual(english)
  })
})
