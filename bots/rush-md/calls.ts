// What somebody calls for because it runs short: which piece is fetched for it, and when it has been.

import {
  isOpen,
  MOST_ORGANS,
  type Piece,
  PIECES,
  RESEARCH,
  SAND,
  SPACES,
  storeFor,
  type View,
} from '@grand-rounds/rush-md'
import { BLOOD, FIRST_ORGAN, SYRINGE } from './needs.ts'

export interface Call {
  readonly pieces: readonly Piece[]
  /** In the milliseconds of the orders. */
  readonly at: number
}

export const isOrganAt = (at: number): boolean => at >= FIRST_ORGAN && at < SYRINGE

type Errand = 'blood' | 'organs' | 'stock'

function errandFor(piece: Piece | undefined): Errand {
  const at = piece === undefined ? -1 : PIECES.indexOf(piece)
  if (at === BLOOD) return 'blood'
  return isOrganAt(at) ? 'organs' : 'stock'
}

type Glass = View['glasses'][number]

/** What a glass was placed for, as far as it fetches something. */
function errandOf({ papers }: View, { space }: Glass): string | null {
  if (space === null) return null
  const { work, paper } = SPACES[space]
  if (work === 'bank') return 'blood'
  if (work === 'pharmacy') return 'stock'
  if (work === 'organs') return 'organs'
  const id = paper === null ? undefined : papers[paper]
  const card = id === undefined ? undefined : RESEARCH[id]
  return card?.kind === 'action' ? card.extra.does : null
}

/**
 * The calls that no finished trip has answered. Signals are in no view, and neither is what was fetched; but the glass
 * of whoever went runs for as long as a call is heeded.
 */
export function unanswered(view: View, calls: readonly Call[]): readonly Call[] {
  if (calls.length === 0) return calls
  const open = [...calls]
  const sand = (SAND * 100) / view.options.pace
  for (const glass of view.glasses) {
    const { id } = glass
    const ends = glass.ends?.at ?? null
    if (ends === null || view.actions.some((action) => action?.glass === id)) continue
    const errand = errandOf(view, glass)
    const answered = open.findIndex(({ pieces, at }) => errandFor(pieces[0]) === errand && at <= ends - sand)
    if (answered >= 0) open.splice(answered, 1)
  }
  return open
}

/**
 * The place in PIECES of what is fetched for a call: what patients wait for, then what there is least of; `null` if the
 * store is as full as at the start, or nothing is to be had.
 */
export function pieceFor(
  view: View,
  { pieces }: Call,
  free: readonly number[],
  lacking: readonly number[],
  worths: readonly number[],
): number | null {
  const usual = storeFor(view.seats)
  let best: number | null = null
  let urgency = 0
  let room = 0
  for (const piece of pieces) {
    const at = PIECES.indexOf(piece)
    const gap = (isOrganAt(at) ? roomForOrgans(view) : usual[piece]) - (free[at] ?? 0)
    const lacks = (lacking[at] ?? 0) > 0
    const possible = isOrganAt(at) ? roomForOrgans(view) > 0 : lacks || gap > 0
    if (view.pool[piece] === 0 || !possible) continue
    const worth = lacks ? (worths[at] ?? 0) : 0
    if (best !== null && (worth < urgency || (worth === urgency && gap <= room))) continue
    best = at
    urgency = worth
    room = gap
  }
  return best
}

/** [RMD 3.5] How many more organs the store takes; none where nobody operates yet. */
function roomForOrgans({ store, options }: View): number {
  if (!isOpen(options, 'organs')) return 0
  return MOST_ORGANS - store.heart - store.kidney - store.bone - store.lung
}
