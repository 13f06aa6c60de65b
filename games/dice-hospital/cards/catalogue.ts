// Every card by the rule that lists it and the name that tests cite it by: [DH 4.2 Cardiology]. A card that is
// missing here, or has no test, fails the check.

import { ADMINISTRATOR_IDS, type AdministratorId } from './administrators.ts'
import { AMBULANCE_BACKS } from './ambulance-backs.ts'
import { DEPARTMENT_IDS, type DepartmentId, DEPARTMENTS } from './departments.ts'
import { EVENT_CARD_IDS } from './event-cards.ts'
import { REPORT_IDS } from './reports.ts'
import { SPECIALIST_IDS, type SpecialistId, SPECIALISTS } from './specialists.ts'

export interface CatalogueEntry {
  readonly rule: string
  readonly name: string
}

/** `earNoseThroat` is 'Ear Nose Throat'. */
function words(id: string): string {
  return id
    .replace(/(?=[A-Z])/g, ' ')
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase())
}

/** Names that are not simply their id in words. */
const NAMES: Readonly<Partial<Record<DepartmentId | SpecialistId, string>>> = {
  criticalCare: 'Critical Care Unit',
  earNoseThroat: 'Ear, Nose & Throat',
}

const nameOf = (id: DepartmentId | SpecialistId) => NAMES[id] ?? words(id.replace(/^prototype/, ''))

const PROTOTYPE_ADMINISTRATORS: Readonly<Record<AdministratorId, string>> = {
  twoRed: 'each two red',
  twoYellow: 'each two yellow',
  twoGreen: 'each two green',
  oneOfEach: 'each set',
  protectsRed: 'red never',
  protectsYellow: 'yellow never',
  protectsGreen: 'green never',
  mostDischarged: 'most alone',
}

export const catalogue: readonly CatalogueEntry[] = [
  ...DEPARTMENT_IDS.map((id) => ({ rule: DEPARTMENTS[id].rule, name: nameOf(id) })),
  { rule: '7.1', name: 'Crash Centre' },
  ...SPECIALIST_IDS.map((id) => ({ rule: SPECIALISTS[id].rule, name: nameOf(id) })),
  { rule: '7.2', name: 'General Practitioner' },
  ...ADMINISTRATOR_IDS.map((id) => ({ rule: '4.4', name: words(id).toLowerCase() })),
  ...ADMINISTRATOR_IDS.map((id) => ({ rule: '7.5', name: PROTOTYPE_ADMINISTRATORS[id] })),
  ...EVENT_CARD_IDS.map((id) => ({ rule: '9', name: `event ${words(id)}` })),
  ...REPORT_IDS.map((id) => ({ rule: '9', name: `report ${words(id)}` })),
  ...AMBULANCE_BACKS.map((_, i) => ({ rule: '9', name: `ambulance back ${i + 1}` })),
]
