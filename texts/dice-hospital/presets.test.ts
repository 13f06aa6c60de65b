// Presets say in a sentence what they are.

import { expect, it } from 'vitest'
import { availableLanguages, loadLanguage } from '../languages.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

const AMBULANCES = {
  en: 'in order of the ambulances',
  nl: 'in volgorde van de ziekenwagens',
  fr: 'dans l’ordre des ambulances',
  de: 'in der Reihenfolge der Krankenwagen',
  it: 'nell’ordine delle ambulanze',
  pl: 'według numerów karetek',
} as const

it.each(LANGUAGES)('the first game is played in order of the ambulances, as the option says it: $code', (language) => {
  const { presets, options } = language.diceHospital
  expect(options.all.activation.text).toContain(AMBULANCES[language.code])
  expect(presets.firstGame.text).toContain(AMBULANCES[language.code])
})
