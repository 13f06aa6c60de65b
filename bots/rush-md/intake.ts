// Whom to let in: as many as glasses, hands and the clock allow beyond those who are in the house, and nobody once the
// goal is as good as reached. Whoever is still there at the evaluation is a medical error.

import { PATIENT_IDS, PATIENTS, type View } from '@grand-rounds/rush-md'
import type { Habits } from './levels.ts'
import { EXPECTED } from './needs.ts'
import type { Survey } from './survey.ts'

export interface Intake {
  readonly inPatients: number
  readonly outPatients: number
  readonly worth: number
}

/** What one more patient can be expected to take: nurses, doctors, milliseconds of somebody's hands. */
const ONE_MORE = {
  in: { nurses: 4.4, doctors: 2.2, hands: 88_000, least: 105_000 },
  out: { nurses: 2.8, doctors: 0, hands: 35_000, least: 45_000 },
} as const

/** Tenths of a point that one more can be expected to bring. */
const WORTH = { in: expected('in'), out: expected('out') } as const

function expected(kind: 'in' | 'out'): number {
  const cards = PATIENT_IDS.map((id) => PATIENTS[id]).filter((card) => card.kind === kind)
  const sum = cards.reduce((all, { reward, exams }) => all + 10 * reward + (exams[0] ? EXPECTED[exams[0]] : 0), 0)
  return sum / cards.length
}

/** Nobody wants more than this to wait for the doctors at a time. */
const WAITING = { in: 3, out: 4 } as const
const WARD_TURN = 55_000
const NOBODY: Intake = { inPatients: 0, outPatients: 0, worth: 0 }

/** `seat`: who is at the desk and asks what to draw; others leave to whoever is there what is under way. */
export function intakeOf(scene: Survey, { pace, hopes }: Habits, seat: number | null = null): Intake {
  const { view, left } = scene
  if (left === 0 || scene.nobodyIn || isGoalInSight(scene)) return NOBODY
  const slower = pace / hopes
  // Those who are at the desk will have drawn as many as they may.
  let coming = 0
  for (const [by, action] of view.actions.entries())
    if (by !== seat && action?.task.kind === 'drawing') coming += action.task.left
  const beds = view.beds.filter(({ patient }) => patient === null).length - view.desk.length
  const open = view.options.lesson !== 'L0'
  const brave = courage(view)
  let nurses = scene.nurseRoom * brave
  let doctors = scene.doctorRoom * brave
  let hands = scene.handRoom * brave
  const fit = (kind: 'in' | 'out', most: number): number => {
    const one = ONE_MORE[kind]
    if (left < one.least * slower) return 0
    const byDoctors = one.doctors === 0 ? most : doctors / one.doctors
    const count = Math.max(0, Math.floor(Math.min(most, nurses / one.nurses, byDoctors, hands / (one.hands * slower))))
    nurses -= count * one.nurses
    doctors -= count * one.doctors
    hands -= count * one.hands * slower
    return count
  }
  // A ward takes one nurse at a time, and everybody is treated there at last.
  const treatable = Math.floor((2 * left) / WARD_TURN) - scene.cases.filter(({ place }) => place !== 'clinic').length
  const inPatients = open ? fit('in', Math.min(beds, treatable, WAITING.in - view.desk.length, view.inDecks.in)) : 0
  const outPatients = fit('out', Math.min(WAITING.out - view.clinic.length, view.inDecks.out))
  if (inPatients + outPatients <= coming) return NOBODY
  const worth = inPatients > 0 ? (100 * WORTH.in) / 6 : (100 * WORTH.out) / 3.6
  return { inPatients, outPatients, worth: Math.round(worth) }
}

/** Few skill points left: rather too few patients than one too many. */
function courage({ skill, goal }: View): number {
  const spare = skill - goal.skillLeft
  if (spare > 14) return 1
  if (spare > 9) return 0.85
  return spare > 5 ? 0.7 : 0.55
}

/** What is in the house will do, with something to spare for what goes wrong. */
function isGoalInSight({ view, cases, secured }: Survey): boolean {
  const { goal, reputation, discharged } = view
  let points = 10 * reputation + secured.reward
  let patients = discharged.length + secured.patients
  for (const { need, feasible } of cases) {
    if (!feasible) continue
    points += (need.reward * 8) / 10
    patients++
  }
  return points >= 10 * goal.reputation && patients >= goal.patients
}
