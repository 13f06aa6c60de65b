// What a hospital is worth if its shift ended now: the measure of the players who look one step ahead.

import {
  fatalityCost,
  type HospitalView,
  isDead,
  neglectSteps,
  pointsForDischarging,
  readDie,
  type View,
} from '@grand-rounds/dice-hospital'
import type { Weights } from '../solver/input.ts'

export function dieValue(patient: string): number {
  return readDie(patient)?.value ?? 0
}

function isTreated(patient: string): boolean {
  return readDie(patient)?.treated ?? false
}

export function appraise(hospital: HospitalView, { options }: View, weights: Weights): number {
  const { red, yellow, green } = hospital.lounge
  let worth =
    pointsForDischarging(red + yellow + green) +
    weights.bag * hospital.bags -
    fatalityCost(options) * hospital.fatalities +
    hospital.score
  for (const patient of hospital.wards) {
    const value = dieValue(patient) - (isTreated(patient) ? 0 : neglectSteps(options))
    worth += isDead(value) ? weights.death : weights.leftoverBase + weights.leftoverPerValue * value
  }
  return hospital.wards.length === 0 ? worth + weights.emptyWards : worth
}
