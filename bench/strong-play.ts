// Four Chiefs at a table: where the solver's positions come from. Base game without administrators.
// `node bench/solver.bench.ts positions` writes them anew.

import { decide } from '@grand-rounds/bots'
import { diceHospital, printHospital, type State } from '@grand-rounds/dice-hospital'
import { Playing } from '@grand-rounds/dice-hospital/playing'
import { type Seat, seedFrom } from '@grand-rounds/kernel'

/** A hospital at the start of its activation, in notation. */
export interface Activation {
  readonly round: number
  readonly hospital: string
}

export function playStrongGame(name: string): Activation[] {
  const read = diceHospital.readOptions({ administrators: false }, 4)
  if (!read.ok) throw new Error(read.refusal.code)
  const playing = Playing.start({ options: read.value, seats: 4, seed: seedFrom(name) })
  const seen: Activation[] = []
  const begun = new Set<string>()
  for (let seat = playing.next; seat !== null; seat = playing.next) {
    const { state } = playing
    const shift = `${state.round} ${seat}`
    if (state.stage === 'activation' && !begun.has(shift)) {
      begun.add(shift)
      seen.push({ round: state.round, hospital: lineOf(state, seat) })
    }
    for (const command of decide(playing.view(seat), seat, 'chief'))
      if (command.type !== 'undo') playing.do(seat, command)
  }
  return seen
}

function lineOf(state: State, seat: Seat): string {
  const hospital = state.hospitals[seat]
  if (!hospital) throw new RangeError(`no seat ${seat}`)
  return printHospital({ ...hospital, ambulance: null, fatalities: 0, points: [] })
}
