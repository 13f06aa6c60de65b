import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { availableLanguages, loadLanguage } from '../languages.ts'
import type { RefusalWords } from './refusal-words.ts'
import { sayRefusal } from './say.ts'
import type { Die } from './words.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)
const ROOT = new URL('../..', import.meta.url).pathname

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
}

/** What stands between the brackets of every call of a function, up to its first comma outside of brackets. */
function firstArguments(source: string, called: string): readonly string[] {
  return source
    .split(new RegExp(String.raw`(?<!function )\b${called}\(`))
    .slice(1)
    .map((rest) => {
      let depth = 0
      const end = [...rest].findIndex((letter) => {
        if (letter === '(' || letter === '{') depth++
        if (depth === 0 && (letter === ',' || letter === ')')) return true
        if (letter === ')' || letter === '}') depth--
        return false
      })
      return rest.slice(0, end)
    })
}

const quoted = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

/** Every code that the sources can give, and calls of which it can't be seen which code they give. */
function codesIn(sources: readonly string[]): { readonly codes: ReadonlySet<string>; readonly unclear: string[] } {
  const codes = new Set<string>()
  const unclear: string[] = []
  for (const source of sources) {
    for (const argument of firstArguments(source, 'refuse')) {
      const words = quoted(argument)
      for (const code of words) codes.add(code)
      if (words.length === 0) unclear.push(argument)
    }
    for (const [, code = ''] of source.matchAll(/\bcode: '(\w+)'/g)) codes.add(code)
    const whyNot = /export type WhyNot =([^\n]*(?:\n {2}\|[^\n]*)*)/.exec(source)?.[1] ?? ''
    for (const code of quoted(whyNot)) codes.add(code)
  }
  return { codes, unclear }
}

const die = (colour: Die['colour'], value: number): Die => ({ colour, value, treated: false, now: colour })

/** The words of each sentence twice, different in everything. A code without a pair is a type error. */
const PAIRS: { readonly [C in keyof RefusalWords]: readonly [RefusalWords[C], RefusalWords[C]] } = {
  badSeats: [
    { least: 1, most: 4 },
    { least: 2, most: 3 },
  ],
  badOptions: [null, null],
  unknownOption: [{ option: 'a' }, { option: 'b' }],
  badOption: [
    { option: 'timer', values: ['true', 'false'] },
    { option: 'events', values: ['final'] },
  ],
  optionExcluded: [
    { option: 'events', by: 'prototype' },
    { option: 'pickup', by: 'solo' },
  ],
  notACommand: [null, null],
  notAChoice: [null, null],
  unknownCommand: [null, null],
  badField: [{ field: 'a' }, { field: 'b' }],
  unknownField: [{ field: 'a' }, { field: 'b' }],
  notYourTurn: [{ stage: 'ambulances' }, { stage: 'reports' }],
  notNow: [{ stage: 'ambulances' }, { stage: 'reports' }],
  chooseModelFirst: [null, null],
  followUpFirst: [null, null],
  nothingToFollow: [null, null],
  nothingToUndo: [null, null],
  wrongValues: [{ values: [3, 4, 5] }, { values: [3, 3, 4] }],
  notDealt: [
    { administrator: 'twoRed', dealt: ['twoGreen'] },
    { administrator: 'oneOfEach', dealt: ['protectsRed'] },
  ],
  wrongSplit: [null, null],
  noSuchAmbulance: [{ number: 6 }, { number: 7 }],
  firstPlayerNotOne: [null, null],
  ambulanceTaken: [{ number: 2 }, { number: 3 }],
  deckEmpty: [{ kind: 'department' }, { kind: 'specialist' }],
  notInTheRow: [{ card: 'surgeon' }, { card: 'urology' }],
  mustClaim: [null, null],
  tooManyDiscards: [{ most: 1 }, { most: 2 }],
  notYours: [{ card: 'surgeon' }, { card: null }],
  notAModel: [{ card: 'surgeon' }, { card: null }],
  meepleNotFree: [{ meeple: 'nurse' }, { meeple: 'surgeon' }],
  departmentUsed: [{ card: 'clinic' }, { card: 'imaging' }],
  departmentClosed: [{ card: 'clinic' }, { card: 'imaging' }],
  noSpecialist: [{ meeple: 'nurse' }, { meeple: 'consultant' }],
  specialistLater: [{ card: 'surgeon' }, { card: 'paramedic' }],
  specialistNotTriggered: [{ card: 'surgeon' }, { card: 'paramedic' }],
  badTarget: [null, null],
  noSuchPatient: [{ patient: die('red', 3) }, { patient: null }],
  wrongPatient: [{ card: 'surgeon' }, { card: null }],
  wrongNumberOfPatients: [
    { card: 'surgeon', count: null },
    { card: null, count: 3 },
  ],
  notTogether: [{ card: 'urology' }, { card: null }],
  cantRecolour: [null, null],
  noBag: [null, null],
  onlyPrototype: [null, null],
  noBed: [null, null],
  bagEmpty: [null, null],
  cantProtect: [{ patient: die('red', 3) }, { patient: die('green', 2) }],
  noReports: [null, null],
  reportNotInLowerRow: [{ report: 'twoRed' }, { report: 'twoGreen' }],
  notEnoughDischarged: [{ report: 'twoRed' }, { report: 'twoGreen' }],
  noSuchSpace: [null, null],
  spaceTaken: [null, null],
  doesNotFit: [
    { patient: die('red', 3), asks: die('green', 4) },
    { patient: die('red', 2), asks: die('yellow', 4) },
  ],
  notAPosition: [null, null],
  badNotation: [{ word: 'a' }, { word: 'b' }],
  impossible: [
    { why: 'tooManyDice', who: null, card: null },
    { why: 'tooManyOf', who: 'Ada', card: 'surgeon' },
  ],
}

