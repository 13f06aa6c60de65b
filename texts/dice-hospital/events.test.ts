import type { Happening } from '@grand-rounds/dice-hospital/ids'
import { describe, expect, it } from 'vitest'
import { availableLanguages, loadLanguage } from '../languages.ts'
import { sayEvent } from './say.ts'

const LANGUAGES = (await Promise.all(availableLanguages().map(loadLanguage))).filter((one) => one !== null)

/** Two of each, which differ in everything. An event without a pair is a type error. */
const PAIRS: { readonly [H in Happening as H['type']]: readonly [H, H] } = {
  gameStarted: [
    { type: 'gameStarted', first: 0 },
    { type: 'gameStarted', first: 1 },
  ],
  cardsRevealed: [
    { type: 'cardsRevealed', departments: ['urology'], specialists: ['surgeon'] },
    { type: 'cardsRevealed', departments: [], specialists: ['registrar', 'surgeon'] },
  ],
  diceDrawn: [
    { type: 'diceDrawn', seat: 0, colours: ['red', 'red', 'green'] },
    { type: 'diceDrawn', seat: 1, colours: ['red', 'yellow', 'green'] },
  ],
  valuesSet: [
    { type: 'valuesSet', seat: 0, patients: ['R3', 'G4'] },
    { type: 'valuesSet', seat: 1, patients: ['R4', 'G3'] },
  ],
  administratorsDealt: [
    { type: 'administratorsDealt', seat: 0, administrators: ['twoRed', 'oneOfEach'] },
    { type: 'administratorsDealt', seat: 1, administrators: null },
  ],
  administratorChosen: [
    { type: 'administratorChosen', seat: 0, administrator: 'twoRed' },
    { type: 'administratorChosen', seat: 1, administrator: null },
  ],
  administratorsShown: [
    { type: 'administratorsShown', administrators: ['twoRed', 'twoGreen'] },
    { type: 'administratorsShown', administrators: ['twoGreen', 'twoRed'] },
  ],
  reportsDealt: [
    { type: 'reportsDealt', lower: ['twoRed', 'threeRed'], upper: ['twoGreen'] },
    { type: 'reportsDealt', lower: ['threeRed', 'twoRed'], upper: ['twoYellow'] },
  ],
  roundStarted: [
    { type: 'roundStarted', round: 1 },
    { type: 'roundStarted', round: 2 },
  ],
  phaseStarted: [
    { type: 'phaseStarted', phase: 'intake' },
    { type: 'phaseStarted', phase: 'neglect' },
  ],
  eventRevealed: [
    { type: 'eventRevealed', card: 'bloodDrive' },
    { type: 'eventRevealed', card: 'powerCut' },
  ],
  eventEnded: [
    { type: 'eventEnded', card: 'bloodDrive' },
    { type: 'eventEnded', card: 'powerCut' },
  ],
  patientChanged: [
    { type: 'patientChanged', seat: 0, from: 'R2', to: 'R3' },
    { type: 'patientChanged', seat: 1, from: 'G2', to: null },
  ],
  patientsRolled: [
    { type: 'patientsRolled', patients: ['R2', 'R3'] },
    { type: 'patientsRolled', patients: ['R2', 'Y3'] },
  ],
  ambulancesFilled: [
    { type: 'ambulancesFilled', ambulances: [['R2', 'R3'], ['G4']] },
    { type: 'ambulancesFilled', ambulances: [['R2', 'R3'], ['G5']] },
  ],
  ambulanceTaken: [
    { type: 'ambulanceTaken', seat: 0, number: 2, patients: ['R3'] },
    { type: 'ambulanceTaken', seat: 1, number: 1, patients: ['R4'] },
  ],
  extraPatient: [
    { type: 'extraPatient', seat: 0, patient: 'R3' },
    { type: 'extraPatient', seat: 1, patient: 'Y3' },
  ],
  ambulanceLeft: [
    { type: 'ambulanceLeft', number: 2, patients: ['R3'] },
    { type: 'ambulanceLeft', number: 1, patients: ['R4'] },
  ],
  firstPlayer: [
    { type: 'firstPlayer', seat: 0 },
    { type: 'firstPlayer', seat: 1 },
  ],
  patientsKept: [
    { type: 'patientsKept', seat: 0, kept: ['R3'], returned: 'G5' },
    { type: 'patientsKept', seat: 1, kept: ['G4'], returned: 'Y5' },
  ],
  bagGained: [
    { type: 'bagGained', seat: 0, from: 'ambulance' },
    { type: 'bagGained', seat: 1, from: 'pathologist' },
  ],
  bagLost: [
    { type: 'bagLost', seat: 0 },
    { type: 'bagLost', seat: 1 },
  ],
  bagSpent: [
    { type: 'bagSpent', seat: 0, on: 'heal' },
    { type: 'bagSpent', seat: 1, on: 'colour' },
  ],
  patientsAdmitted: [
    { type: 'patientsAdmitted', seat: 0, patients: ['R3'] },
    { type: 'patientsAdmitted', seat: 1, patients: [] },
  ],
  patientDied: [
    { type: 'patientDied', seat: 0, patient: 'R1', of: 'neglect' },
    { type: 'patientDied', seat: 1, patient: 'R2', of: 'noBed' },
  ],
  fatalityRemoved: [
    { type: 'fatalityRemoved', seat: 0 },
    { type: 'fatalityRemoved', seat: 1 },
  ],
  improvementClaimed: [
    { type: 'improvementClaimed', seat: 0, improvement: 'urology' },
    { type: 'improvementClaimed', seat: 1, improvement: 'urologist' },
  ],
  improvementPassed: [
    { type: 'improvementPassed', seat: 0 },
    { type: 'improvementPassed', seat: 1 },
  ],
  improvementReturned: [
    { type: 'improvementReturned', improvement: 'urology' },
    { type: 'improvementReturned', improvement: 'urologist' },
  ],
  discardDecided: [
    { type: 'discardDecided', seat: 0, improvements: ['urology'] },
    { type: 'discardDecided', seat: 1, improvements: null },
  ],
  improvementDiscarded: [
    { type: 'improvementDiscarded', seat: 0, improvement: 'urology' },
    { type: 'improvementDiscarded', seat: 1, improvement: 'urologist' },
  ],
  modelChosen: [
    { type: 'modelChosen', seat: 0, specialist: 'surgeon' },
    { type: 'modelChosen', seat: 1, specialist: 'paramedic' },
  ],
  meeplePlaced: [
    { type: 'meeplePlaced', seat: 0, meeple: 'nurse', department: 'clinic' },
    { type: 'meeplePlaced', seat: 1, meeple: 'surgeon', department: 'imaging' },
  ],
  specialistUsed: [
    { type: 'specialistUsed', seat: 0, specialist: 'surgeon' },
    { type: 'specialistUsed', seat: 1, specialist: 'paramedic' },
  ],
  patientTreated: [
    { type: 'patientTreated', seat: 0, act: 'heal', from: 'R3', to: 'R5+' },
    { type: 'patientTreated', seat: 1, act: 'rollAgain', from: 'G3', to: 'R4+' },
  ],
  patientRecoloured: [
    { type: 'patientRecoloured', seat: 0, from: 'R3', to: 'R3>G' },
    { type: 'patientRecoloured', seat: 1, from: 'R4', to: 'R3>Y' },
  ],
  patientReleased: [
    { type: 'patientReleased', seat: 0, patient: 'R3' },
    { type: 'patientReleased', seat: 1, patient: 'R4' },
  ],
  patientDrawn: [
    { type: 'patientDrawn', seat: 0, patient: 'R3' },
    { type: 'patientDrawn', seat: 1, patient: 'R4' },
  ],
  specialistDeclined: [
    { type: 'specialistDeclined', seat: 0, specialist: 'surgeon' },
    { type: 'specialistDeclined', seat: 1, specialist: 'admissionsNurse' },
  ],
  shiftDone: [
    { type: 'shiftDone', seat: 0, timeUp: false },
    { type: 'shiftDone', seat: 1, timeUp: true },
  ],
  patientShielded: [
    { type: 'patientShielded', seat: 0, patient: 'R3' },
    { type: 'patientShielded', seat: 1, patient: 'R4' },
  ],
  patientNeglected: [
    { type: 'patientNeglected', seat: 0, from: 'R3', to: 'R2' },
    { type: 'patientNeglected', seat: 1, from: 'R1', to: null },
  ],
  reportCompleted: [
    { type: 'reportCompleted', seat: 0, report: 'twoRed' },
    { type: 'reportCompleted', seat: 1, report: 'threeRed' },
  ],
  pointsScored: [
    { type: 'pointsScored', seat: 0, source: 'discharged', points: 3 },
    { type: 'pointsScored', seat: 1, source: 'fatalities', points: -3 },
  ],
  patientsWentHome: [
    { type: 'patientsWentHome', seat: 0, colours: ['red', 'green'] },
    { type: 'patientsWentHome', seat: 1, colours: ['red', 'red'] },
  ],
  pickupStarted: [
    { type: 'pickupStarted', spaces: [{ ambulance: 1, asks: 'R3' }] },
    { type: 'pickupStarted', spaces: [{ ambulance: 2, asks: 'R3' }] },
  ],
  patientPickedUp: [
    { type: 'patientPickedUp', seat: 0, patient: 'R3', space: 0 },
    { type: 'patientPickedUp', seat: 1, patient: 'R4', space: 1 },
  ],
  pickupPassed: [
    { type: 'pickupPassed', seat: 0 },
    { type: 'pickupPassed', seat: 1 },
  ],
  undone: [
    { type: 'undone', seat: 0 },
    { type: 'undone', seat: 1 },
  ],
  gameEnded: [{ type: 'gameEnded' }, { type: 'gameEnded' }],
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov']
const HEADINGS: readonly string[] = ['roundStarted', 'phaseStarted']

function expectTidy(sentence: string, type: string): void {
  expect(sentence, type).toMatch(HEADINGS.includes(type) ? /^\S.*[^.]$/ : /^\S.*\.$/)
  expect(sentence, type).not.toMatch(/undefined|\bnull\b|NaN|object|=>| {2}|\.\./)
}

for (const language of LANGUAGES) {
  describe(`the log in ${language.code}`, () => {
    for (const [one, other] of Object.values(PAIRS)) {
      it(`${one.type}: says everything that the event tells`, () => {
        const say = (event: Happening) => sayEvent(language, event, NAMES)
        expectTidy(say(one), one.type)
        expectTidy(say(other), other.type)
        for (const [field, value] of Object.entries(other).filter(([key]) => key !== 'type')) {
          expect(say({ ...one, [field]: value }), field).not.toBe(say(one))
        }
      })
    }

    it('has a sentence for whatever becomes of a patient', () => {
      const said = (['heal', 'deteriorate', 'rollAgain', 'turnOver', 'recolour'] as const).flatMap((act) =>
        ['R5', 'R5>G', null].map((to) => sayEvent(language, { type: 'patientTreated', seat: 0, act, from: 'R4', to })),
      )
      for (const sentence of said) expectTidy(sentence, 'patientTreated')
      const causes = (['noBed', 'neglect', 'treatment'] as const).map((of) =>
        sayEvent(language, { type: 'patientDied', seat: 0, patient: 'R4', of }),
      )
      expect(new Set(causes).size).toBe(causes.length)
    })

    it('has a sentence for every bag', () => {
      const sources = ['ambulance', 'lowIntake', 'discard', 'event', 'mostDischarged', 'pathologist'] as const
      const said = sources.map((from) => sayEvent(language, { type: 'bagGained', seat: 0, from }))
      expect(new Set(said).size).toBe(said.length)
      for (const sentence of said) expectTidy(sentence, 'bagGained')
    })

    it('has a sentence for keeping everything, and for an empty offer', () => {
      expectTidy(sayEvent(language, { type: 'discardDecided', seat: 0, improvements: [] }), 'discardDecided')
      expectTidy(sayEvent(language, { type: 'cardsRevealed', departments: [], specialists: [] }), 'cardsRevealed')
    })

    it('numbers whoever has no name', () => {
      expect(sayEvent(language, { type: 'undone', seat: 2 })).toContain('3')
    })
  })
}
