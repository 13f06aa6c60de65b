// A whole state as it could be behind a view: what is hidden is filled in by chance, the rest is as shown. With it,
// whoever sees only a view (a page at a table elsewhere, a bot) can ask the rules what is legal and try things out.

import { Random, type Seat } from '@grand-rounds/kernel'
import { ADMINISTRATOR_IDS, type AdministratorId } from './cards/administrators.ts'
import { EVENT_CARD_IDS } from './cards/event-cards.ts'
import { readFollowUp } from './follow-up.ts'
import { type ColourIndex, type CountsDraft, indexOfColour, patientIn, patientsIn } from './patients.ts'
import type { Hospital, State } from './state.ts'
import type { ByColour, HospitalView, View } from './view.ts'

/** The seed is of the imagined game only: it decides what is hidden, and the dice to come. */
export function imagine(view: View, seed: string): State {
  const random = new Random({ seed, used: {} })
  return behind(view, seed, (stream, items) => random.shuffle(stream, items))
}

/** The same, with what is hidden in no order at all: for whoever only shows it again. */
export function asShown(view: View): State {
  return behind(view, '', (_, items) => items)
}

type Shuffle = <T>(stream: string, items: T[]) => T[]

function behind(view: View, seed: string, shuffle: Shuffle): State {
  const departments = shuffle('imagined departments', [...view.unseenDepartments])
  const specialists = shuffle('imagined specialists', [...view.unseenSpecialists])
  const events = shuffle(
    'imagined events',
    EVENT_CARD_IDS.filter((id) => id !== view.event),
  )
  const inShares = view.stage === 'activation' && view.options.promos.includes('admissionsNurse')
  const bag = countsOf(view.bag)
  const shares = inShares ? sharesOf(bag, view.hospitals, shuffle) : view.hospitals.map(() => [])
  const dealt = dealtTo(view, shuffle)
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
    ambulances: view.ambulances.map(patientsIn),
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
        asks: patientIn(asks),
        taken: taken && { seat: taken.seat, patient: patientIn(taken.patient) },
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
    wards: patientsIn(view.wards),
    drawn: view.drawn.map(indexOfColour),
    arrivals: patientsIn(view.arrivals),
    lounge: countsOf(view.lounge),
    returned: countsOf(view.returned),
    share,
    fatalities: view.fatalities,
    bags: view.bags,
    nurses: view.nurses,
    departments: view.departments,
    specialists: view.specialists,
    model: view.model,
    followUp: view.followUp && readFollowUp(view.followUp),
    dealt,
    administrator: known || !view.ready ? view.administrator : (dealt[0] ?? null),
    ambulance: view.ambulance,
    discarding: view.discarding,
    shielded: view.shielded === null ? null : patientIn(view.shielded),
    ready: view.ready,
    deadline: view.deadline,
    points: view.points,
    undo: null,
  }
}

/** [DH 2.10] Each as large as it is; which dice are in it is open. */
function sharesOf(bag: CountsDraft, hospitals: readonly HospitalView[], shuffle: Shuffle): ColourIndex[][] {
  const dice = ([0, 1, 2] as const).flatMap((colour) => Array.from({ length: bag[colour] }, () => colour))
  shuffle('imagined shares', dice)
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
function dealtTo({ stage, hospitals, viewer }: View, shuffle: Shuffle): (readonly AdministratorId[])[] {
  if (stage !== 'administrators') return hospitals.map(({ dealt }) => dealt)
  const mine = viewer === null ? [] : (hospitals[viewer]?.dealt ?? [])
  const others = shuffle(
    'imagined administrators',
    ADMINISTRATOR_IDS.filter((id) => !mine.includes(id)),
  )
  return hospitals.map((_, seat) => (seat === viewer ? mine : others.splice(0, 2)))
}

function countsOf({ red, yellow, green }: ByColour): CountsDraft {
  return [red, yellow, green]
}
