// The jobs that can be begun now, by worth. Everybody at the table comes to the same list.

import {
  CONDITIONS,
  type Doses,
  EPIDEMICS,
  type Exam,
  type PatientId,
  PATIENTS,
  PIECES,
  RESEARCH,
} from '@grand-rounds/rush-md'
import { type BedId, type SpaceId, SPACES, type Spot, type View, type Ward } from '@grand-rounds/rush-md'
import { isOrganAt } from './calls.ts'
import { intakeOf } from './intake.ts'
import type { Habits } from './levels.ts'
import { BLOOD, epidemicPart, needOf } from './needs.ts'
import { openTrips, wantedFor } from './supplies.ts'
import type { Bed, Case, Survey } from './survey.ts'

export type Job = {
  /** What it is for, so that it is known again. */
  readonly aim: string
  readonly worth: number
  readonly spaces: readonly SpaceId[]
  readonly patient: PatientId | null
  /** Where a bed has to stand for it; 'ward' for all the beds of a ward. */
  readonly bed: BedId | null
  readonly spot: Spot | 'ward' | null
}

const DESK: readonly SpaceId[] = ['desk1', 'desk2']
const ADMISSION: readonly SpaceId[] = ['admission1', 'admission2']
const CLINIC: readonly SpaceId[] = ['clinic1', 'clinic2']
const PHARMACY: readonly SpaceId[] = ['pharmacy1', 'pharmacy2', 'pharmacy3']
const BANK: readonly SpaceId[] = ['bloodBank']
const ORGANS: readonly SpaceId[] = ['organStore']
const THEATRES = ['theatreA', 'theatreB'] as const
const NURSES_OF = {
  theatreA: ['theatreANurse1', 'theatreANurse2'],
  theatreB: ['theatreBNurse1', 'theatreBNurse2'],
} as const satisfies Readonly<Record<string, readonly SpaceId[]>>
const PAPER_SPACES = ['research1', 'research2', 'research3'] as const

/** Nobody takes a bed away under the hands of whoever works at it. */
export function isHeld(view: View, { spot, patient }: Bed): boolean {
  if (spot === null) return false
  if (spot === 'mri' && view.glasses.some(({ space, running }) => space === 'mri' && running)) return true
  return view.actions.some((action) => {
    if (!action) return false
    const { task } = action
    if (task.kind === 'operating' || task.kind === 'medicating') return task.theatre === spot
    if (task.kind === 'treating' || !('patient' in task)) return false
    return task.patient === patient?.card
  })
}

/** The rules would let it go; whoever gives something there would not. */
export function isInHands(view: View, bed: Bed): boolean {
  if (isHeld(view, bed)) return true
  return view.actions.some((action) => {
    if (action?.task.kind === 'treating') return action.task.patient === bed.patient?.card
    return action?.task.kind === 'containing' && bed.id.startsWith(action.task.ward)
  })
}

export const letterOf = (bed: BedId): Ward => (bed.startsWith('A') ? 'A' : 'B')

/** The bed can be brought there: nobody holds it, and whoever stands there can be sent home. */
function canStand(view: View, bed: Bed, spot: Spot | null): boolean {
  if (bed.spot === spot) return true
  if (isInHands(view, bed)) return false
  if (spot === null) return true
  const there = view.beds.find((other) => other.spot === spot)
  return !there || !isHeld(view, there)
}

/** Spaces of papers that do the same as a place of the board. */
function papersFor(view: View, does: string): readonly SpaceId[] {
  if (view.papers.length === 0) return []
  return PAPER_SPACES.filter((space) => {
    const paper = view.papers[SPACES[space].paper ?? 0]
    const card = paper === undefined ? undefined : RESEARCH[paper]
    return card?.kind === 'action' && card.extra.does === does
  })
}

const withPapers = (view: View, spaces: readonly SpaceId[], does: string): readonly SpaceId[] =>
  view.papers.length === 0 ? spaces : [...spaces, ...papersFor(view, does)]

