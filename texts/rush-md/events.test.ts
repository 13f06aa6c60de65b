import { type FinalResult, LOSSES, SIGNALS } from '@grand-rounds/rush-md'
import type { Happening } from '@grand-rounds/rush-md/ids'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../language.ts'
import { loadRushMd, sayEvent, sayResult } from '../rush-md.ts'

const SPOKEN = (await Promise.all(LANGUAGE_CODES.map(loadRushMd))).filter((one) => one !== null)

const NOTHING = { ward: {}, theatre: {} }
const NONE = { asked: NOTHING, given: NOTHING, missing: NOTHING, surplus: NOTHING, misplaced: NOTHING, exams: [] }

/** What an event tells the page, for its pieces to move by, and the sentence leaves out: it would only be longer. */
const UNSAID: Readonly<Partial<Record<Happening['type'], readonly string[]>>> = {
  countdownStarted: ['at'],
  actionEnded: ['returned', 'token', 'hole'],
  slipped: ['hole'],
  discLaid: ['from'],
  skillLost: ['of'],
  patientJudged: ['cost', ...Object.keys(NONE)],
}

/** Two of each, which differ in everything. An event without a pair is a type error. */
const PAIRS: { readonly [H in Happening as H['type']]: readonly [Omit<H, 'type'>, Omit<H, 'type'>] } = {
  gameStarted: [{ goal: 'one1' }, { goal: 'four3' }],
  councilStarted: [
    { round: 1, papers: [] },
    { round: 2, papers: ['donorDay', 'errorFree'] },
  ],
  agreed: [{ seat: 0 }, { seat: 1 }],
  withdrew: [{ seat: 0 }, { seat: 1 }],
  countdownStarted: [{ at: 5000 }, { at: 6000 }],
  countdownStopped: [{}, {}],
  clockStarted: [{}, {}],
  markPut: [
    { seat: 0, doctor: 'red', mark: 1, on: { kind: 'bed', id: 'A1' } },
    { seat: 1, doctor: 'green', mark: 3, on: { kind: 'space', id: 'xray' } },
  ],
  markTaken: [
    { seat: 0, doctor: 'red', mark: 1 },
    { seat: 1, doctor: 'green', mark: 3 },
  ],
  wantsEnd: [{ seat: 0 }, { seat: 1 }],
  wantsNoEnd: [{ seat: 0 }, { seat: 1 }],
  actionStarted: [{}, {}],
  clockEnded: [{}, {}],
  paused: [{}, {}],
  wentOn: [{}, {}],
  evaluated: [{}, {}],
  signalled: [
    { seat: 0, signal: 'help', about: null },
    { seat: 1, signal: 'thanks', about: { kind: 'patient', id: 'cough' } },
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
    { seat: 0, space: 'mri', returned: [], token: null, hole: null },
    { seat: 1, space: 'theatreA', returned: [{ piece: 'heart', count: 1, to: 'store' }], token: 3, hole: 4 },
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
  syringeEmptied: [
    { seat: 0, fluid: 'blood', units: 1 },
    { seat: 1, fluid: 'yellow', units: 4 },
  ],
  gripped: [
    { seat: 0, substance: 'heart' },
    { seat: 1, substance: 'blood' },
  ],
  slipped: [
    { seat: 0, piece: 'heart', hole: null },
    { seat: 1, piece: null, hole: 4 },
  ],
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
    { seat: 0, from: 1, hole: 0 },
    { seat: 1, from: 2, hole: 6 },
  ],
  cardPutUnder: [
    { seat: 0, wrong: false },
    { seat: 1, wrong: true },
  ],
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
    { ward: 'A', epidemic: 'redRash', without: [], reward: 2 },
    { ward: 'B', epidemic: 'wardFever', without: ['gout', 'carCrash'], reward: 3 },
  ],
  signsMissed: [
    { ward: 'A', signs: 1 },
    { ward: 'B', signs: 2 },
  ],
  oathBroken: [
    { seat: 0, rule: 'sandRunning' },
    { seat: 1, rule: 'ownedUp' },
  ],
  skillLost: [
    { points: 1, by: 'oath', of: 0 },
    { points: 3, by: 'error', of: 'cough' },
  ],
  taskJudged: [
    { paper: 'bloodCount', reached: true },
    { paper: 'errorFree', reached: false },
  ],
  skillGained: [
    { points: 1, paper: 'bloodCount' },
    { points: 2, paper: 'errorFree' },
  ],
  patientJudged: [
    { patient: 'cough', verdict: 'cured', diagnosis: null, cost: 0, ...NONE },
    { patient: 'carCrash', verdict: 'error', diagnosis: 'brokenArm', cost: 8, ...NONE },
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
        for (const [field, value] of Object.entries(other)) {
          if (UNSAID[type as Happening['type']]?.includes(field)) continue
          expect(say({ type, ...one, [field]: value as unknown }), field).not.toBe(say({ type, ...one }))
        }
      })
    }

    it('tells apart what was judged, broken, lost and called', () => {
      const verdicts = (['cured', 'surplus', 'error'] as const).map((verdict) =>
        say({ type: 'patientJudged', patient: 'cough', verdict, diagnosis: null }),
      )
      const rules = ['sandRunning', 'spaceTaken', 'ownedUp'].map((rule) => say({ type: 'oathBroken', seat: 0, rule }))
      const losses = LOSSES.map((by) => say({ type: 'skillLost', points: 1, by }))
      const signals = SIGNALS.map((signal) => say({ type: 'signalled', seat: 0, signal, about: null }))
      const all = [...verdicts, ...rules, ...losses, ...signals]
      expect(new Set(all).size).toBe(all.length)
    })

    it('numbers whoever has no name', () => {
      expect(sayEvent(spoken, { type: 'slipped', seat: 2, piece: 'heart', hole: null })).toContain('3')
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
