// Hints and reviews in every language: everything that a sentence is given stands in it.

import type { Command } from '@grand-rounds/dice-hospital'
import { describe, expect, it } from 'vitest'
import { availableLanguages, loadLanguage } from '../languages.ts'
import type { HintWords, ReviewWords } from './review-texts.ts'
import { sayCommand } from './say.ts'
import type { Die } from './words.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

type CommandOf<T extends Command['type']> = Command & { readonly type: T }

/** Of each type at least two; no two of them all may be told alike. */
const COMMANDS: { readonly [T in Command['type']]: readonly CommandOf<T>[] } = {
  reveal: [
    { type: 'reveal', kind: 'department' },
    { type: 'reveal', kind: 'specialist' },
  ],
  setValues: [
    { type: 'setValues', patients: ['R3', 'Y4', 'G5'] },
    { type: 'setValues', patients: ['R4', 'Y3', 'G5'] },
  ],
  chooseAdministrator: [
    { type: 'chooseAdministrator', administrator: 'twoRed' },
    { type: 'chooseAdministrator', administrator: 'oneOfEach' },
  ],
  split: [
    { type: 'split', ambulances: [['R2'], ['Y2']] },
    { type: 'split', ambulances: [['Y2'], ['R2']] },
  ],
  takeAmbulance: [
    { type: 'takeAmbulance', number: 2 },
    { type: 'takeAmbulance', number: 3 },
  ],
  keep: [
    { type: 'keep', patients: ['R2', 'R3', 'R4'] },
    { type: 'keep', patients: ['R2', 'R3', 'R5'] },
  ],
  makeRoom: [
    { type: 'makeRoom', patients: ['R1'] },
    { type: 'makeRoom', patients: ['R1', 'G2'] },
  ],
  claim: [
    { type: 'claim', improvement: 'cardiology' },
    { type: 'claim', improvement: 'cardiologist' },
  ],
  discard: [
    { type: 'discard', improvements: [] },
    { type: 'discard', improvements: ['cardiology'] },
    { type: 'discard', improvements: ['cardiology', 'surgeon'] },
  ],
  chooseModel: [
    { type: 'chooseModel', specialist: 'surgeon' },
    { type: 'chooseModel', specialist: 'paramedic' },
  ],
  place: [
    { type: 'place', meeple: 'nurse', department: 'clinic', targets: ['R5'] },
    { type: 'place', meeple: 'surgeon', department: 'clinic', targets: ['R5'] },
    { type: 'place', meeple: 'nurse', department: 'imaging', targets: ['R5'] },
    { type: 'place', meeple: 'nurse', department: 'clinic', targets: ['R5=G'] },
    { type: 'place', meeple: 'surgeon', department: 'clinic', targets: ['R5'], specialist: ['R6'] },
    { type: 'place', meeple: 'surgeon', department: 'clinic', targets: ['R5'], specialist: ['Y6=R'] },
    { type: 'place', meeple: 'registrar', department: 'clinic', targets: ['R6'], specialist: [] },
  ],
  useSpecialist: [
    { type: 'useSpecialist', targets: [] },
    { type: 'useSpecialist', targets: ['R3'] },
    { type: 'useSpecialist', targets: ['G3', 'Y2'] },
  ],
  release: [
    { type: 'release', patient: 'R2' },
    { type: 'release', patient: 'R3' },
  ],
  draw: [{ type: 'draw' }],
  decline: [{ type: 'decline' }],
  spendBag: [
    { type: 'spendBag', target: 'R2' },
    { type: 'spendBag', target: 'R3' },
  ],
  recolour: [
    { type: 'recolour', target: 'R2=G' },
    { type: 'recolour', target: 'R2=Y' },
  ],
  endShift: [{ type: 'endShift' }],
  protect: [
    { type: 'protect', patient: 'R2' },
    { type: 'protect', patient: 'R3' },
  ],
  completeReport: [
    { type: 'completeReport', report: 'twoGreen' },
    { type: 'completeReport', report: 'twoRed' },
  ],
  pickUp: [
    { type: 'pickUp', patient: 'R2', space: 0 },
    { type: 'pickUp', patient: 'R2', space: 1 },
    { type: 'pickUp', patient: 'R3', space: 1 },
  ],
  pass: [{ type: 'pass' }],
  undo: [{ type: 'undo' }],
}

/** Two of each, different in everything. */
type Pairs<W> = { readonly [K in keyof W]: readonly [W[K], W[K]] }

const RED_ONE: Die = { colour: 'red', value: 1, treated: false, now: 'red' }
const GREEN_FIVE: Die = { colour: 'green', value: 5, treated: false, now: 'green' }

const HINTS: Pairs<HintWords> = {
  plan: [
    { points: 9, proved: true, most: 11, mostProved: true, saved: [RED_ONE], nearer: [GREEN_FIVE], bags: 1 },
    { points: 11, proved: false, most: 12, mostProved: false, saved: [], nearer: [RED_ONE], bags: 2 },
  ],
  withDice: [
    { value: 8.4, proved: true },
    { value: 9.4, proved: false },
  ],
  nothing: [{ proved: true }, { proved: false }],
}

const WORDS: Pairs<ReviewWords> = {
  title: [null, null],
  progress: [
    { done: 3, total: 90 },
    { done: 4, total: 91 },
  ],
  accuracy: [null, null],
  accuracyOf: [
    { who: 'Ada', accuracy: 90, lost: 4.2 },
    { who: 'Ben', accuracy: 91, lost: 4.3 },
  ],
  counts: [
    { best: 20, good: 9, inaccuracy: 5, mistake: 3, blunder: 1 },
    { best: 21, good: 10, inaccuracy: 6, mistake: 4, blunder: 2 },
  ],
  lost: [{ points: 2.1 }, { points: 2.2 }],
  better: [null, null],
  reached: [
    { who: 'Ada', points: 9, best: 11 },
    { who: 'Ben', points: 10, best: null },
  ],
  proved: [null, null],
  atMost: [{ value: 12.4 }, { value: 12.5 }],
  turningPoints: [null, null],
  noTurningPoints: [null, null],
  turningPoint: [
    { round: 3, moment: 'draft', who: 'Ada', from: -1.5, to: 2.5 },
    { round: 4, moment: 'activation', who: 'Ben', from: 1.5, to: -2.5 },
  ],
  byRound: [null, null],
  afterwards: [null, null],
}

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

for (const language of LANGUAGES) {
  describe(`hints and reviews in ${language.code}`, () => {
    const { review } = language.diceHospital

    it('say what they are given', () => {
      expectAllSaid(review.hints, HINTS)
      const { plan } = review.hints
      const [less] = HINTS.plan
      // What could be more is not said of what is the most, and not of what nobody knows.
      const said = [less, { ...less, points: 11 }, { ...less, most: null }].map((words) => plan(words))
      expect(new Set(said).size).toBe(3)
      for (const one of said) expect(one).toMatch(/\.$/)
      expectAllSaid(review.words, WORDS)
      expect(new Set(Object.values(review.verdicts)).size).toBe(5)
    })

    it('tell every command in words of its own, without a full stop', () => {
      for (const [type, commands] of Object.entries(COMMANDS)) {
        const said = commands.map((command) => sayCommand(language, command))
        expect(new Set(said).size, said.join(' / ')).toBe(commands.length)
        for (const one of said) {
          expect(one, type).toMatch(/^\S(?:.*[^\s.])?$/)
          expect(one, type).not.toMatch(/undefined|\bnull\b|NaN|object| {2}/)
        }
      }
    })
  })
}
