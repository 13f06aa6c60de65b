// The cards of a position: improvements in hospitals and rows, reports, and the decks out of what is left.

import type { Refused } from '@grand-rounds/kernel'
import { dealReports, layDecks } from '../box.ts'
import { BASE_DEPARTMENTS, type DepartmentId, STARTING_DEPARTMENTS } from '../cards/departments.ts'
import { REPORT_IDS } from '../cards/reports.ts'
import { PROMO_IDS, type SpecialistId } from '../cards/specialists.ts'
import { colourOfLetter, type CountsDraft } from '../patients.ts'
import { improvementsOf, isSpecialist, revealImprovements } from '../phases/improvement.ts'
import type { ImprovementId } from '../state.ts'
import type { Turn } from '../turn.ts'
import { impossible, type Position } from './position.ts'

export function layCards(turn: Turn, { row, phase }: Position): Refused | null {
  const { state, seats } = turn
  layDecks(turn, state.options, seats)
  for (const hospital of state.hospitals) {
    for (const id of improvementsOf(hospital)) if (!takeCard(turn, id)) return impossible('tooManyOf', { card: id })
  }
  for (const id of row ?? []) {
    if (!takeCard(turn, id)) return impossible('tooManyOf', { card: id })
    if (isSpecialist(id)) state.specialistRow.push(id)
    else state.departmentRow.push(id)
  }
  if (row === undefined && seats > 1 && phase !== 'pickup') revealImprovements(turn, seats - 1, seats - 1)
  if (state.event !== null) state.eventDeck = state.eventDeck.filter((id) => id !== state.event)
  return null
}

/** Out of the deck, or out of the box in exchange for a card of the deck that could be there instead. */
function takeCard({ state }: Turn, id: ImprovementId): boolean {
  if (isSpecialist(id)) {
    const promos: readonly SpecialistId[] = PROMO_IDS
    const box = exchange<SpecialistId>(state.specialistDeck, state.specialistBox, id, (card) => !promos.includes(card))
    if (box) state.specialistBox = box
    return box !== null
  }
  if (STARTING_DEPARTMENTS.includes(id)) return false
  // [DH 4.6] The second set has one of each base tile, so the box never has two of a kind.
  const box = exchange<DepartmentId>(
    state.departmentDeck,
    state.departmentBox,
    id,
    (card) => BASE_DEPARTMENTS.includes(card) && !state.departmentBox.includes(card),
  )
  if (box) state.departmentBox = box
  return box !== null
}

/** The box as it is then, or null when there is no such card left. */
function exchange<T>(deck: T[], box: readonly T[], card: T, mayGo: (card: T) => boolean): readonly T[] | null {
  const i = deck.indexOf(card)
  if (i >= 0) {
    deck.splice(i, 1)
    return box
  }
  const other = deck.findLastIndex(mayGo)
  if (!box.includes(card) || other < 0) return null
  return box.with(box.indexOf(card), ...(deck.splice(other, 1) as [T]))
}

/** [DH 6.1] [DH 6.4] */
export function layReports(turn: Turn, { reports, phase }: Position): Refused | null {
  if (turn.seats > 1) return reports === undefined ? null : impossible('reports')
  if (reports === undefined) {
    dealReports(turn)
    return null
  }
  const { lower, upper } = reports
  const ids = [...lower, ...upper].filter((id) => id !== null)
  const known = ids.every((id) => REPORT_IDS.includes(id)) && new Set(ids).size === ids.length
  const hanging = upper.some((id, column) => id !== null && lower[column] === null)
  if (!known || hanging || lower.length !== 3 || upper.length !== 3) return impossible('reports')
  const used = countLetters(reports.used ?? '')
  const lounge = turn.hospital(0).lounge
  if (used === null || used.some((n, colour) => n > (lounge[colour] ?? 0))) return impossible('reports')
  if (reports.used !== undefined && phase !== 'discharge') return impossible('reports')
  turn.state.reports = { lower, upper, completed: [], used }
  return null
}

function countLetters(letters: string): CountsDraft | null {
  const counts: CountsDraft = [0, 0, 0]
  for (const letter of letters) {
    const colour = colourOfLetter(letter)
    if (colour === null) return null
    counts[colour]++
  }
  return counts
}
