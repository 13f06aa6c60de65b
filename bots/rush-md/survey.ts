// What there is to do and what there is to do it with, as anyone at the table can see it: patients by what they are
// worth for the work they still need, pieces that will be short, glasses and hands for the time that is left.

import { type Exam, type Patient, PIECES, SAND, type View } from '@grand-rounds/rush-md'
import type { Habits } from './levels.ts'
import { MEANS } from './levels.ts'
import { type Heeded, NOTHING_HEARD } from './signals.ts'
import { type Call, unanswered } from './calls.ts'
import { BLOOD, BROUGHT, FIRST_ORGAN, type Need, needOf, type Part, SYRINGE } from './needs.ts'

export type Bed = View['beds'][number]

export interface Case {
  readonly patient: Patient
  readonly need: Need
  readonly place: 'clinic' | 'desk' | 'bed'
  readonly bed: Bed | null
  /** Somebody is treating or examining; operating; medicating in an operating room. */
  treated: boolean
  operated: boolean
  medicated: number
  /** Whether the clock leaves time for all that is still to be done. */
  feasible: boolean
  /** Tenths of a point for each glass that it still takes, times 100. */
  worth: number
  /** The stores have what the ward, the nurses and the doctor in an operating room want. */
  wardReady: boolean
  medsReady: boolean
  organsReady: boolean
}

export interface Survey {
  readonly view: View
  readonly now: number
  /** Milliseconds until the clock ends. */
  readonly left: number
  readonly cases: readonly Case[]
  /** What the stores hold that nobody in the house needs. */
  readonly free: readonly number[]
  /** By piece: how many are short, and for how much worth. */
  readonly short: readonly number[]
  readonly shortWorth: readonly number[]
  /** What glasses and hands can still do beyond all this. */
  readonly nurseRoom: number
  readonly doctorRoom: number
  readonly handRoom: number
  /** Those who want for nothing any more. */
  readonly secured: { readonly reward: number; readonly patients: number }
  /** What begins a long chain goes first as long as there is time to end it. */
  readonly early: number
  /** Somebody has asked to wait. */
  readonly nobodyIn: boolean
  /** What somebody has called for and nobody has fetched since. */
  readonly calls: readonly Call[]
  /** A skill point, in tenths of a reputation point. */
  readonly skillWorth: number
}

/** With so much time left a chain that begins now can still end. */
const EARLY = 80_000
/** Glasses wait for hands and hands for glasses: what a team makes of them, found by trying. */
const GLASS_USE = 0.9
const HAND_USE = 0.55

/** A patient that somebody calls for help with goes before everybody else. */
const CALLED_FOR = 20

/** What a medical error costs. */
const ERROR = { stable: 1, serious: 3, critical: 8 } as const
const BEGIN = MEANS.choose + MEANS.travel + MEANS.glass
const TRIP = BEGIN + MEANS.stock
/** Playing an exam, and for the MRI the sand that holds the bed. */
const EXAM_TIME: Readonly<Record<Exam, number>> = { culture: 12_000, bloodTest: 15_000, xray: 16_000, mri: 35_000 }

function wardTime({ pieces, syringes }: Part): number {
  return MEANS.read + pieces * MEANS.give + syringes * 2_500
}

function tweezerTime(pieces: number, syringes: number): number {
  return MEANS.read + pieces * (MEANS.grip + MEANS.carry) * 1.12 + syringes * 3_300
}

/** The time that one patient needs from now on, one thing after the other; the last one may outlast the clock. */
function chainOf({ need, place }: Case): number {
  const { ward, theatre, exams } = need
  let time = place === 'desk' ? BEGIN + MEANS.admit : 0
  for (const exam of exams) time += BEGIN + MEANS.bed + EXAM_TIME[exam]
  if (theatre.pieces > 0) time += BEGIN + 2 * MEANS.bed + tweezerTime(theatre.pieces, theatre.syringes)
  return ward.pieces > 0 ? time + BEGIN : time - 10_000
}

function handsOf({ need, place }: Case): number {
  const { ward, theatre, exams } = need
  let time = place === 'desk' ? BEGIN + MEANS.admit : 0
  for (const exam of exams) time += BEGIN + MEANS.bed + (exam === 'mri' ? MEANS.balance : EXAM_TIME[exam])
  // What the exam will ask for.
  if (exams.length > 0) time += 17_000
  if (theatre.pieces > 0) time += BEGIN + 2 * MEANS.bed + tweezerTime(theatre.pieces, theatre.syringes)
  return ward.pieces > 0 ? time + BEGIN + wardTime(ward) : time
}

