// What should be fetched: first what somebody calls for, then what patients in the house lack, then what an epidemic asks for, then what usually runs
// out. One entry is one trip.

import { type Doses, EPIDEMICS, PIECES, storeFor, type View } from '@grand-rounds/rush-md'
import { isOrganAt, pieceFor } from './calls.ts'
import { BLOOD, BROUGHT, epidemicPart, SYRINGE } from './needs.ts'
import type { Bed, Survey } from './survey.ts'

export interface Trip {
  /** The place of the piece in PIECES. */
  readonly at: number
  readonly worth: number
}

const isAtPharmacy = (at: number): boolean => at !== BLOOD && !isOrganAt(at)

/** What an epidemic's treatment takes for these patients, by piece. */
export function wantedFor(beds: readonly Bed[], treatment: Doses): number[] {
  const wanted = PIECES.map(() => 0)
  for (const { patient } of beds) {
    if (!patient) continue
    const part = epidemicPart(patient, treatment)
    for (let at = 0; at < SYRINGE; at++) wanted[at] = (wanted[at] ?? 0) + (part.missing[at] ?? 0)
    wanted[SYRINGE] = (wanted[SYRINGE] ?? 0) + part.syringes
  }
  return wanted
}

/** Worth so little that anything for a patient goes first. */
const AHEAD = 30
/** More than any patient is worth: whoever calls can't go on without it. */
const CALLED_FOR = 10_000_000

/** All trips worth making, by worth, whoever is on the way already. */
function tripsOf(scene: Survey): readonly Trip[] {
  const { view, short, shortWorth } = scene
  const trips: Trip[] = []
  const lacking = [...short]
  const worths = [...shortWorth]
  addEpidemics(scene, lacking, worths)
  for (let at = 0; at < PIECES.length; at++) {
    let count = lacking[at] ?? 0
    let worth = worths[at] ?? 0
    const piece = PIECES[at]
    if (piece === undefined || view.pool[piece] === 0) continue
    for (; count > 0; count -= BROUGHT[at] ?? 1) {
      trips.push({ at, worth })
      worth = (worth * 3) >> 2
    }
  }
  addAhead(scene, lacking, trips)
  addCalls(scene, lacking, worths, trips)
  return trips.sort((a, b) => b.worth - a.worth || a.at - b.at)
}

function addEpidemics({ view, free, skillWorth, left }: Survey, lacking: number[], worths: number[]): void {
  for (const ward of ['A', 'B'] as const) {
    const epidemic = view.epidemics[ward]
    const treatment = epidemic === null ? null : EPIDEMICS[epidemic].treatment
    if (epidemic === null || treatment === null || left === 0) continue
    const beds = view.beds.filter(({ id, patient }) => patient !== null && id.startsWith(ward))
    const wanted = wantedFor(beds, treatment)
    const worth = Math.round((100 * (10 * EPIDEMICS[epidemic].reward + skillWorth * beds.length)) / 4)
    for (let at = 0; at < PIECES.length; at++) {
      const more = (wanted[at] ?? 0) - (free[at] ?? 0)
      if (more <= 0) continue
      lacking[at] = (lacking[at] ?? 0) + more
      worths[at] = Math.max(worths[at] ?? 0, worth)
    }
  }
}

/** With glasses to spare, the stores are kept as full as they were at the start. */
function addAhead({ view, free, nurseRoom, left }: Survey, lacking: readonly number[], trips: Trip[]): void {
  const last = view.round === view.options.rounds
  if (nurseRoom < 2 || (last && left < 70_000)) return
  const usual = storeFor(view.seats)
  for (let at = 0; at < PIECES.length; at++) {
    const piece = PIECES[at]
    if (piece === undefined || isOrganAt(at) || view.pool[piece] === 0 || (lacking[at] ?? 0) > 0) continue
    const gap = usual[piece] - (free[at] ?? 0)
    if (gap > 0) trips.push({ at, worth: AHEAD + gap })
  }
}

/** One trip for each call: one that was worth making anyway comes first instead. */
function addCalls(
  { view, free, calls }: Survey,
  lacking: readonly number[],
  worths: readonly number[],
  trips: Trip[],
): void {
  for (const [order, call] of calls.entries()) {
    const at = pieceFor(view, call, free, lacking, worths)
    if (at === null) continue
    const known = trips.findIndex((trip) => trip.at === at)
    if (known >= 0) trips.splice(known, 1)
    trips.push({ at, worth: CALLED_FOR - order })
  }
}

/** The trips that nobody has begun. */
export function openTrips(scene: Survey): readonly Trip[] {
  const { view } = scene
  const trips = [...tripsOf(scene)]
  const drop = (fits: (at: number) => boolean) => {
    const at = trips.findIndex((trip) => fits(trip.at))
    if (at >= 0) trips.splice(at, 1)
  }
  for (const action of view.actions) {
    if (action?.task.kind === 'stocking') drop(isAtPharmacy)
    if (action?.task.kind !== 'organs') continue
    const organ = action.task.organ ?? action.piece
    drop(organ === null ? isOrganAt : (at) => PIECES[at] === organ)
  }
  return trips
}

/** What this member fetches, being at the pharmacy or at the organ store: others there have the trips before. */
export function fetched(scene: Survey, seat: number, organs: boolean): number | null {
  const { view } = scene
  const fits = organs ? isOrganAt : isAtPharmacy
  const kind = organs ? 'organs' : 'stocking'
  const task = view.actions[seat]?.task
  const had = task?.kind === 'stocking' ? task.stocked : []
  let before = 0
  for (let other = 0; other < seat; other++) if (view.actions[other]?.task.kind === kind) before++
  const own = tripsOf(scene).filter(({ at }) => fits(at) && !had.some((piece) => PIECES[at] === piece))
  const trip = own[before] ?? own[0]
  return trip ? trip.at : lowest(view, scene.free, fits, had)
}

/** Nothing is asked for any more: whatever there is least of. */
function lowest(
  view: View,
  free: readonly number[],
  fits: (at: number) => boolean,
  had: readonly string[],
): number | null {
  let best: number | null = null
  for (let at = 0; at < PIECES.length; at++) {
    const piece = PIECES[at]
    if (piece === undefined || !fits(at) || view.pool[piece] === 0 || had.includes(piece)) continue
    if (best === null || (free[at] ?? 0) < (free[best] ?? 0)) best = at
  }
  return best
}
