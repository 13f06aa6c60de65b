// Who is who: patients have no names in the rules, but on the screen a die is the same die from the ambulance to the
// door. Keys follow the events; whatever they leave open is matched by what the view says.

import {
  BEDS,
  type Colour,
  type Event,
  type HospitalView,
  printDie,
  readDie,
  type View,
} from '@grand-rounds/dice-hospital'

export interface Actor {
  readonly key: string
  readonly text: string
}

export interface Company {
  /** By bed: whoever is healed stays in the same one. */
  readonly beds: readonly (Actor | null)[]
  readonly arrivals: readonly Actor[]
  readonly lounge: readonly Actor[]
}

export interface Cast {
  readonly companies: readonly Company[]
  readonly ambulances: readonly (readonly Actor[])[]
  readonly spaces: readonly (Actor | null)[]
  readonly next: number
}

/** Keys are counted from `next`: those before it are of others. */
export function castOf(view: View, next = 0): Cast {
  const nobody: Company = { beds: [], arrivals: [], lounge: [] }
  return settled({ companies: view.hospitals.map(() => nobody), ambulances: [], spaces: [], next }, view)
}

/** After what happened at one stroke: events first, then what the view says. */
export function recast(before: Cast, events: readonly Event[], view: View): Cast {
  return keepingBeds(settled(afterEvents(before, events), view), before)
}

/** Where nobody moved the beds are the same object, so that they are not drawn again. */
function keepingBeds(cast: Cast, { companies }: Cast): Cast {
  return {
    ...cast,
    companies: cast.companies.map((company, seat) => {
      const beds = companies[seat]?.beds ?? []
      const same = beds.length === company.beds.length && beds.every((actor, bed) => actor === company.beds[bed])
      return same ? { ...company, beds } : company
    }),
  }
}

interface Draft {
  companies: { beds: (Actor | null)[]; arrivals: Actor[]; lounge: Actor[] }[]
  ambulances: Actor[][]
  spaces: (Actor | null)[]
  next: number
}

function draftOf(cast: Cast): Draft {
  return {
    companies: cast.companies.map(({ beds, arrivals, lounge }) => ({
      beds: [...beds],
      arrivals: [...arrivals],
      lounge: [...lounge],
    })),
    ambulances: cast.ambulances.map((load) => [...load]),
    spaces: [...cast.spaces],
    next: cast.next,
  }
}

export function afterEvents(before: Cast, events: readonly Event[]): Cast {
  const draft = draftOf(before)
  for (const event of events) apply(draft, event)
  return draft
}

function newActor(draft: Draft, text: string): Actor {
  return { key: `p${draft.next++}`, text }
}

function bedOf(draft: Draft, seat: number, text: string): number {
  return draft.companies[seat]?.beds.findIndex((actor) => actor?.text === text) ?? -1
}

function toBed(beds: (Actor | null)[], actor: Actor): void {
  const free = beds.indexOf(null)
  if (free >= 0) beds[free] = actor
  else beds.push(actor)
}

function change(draft: Draft, seat: number, from: string, to: string | null): Actor | null {
  const bed = bedOf(draft, seat, from)
  const company = draft.companies[seat]
  const actor = company?.beds[bed]
  if (!company || !actor) return null
  company.beds[bed] = to === null ? null : { ...actor, text: to }
  return actor
}

function apply(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'ambulanceTaken': {
      draft.companies[event.seat]?.arrivals.push(...(draft.ambulances[event.number - 1] ?? []))
      draft.ambulances[event.number - 1] = []
      return
    }
    case 'extraPatient':
      draft.companies[event.seat]?.arrivals.push(newActor(draft, event.patient))
      return
    case 'ambulanceLeft':
      draft.ambulances[event.number - 1] = []
      return
    case 'patientsAdmitted':
      admit(draft, event.seat, event.patients)
      return
    case 'patientTreated': {
      const actor = change(draft, event.seat, event.from, event.to)
      if (actor && event.to === null && event.act !== 'deteriorate')
        draft.companies[event.seat]?.lounge.push({ ...actor, text: inLounge(readDie(actor.text)?.colour ?? 'red') })
      return
    }
    case 'patientRecoloured':
    case 'patientChanged':
    case 'patientNeglected':
      change(draft, event.seat, event.from, event.to)
      return
    case 'patientDied':
      // Neglect and treatment have told it already.
      if (event.of === 'noBed') change(draft, event.seat, event.patient, null)
      return
    case 'patientReleased':
      change(draft, event.seat, event.patient, null)
      return
    case 'patientDrawn':
      admit(draft, event.seat, [event.patient])
      return
    case 'patientsWentHome': {
      const company = draft.companies[event.seat]
      if (company) company.lounge = []
      return
    }
    case 'patientPickedUp':
      draft.spaces[event.space] = change(draft, event.seat, event.patient, null)
      return
    default:
  }
}

