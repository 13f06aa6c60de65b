// Who does what: the jobs by worth, each to the first free member who has a glass for it. All members count alike, so
// that nobody has to be told what the others are about to do.

import type { Seat } from '@grand-rounds/kernel'
import {
  type Command,
  DOCTORS,
  type GlassId,
  ownerOf,
  RESEARCH,
  type SpaceId,
  SPACES,
  type View,
} from '@grand-rounds/rush-md'
import { isHeld, type Job } from './jobs.ts'

export interface Assignment {
  readonly job: Job
  readonly command: Command
}

type Glass = View['glasses'][number]

const isDoctor = (id: GlassId): boolean => DOCTORS.some((doctor) => doctor === id)

function kindAt(view: View, space: SpaceId): 'doctor' | 'nurse' | 'either' {
  const { glass, paper } = SPACES[space]
  if (paper !== null) {
    const id = view.papers[paper]
    const card = id === undefined ? undefined : RESEARCH[id]
    return card?.kind === 'action' ? card.glass : 'doctor'
  }
  // [RMD L0] Without nurses, doctors do everything.
  return glass === 'nurse' && view.options.lesson === 'L0' ? 'doctor' : glass
}

interface Siting {
  readonly glass: Glass
  readonly space: SpaceId
  /** Stands in the way, run out. */
  readonly inTheWay: GlassId | null
}

/** A glass and a space for a job, with the glasses that are still to be had. */
function siting(
  view: View,
  seat: Seat,
  job: Job,
  had: readonly Glass[],
  taken: ReadonlySet<SpaceId>,
  spareDoctor: boolean,
): Siting | null {
  for (const space of job.spaces) {
    if (taken.has(space)) continue
    const kind = kindAt(view, space)
    const there = view.glasses.find((glass) => glass.space === space)
    if (there?.running) continue
    const owner = there ? ownerOf(view, there.id) : null
    if (there && owner !== null && owner !== seat) continue
    const glass = glassFor(view, seat, kind, there, had, spareDoctor)
    if (!glass) continue
    return { glass, space, inTheWay: there && there.id !== glass.id ? there.id : null }
  }
  return null
}

/** The one that stands there, for choice; then one of the kind that can be spared; then one that stands nowhere. */
function glassFor(
  view: View,
  seat: Seat,
  kind: 'doctor' | 'nurse' | 'either',
  there: Glass | undefined,
  had: readonly Glass[],
  spareDoctor: boolean,
): Glass | null {
  let best: Glass | null = null
  let rank = 0
  for (const glass of had) {
    const doctor = isDoctor(glass.id)
    if (doctor ? kind === 'nurse' || ownerOf(view, glass.id) !== seat : kind === 'doctor') continue
    const likes =
      1 +
      (glass.space === null ? 1 : 0) +
      (kind === 'either' && doctor === spareDoctor ? 2 : 0) +
      (glass.id === there?.id ? 4 : 0)
    if (likes <= rank) continue
    best = glass
    rank = likes
  }
  return best
}

/** The first thing to be done for a job: a glass out of the way, beds where they belong, then the glass. */
function firstStep(
  view: View,
  { patient, bed: id, spot: to }: Job,
  { glass, space, inTheWay }: Siting,
): Command | null {
  if (id !== null && to !== null) {
    const bed = view.beds.find((one) => one.id === id)
    const spot = to === 'ward' ? null : to
    if (bed && bed.spot !== spot) {
      const other = spot === null ? undefined : view.beds.find((one) => one.spot === spot)
      if (other) return isHeld(view, other) ? null : { type: 'moveBed', bed: other.id, to: 'ward' }
      return isHeld(view, bed) ? null : { type: 'moveBed', bed: id, to }
    }
  }
  if (inTheWay !== null) return { type: 'takeOff', glass: inTheWay }
  const { id: of } = glass
  return patient === null ? { type: 'place', glass: of, space } : { type: 'place', glass: of, space, patient }
}

/**
 * What this seat does next. `members`: whom the list is shared with; a person does as a person likes, and is left out.
 * `alone`: as if nobody else were free.
 */
export function assign(
  view: View,
  seat: Seat,
  jobs: readonly Job[],
  members: readonly boolean[],
  alone: boolean,
): Assignment | null {
  const free: Seat[] = []
  for (let other = 0; other < view.seats; other++) {
    if (view.actions[other] !== null) continue
    if (other === seat || (!alone && members[other] === true)) free.push(other)
  }
  const glasses = view.glasses.filter(({ running }) => !running)
  const doctorJobs = jobs.filter((job) => job.spaces.some((space) => kindAt(view, space) === 'doctor')).length
  const doctors = glasses.filter(({ id }) => free.includes(ownerOf(view, id) ?? -1)).length
  const taken = new Set<SpaceId>()
  const bedsTo = new Map<string, string>()
  for (const job of jobs) {
    // A bed can't be in two places, nor two beds in one.
    if (job.bed !== null && job.spot !== null) {
      if ((bedsTo.get(job.bed) ?? job.spot) !== job.spot) continue
      if (job.spot !== 'ward' && (bedsTo.get(job.spot) ?? job.bed) !== job.bed) continue
    }
    let chosen: { readonly one: Seat; readonly site: Siting } | null = null
    for (const one of free) {
      const site = siting(view, one, job, glasses, taken, doctors > doctorJobs)
      if (!site) continue
      // Nurses' work first to those whose own doctor is busy.
      const busy = !glasses.some(({ id }) => isDoctor(id) && ownerOf(view, id) === one)
      if (chosen === null || busy) chosen = { one, site }
      if (busy) break
    }
    if (!chosen) continue
    const { one, site } = chosen
    if (one === seat) {
      const command = firstStep(view, job, site)
      if (command) return { job, command }
      continue
    }
    taken.add(site.space)
    if (job.bed !== null && job.spot !== null) {
      bedsTo.set(job.bed, job.spot)
      bedsTo.set(job.spot, job.bed)
    }
    free.splice(free.indexOf(one), 1)
    glasses.splice(glasses.indexOf(site.glass), 1)
  }
  return null
}