function nursesFor({ need }: Case): number {
  const { ward, theatre } = need
  return (ward.pieces > 0 ? 1 : 0) + (theatre.pieces > theatre.organs ? 1 : 0)
}

function doctorsFor({ need, place }: Case): number {
  return (place === 'desk' ? 1 : 0) + need.exams.length + (need.theatre.organs > 0 ? 1 : 0)
}

function skillWorthOf({ skill, goal }: View): number {
  const spare = skill - goal.skillLeft
  if (spare > 15) return 4
  if (spare > 8) return 8
  return spare > 4 ? 15 : 25
}

const caseOf = (patient: Patient, place: Case['place'], bed: Bed | null): Case => ({
  patient,
  need: needOf(patient),
  place,
  bed,
  treated: false,
  operated: false,
  medicated: 0,
  feasible: true,
  worth: 0,
  wardReady: true,
  medsReady: true,
  organsReady: true,
})

function casesIn(view: View): Case[] {
  const cases: Case[] = []
  for (const patient of view.clinic) cases.push(caseOf(patient, 'clinic', null))
  for (const patient of view.desk) cases.push(caseOf(patient, 'desk', null))
  for (const bed of view.beds) if (bed.patient) cases.push(caseOf(bed.patient, 'bed', bed))
  return cases
}

function noteHands(view: View, cases: readonly Case[]): void {
  for (const action of view.actions) {
    const task = action?.task
    if (!task || !('patient' in task)) continue
    const one = cases.find(({ patient }) => patient.card === task.patient)
    if (!one) continue
    if (task.kind === 'operating') one.operated = true
    else if (task.kind === 'medicating') one.medicated++
    else one.treated = true
  }
}

export function survey(view: View, now: number, habits: Habits, heeded: Heeded = NOTHING_HEARD): Survey {
  const left = view.clock?.left ?? Math.max(0, (view.clock?.at ?? now) - now)
  const skillWorth = skillWorthOf(view)
  const last = view.round === view.options.rounds
  const all = casesIn(view)
  const cases = all.filter(({ need }) => !need.cured)
  const secured = { reward: 0, patients: all.length - cases.length }
  for (const { need } of all) if (need.cured) secured.reward += need.reward
  noteHands(view, cases)
  // Who hopes for more takes things for quicker than they are.
  const estimate = habits.pace / habits.hopes
  const store = PIECES.map((piece) => view.store[piece])
  const counted = view.goal.patients > view.discharged.length ? 5 : 0
  for (const one of cases) {
    one.feasible = chainOf(one) * estimate <= left
    const value = one.need.reward + counted + skillWorth * ERROR[one.patient.condition]
    const work = nursesFor(one) + doctorsFor(one) + tripsFor(one.need, store)
    one.worth = Math.round((100 * value) / (1 + work))
    if (one.patient.card === heeded.patient) one.worth *= CALLED_FOR
    if (!one.feasible) one.worth = last ? 0 : Math.round(one.worth / 8)
  }
  cases.sort((a, b) => b.worth - a.worth || (a.patient.card < b.patient.card ? -1 : 1))
  const stores = [...store]
  const short = stores.map(() => 0)
  const shortWorth = stores.map(() => 0)
  reserve(cases, stores, short, shortWorth)
  const room = roomLeft(view, now, left, cases, short, habits)
  return {
    view,
    now,
    left,
    cases,
    free: stores,
    short,
    shortWorth,
    ...room,
    secured,
    early: left > EARLY ? 3 : 1,
    nobodyIn: heeded.nobodyIn,
    calls: unanswered(view, heeded.calls),
    skillWorth,
  }
}

/** Trips to the stores for what one patient lacks, as if no one else were there. */
function tripsFor({ ward, theatre }: Need, store: readonly number[]): number {
  let trips = 0
  for (let at = 0; at < SYRINGE; at++) {
    const wanted = (ward.missing[at] ?? 0) + (theatre.missing[at] ?? 0)
    if (wanted === 0) continue
    const lacking = wanted - (store[at] ?? 0)
    if (lacking > 0) trips += Math.ceil(lacking / (BROUGHT[at] ?? 1))
  }
  return trips
}

type Ready = 'wardReady' | 'medsReady' | 'organsReady'

