// What things are worth beyond this round: cards by the rounds they have left, patients who stay, bags. The numbers
// were tuned by play (docs/measured).

import { type DepartmentId, type ImprovementId, isSpecialist, type SpecialistId } from '@grand-rounds/dice-hospital'

const ROUNDS = 8

/** Points that a card brings in each round after the one in which it is claimed. */
const DEPARTMENTS_A_ROUND: Readonly<Partial<Record<DepartmentId, number>>> = {
  operatingTheatre: 0.7,
  earNoseThroat: 0.7,
  orthopaedics: 0.7,
  cardiology: 0.35,
  immunology: 0.35,
  urology: 0.35,
  anaesthesia: 0.35,
  allergyCentre: 0.35,
  renalMedicine: 0.35,
  crashCentre: 0.6,
  radiology: 0.4,
  triageCentre: 0.6,
  drugTrialCentre: 0.3,
  experimentalTherapy: 0.6,
  physiotherapy: 0.1,
  trainingDepartment: 0.6,
  prototypeRadiology: 0.5,
  prototypeTriageCentre: 0.7,
  prototypePhysiotherapyA: 0.9,
  prototypePhysiotherapyB: 0.7,
  isolationWard: 0.6,
}

const SPECIALISTS_A_ROUND: Readonly<Record<SpecialistId, number>> = {
  surgeon: 1,
  pharmacist: 1,
  haematologist: 1,
  anaesthetist: 1,
  virologist: 1,
  urologist: 1,
  cardiologist: 1,
  microbiologist: 1,
  neurologist: 1,
  triageNurse: 1.2,
  paramedic: 1.3,
  generalPractitioner: 1.4,
  consultant: 1.2,
  admissionsNurse: 0.8,
  pathologist: 0.8,
  registrar: 1.1,
  physiotherapist: 0.7,
  experimentalChemist: 0.8,
  medicalStudent: 0.9,
  haematologyTechnician: 1.1,
  prototypeTriageNurse: 1.2,
  prototypeConsultant: 1.1,
  prototypeRegistrar: 1.2,
  prototypeParamedic: 1.2,
  criticalSpecialist: 1.1,
}

const A_ROUND: Readonly<Partial<Record<ImprovementId, number>>> = { ...DEPARTMENTS_A_ROUND, ...SPECIALISTS_A_ROUND }

/** How many of each a hospital has: people without rooms and rooms without people are worth little. */
export interface Staffing {
  readonly meeples: number
  readonly departments: number
}

export function staffingOf(hospital: {
  readonly specialists: readonly unknown[]
  readonly departments: readonly unknown[]
}): Staffing {
  return { meeples: NURSES + hospital.specialists.length, departments: hospital.departments.length }
}

const NURSES = 3

/** What a card is worth in the rounds after this one, to a hospital that has these. */
export function cardWorth(card: ImprovementId, round: number, { meeples, departments }: Staffing): number {
  const spare = departments - meeples
  const factor = isSpecialist(card) ? Math.max(0.2, Math.min(1, spare / 3)) : 1.5 * (1 + 0.5 * Math.max(0, 2 - spare))
  return (A_ROUND[card] ?? 0) * factor * (ROUNDS - round)
}
