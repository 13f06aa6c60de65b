// The best activation by trying everything with the engine's own rules: no bound, no order, no short cut. Equal
// hospitals are looked at once.

import { type Command, diceHospital, pointsForDischarging, type State } from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import type { Weights } from '../solver/input.ts'

const SEAT = 0

/** `stopAt`: more hospitals than this, and the answer is null. */
export function bruteForce(state: State, weights: Weights, stopAt: number): number | null {
  const seen = new Set<string>()
  // Copies are cheaper without what an activation does not touch.
  const first: State = { ...state, departmentDeck: [], specialistDeck: [], eventDeck: [], undo: null }
  const before = fatalities(first)
  const open: State[] = [first]
  let best = Number.NEGATIVE_INFINITY
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = keyOf(next)
    if (seen.has(key)) continue
    if (seen.size >= stopAt) return null
    seen.add(key)
    best = Math.max(best, endValue(next, weights, before))
    open.push(...successors(next))
  }
  return best
}

const fatalities = (state: State) => state.hospitals[SEAT]?.fatalities ?? 0

/** Who stands where does not matter, only what is left. */
function keyOf(state: State): string {
  const hospital = state.hospitals[SEAT]
  if (!hospital) return ''
  const { wards, lounge, bags, nurses, departments, specialists, model } = hospital
  const free = departments.filter(({ by }) => by === null).map(({ id }) => id)
  const waiting = specialists.filter(({ placed }) => !placed).map(({ id }) => id)
  const points = hospital.points.length
  const parts = [wards, lounge, bags, nurses, free, waiting, model, hospital.fatalities, points, hospital.followUp]
  return JSON.stringify(parts)
}

/** The objective, read off the engine's state. Deaths and removed tokens are told apart by the points they cost. */
export function endValue(state: State, weights: Weights, fatalitiesBefore: number, neglect = 1): number {
  const hospital = state.hospitals[SEAT]
  if (!hospital) return 0
  const { wards, lounge, bags, points } = hospital
  let value = pointsForDischarging(lounge[0] + lounge[1] + lounge[2]) + bags * weights.bag
  if (wards.length === 0) value += weights.emptyWards
  for (const p of wards) {
    const left = (p & 7) - ((p & 8) === 0 ? neglect : 0)
    value += left <= 0 ? weights.death : weights.leftoverBase + weights.leftoverPerValue * left
  }
  for (const { source, points: gained } of points) if (source === 'registrar') value += gained
  // Good for both only where a removed token is worth what a death costs.
  return value + (hospital.fatalities - fatalitiesBefore) * weights.death
}

function successors(state: State): State[] {
  if ((state.hospitals[SEAT]?.followUp ?? null) !== null) return afterEach(state, () => true)
  const found: State[] = []
  const playing = new Playing(state)
  for (const meeple of playing.freeMeeples(SEAT)) {
    for (const department of playing.openDepartments(SEAT)) {
      if (!playing.canActivate(SEAT, department)) continue
      for (const targets of playing.departmentChoices(SEAT, department)) {
        const placed = new Playing(state)
        const aftermath = placed.place(SEAT, meeple, department, targets)
        const further = aftermath === null ? [] : placed.specialistChoices(SEAT, aftermath)
        found.push(placed.state)
        for (const choice of further) {
          const used = new Playing(state)
          const again = used.place(SEAT, meeple, department, targets)
          if (again) used.useSpecialist(SEAT, again, choice)
          found.push(used.state)
        }
      }
    }
  }
  if ((state.hospitals[SEAT]?.bags ?? 0) === 0) return found
  found.push(...afterEach(state, ({ type }) => type === 'spendBag' || type === 'recolour'))
  return found
}

/** After each legal command that is meant; nothing is taken back. */
function afterEach(state: State, isMeant: (command: Command) => boolean): State[] {
  const found: State[] = []
  for (const command of diceHospital.legal(state, SEAT)) {
    if (command.type === 'undo' || !isMeant(command)) continue
    const after = new Playing(state)
    after.do(SEAT, command)
    found.push(after.state)
  }
  return found
}
