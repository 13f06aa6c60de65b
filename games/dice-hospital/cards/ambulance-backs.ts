// The backs of the ambulances, for the final-round pickup. No book shows them: these five are our own. Each
// has every colour once, and the first two, three and four of them are even-handed in colours and values.

import { patient, type Patient } from '../patients.ts'

const RED = 0
const YELLOW = 1
const GREEN = 2

/** By ambulance number, from 1. */
export const AMBULANCE_BACKS: readonly (readonly [Patient, Patient, Patient])[] = [
  [patient(RED, 3), patient(YELLOW, 4), patient(GREEN, 5)],
  [patient(RED, 4), patient(YELLOW, 5), patient(GREEN, 3)],
  [patient(RED, 5), patient(YELLOW, 3), patient(GREEN, 4)],
  [patient(RED, 2), patient(YELLOW, 2), patient(GREEN, 2)],
  [patient(RED, 6), patient(YELLOW, 6), patient(GREEN, 6)],
]
