// Cards as French sentences speak of them, with their articles.

import type { DepartmentId, ImprovementId, Meeple } from '@grand-rounds/dice-hospital/ids'
import type { NamedText } from '../../dice-hospital/texts.ts'
import { departments } from './departments.ts'
import { specialists } from './specialists.ts'
import { terms } from './terms.ts'

const improvements: Readonly<Record<ImprovementId, NamedText>> = { ...departments, ...specialists }

const WITH_ARTICLE: Readonly<Record<DepartmentId, string>> = {
  criticalCare: 'l’Unité de soins critiques',
  oncology: 'l’Oncologie',
  pharmacy: 'la Pharmacie',
  intensiveCare: 'les Soins intensifs',
  imaging: 'l’Imagerie',
  clinic: 'la Clinique',
  operatingTheatre: 'la Salle d’opération',
  earNoseThroat: 'le service Oreille, nez & gorge',
  orthopaedics: 'l’Orthopédie',
  cardiology: 'la Cardiologie',
  immunology: 'l’Immunologie',
  urology: 'l’Urologie',
  anaesthesia: 'l’Anesthésie',
  allergyCentre: 'le Centre d’allergie',
  renalMedicine: 'la Néphrologie',
  crashCentre: 'les Urgences',
  radiology: 'la Radiologie',
  triageCentre: 'le Centre de répartition',
  drugTrialCentre: 'le Centre d’essai de médicaments',
  experimentalTherapy: 'la Thérapie expérimentale',
  physiotherapy: 'la Physiothérapie',
  trainingDepartment: 'le Centre d’entraînement',
  prototypeRadiology: 'la Radiologie',
  prototypeTriageCentre: 'le Centre de répartition',
  prototypePhysiotherapyA: 'la Physiothérapie A',
  prototypePhysiotherapyB: 'la Physiothérapie B',
  isolationWard: 'la Chambre d’isolement',
}

export function named(id: ImprovementId): string {
  return improvements[id].name
}

export function isDepartment(id: ImprovementId): id is DepartmentId {
  return id in departments
}

/** After a verb: la Cardiologie; l’Urologue. */
export function object(id: ImprovementId): string {
  return isDepartment(id) ? WITH_ARTICLE[id] : specialists[id].whom
}

export function meepleObject(meeple: Meeple): string {
  return meeple === 'nurse' ? terms.nurse.whom : specialists[meeple].whom
}
