// Why a command is not carried out: every code there is, for the sentences of the page.

import { type Refusal, refuse, type Refused } from '@grand-rounds/kernel'

export const REFUSALS = [
  'gameOver',
  'notNow',
  'paused',
  'notPaused',
  'alreadyAgreed',
  'notAgreed',
  'noSuchDeadline',
  // Glasses and spaces
  'noSuchGlass',
  'sandRunning',
  'notYourDoctor',
  'wrongGlass',
  'spaceTaken',
  'spaceClosed',
  'glassNotPlaced',
  'toolsInUse',
  'noPaperHere',
  // Patients and beds
  'patientMissing',
  'noPatientHere',
  'noSuchPatient',
  'otherPatient',
  'notOnTheSpot',
  'bedHeld',
  'bedTaken',
  'bedAway',
  'alreadyThere',
  'spotTaken',
  'noRoom',
  'deckEmpty',
  'notWorse',
  // Exams
  'examNotNeeded',
  'examDone',
  'tokenUp',
  'noTokenUp',
  'signDiffers',
  'patternDiffers',
  'discLifted',
  'noDiscLifted',
  'fallen',
  'notFallen',
  // Stores and giving
  'noAction',
  'notThisAction',
  'storeEmpty',
  'poolEmpty',
  'storeFull',
  'oneKindOnly',
  'otherKindNow',
  'noSyringe',
  'syringeInHand',
  'syringeFull',
  'syringeEmpty',
  'needsSyringe',
  'otherFluid',
  'handBusy',
  'handFull',
  'handEmpty',
  // The rest
  'noEpidemic',
  'noSign',
  'needed',
  'oathNotStrict',
  'noMark',
  'nothingToSend',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export function no(code: RefusalCode, data?: Refusal['data']): Refused {
  return refuse(code, data)
}
