// Cards as Italian sentences speak of them, with their articles.

import type { DepartmentId, ImprovementId, Meeple } from '@grand-rounds/dice-hospital/ids'
import type { NamedText } from '../../dice-hospital/texts.ts'
import { departments } from './departments.ts'
import { specialists } from './specialists.ts'
import { terms } from './terms.ts'

const improvements: Readonly<Record<ImprovementId, NamedText>> = { ...departments, ...specialists }

const WITH_ARTICLE: Readonly<Record<DepartmentId, string>> = {
  criticalCare: 'la Traumatologia',
  oncology: 'l’Oncologia',
  pharmacy: 'la Farmacia',
  intensiveCare: 'la Terapia intensiva',
  imaging: 'l’Ecografia',
  clinic: 'la Clinica',
  operatingTheatre: 'la Sala operatoria',
  earNoseThroat: 'l’Otorinolaringoiatria',
  orthopaedics: 'l’Ortopedia',
  cardiology: 'la Cardiologia',
  immunology: 'l’Immunologia',
  urology: 'l’Urologia',
  anaesthesia: 'l’Anestesia',
  allergyCentre: 'il Centro allergologico',
  renalMedicine: 'la Nefrologia',
  crashCentre: 'il Pronto soccorso',
  radiology: 'la Radiologia',
  triageCentre: 'lo Sportello del triage',
  drugTrialCentre: 'il Centro per test farmacologici',
  experimentalTherapy: 'la Terapia sperimentale',
  physiotherapy: 'la Fisioterapia',
  trainingDepartment: 'il Centro di formazione',
  prototypeRadiology: 'la Radiologia',
  prototypeTriageCentre: 'lo Sportello del triage',
  prototypePhysiotherapyA: 'la Fisioterapia A',
  prototypePhysiotherapyB: 'la Fisioterapia B',
  isolationWard: 'la Stanza di isolamento',
}

export function named(id: ImprovementId): string {
  return improvements[id].name
}

export function isDepartment(id: ImprovementId): id is DepartmentId {
  return id in departments
}

/** After a verb: la Cardiologia; l’Urologo. */
export function object(id: ImprovementId): string {
  return isDepartment(id) ? WITH_ARTICLE[id] : specialists[id].whom
}

export function meepleObject(meeple: Meeple): string {
  return meeple === 'nurse' ? terms.nurse.whom : specialists[meeple].whom
}
