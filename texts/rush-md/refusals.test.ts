import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@grand-rounds/rush-md'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../language.ts'
import { loadRushMd, sayRefusal } from '../rush-md.ts'
import type { RefusalWords } from './refusal-words.ts'

const SPOKEN = (await Promise.all(LANGUAGE_CODES.map(loadRushMd))).filter((one) => one !== null)
const FOLDER = new URL('../../games/rush-md', import.meta.url).pathname

/** The rules' own codes are a list; what reads options and commands refuses by name. */
function codesInTheSources(): ReadonlySet<string> {
  const codes = new Set<string>(REFUSALS)
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    const source = readFileSync(join(FOLDER, name), 'utf8')
    for (const [, code = ''] of source.matchAll(/\brefuse\('(\w+)'/g)) codes.add(code)
  }
  return codes
}

type Filled = { readonly [C in keyof RefusalWords as RefusalWords[C] extends null ? never : C]: RefusalWords[C] }

/** The words of each sentence that has any, twice, different in everything. One without a pair is a type error. */
const PAIRS: { readonly [C in keyof Filled]: readonly [Filled[C], Filled[C]] } = {
  badSeats: [
    { least: 1, most: 4 },
    { least: 2, most: 3 },
  ],
  unknownOption: [{ option: 'a' }, { option: 'b' }],
  badOption: [
    { option: 'rounds', allowed: { least: 1, most: 4 } },
    { option: 'oath', allowed: ['refused', 'strict'] },
  ],
  optionExcluded: [
    { option: 'epidemics', by: 'L0' },
    { option: 'contagion', by: 'epidemics' },
  ],
  badField: [{ field: 'a' }, { field: 'b' }],
  unknownField: [{ field: 'a' }, { field: 'b' }],
  notNow: [{ stage: 'council' }, { stage: 'overtime' }],
  sandRunning: [{ glass: 'red' }, { glass: 'nurse3' }],
  wrongGlass: [{ needs: 'doctor' }, { needs: 'nurse' }],
  spaceTaken: [{ space: 'desk1' }, { space: 'desk2' }],
  bedHeld: [{ bed: 'A1' }, { bed: 'B2' }],
  bedTaken: [{ bed: 'A1' }, { bed: 'B2' }],
  bedAway: [{ bed: 'A1' }, { bed: null }],
  spotTaken: [{ spot: 'mri' }, { spot: 'theatreB' }],
  storeEmpty: [{ piece: 'blue' }, { piece: 'syringe' }],
  poolEmpty: [{ piece: 'blue' }, { piece: 'heart' }],
}

function expectTidy(sentence: string, code: string): void {
  expect(sentence, code).toMatch(/^\S.*\.$/)
  expect(sentence, code).not.toMatch(/undefined|\bnull\b|NaN|\[object|=>| {2}|\.\./)
}

describe('refusals of Rush M.D.', () => {
  const codes = codesInTheSources()

  it('are found in the sources', () => {
    expect([...codes]).toEqual(expect.arrayContaining(['optionExcluded', 'unknownField', 'sandRunning']))
  })

  for (const spoken of SPOKEN) {
    const { language, texts } = spoken

    it(`have a sentence each in ${language.code}, and no sentence is for nothing`, () => {
      const said = Object.keys({ ...language.common.refusals, ...texts.refusals })
      expect([...codes].filter((code) => !said.includes(code))).toEqual([])
      expect(Object.keys(texts.refusals).filter((code) => !codes.has(code))).toEqual([])
    })

    it(`use all their words in ${language.code}`, () => {
      for (const [code, sentence] of Object.entries(texts.refusals)) {
        if (typeof sentence === 'string') {
          expectTidy(sentence, code)
          continue
        }
        const [words, others] = PAIRS[code as keyof Filled]
        const say = (given: object) => sentence(given as never)
        expectTidy(say(words), code)
        expectTidy(say(others), code)
        for (const [field, value] of Object.entries(others))
          expect(say({ ...words, [field]: value as unknown }), `${code} ${field}`).not.toBe(say(words))
      }
    })

    it(`have a way out for a code of another version in ${language.code}`, () => {
      expect(sayRefusal(spoken, { code: 'noSpoons' })).toContain('noSpoons')
      expect(sayRefusal(spoken, { code: 'toString' })).toContain('toString')
    })
  }
})
