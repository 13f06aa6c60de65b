import { asPrinted, availableLanguages, loadLanguage } from '@grand-rounds/texts'
import { describe, expect, it } from 'vitest'

import { CARD_KINDS, cardsOf, findCards } from './catalogue.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

describe.each(LANGUAGES)('cards in $code', (language) => {
  const all = CARD_KINDS.flatMap((kind) => cardsOf(kind, language))

  it('are all there, each with words', () => {
    expect(all).toHaveLength(27 + 25 + 8 + 15 + 15 + 5)
    for (const { name, texts } of all) {
      expect(name).toMatch(/\S/)
      expect(texts.join('')).toMatch(/\S/)
    }
  })

  it('are found by any of their words', () => {
    for (const card of all)
      expect(findCards(all, [card.name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')])).toContain(card)
  })
})

describe('names as a book prints them', () => {
  const printed = (code: string, name: string) => {
    const language = LANGUAGES.find((one) => one.code === code)
    const cards = language ? CARD_KINDS.flatMap((kind) => cardsOf(kind, language)) : []
    return findCards(cards, [name.toLowerCase()]).map((card) => [card.name, card.printed])
  }

  it('are found beside ours: Dutch', () => {
    expect(printed('nl', 'Radiologist')).toEqual([['Neuroloog', 'Radiologist']])
    expect(printed('nl', 'Critical Care Unit')).toEqual([['Acute Zorg', 'Critical Care Unit']])
    expect(printed('nl', 'Operating Theatre')).toEqual([['Operatiekamer', 'Operating Theatre']])
    expect(printed('nl', 'Renal Medicine')).toEqual([['Nefrologie', 'Renal Medicine']])
    expect(printed('nl', 'Training Department')).toEqual([['Opleidingscentrum', 'Training Department']])
  })

  it('are found beside ours: Italian', () => {
    expect(printed('it', 'Neurologist')).toEqual([['Neurologo', 'Neurologist']])
    expect(printed('it', 'Trauma Unit')).toEqual([['Traumatologia', 'Trauma Unit']])
    expect(printed('it', 'Surgical Theatre')).toEqual([['Sala operatoria', 'Surgical Theatre']])
    expect(printed('it', 'Renal Unit')).toEqual([['Nefrologia', 'Renal Unit']])
    expect(printed('it', 'Training Centre')).toEqual([['Centro di formazione', 'Training Centre']])
  })

  it('are found beside ours: German, whose book is the prototype’s', () => {
    expect(printed('de', 'Trauma Unit')).toEqual([['Akutstation', 'Trauma Unit']])
    expect(printed('de', 'Surgical Theatre')).toEqual([['Operationssaal', 'Surgical Theatre']])
    expect(printed('de', 'Renal Unit')).toEqual([['Nephrologie', 'Renal Unit']])
    expect(printed('de', 'Training Department')).toEqual([])
  })

  it('stand on the board if one likes', async () => {
    const dutch = await loadLanguage('nl')
    const named = dutch && asPrinted(dutch)
    expect(named?.diceHospital.specialists.neurologist).toMatchObject({ name: 'Radiologist', whom: 'de Neuroloog' })
    expect(named?.diceHospital.departments.clinic.name).toBe('Clinic')
  })
})

describe('where a card belongs', () => {
  const tagOf = (kind: (typeof CARD_KINDS)[number], name: string) => {
    const [english] = LANGUAGES
    return english && cardsOf(kind, english).find((card) => card.name === name)?.tags
  }

  it('is on it', () => {
    expect(tagOf('department', 'Clinic')).toEqual(['Every hospital starts with it'])
    expect(tagOf('department', 'Cardiology')).toEqual(['Both editions'])
    expect(tagOf('department', 'Triage Centre')).toEqual(['Final edition'])
    expect(tagOf('department', 'Isolation Ward')).toEqual(['Prototype 2.11'])
    expect(tagOf('specialist', 'Consultant')).toEqual(['Promo specialists'])
    expect(tagOf('specialist', 'Pathologist')).toEqual(['Experimental Medicine'])
    expect(tagOf('eventCard', 'Blood Drive')).toEqual(['Once'])
  })
})
