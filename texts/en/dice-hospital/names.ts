// Cards as English sentences speak of them.

import type { ImprovementId, Meeple } from '@grand-rounds/dice-hospital/ids'
import type { DepartmentText, SpecialistText } from '../../dice-hospital/texts.ts'
import { departments } from './departments.ts'
import { specialists } from './specialists.ts'
import { terms } from './terms.ts'

const improvements: Readonly<Record<ImprovementId, DepartmentText | SpecialistText>> = {
  ...departments,
  ...specialists,
}

export function named(id: ImprovementId): string {
  return improvements[id].name
}

/** After a verb: Cardiology; the Surgeon. */
export function object(id: ImprovementId): string {
  const card = improvements[id]
  return 'whom' in card ? card.whom : card.name
}

export function meepleObject(meeple: Meeple): string {
  return meeple === 'nurse' ? terms.nurse.whom : specialists[meeple].whom
}
