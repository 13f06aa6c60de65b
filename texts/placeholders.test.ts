// Sentences that no event and no refusal makes: everything that they are given stands in them.

import { describe, expect, it } from 'vitest'
import type { ResultWords, Terms } from './dice-hospital/texts.ts'
import type { Die } from './dice-hospital/words.ts'
import type { ReplayWords } from './language.ts'
import { availableLanguages, loadLanguage } from './languages.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

/** Two of each, different in everything. */
type Pairs<W> = { readonly [K in keyof W]: readonly [W[K], W[K]] }

const RESULTS: Pairs<ResultWords> = {
  over: [null, null],
  solo: [
    { who: 'Ada', points: 40 },
    { who: 'Ben', points: 41 },
  ],
  wins: [
    { who: 'Ada', points: 40 },
    { who: 'Ben', points: 41 },
  ],
  winsByPatients: [
    { who: 'Ada', points: 40, left: 1, others: 2 },
    { who: 'Ben', points: 41, left: 3, others: 4 },
  ],
  winsByValues: [
    { who: 'Ada', points: 40, values: 11, others: 10 },
    { who: 'Ben', points: 41, values: 13, others: 12 },
  ],
  shared: [
    { who: ['Ada', 'Ben'], points: 40 },
    { who: ['Ada', 'Cleo'], points: 41 },
  ],
  standing: [
    { who: 'Ada', place: 1, points: 40, left: 2, values: 5 },
    { who: 'Ben', place: 3, points: 41, left: 4, values: 6 },
  ],
}

const REPLAY: Pairs<ReplayWords> = {
  usage: [null, null],
  noSuchLanguage: [
    { code: 'a', codes: ['en'] },
    { code: 'b', codes: ['en', 'nl'] },
  ],
  unreadable: [{ file: 'a' }, { file: 'b' }],
  notJson: [null, null],
  notALog: [null, null],
  otherGame: [{ game: 'a' }, { game: 'b' }],
  badStart: [{ why: 'A.' }, { why: 'B.' }],
  badEntry: [
    { entry: 1, why: 'A.' },
    { entry: 2, why: 'B.' },
  ],
  standings: [null, null],
  pointsBySource: [null, null],
  total: [null, null],
  unfinished: [
    { round: 3, who: ['Ada'] },
    { round: 0, who: ['Ada', 'Ben'] },
  ],
}

const die = (colour: Die['colour'], value: number, now = colour): Die => ({
  colour,
  value,
  now,
  treated: now !== colour,
})

const COUNTED = ['patients', 'points', 'bags', 'fatalities', 'nurses'] as const satisfies readonly (keyof Terms)[]

function expectAllSaid(sentences: object, pairs: object): void {
  const given = sentences as Readonly<Record<string, string | ((words: unknown) => string)>>
  for (const [key, [one, other]] of Object.entries(pairs) as [string, readonly [object | null, object | null]][]) {
    const say = (words: unknown) => {
      const sentence = given[key]
      return typeof sentence === 'function' ? sentence(words) : sentence
    }
    expect(say(one), key).not.toMatch(/^$|undefined|\bnull\b|NaN|object| {2}/)
    for (const [field, value] of Object.entries(other ?? {})) {
      expect(say({ ...one, [field]: value as unknown }), `${key} ${field}`).not.toBe(say(one))
    }
  }
}

for (const { code, commandLine, common, diceHospital } of LANGUAGES) {
  describe(`placeholders in ${code}`, () => {
    it('of results', () => expectAllSaid(diceHospital.results, RESULTS))
    it('of a replay', () => expectAllSaid(commandLine.replay, REPLAY))

    it('of counted things', () => {
      for (const thing of COUNTED) {
        for (const count of [0, 1, 2, 5, 22]) expect(diceHospital.terms[thing]({ count })).toContain(String(count))
      }
      expect(diceHospital.terms.round({ round: 7 })).toContain('7')
      expect(common.player({ number: 7 })).toContain('7')
      for (const name of ['Ada', 'Ben']) expect(common.waitingFor({ who: ['Ada', 'Ben'] })).toContain(name)
    })

    it('of patients: colour, value, and the colour that they have for now', () => {
      const { terms } = diceHospital
      const all = [die('red', 3), die('green', 3), die('red', 4), die('red', 3, 'green'), die('red', 3, 'yellow')]
      expect(new Set(all.map(terms.die)).size).toBe(all.length)
      expect(new Set(all.map(terms.patient)).size).toBe(all.length)
      expect(terms.patient({ ...die('red', 3), treated: true })).not.toBe(terms.patient(die('red', 3)))
    })

    it('of ambulances and their backs', () => {
      const { ambulances } = diceHospital
      expect(ambulances.name({ number: 4 })).toContain('4')
      const back = ambulances.back({ number: 9, spaces: [die('red', 3), die('green', 5)] })
      for (const word of ['9', diceHospital.terms.die(die('red', 3)), diceHospital.terms.die(die('green', 5))]) {
        expect(back).toContain(word)
      }
    })
  })
}
