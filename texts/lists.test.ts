// Lists are put together as each language does it.

import { describe, expect, it } from 'vitest'

import { list as german } from './de/grammar.ts'
import { list as english } from './en/grammar.ts'
import { choice as frenchChoice, list as french } from './fr/grammar.ts'
import { choice as italianChoice, list as italian } from './it/grammar.ts'
import { list as dutch } from './nl/grammar.ts'
import { choice as polishChoice, list as polish } from './pl/grammar.ts'

const WORDS = ['a', 'b', 'c']
const LISTS = { 'en-GB': english, nl: dutch, fr: french, de: german, it: italian, pl: polish }
const CHOICES = { fr: frenchChoice, it: italianChoice, pl: polishChoice }

/** Polish keeps its short words on the line of what follows. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

describe('a list of several', () => {
  it.each(Object.entries(LISTS))('%s: as the language is known to do it', (code, list) => {
    const known = new Intl.ListFormat(code, { type: 'conjunction' })
    for (const length of [0, 1, 2, 3]) {
      const items = WORDS.slice(0, length)
      expect(withPlainSpaces(list(items))).toBe(known.format(items))
    }
  })

  it.each(Object.entries(CHOICES))('%s: one of several', (code, choice) => {
    const known = new Intl.ListFormat(code, { type: 'disjunction' })
    for (const length of [0, 1, 2, 3]) {
      const items = WORDS.slice(0, length)
      expect(withPlainSpaces(choice(items))).toBe(known.format(items))
    }
  })
})
