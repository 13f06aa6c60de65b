// A stroke of the game can hold a lot: the last shift ends, patients are neglected, others go home, new ones come.
// Shown at once nobody would see it, so it is cut into scenes, with views in between that tell as much as is known.

import type { DepartmentId, Event, HospitalView, View } from '@grand-rounds/dice-hospital'

export interface Scene {
  readonly view: View
  readonly events: readonly Event[]
  /** The last of its stroke: the view is the game's own. */
  readonly last: boolean
}

/** With these something new begins to be seen. */
const OPENS: ReadonlySet<Event['type']> = new Set([
  'phaseStarted',
  'roundStarted',
  'eventRevealed',
  'ambulanceTaken',
  'improvementClaimed',
  'meeplePlaced',
  'patientsWentHome',
  'pickupStarted',
  'gameEnded',
])

export function scenesOf(before: View, events: readonly Event[], view: View): readonly Scene[] {
  const cuts = groups(events)
  const scenes: Scene[] = []
  let shown = before
  for (const [i, group] of cuts.entries()) {
    const last = i === cuts.length - 1
    shown = last ? view : group.reduce(seen, { ...shown, toAct: [], viewer: view.viewer })
    scenes.push({ view: shown, events: group, last })
  }
  return scenes.length > 0 ? scenes : [{ view, events, last: true }]
}

function groups(events: readonly Event[]): readonly (readonly Event[])[] {
  const all: Event[][] = []
  let before: Event['type'] | null = null
  for (const event of events) {
    const opens = OPENS.has(event.type) && event.type !== before && before !== 'roundStarted'
    if (opens || all.length === 0) all.push([])
    all.at(-1)?.push(event)
    before = event.type
  }
  // A heading alone is nothing to see: it goes with what follows.
  return all.reduce<Event[][]>((kept, group) => {
    const last = kept.at(-1)
    if (last && last.every(({ type }) => type === 'phaseStarted' || type === 'roundStarted')) last.push(...group)
    else kept.push(group)
    return kept
  }, [])
}

function seen(view: View, event: Event): View {
  switch (event.type) {
    case 'phaseStarted':
      return { ...view, phase: event.phase }
    case 'roundStarted':
      return { ...view, round: event.round, hospitals: view.hospitals.map(withEmptyRooms) }
    case 'eventRevealed':
      return { ...view, event: event.card }
    case 'eventEnded':
      return { ...view, event: null }
    case 'firstPlayer':
      return { ...view, first: event.seat }
    case 'improvementClaimed':
      return {
        ...view,
        departmentRow: view.departmentRow.filter((id) => id !== event.improvement),
        specialistRow: view.specialistRow.filter((id) => id !== event.improvement),
      }
    case 'ambulancesFilled':
      return { ...view, ambulances: event.ambulances }
    case 'ambulanceLeft':
      return { ...view, ambulances: view.ambulances.map((load, i) => (i === event.number - 1 ? [] : load)) }
    default:
      return 'seat' in event ? withHospital(view, event.seat, (hospital) => inHospital(hospital, event)) : view
  }
}

function withHospital(view: View, seat: number, map: (hospital: HospitalView) => HospitalView): View {
  return { ...view, hospitals: view.hospitals.map((hospital, i) => (i === seat ? map(hospital) : hospital)) }
}

function inHospital(hospital: HospitalView, event: Event): HospitalView {
  switch (event.type) {
    case 'patientTreated': {
      const wards = replaced(hospital.wards, event.from, event.to)
      if (event.to !== null || event.act === 'deteriorate') return { ...hospital, wards }
      return { ...hospital, wards, lounge: plusOne(hospital.lounge, event.from) }
    }
    case 'patientRecoloured':
    case 'patientChanged':
    case 'patientNeglected':
      return { ...hospital, wards: replaced(hospital.wards, event.from, event.to) }
    case 'patientDied': {
      const wards = event.of === 'noBed' ? replaced(hospital.wards, event.patient, null) : hospital.wards
      return { ...hospital, wards, fatalities: hospital.fatalities + 1 }
    }
    case 'patientReleased':
      return { ...hospital, wards: replaced(hospital.wards, event.patient, null) }
    case 'patientDrawn':
      return { ...hospital, wards: [...hospital.wards, event.patient] }
    case 'patientsAdmitted':
      return { ...hospital, wards: [...hospital.wards, ...event.patients], arrivals: [] }
    case 'ambulanceTaken':
      return { ...hospital, ambulance: event.number, arrivals: event.patients }
    case 'meeplePlaced':
      return { ...hospital, departments: withSomeone(hospital.departments, event.department, event.meeple) }
    case 'bagGained':
      return { ...hospital, bags: hospital.bags + 1 }
    case 'bagSpent':
    case 'bagLost':
      return { ...hospital, bags: hospital.bags - 1 }
    case 'fatalityRemoved':
      return { ...hospital, fatalities: hospital.fatalities - 1 }
    case 'pointsScored':
      return { ...hospital, score: hospital.score + event.points }
    case 'patientsWentHome':
      return { ...hospital, lounge: { red: 0, yellow: 0, green: 0 } }
    case 'shiftDone':
      return { ...hospital, ready: true, deadline: null }
    default:
      return hospital
  }
}

function withEmptyRooms(hospital: HospitalView): HospitalView {
  return { ...hospital, departments: hospital.departments.map((room) => ({ ...room, by: null })) }
}

function withSomeone(
  departments: HospitalView['departments'],
  department: DepartmentId,
  by: HospitalView['departments'][number]['by'],
): HospitalView['departments'] {
  const at = departments.findIndex((one) => one.id === department && one.by === null)
  const room = departments[at]
  return room ? departments.with(at, { ...room, by }) : departments
}

function replaced(wards: readonly string[], from: string, to: string | null): readonly string[] {
  const at = wards.indexOf(from)
  if (at < 0) return wards
  return to === null ? wards.toSpliced(at, 1) : wards.with(at, to)
}

function plusOne(lounge: HospitalView['lounge'], patient: string): HospitalView['lounge'] {
  switch (patient.charAt(0)) {
    case 'R':
      return { ...lounge, red: lounge.red + 1 }
    case 'Y':
      return { ...lounge, yellow: lounge.yellow + 1 }
    default:
      return { ...lounge, green: lounge.green + 1 }
  }
}
