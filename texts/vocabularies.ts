// The vocabularies of the languages there are, for the tests that read effect texts.

import { vocabulary as german } from './de/dice-hospital/vocabulary.ts'
import type { Vocabulary } from './dice-hospital/vocabulary.ts'
import { vocabulary as english } from './en/dice-hospital/vocabulary.ts'
import { vocabulary as french } from './fr/dice-hospital/vocabulary.ts'
import { vocabulary as italian } from './it/dice-hospital/vocabulary.ts'
import type { LanguageCode } from './language.ts'
import { vocabulary as dutch } from './nl/dice-hospital/vocabulary.ts'
import { vocabulary as polish } from './pl/dice-hospital/vocabulary.ts'

export const VOCABULARIES: Readonly<Partial<Record<LanguageCode, Vocabulary>>> = {
  en: english,
  nl: dutch,
  fr: french,
  de: german,
  it: italian,
  pl: polish,
}
