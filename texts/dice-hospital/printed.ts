// Card names as a language's own rulebook prints them, where those are not the names that we give: the Dutch and the
// German book keep English names, the Italian one has them beside its own. Whoever has the cards in hand looks for these.

import type { DepartmentId, SpecialistId } from '@grand-rounds/dice-hospital/ids'
import type { Language, LanguageCode } from '../language.ts'

type CardId = DepartmentId | SpecialistId
type Names = Readonly<Partial<Record<CardId, string>>>

/** The same in all three books. */
const EVERYWHERE: Names = {
  oncology: 'Oncology',
  pharmacy: 'Pharmacy',
  intensiveCare: 'Intensive Care',
  imaging: 'Imaging',
  clinic: 'Clinic',
  earNoseThroat: 'Ear, Nose & Throat',
  orthopaedics: 'Orthopaedics',
  cardiology: 'Cardiology',
  immunology: 'Immunology',
  urology: 'Urology',
  anaesthesia: 'Anaesthesia',
  allergyCentre: 'Allergy Centre',
  crashCentre: 'Crash Centre',
  surgeon: 'Surgeon',
  pharmacist: 'Pharmacist',
  haematologist: 'Haematologist',
  anaesthetist: 'Anaesthetist',
  virologist: 'Virologist',
  urologist: 'Urologist',
  cardiologist: 'Cardiologist',
  microbiologist: 'Microbiologist',
  generalPractitioner: 'General Practitioner',
}

/** Cards of the final edition, its promos and its expansion. */
const FINAL: Names = {
  ...EVERYWHERE,
  radiology: 'Radiology',
  triageCentre: 'Triage Centre',
  drugTrialCentre: 'Drug Trial Centre',
  experimentalTherapy: 'Experimental Therapy',
  physiotherapy: 'Physiotherapy',
  triageNurse: 'Triage Nurse',
  paramedic: 'Paramedic',
  consultant: 'Consultant',
  admissionsNurse: 'Admissions Nurse',
  pathologist: 'Pathologist',
  registrar: 'Registrar',
  physiotherapist: 'Physiotherapist',
  experimentalChemist: 'Experimental Chemist',
  medicalStudent: 'Medical Student',
  haematologyTechnician: 'Haematology Technician',
}

const PRINTED: Readonly<Partial<Record<LanguageCode, Names>>> = {
  nl: {
    ...FINAL,
    criticalCare: 'Critical Care Unit',
    operatingTheatre: 'Operating Theatre',
    renalMedicine: 'Renal Medicine',
    trainingDepartment: 'Training Department',
    neurologist: 'Radiologist',
  },
  it: {
    ...FINAL,
    criticalCare: 'Trauma Unit',
    operatingTheatre: 'Surgical Theatre',
    renalMedicine: 'Renal Unit',
    trainingDepartment: 'Training Centre',
    neurologist: 'Neurologist',
  },
  // The German book is the prototype's.
  de: {
    ...EVERYWHERE,
    criticalCare: 'Trauma Unit',
    operatingTheatre: 'Surgical Theatre',
    renalMedicine: 'Renal Unit',
    neurologist: 'Neurologist',
    prototypeRadiology: 'Radiology',
    prototypeTriageCentre: 'Triage Centre',
    prototypePhysiotherapyA: 'Physiotherapy',
    prototypePhysiotherapyB: 'Physiotherapy',
    isolationWard: 'Isolation Ward',
    prototypeTriageNurse: 'Triage Nurse',
    prototypeConsultant: 'Consultant',
    prototypeRegistrar: 'Registrar',
    prototypeParamedic: 'Paramedic',
    criticalSpecialist: 'Critical Specialist',
  },
}

export function hasPrintedNames(code: LanguageCode): boolean {
  return PRINTED[code] !== undefined
}

/** Null: the book prints no other name than ours, or there is no book in this language. */
export function printedName({ code, diceHospital }: Language, id: CardId): string | null {
  const { departments, specialists } = diceHospital
  const ours: Readonly<Record<CardId, { readonly name: string }>> = { ...departments, ...specialists }
  const printed = PRINTED[code]?.[id] ?? null
  return printed === ours[id].name ? null : printed
}

/** The language with its cards named as its book prints them; sentences keep our names, which they can bend. */
export function asPrinted(language: Language): Language {
  const named = <T extends { readonly name: string }>(cards: Readonly<Record<string, T>>): Record<string, T> => {
    const renamed = Object.entries(cards).map(([id, card]) => {
      const name = printedName(language, id as CardId)
      return [id, name === null ? card : { ...card, name }] as const
    })
    return Object.fromEntries(renamed)
  }
  const { diceHospital } = language
  return {
    ...language,
    diceHospital: {
      ...diceHospital,
      departments: named(diceHospital.departments) as typeof diceHospital.departments,
      specialists: named(diceHospital.specialists) as typeof diceHospital.specialists,
    },
  }
}
