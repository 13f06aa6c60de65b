// Cards as German sentences speak of them.

import type { ImprovementId, Meeple } from '@grand-rounds/dice-hospital/ids'
import { departments } from './departments.ts'
import { specialists } from './specialists.ts'
import { terms } from './terms.ts'

const improvements = { ...departments, ...specialists }

export function named(id: ImprovementId): string {
  return improvements[id].name
}

/** After a verb: die Kardiologie; den Urologen. */
export function object(id: ImprovementId): string {
  const card = improvements[id]
  return 'whom' in card ? card.whom : card.what
}

export function meepleObject(meeple: Meeple): string {
  return meeple === 'nurse' ? terms.nurse.whom : specialists[meeple].whom
}
