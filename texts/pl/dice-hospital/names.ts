// Cards as Polish sentences speak of them.

import type { DepartmentId, ImprovementId, Meeple, SpecialistId } from '@grand-rounds/dice-hospital/ids'
import type { NamedText } from '../../dice-hospital/texts.ts'
import { departments } from './departments.ts'
import { specialists } from './specialists.ts'
import { terms } from './terms.ts'

const improvements: Readonly<Record<ImprovementId, NamedText>> = { ...departments, ...specialists }

/** What is not here is the same as the name. */
const OPENED: Readonly<Partial<Record<DepartmentId, string>>> = {
  oncology: 'Onkologię',
  pharmacy: 'Aptekę',
  intensiveCare: 'Intensywną Terapię',
  imaging: 'Diagnostykę Obrazową',
  clinic: 'Przychodnię',
  operatingTheatre: 'Salę Operacyjną',
  earNoseThroat: 'Laryngologię',
  orthopaedics: 'Ortopedię',
  cardiology: 'Kardiologię',
  immunology: 'Immunologię',
  urology: 'Urologię',
  anaesthesia: 'Anestezjologię',
  renalMedicine: 'Nefrologię',
  radiology: 'Radiologię',
  experimentalTherapy: 'Terapię Eksperymentalną',
  physiotherapy: 'Fizjoterapię',
  prototypeRadiology: 'Radiologię',
  prototypeTriageCentre: 'Punkt Triażu',
  prototypePhysiotherapyA: 'Fizjoterapię A',
  prototypePhysiotherapyB: 'Fizjoterapię B',
  isolationWard: 'Izolatkę',
}

/** Whoever is not here has one form for 'hires' and for 'the skill of'. */
const SKILL_OF: Readonly<Partial<Record<SpecialistId, string>>> = {
  pharmacist: 'Farmaceuty',
  triageNurse: 'Pielęgniarki Triażowej',
  admissionsNurse: 'Pielęgniarki z Izby Przyjęć',
  physiotherapist: 'Fizjoterapeuty',
  prototypeTriageNurse: 'Pielęgniarki Triażowej',
  criticalSpecialist: 'Intensywisty',
}

export function named(id: ImprovementId): string {
  return improvements[id].name
}

export function isDepartment(id: ImprovementId): id is DepartmentId {
  return id in departments
}

/** Biernik: otwiera Kardiologię; zatrudnia Chirurga. */
export function object(id: ImprovementId): string {
  return isDepartment(id) ? (OPENED[id] ?? departments[id].name) : specialists[id].whom
}

export function meepleObject(meeple: Meeple): string {
  return meeple === 'nurse' ? terms.nurse.whom : specialists[meeple].whom
}

/** Dopełniacz: umiejętność Chirurga, Pielęgniarki Triażowej. */
export function skillOf(meeple: Meeple): string {
  return meeple === 'nurse' ? 'pielęgniarki' : (SKILL_OF[meeple] ?? specialists[meeple].whom)
}
