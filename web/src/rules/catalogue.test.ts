import { availableLanguages, loadLanguage } from '@grand-rounds/texts'
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