/** Whether the stores have all of a part; if so, it is taken. */
function takeWhole(part: Part, from: number, to: number, syringes: number, stores: number[]): boolean {
  for (let at = from; at < to; at++) if ((part.missing[at] ?? 0) > (stores[at] ?? 0)) return false
  if (syringes > (stores[SYRINGE] ?? 0)) return false
  for (let at = from; at < to; at++) stores[at] = (stores[at] ?? 0) - (part.missing[at] ?? 0)
  stores[SYRINGE] = (stores[SYRINGE] ?? 0) - syringes
  return true
}

/** Of a part that can't be had whole, what there is; what is short is wanted for the patient's worth. */
function takeRest(part: Part, from: number, to: number, syringes: number, worth: number, scene: Shelves): void {
  const { stores, short, shortWorth } = scene
  const take = (at: number, count: number): void => {
    const there = stores[at] ?? 0
    stores[at] = Math.max(0, there - count)
    if (there >= count) return
    short[at] = (short[at] ?? 0) + count - there
    shortWorth[at] = Math.max(shortWorth[at] ?? 0, worth)
  }
  for (let at = from; at < to; at++) if ((part.missing[at] ?? 0) > 0) take(at, part.missing[at] ?? 0)
  if (syringes > 0) take(SYRINGE, syringes)
}

interface Shelves {
  readonly stores: number[]
  readonly short: number[]
  readonly shortWorth: number[]
}

/**
 * By worth: first those for whom everything is there, so that nobody who could be treated waits because of somebody
 * who can't; then what the others lack.
 */
function reserve(cases: readonly Case[], stores: number[], short: number[], shortWorth: number[]): void {
  const shelves = { stores, short, shortWorth }
  const parts = (one: Case, each: (ready: Ready, part: Part, from: number, to: number, syringes: number) => void) => {
    const { ward, theatre } = one.need
    if (ward.pieces > 0) each('wardReady', ward, 0, FIRST_ORGAN, ward.syringes)
    if (theatre.pieces > theatre.organs) each('medsReady', theatre, 0, FIRST_ORGAN, theatre.syringes)
    if (theatre.organs > 0) each('organsReady', theatre, FIRST_ORGAN, SYRINGE, 0)
  }
  for (const one of cases) {
    if (one.worth === 0 || one.need.exams.length > 0) continue
    parts(one, (ready, part, from, to, syringes) => {
      one[ready] = takeWhole(part, from, to, syringes, stores)
    })
  }
  for (const one of cases) {
    if (one.worth === 0) continue
    const examined = one.need.exams.length === 0
    // Who still waits for an exam needs the pieces later than who does not.
    const worth = examined ? one.worth : one.worth >> 1
    parts(one, (ready, part, from, to, syringes) => {
      if (!examined || !one[ready]) takeRest(part, from, to, syringes, worth, shelves)
    })
  }
}

type Room = Pick<Survey, 'nurseRoom' | 'doctorRoom' | 'handRoom'>

function roomLeft(
  view: View,
  now: number,
  left: number,
  cases: readonly Case[],
  short: readonly number[],
  { pace, hopes }: Habits,
): Room {
  const sand = (SAND * 100) / view.options.pace
  const cycle = sand + (8_000 * pace) / 100
  let nurses = 0
  let doctors = 0
  for (const glass of view.glasses) {
    const wait = glass.running ? (glass.ends?.at ?? now) - now : 0
    if (wait >= left) continue
    const turns = 1 + Math.floor((left - wait) / cycle)
    if (glass.id.startsWith('nurse')) nurses += turns
    else doctors += turns
  }
  let hands = 0
  let nurseLoad = 0
  let doctorLoad = 0
  const withoutNurses = nurses === 0
  for (const one of cases) {
    if (!one.feasible) continue
    hands += handsOf(one)
    nurseLoad += nursesFor(one) + (one.need.exams.length > 0 ? 1 : 0)
    doctorLoad += doctorsFor(one)
  }
  for (let at = 0; at <= SYRINGE; at++) {
    const trips = Math.ceil((short[at] ?? 0) / (BROUGHT[at] ?? 1))
    if (at >= FIRST_ORGAN && at < SYRINGE) doctorLoad += trips
    else if (at !== BLOOD) nurseLoad += trips
    hands += trips * TRIP
  }
  const hoped = hopes / 100
  // [RMD L0] Doctors do the nurses' work too.
  if (withoutNurses) {
    nurses = doctors
    nurseLoad += doctorLoad
  }
  return {
    nurseRoom: nurses * hoped * GLASS_USE - nurseLoad,
    doctorRoom: doctors * hoped * GLASS_USE - doctorLoad,
    handRoom: left * view.seats * hoped * HAND_USE - (hands * pace) / 100,
  }
}
