import { type FinalResult, LOSSES, SIGNALS } from '@grand-rounds/rush-md'
import type { Happening } from '@grand-rounds/rush-md/ids'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../language.ts'
import { loadRushMd, sayEvent, sayResult } from './index.ts'

const SPOKEN = (await Promise.all(LANGUAGE_CODES.map(loadRushMd))).filter((one) => one !== null)

/** Two of each, which differ in everything. An event without a pair is a type error. */
const PAIRS: { readonly [H in Happening as H['type']]: readonly [Omit<H, 'type'>, Omit<H, 'type'>] } = {
  gameStarted: [{ goal: 'one1' }, { goal: 'four3' }],
  councilStarted: [
    { round: 1, papers: [] },
    { round: 2, papers: ['donorDay', 'errorFree'] },
  ],
  agreed: [{ seat: 0 }, { seat: 1 }],
  withdrew: [{ seat: 0 }, { seat: 1 }],
  actionStarted: [{}, {}],
  clockEnded: [{}, {}],
  paused: [{}, {}],
  wentOn: [{}, {}],
  evaluated: [{}, {}],
  signalled: [
    { seat: 0, signal: 'help' },
    { seat: 1, signal: 'thanks' },
  ],
  glassPlaced: [
    { seat: 0, glass: 'red', space: 'clinic1', patient: 'cough' },
    { seat: 1, glass: 'nurse2', space: 'wardA', patient: null },
  ],
  glassTakenOff: [
    { seat: 0, glass: 'red', space: 'clinic1' },
    { seat: 1, glass: 'nurse2', space: 'wardA' },
  ],
  glassRanOut: [{ glass: 'red' }, { glass: 'nurse1' }],
  actionEnded: [
    { seat: 0, space: 'mri' },
    { seat: 1, space: 'theatreA' },
  ],
  bedMoved: [
    { seat: 0, bed: 'A1', to: 'mri' },
    { seat: 1, bed: 'B3', to: 'ward' },
  ],
  organThrownOut: [
    { seat: 0, organ: 'heart' },
    { seat: 1, organ: 'bone' },
  ],
  patientDrawn: [
    { seat: 0, patient: 'cough' },
    { seat: 1, patient: 'pneumonia' },
  ],
  patientAdmitted: [
    { seat: 0, patient: 'pneumonia', bed: 'A1' },
    { seat: 1, patient: 'carCrash', bed: 'B2' },
  ],
  stocked: [
    { seat: 0, piece: 'blue', count: 3 },
    { seat: 1, piece: 'syringe', count: 2 },
  ],
  given: [
    { seat: 0, patient: 'cough', substance: 'blue', count: 1, tag: 'ward' },
    { seat: 1, patient: 'carCrash', substance: 'blood', count: 3, tag: 'theatre' },
  ],
  syringeTaken: [
    { seat: 0, fluid: 'blood' },
    { seat: 1, fluid: 'yellow' },
  ],
  syringeFilled: [
    { seat: 0, units: 1 },
    { seat: 1, units: 4 },
  ],
  gripped: [
    { seat: 0, substance: 'heart' },
    { seat: 1, substance: 'blood' },
  ],
  slipped: [{ seat: 0 }, { seat: 1 }],
  tokenTurned: [
    { seat: 0, token: 0 },
    { seat: 1, token: 7 },
  ],
  tokenCovered: [
    { seat: 0, token: 0 },
    { seat: 1, token: 7 },
  ],
  discLifted: [
    { seat: 0, hole: 0 },
    { seat: 1, hole: 6 },
  ],
  discLaid: [
    { seat: 0, hole: 0 },
    { seat: 1, hole: 6 },
  ],
  cardPutUnder: [{ seat: 0 }, { seat: 1 }],
  glassFell: [
    { seat: 0, glass: 'red' },
    { seat: 1, glass: 'black' },
  ],
  glassBalanced: [
    { seat: 0, glass: 'red' },
    { seat: 1, glass: 'black' },
  ],
  diagnosed: [
    { seat: 0, patient: 'carCrash', exam: 'xray', diagnosis: 'brokenArm' },
    { seat: 1, patient: 'pneumonia', exam: 'culture', diagnosis: 'listeria' },
  ],
  conditionChanged: [
    { patient: 'cough', condition: 'serious' },
    { patient: 'gout', condition: 'critical' },
  ],
  epidemicDrawn: [
    { ward: 'A', epidemic: 'redRash' },
    { ward: 'B', epidemic: 'wardFever' },
  ],
  epidemicAvoided: [
    { ward: 'A', epidemic: 'falseAlarm' },
    { ward: 'B', epidemic: 'goodHygiene' },
  ],
  epidemicEnded: [
    { ward: 'A', contained: true },
    { ward: 'B', contained: false },
  ],
  oathBroken: [
    { seat: 0, rule: 'sandRunning' },
    { seat: 1, rule: 'ownedUp' },
  ],
  skillLost: [
    { points: 1, by: 'oath' },
    { points: 3, by: 'error' },
  ],
  skillGained: [
    { points: 1, paper: 'bloodCount' },
    { points: 2, paper: 'errorFree' },
  ],
  patientJudged: [
    { patient: 'cough', verdict: 'cured', diagnosis: null },
    { patient: 'carCrash', verdict: 'error', diagnosis: 'brokenArm' },
  ],
  patientDied: [{ patient: 'cough' }, { patient: 'gout' }],
  sentBack: [
    { seat: 0, patient: 'cough', substance: 'blue', tag: 'ward' },
    { seat: 1, patient: 'carCrash', substance: 'bone', tag: 'theatre' },
  ],
  patientDischarged: [
    { patient: 'cough', reputation: 1 },
    { patient: 'carCrash', reputation: 8 },
  ],
  gameEnded: [{ won: true }, { won: false }],
}

