// The lesson says what the rules say.

import { expect, it } from 'vitest'
import { availableLanguages, loadLanguage } from '../languages.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

/** As the Physiotherapist's card says it. */
const UNTIL_THE_END = {
  en: 'until the end of the phase',
  nl: 'tot het einde van de fase',
  fr: 'jusqu’à la fin de la phase',
  de: 'bis zum Ende der Phase',
  it: 'fino alla fine della fase',
  pl: 'do końca fazy',
} as const

it.each(LANGUAGES)('a colour from a bag lasts until the end of the phase: $code', ({ code, page, diceHospital }) => {
  expect(diceHospital.specialists.physiotherapist.text).toContain(UNTIL_THE_END[code])
  expect(page.learn.steps.colour.text).toContain(UNTIL_THE_END[code])
})
