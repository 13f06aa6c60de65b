import { describe, expect, it } from 'vitest'
import { english } from './en/index.ts'
import { LANGUAGE_CODES, type LanguageCode } from './language.ts'
import { availableLanguages, loadLanguage } from './languages.ts'
import { counter } from './plurals.ts'

describe('counted things', () => {
  it('take the number in place of #', () => {
    const count = counter('en')
    const forms = { one: '# bag', other: '# bags' }
    expect([0, 1, 2, -1].map((n) => count(n, forms))).toEqual(['0 bags', '1 bag', '2 bags', '−1 bag'])
  })

  it('have three forms in Polish', () => {
    const count = counter('pl')
    const forms = { one: '# punkt', few: '# punkty', many: '# punktów' }
    const said = [0, 1, 2, 4, 5, 12, 21, 22, 112].map((n) => count(n, forms))
    expect(said).toEqual([
      '0 punktów',
      '1 punkt',
      '2 punkty',
      '4 punkty',
      '5 punktów',
      '12 punktów',
      '21 punktów',
      '22 punkty',
      '112 punktów',
    ])
  })

  it('count nothing in the singular, but in French', () => {
    const zero = (code: Exclude<LanguageCode, 'pl'>) => counter(code)(0, { one: 'one', other: 'other' })
    expect((['en', 'nl', 'de', 'it', 'fr'] as const).map(zero)).toEqual(['other', 'other', 'other', 'other', 'one'])
  })

  it('need no form that a language was not asked for', () => {
    for (const code of LANGUAGE_CODES) {
      const rules = new Intl.PluralRules(code)
      const used = new Set(Array.from({ length: 300 }, (_, n) => rules.select(n)))
      expect([...used].sort(), code).toEqual(code === 'pl' ? ['few', 'many', 'one'] : ['one', 'other'])
    }
  })

  it('are one of each at a table in English', () => {
    const { goods, lookAt } = english.page.play
    expect(goods({ rooms: 1, staff: 1, bags: 1 })).toBe('1 room · 1 free · 1 bag')
    const one = { who: 'Ada', points: 1, patients: 1, rooms: 1, staff: 1, bags: 1, state: 'ready' }
    expect(lookAt(one)).toMatch(/^Ada: 1 point, 1 patient, 1 department, 1 staff free, 1 blood bag, ready\./)
  })

  it('have a minus sign that is one in the list of games', async () => {
    for (const code of availableLanguages()) {
      const language = await loadLanguage(code)
      expect(language?.page.games.scores({ scores: [{ who: 'Ada', points: -3 }] }), code).toBe('Ada −3')
    }
  })
})