const NAMES = ['Ada', 'Ben']
const ENDS = /^\S.*[.!]$/
const UNTIDY = /undefined|\bnull\b|NaN|\[object|=>| {2}|\.\.|#/

for (const spoken of SPOKEN) {
  const { texts, language } = spoken
  const say = (event: object) => sayEvent(spoken, event as Happening, NAMES)

  describe(`the log of Rush M.D. in ${language.code}`, () => {
    for (const [type, [one, other]] of Object.entries(PAIRS)) {
      it(`${type}: says everything that the event tells`, () => {
        for (const fields of [one, other]) {
          expect(say({ type, ...fields })).toMatch(ENDS)
          expect(say({ type, ...fields })).not.toMatch(UNTIDY)
        }
        for (const [field, value] of Object.entries(other))
          expect(say({ type, ...one, [field]: value as unknown }), field).not.toBe(say({ type, ...one }))
      })
    }

    it('tells apart what was judged, broken, lost and called', () => {
      const verdicts = (['cured', 'surplus', 'error'] as const).map((verdict) =>
        say({ type: 'patientJudged', patient: 'cough', verdict, diagnosis: null }),
      )
      const rules = ['sandRunning', 'spaceTaken', 'ownedUp'].map((rule) => say({ type: 'oathBroken', seat: 0, rule }))
      const losses = LOSSES.map((by) => say({ type: 'skillLost', points: 1, by }))
      const signals = SIGNALS.map((signal) => say({ type: 'signalled', seat: 0, signal }))
      const all = [...verdicts, ...rules, ...losses, ...signals]
      expect(new Set(all).size).toBe(all.length)
    })

    it('numbers whoever has no name', () => {
      expect(sayEvent(spoken, { type: 'slipped', seat: 2 })).toContain('3')
    })

    it('tells how it ended, and by how much', () => {
      const end = (result: Partial<FinalResult>) =>
        sayResult(spoken, { places: [], won: false, reputation: 41, skill: 7, patients: 13, marked: false, ...result })
      expect([end({ won: true }), end({}), end({ skill: 0 })].map(([first]) => first)).toEqual([
        texts.results.won,
        texts.results.lost,
        texts.results.exhausted,
      ])
      for (const figure of ['41', '13', '7']) expect(end({})[1]).toContain(figure)
      expect(end({})).toHaveLength(2)
      expect(end({ marked: true })[2]).toBe(texts.results.marked)
    })
  })
}
