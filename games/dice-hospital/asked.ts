// What the page and the bots ask of a view and the rules answer. What asks for no view, only for a part that a view and
// a state have in common, stands with its rule: see index.ts.

import type { Seat } from '@grand-rounds/kernel'
import { readPatient } from './patients.ts'
import { shareOf } from './phases/activation.ts'
import { fits } from './phases/end.ts'
import type { View } from './view.ts'

/** [DH 2.10] Dice in a seat's own share of the bag; before the shares are dealt: in the one that it would get now. */
export function diceToDraw({ stage, bag, hospitals }: View, seat: Seat): number {
  if (stage === 'activation') return hospitals[seat]?.share ?? 0
  return shareOf(bag.red + bag.yellow + bag.green, hospitals.length, seat)
}

/** [DH 5.7] Whether a patient may take a space of the pickup that asks for such a one; both in notation. */
export function fitsSpace(patient: string, asks: string): boolean {
  const p = readPatient(patient)
  const space = readPatient(asks)
  return p !== null && space !== null && fits(p, space)
}
