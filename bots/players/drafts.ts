// Drafts of players who don't calculate: by the look of the dice and a liking for cards.

import {
  type Command,
  diceHospital,
  imagine,
  type ImprovementId,
  isSpecialist,
  REPORTS,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { cardWorth, establishmentOf, type Staffing } from '../worth.ts'
import { dieValue } from './appraisal.ts'

/** What a player goes by when no calculation is done. */
export interface Taste {
  /** What an ambulance is worth by the look of its dice. */
  readonly patient: (value: number) => number
  /** For the lowest number: a blood bag. */
  readonly lowest: number
  readonly card: (card: ImprovementId, round: number, staffing: Staffing) => number
}

/** The healthier the better; big rooms come first, and a few colleagues seem enough: then any room is better. */
export const NAIVE: Taste = {
  patient: (value) => value,
  lowest: 0,
  card: (card, _, { meeples }) =>
    BIG_ROOMS.includes(card) ? 3 : !isSpecialist(card) ? 1 : meeples < ENOUGH_MEEPLES ? 2 : 0,
}

const ENOUGH_MEEPLES = 6

const BIG_ROOMS: readonly ImprovementId[] = [
  'operatingTheatre',
  'earNoseThroat',
  'orthopaedics',
  'crashCentre',
  'isolationWard',
]

/** A card goes by its reputation, whatever else the hospital has. */
export const ROUTINE: Taste = {
  patient: (value) => 0.6 * value,
  lowest: 1,
  card: (card) => cardWorth(card, 7, { meeples: 3, departments: 6 }),
}

/** Ill patients are work, but a bag is a bag; who helps most is known by heart. */
export const SENSIBLE: Taste = {
  patient: (value) => 0.6 * value,
  lowest: 1,
  card: cardWorth,
}

export function draftByTaste(view: View, seat: Seat, taste: Taste): Command {
  let best: Command | null = null
  let most = Number.NEGATIVE_INFINITY
  let looked = 0
  const staffing = establishmentOf(view, seat)
  for (const command of diceHospital.legal(imagine(view, seedFrom('drafts')), seat)) {
    if (command.type === 'undo') continue
    if (++looked > 400) break
    const liking = likingOf(view, command, taste, staffing)
    if (liking <= most) continue
    most = liking
    best = command
  }
  if (best === null) throw new RangeError('there is nothing to decide')
  return best
}

function likingOf(view: View, command: Command, taste: Taste, staffing: Staffing): number {
  switch (command.type) {
    case 'takeAmbulance': {
      const patients = view.ambulances[command.number - 1] ?? []
      const free = view.ambulances.findIndex((load) => load.length > 0) + 1
      return sum(patients, taste.patient) + (command.number === free ? taste.lowest : 0)
    }
    case 'keep':
      return sum(command.patients, taste.patient) + (sum(command.patients, (value) => value) < 9 ? taste.lowest : 0)
    case 'makeRoom':
      return -sum(command.patients, (value) => value)
    case 'claim':
      return taste.card(command.improvement, view.round, staffing)
    case 'reveal':
      return command.kind === 'specialist' ? 1 : 0
    case 'protect':
      return -dieValue(command.patient)
    case 'completeReport':
      return REPORTS[command.report].points
    case 'pass':
      return -1
    default:
      return 0
  }
}

function sum(patients: readonly string[], worth: (value: number) => number): number {
  return patients.reduce((total, patient) => total + worth(dieValue(patient)), 0)
}
