// What the solver is asked about: one hospital in its activation, as a view shows it, and what its end is worth.

import {
  type AdministratorId,
  ADMINISTRATORS,
  bagHeals,
  bagRecolours,
  bedsOf,
  type Colour,
  COLOURS,
  type DepartmentId,
  diceToDraw,
  EMPTY_WARDS,
  everyTimeFor,
  EVENT_CARDS,
  type HospitalView,
  isOpen,
  modelChoices,
  neglectSteps,
  printDie as printPatient,
  printTarget,
  readDie as readPatient,
  ROUNDS,
  type SpecialistId,
  type View,
} from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'

type ByColour = View['bag']

export interface SolverInput {
  /** [DH 7.2] Bags may change colours at any time. */
  readonly freeRecolouring: boolean
  /** In notation. */
  readonly wards: readonly string[]
  readonly lounge: ByColour
  readonly bags: number
  readonly nurses: number
  readonly fatalities: number
  /** Empty ones that are not closed. */
  readonly departments: readonly DepartmentId[]
  /** Free ones. */
  readonly specialists: readonly SpecialistId[]
  /** Whose effect the Consultant has. */
  readonly model: SpecialistId | null
  /** Whom the Consultant may still choose; empty: nothing to choose. */
  readonly models: readonly SpecialistId[]
  readonly followUp: HospitalView['followUp']
  readonly administrator: AdministratorId | null
  /** [DH 7.5] Administrators of the prototype edition count every time and protect everyone. */
  readonly everyTime: boolean
  /** Steps that an untreated patient loses. */
  readonly neglect: number
  readonly bagHeals: number
  /** A point for discharging at least so many. */
  readonly pressDay: number | null
  readonly beds: number
  /** Dice that could be drawn. */
  readonly bag: ByColour
  /** There is a die in the hospital's own hidden share of them. */
  readonly mayDraw: boolean
}

/** What the end of an activation is worth besides the points for discharged patients. */
export interface Weights {
  /** A patient left is worth base + perValue · its value after neglect. */
  readonly leftoverBase: number
  readonly leftoverPerValue: number
  readonly death: number
  /** A bag left; not less than 0. */
  readonly bag: number
  readonly emptyWards: number
  /** A fatality token given back (Pathologist); absent: 2. */
  readonly removedFatality?: number
  /** Each point that the hospital's own administrator gives for colours of discharged patients; absent: 0. */
  readonly administrator?: number
}

/** The oracle's objective: leftovers count for what they are worth in later rounds; in the last round, nothing. */
export function usualWeights(round: number): Weights {
  return round < ROUNDS
    ? { leftoverBase: -0.6, leftoverPerValue: 0.2, death: -2.5, bag: 1, emptyWards: EMPTY_WARDS, administrator: 1 }
    : { leftoverBase: 0, leftoverPerValue: 0, death: -2, bag: 1, emptyWards: EMPTY_WARDS, administrator: 1 }
}

export function inputOf(view: View, seat: Seat): SolverInput {
  const hospital = view.hospitals[seat]
  if (hospital === undefined) throw new RangeError(`no seat ${seat}`)
  const card = view.event === null ? null : EVENT_CARDS[view.event]
  const event = card?.lasts ? card.effect : null
  const { options } = view
  return {
    freeRecolouring: bagRecolours(options),
    wards: hospital.wards,
    lounge: hospital.lounge,
    bags: hospital.bags,
    nurses: hospital.nurses,
    fatalities: hospital.fatalities,
    departments: hospital.departments.filter((room) => isOpen(view, room)).map(({ id }) => id),
    specialists: hospital.specialists.filter(({ placed }) => !placed).map(({ id }) => id),
    model: hospital.model,
    models: modelChoices(hospital),
    followUp: hospital.followUp,
    administrator: hospital.administrator,
    everyTime: everyTimeFor(options),
    neglect: neglectSteps(options),
    bagHeals: bagHeals(view),
    pressDay: event?.kind === 'pointForDischarging' ? event.atLeast : null,
    beds: bedsOf(view),
    bag: view.bag,
    mayDraw: diceToDraw(view, seat) > 0,
  }
}

export function administratorEffect(input: SolverInput) {
  return input.administrator === null ? null : ADMINISTRATORS[input.administrator]
}

/** A patient with its colours by number. */
export interface Die {
  readonly own: number
  readonly colour: number
  readonly treated: boolean
  readonly value: number
}

export function readDie(text: string): Die {
  const die = readPatient(text)
  if (die === null) throw new RangeError(`not a patient: ${text}`)
  const { colour, now, treated, value } = die
  return { own: COLOURS.indexOf(colour), colour: COLOURS.indexOf(now), treated, value }
}

export function printDie({ own, colour, treated, value }: Die): string {
  return printPatient({ colour: colourAt(own), now: colourAt(colour), treated, value })
}

/** The die as the target of something that gives it a colour. */
export function printTurned(die: Die, colour: number): string {
  return printTarget(printDie(die), colourAt(colour))
}

function colourAt(index: number): Colour {
  const colour = COLOURS[index]
  if (colour === undefined) throw new RangeError(`not a colour: ${index}`)
  return colour
}