export function jobsOf(scene: Survey, habits: Habits): readonly Job[] {
  const jobs: Job[] = []
  const rooms = new Set<Spot>()
  for (const one of scene.cases) {
    if (one.worth === 0) continue
    if (one.place === 'clinic') clinicJobs(scene, one, jobs)
    else if (one.place === 'bed' && one.bed) bedJobs(scene, one, one.bed, rooms, jobs)
  }
  admissionJobs(scene, jobs)
  containmentJobs(scene, jobs)
  storeJobs(scene, jobs)
  drawingJobs(scene, habits, jobs)
  easingJobs(scene, jobs)
  return jobs.sort((a, b) => b.worth - a.worth || (a.aim < b.aim ? -1 : 1))
}

function clinicJobs({ view }: Survey, one: Case, jobs: Job[]): void {
  if (one.treated || !one.wardReady) return
  const patient = one.patient.card
  const spaces = withPapers(view, CLINIC, 'treat')
  jobs.push({ aim: `treat/${patient}`, worth: one.worth, spaces, patient, bed: null, spot: null })
}

function bedJobs({ view, early }: Survey, one: Case, bed: Bed, rooms: Set<Spot>, jobs: Job[]): void {
  const patient = one.patient.card
  const { exams, ward, theatre } = one.need
  if (one.treated) return
  if (exams.length > 0) {
    for (const exam of exams) {
      if (view.inDecks[exam] === 0 || !canStand(view, bed, exam) || isAtExam(view, exam)) continue
      jobs.push({
        aim: `exam/${patient}/${exam}`,
        worth: one.worth * early,
        spaces: [exam],
        patient,
        bed: bed.id,
        spot: exam,
      })
    }
    return
  }
  const inTheatre = bed.spot === 'theatreA' || bed.spot === 'theatreB'
  if (theatre.pieces > 0) {
    for (const spot of THEATRES) {
      if (inTheatre ? bed.spot !== spot : rooms.has(spot) || !isFreeTheatre(view, spot) || !canStand(view, bed, spot))
        continue
      rooms.add(spot)
      if (theatre.organs > 0 && one.organsReady && !one.operated)
        jobs.push({
          aim: `operate/${patient}`,
          worth: one.worth,
          spaces: [spot],
          patient,
          bed: bed.id,
          spot,
        })
      if (theatre.pieces > theatre.organs && one.medsReady && one.medicated === 0)
        jobs.push({
          aim: `medicate/${patient}`,
          worth: one.worth,
          spaces: NURSES_OF[spot],
          patient,
          bed: bed.id,
          spot,
        })
      break
    }
  }
  if (ward.pieces > 0 && one.wardReady && !one.operated && one.medicated === 0 && canStand(view, bed, null)) {
    const spaces = withPapers(view, [letterOf(bed.id) === 'A' ? 'wardA' : 'wardB'], 'treat')
    jobs.push({ aim: `treat/${patient}`, worth: one.worth, spaces, patient, bed: bed.id, spot: 'ward' })
  }
}

function isAtExam(view: View, exam: Exam): boolean {
  return view.actions.some((action) => action?.task.kind === exam)
}

/** No patient lies there who still needs it. */
function isFreeTheatre(view: View, spot: Spot): boolean {
  return !view.actions.some(
    (action) =>
      (action?.task.kind === 'operating' || action?.task.kind === 'medicating') && action.task.theatre === spot,
  )
}

function admissionJobs({ view, cases, early }: Survey, jobs: Job[]): void {
  let under = view.actions.filter((action) => action?.task.kind === 'admitting').length
  let room = view.beds.filter(({ patient }) => patient === null).length - under
  for (const { place, worth, patient } of cases) {
    if (place !== 'desk' || worth === 0) continue
    if (under-- > 0) continue
    if (room-- <= 0) return
    const spaces = withPapers(view, ADMISSION, 'admit')
    jobs.push({ aim: `admit/${patient.card}`, worth: worth * early, spaces, patient: null, bed: null, spot: null })
  }
}

