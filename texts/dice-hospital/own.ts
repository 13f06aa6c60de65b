// Which cards are our own: no rulebook lists them, and the page says so.

import type { OwnTexts } from './texts.ts'

export type CardKind = 'department' | 'specialist' | 'administrator' | 'eventCard' | 'report' | 'ambulanceBack'

/** Of an administrator the effect is the books'; name and character are ours. */
export const OWN: Readonly<
  Record<CardKind, { readonly own: false } | { readonly own: true; readonly says: keyof OwnTexts }>
> = {
  department: { own: false },
  specialist: { own: false },
  administrator: { own: true, says: 'nameAndLine' },
  eventCard: { own: true, says: 'card' },
  report: { own: true, says: 'card' },
  ambulanceBack: { own: true, says: 'card' },
}
