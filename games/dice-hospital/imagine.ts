// A whole state as it could be behind a view: what is hidden is filled in by chance, the rest is as shown. With it,
// whoever sees only a view (a page at a table elsewhere, a bot) can ask the rules what is legal and try things out.

import { Random, type Seat } from '@grand-rounds/kernel'
import { ADMINISTRATOR_IDS, type AdministratorId } from './cards/administrators.ts'
import { EVENT_CARD_IDS } from './cards/event-cards.ts'
import type { Healed } from './effects/choices.ts'
import { type ColourIndex, type CountsDraft, indexOfColour, type Patient, readPatient } from './patients.ts'
import type { FollowUp, Hospital, State } from './state.ts'
import type { ByColour, FollowUpView, HospitalView, View } from './view.ts'

/** The seed is of the imagined game only: it decides what is hidden, and the dice to come. */
export function imagine(view: View, seed: string): State {
  const random = new Random({ seed, used: {} })
  const departments = random.shuffle('imagined departments', [...view.unseenDepartments])
  const specialists = random.shuffle('imagined specialists', [...view.unseenSpecialists])
  const events = random.shuffle(
    'imagined events',
    EVENT_CARD_IDS.filter((id) => id !== view.event),
  )
  const inShares = view.stage === 'activation' && view.options.promos.includes('admissionsNurse')
  const bag = countsOf(view.bag)
  const shares = inShares ? sharesOf(bag, view.hospitals, random) : view.hospitals.map(() => [])
  const dealt = dealtTo(view, random)
  const { reports, pickup } = view
  return {
    options: view.options,
    random: { seed, used: {} },
    events: view.events,
    stage: view.stage,
    round: view.round,
    first: view.first,
    bag: inShares ? [0, 0, 0] : bag,
    box: countsOf(view.box),
    ambulances: view.ambulances.map(patientsOf),
    departmentDeck: departments.slice(0, view.departmentsInDeck),
    specialistDeck: specialists.slice(0, view.specialistsInDeck),
    departmentRow: view.departmentRow,
    specialistRow: view.specialistRow,
    departmentBox: departments.slice(view.departmentsInDeck),
    specialistBox: specialists.slice(view.specialistsInDeck),
    eventDeck: events.slice(0, view.eventsInDeck),
    event: view.event,
    reports: reports && { ...reports, used: countsOf(reports.used) },
    pickup: pickup && {
      spaces: pickup.spaces.map(({ ambulance, asks, taken }) => ({
        ambulance,
        asks: patientOf(asks),
        taken: taken && { seat: taken.seat, patient: patientOf(taken.patient) },
      })),
      turn: pickup.turn,
    },
    hospitals: view.hospitals.map((hospital, seat) =>
      hospitalOf(
        hospital,
        shares[seat] ?? [],
        dealt[seat] ?? [],
        seat === view.viewer || view.stage !== 'administrators',
      ),
    ),
    undo: null,
  }
}

function hospitalOf(
  view: HospitalView,
  share: ColourIndex[],
  dealt: readonly AdministratorId[],
  known: boolean,
): Hospital {
  return {
    wards: patientsOf(view.wards),
    drawn: view.drawn.map(indexOfColour),
    arrivals: patientsOf(view.arrivals),
    lounge: countsOf(view.lounge),
    returned: countsOf(view.returned),
    share,
    fatalities: view.fatalities,
    bags: view.bags,
    nurses: view.nurses,
    departments: view.departments,
    specialists: view.specialists,
    model: view.model,
    followUp: view.followUp && followUpOf(view.followUp),
    dealt,
    administrator: known || !view.ready ? view.administrator : (dealt[0] ?? null),
    ambulance: view.ambulance,
    discarding: view.discarding,
    shielded: view.shielded === null ? null : patientOf(view.shielded),
    ready: view.ready,
    deadline: view.deadline,
    points: view.points,
    undo: null,
  }
}

function followUpOf(followUp: FollowUpView): FollowUp {
  if (followUp.kind === 'admissions') return followUp
  const healed: Healed[] = followUp.healed.map(({ colour, before, after }) => ({
    colour: indexOfColour(colour),
    before,
    after: after === null ? null : patientOf(after),
  }))
  return { ...followUp, healed }
}

/** [DH 2.10] Each as large as it is; which dice are in it is open. */
function sharesOf(bag: CountsDraft, hospitals: readonly HospitalView[], random: Random): ColourIndex[][] {
  const dice = ([0, 1, 2] as const).flatMap((colour) => Array.from({ length: bag[colour] }, () => colour))
  random.shuffle('imagined shares', dice)
  const shares: ColourIndex[][] = hospitals.map(() => [])
  const isFull = (seat: Seat) => (shares[seat]?.length ?? 0) >= (hospitals[seat]?.share ?? 0)
  let seat = 0
  for (const die of dice) {
    for (let passed = 0; isFull(seat) && passed < shares.length; passed++) seat = (seat + 1) % shares.length
    shares[seat]?.push(die)
    seat = (seat + 1) % shares.length
  }
  return shares
}

/** [DH 1.7] Two for everyone who has not shown theirs. */
function dealtTo({ stage, hospitals, viewer }: View, random: Random): (readonly AdministratorId[])[] {
  if (stage !== 'administrators') return hospitals.map(({ dealt }) => dealt)
  const mine = viewer === null ? [] : (hospitals[viewer]?.dealt ?? [])
  const others = random.shuffle(
    'imagined administrators',
    ADMINISTRATOR_IDS.filter((id) => !mine.includes(id)),
  )
  return hospitals.map((_, seat) => (seat === viewer ? mine : others.splice(0, 2)))
}

function patientOf(text: string): Patient {
  const p = readPatient(text)
  if (p === null) throw new RangeError(`not a patient: ${text}`)
  return p
}

function patientsOf(texts: readonly string[]): Patient[] {
  return texts.map(patientOf)
}

function countsOf({ red, yellow, green }: ByColour): CountsDraft {
  return [red, yellow, green]
}