function expectTidy(sentence: string, code: string): void {
  expect(sentence, code).toMatch(/^\S.*\.$/)
  expect(sentence, code).not.toMatch(/undefined|\bnull\b|NaN|object|=>| {2}|\.\./)
}

describe('refusals', () => {
  const { codes, unclear } = codesIn([...sourcesOf('games/kernel'), ...sourcesOf('games/dice-hospital')])

  it('are found in the sources', () => {
    expect([...codes]).toEqual(expect.arrayContaining(['deadlineFirst', 'notYours', 'notTogether', 'wrongVersion']))
    // `code` is the function itself; `picked` is a WhyNot, whose codes are read from its type.
    expect(unclear.filter((argument) => !['picked', 'code: string'].includes(argument))).toEqual([])
  })

  for (const language of LANGUAGES) {
    const { common, diceHospital } = language

    it(`have a sentence each in ${language.code}, and no sentence is for nothing`, () => {
      expect(Object.keys({ ...common.refusals, ...diceHospital.refusals }).sort()).toEqual([...codes].sort())
    })

    it(`use all their words in ${language.code}`, () => {
      for (const [code, [words, others]] of Object.entries(PAIRS)) {
        const sentence: string | ((given: never) => string) = diceHospital.refusals[code as keyof RefusalWords]
        const say = (given: object | null) => (typeof sentence === 'string' ? sentence : sentence(given as never))
        expectTidy(say(words), code)
        expectTidy(say(others), code)
        for (const [field, value] of Object.entries(others ?? {})) {
          expect(say({ ...words, [field]: value as unknown }), `${code} ${field}`).not.toBe(say(words))
        }
      }
    })

    it(`have a way out for a code of another version in ${language.code}`, () => {
      expect(sayRefusal(language, { code: 'noSpoons' })).toContain('noSpoons')
      expect(sayRefusal(language, { code: 'toString' })).toContain('toString')
    })
  }
})
