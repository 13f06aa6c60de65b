// Cards between decks and rows. What a deck holds is known, its order is not: a card that is turned up is taken out of
// wherever it was thought to be.

import type { DepartmentId } from '../cards/departments.ts'
import type { SpecialistId } from '../cards/specialists.ts'
import { isSpecialist, takeFrom } from '../phases/improvement.ts'
import type { Draft, ImprovementId } from '../state.ts'

export function turnUp(state: Draft, card: ImprovementId): void {
  if (isSpecialist(card)) {
    state.specialistBox = takenOut<SpecialistId>(state.specialistDeck, state.specialistBox, card)
    state.specialistRow.push(card)
  } else {
    state.departmentBox = takenOut<DepartmentId>(state.departmentDeck, state.departmentBox, card)
    state.departmentRow.push(card)
  }
}

/** The box afterwards: if the card was thought to be in it, another of the deck is there instead. */
function takenOut<T>(deck: T[], box: readonly T[], card: T): readonly T[] {
  if (takeFrom(deck, card)) return box
  const other = deck.pop()
  const at = box.indexOf(card)
  return other === undefined || at < 0 ? box : box.with(at, other)
}

/** Out of its row, under its deck. */
export function returnCard(state: Draft, card: ImprovementId): void {
  if (isSpecialist(card)) {
    takeFrom(state.specialistRow, card)
    state.specialistDeck.unshift(card)
  } else {
    takeFrom(state.departmentRow, card)
    state.departmentDeck.unshift(card)
  }
}
