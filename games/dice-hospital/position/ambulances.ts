// The ambulances of a position, and who has taken one already.

import { type Read, type Refused, refuse } from '@grand-rounds/kernel'
import { isTreated, type Patient, readPatient, valueOf } from '../patients.ts'
import { type Turn, clockwiseFrom } from '../turn.ts'
import { impossible, type Position } from './position.ts'

const LOWEST = 2
const HIGHEST = 5
const LOAD = 3

export function layAmbulances(turn: Turn, { phase, ambulances }: Position): Refused | null {
  const { state, seats } = turn
  if (phase !== 'split' && phase !== 'ambulances') return ambulances === undefined ? null : impossible('ambulances')
  if (ambulances?.length !== seats + 1) return impossible('ambulances')
  for (const load of ambulances) {
    const read = readLoad(load)
    if (!read.ok) return read
    state.ambulances.push(read.value)
  }
  return inOrder(turn) && takenInTurn(turn) ? null : impossible('ambulances')
}

function readLoad(load: readonly string[]): Read<Patient[]> {
  const patients: Patient[] = []
  for (const text of load) {
    const p = readPatient(text)
    if (p === null || isTreated(p)) return refuse('badNotation', { word: text.slice(0, 40) })
    patients.push(p)
  }
  return { ok: true, value: patients.sort((a, b) => valueOf(a) - valueOf(b) || a - b) }
}

/** [DH 2.2] Lowest values first; what was taken has to fit in between. */
function inOrder({ state }: Turn): boolean {
  let last = LOWEST
  for (const [i, load] of state.ambulances.entries()) {
    const taker = state.hospitals.find(({ ambulance }) => ambulance === i + 1)
    if (taker !== undefined && load.length > 0) return false
    const values = (taker?.arrivals ?? load).map(valueOf).sort((a, b) => a - b)
    // [DH 5.5] One of four came later: the one that fits worst.
    if (values.length > LOAD) values.splice((values[0] ?? 0) < last ? 0 : LOAD, 1)
    const lowest = values[0]
    const highest = values.at(-1)
    if (values.length !== LOAD || lowest === undefined || highest === undefined) return false
    if (lowest < last || highest > HIGHEST) return false
    last = highest
  }
  return true
}

/** [DH 2.3] Clockwise from the first player, who did not take number 1. */
function takenInTurn({ state, seats }: Turn): boolean {
  if (state.hospitals[state.first]?.ambulance === 1) return false
  const took = clockwiseFrom(state.first, seats).map((seat) => state.hospitals[seat]?.ambulance !== null)
  return !took.includes(false) || !took.slice(took.indexOf(false)).includes(true)
}