function admit(draft: Draft, seat: number, patients: readonly string[]): void {
  const company = draft.companies[seat]
  if (!company) return
  for (const text of patients) {
    const waiting = company.arrivals.findIndex((actor) => actor.text === text)
    const [actor] = waiting >= 0 ? company.arrivals.splice(waiting, 1) : []
    toBed(company.beds, actor ?? newActor(draft, text))
  }
}

/** Makes the cast what the view says, keeping everyone who can be kept. */
function settled(cast: Cast, view: View): Cast {
  const draft = draftOf(cast)
  const pool = draft.ambulances.flat()
  draft.ambulances = view.ambulances.map((load) => matched(draft, pool, load))
  for (const [seat, hospital] of view.hospitals.entries()) settleCompany(draft, seat, hospital)
  const spaces = view.pickup?.spaces ?? []
  draft.spaces = spaces.map(({ taken }, i) =>
    taken === null ? null : { ...(draft.spaces[i] ?? newActor(draft, taken.patient)), text: taken.patient },
  )
  return draft
}

function settleCompany(draft: Draft, seat: number, hospital: HospitalView): void {
  const company = draft.companies[seat]
  if (!company) return
  const arrivals = matched(draft, company.arrivals, hospital.arrivals)
  const lounge = (['red', 'yellow', 'green'] as const).flatMap((colour) =>
    Array.from({ length: hospital.lounge[colour] }, () => inLounge(colour)),
  )
  company.lounge = matched(draft, company.lounge, lounge)
  settleBeds(draft, company, hospital.wards)
  company.arrivals = arrivals
}

/** Beds keep whoever is still there; a patient who has changed without an event is the likest of those left. */
function settleBeds(draft: Draft, company: Draft['companies'][number], wards: readonly string[]): void {
  const beds: (Actor | null)[] = company.beds.map(() => null)
  const wanted = [...wards]
  const left: { readonly bed: number; readonly actor: Actor }[] = []
  for (const [bed, actor] of company.beds.entries()) {
    if (!actor) continue
    const at = wanted.indexOf(actor.text)
    if (at < 0) left.push({ bed, actor })
    else {
      wanted.splice(at, 1)
      beds[bed] = actor
    }
  }
  for (const { bed, actor } of left) {
    const at = likest(actor.text, wanted)
    if (at === null) continue
    const [text = actor.text] = wanted.splice(at, 1)
    beds[bed] = { ...actor, text }
  }
  while (beds.length < BEDS) beds.push(null)
  for (const text of wanted) toBed(beds, newActor(draft, text))
  company.beds = beds
}

/** The same die: its own colour is, and of those the one nearest in value. */
function likest(text: string, wanted: readonly string[]): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [at, other] of wanted.entries()) {
    if (readDie(other)?.colour !== readDie(text)?.colour) continue
    const distance = Math.abs(Number(other[1]) - Number(text[1]))
    if (distance >= least) continue
    least = distance
    best = at
  }
  return best
}

/** For these texts, in order: actors of the pool with that text, or new ones. Takes them out of the pool. */
function matched(draft: Draft, pool: Actor[], texts: readonly string[]): Actor[] {
  return texts.map((text) => {
    const at = pool.findIndex((actor) => actor.text === text)
    const [actor] = at >= 0 ? pool.splice(at, 1) : []
    return actor ?? newActor(draft, text)
  })
}

/** Whoever is well sits there as a six. */
function inLounge(colour: Colour): string {
  return printDie({ colour, value: 6, treated: false, now: colour })
}
