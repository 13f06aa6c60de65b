// Going on with a scene where it doesn't matter what is decided.

import { diceHospital, type Event } from '@grand-rounds/dice-hospital'
import { first } from '../sampling.ts'
import type { Scene } from './scenario.ts'

/** Far more steps than any game has. */
const LONGEST = 2_000

/** Everyone does the first thing on their list until something holds. Gives all events on the way. */
export function playOn(scene: Scene, until: (scene: Scene) => boolean): readonly Event[] {
  const told: Event[] = []
  for (let i = 0; i < LONGEST; i++) {
    if (until(scene)) return told
    const [seat] = scene.toAct
    if (seat === undefined) break
    const [command] = first(diceHospital.legal(scene.state, seat), 1)
    if (command) told.push(...scene.does(seat, command).events)
  }
  throw new Error(`it never came to that; round ${scene.state.round}, ${scene.state.stage}`)
}

/** All hospitals stop working, in whatever order they are asked. */
export function endShifts(scene: Scene): readonly Event[] {
  const told: Event[] = []
  const { round } = scene.state
  while (scene.state.stage === 'activation' && scene.state.round === round) {
    const [seat] = scene.toAct
    if (seat === undefined) break
    told.push(...scene.does(seat, { type: 'endShift' }).events)
  }
  return told
}
