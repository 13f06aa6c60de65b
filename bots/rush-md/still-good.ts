// Between the thought and the deed others act: what can't be done any more is not tried.

import type { Seat } from '@grand-rounds/kernel'
import { type Command, SPACES, type View } from '@grand-rounds/rush-md'
import { isInHands } from './jobs.ts'

/** The command in mind, if it can still be given when its time has come. */
export function stillGood(view: View, seat: Seat, command: Command): Command | null {
  switch (command.type) {
    case 'place':
      return canPlace(view, command) ? command : null
    case 'takeOff':
      return view.stage === 'action' && !view.paused && isSpent(view, command.glass) ? command : null
    case 'moveBed': {
      const bed = view.beds.find(({ id }) => id === command.bed)
      if (view.stage !== 'action' || view.paused || !bed || isInHands(view, bed)) return null
      if (bed.spot === (command.to === 'ward' ? null : command.to)) return null
      return command.to === 'ward' || !view.beds.some(({ spot }) => spot === command.to) ? command : null
    }
    case 'admit': {
      const bed = view.beds.find(({ id }) => id === command.bed)
      const free = bed && bed.patient === null && bed.spot === null
      return free && view.desk.some(({ card }) => card === command.patient) ? command : null
    }
    case 'give':
      return view.store[command.piece] > 0 && view.actions[seat] ? command : null
    case 'grip':
      return view.actions[seat] && (view.busyUntil[seat] ?? null) === null ? command : null
    default:
      return command
  }
}

const isRunOut = ({ glasses }: View, glass: string): boolean =>
  glasses.some(({ id, running }) => id === glass && !running)
const isSpent = ({ glasses }: View, glass: string): boolean =>
  glasses.some(({ id, space, running }) => id === glass && space !== null && !running)

/** Nobody was quicker with the glass, at the space or with the patient. */
function canPlace(view: View, { glass, space, patient }: Command & { type: 'place' }): boolean {
  if (view.stage !== 'action' || view.paused || !isRunOut(view, glass)) return false
  if (view.glasses.some(({ id, space: at }) => at === space && id !== glass)) return false
  if (patient === undefined || SPACES[space].work === 'surgery' || SPACES[space].work === 'medication') return true
  return !view.actions.some((action) => action && 'patient' in action.task && action.task.patient === patient)
}