/** [RMD 3.16] All of a ward or nothing: when nobody more is to come, or the clock presses. */
const CONTAIN_BEFORE = 60_000
/** Then for those who are there, since each who goes without costs a skill point. */
const CONTAIN_ANYWAY = 35_000

function containmentJobs({ view, left, skillWorth }: Survey, jobs: Job[]): void {
  for (const ward of ['A', 'B'] as const) {
    const epidemic = view.epidemics[ward]
    const treatment = epidemic === null ? null : EPIDEMICS[epidemic].treatment
    if (epidemic === null || treatment === null) continue
    if (view.actions.some((action) => action?.task.kind === 'containing' && action.task.ward === ward)) continue
    const lying = view.beds.filter(({ id, patient }) => patient !== null && letterOf(id) === ward)
    const lacking = lying.filter(
      (bed) =>
        bed.patient &&
        epidemicPart(bed.patient, treatment).pieces > 0 &&
        (left > CONTAIN_ANYWAY || canStand(view, bed, null)),
    )
    if (lacking.length === 0) continue
    if (left > CONTAIN_BEFORE && (lying.length < 3 || lying.some(({ patient }) => patient && !needOf(patient).cured)))
      continue
    const worth = Math.round((100 * (10 * EPIDEMICS[epidemic].reward + skillWorth * lacking.length)) / 2)
    if (!lacking.every((bed) => canStand(view, bed, null)) || !isStocked(view, lacking, treatment)) continue
    const away = lacking.find(({ spot }) => spot !== null)
    jobs.push({
      aim: `contain/${ward}`,
      worth,
      spaces: [ward === 'A' ? 'wardA' : 'wardB'],
      patient: null,
      bed: away?.id ?? null,
      spot: away ? 'ward' : null,
    })
  }
}

function isStocked(view: View, beds: readonly Bed[], treatment: Doses): boolean {
  const wanted = wantedFor(beds, treatment)
  return PIECES.every((piece, at) => (wanted[at] ?? 0) <= view.store[piece])
}

function storeJobs(scene: Survey, jobs: Job[]): void {
  const { view } = scene
  for (const { at, worth } of openTrips(scene)) {
    const spaces = at === BLOOD ? withPapers(view, BANK, 'blood') : placesFor(view, at)
    jobs.push({ aim: `stock/${PIECES[at]}`, worth, spaces, patient: null, bed: null, spot: null })
  }
}

function placesFor(view: View, at: number): readonly SpaceId[] {
  return isOrganAt(at) ? withPapers(view, ORGANS, 'organs') : withPapers(view, PHARMACY, 'stock')
}

function drawingJobs(scene: Survey, habits: Habits, jobs: Job[]): void {
  const { view } = scene
  const { inPatients, outPatients, worth } = intakeOf(scene, habits)
  if (inPatients + outPatients === 0) return
  const spaces = withPapers(view, DESK, 'draw')
  jobs.push({ aim: 'draw', worth, spaces, patient: null, bed: null, spot: null })
}

function easingJobs({ view, cases, skillWorth }: Survey, jobs: Job[]): void {
  const spaces = papersFor(view, 'ease')
  if (spaces.length === 0 || !easedIn(cases)) return
  jobs.push({ aim: 'ease', worth: 100 * skillWorth, spaces, patient: null, bed: null, spot: null })
}

/** Whoever is worse than at first and will not be cured in time. */
export function easedIn(cases: readonly Case[]): PatientId | null {
  const worse = ({ patient: { card, condition }, feasible }: Case) =>
    !feasible && CONDITIONS.indexOf(condition) > CONDITIONS.indexOf(PATIENTS[card].condition)
  return cases.find(worse)?.patient.card ?? null
}
