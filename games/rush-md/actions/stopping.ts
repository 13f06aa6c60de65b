// The end of an action, whatever ends it: what is in hand goes back where it came from.

import type { Seat } from '@grand-rounds/kernel'
import type { Turn } from '../turn.ts'

/** [RMD 3.23] Nothing happens to a player without an action. */
export function stopAction(turn: Turn, seat: Seat): void {
  const action = turn.state.actions[seat]
  if (!action) return
  const { piece, syringe, task, space } = action
  if (piece) {
    if (task.kind === 'organs') turn.toPool(piece, 1)
    else turn.toStore(piece, 1)
  }
  if (syringe) {
    turn.toStore(syringe.fluid, syringe.units)
    turn.toStore('syringe', 1)
  }
  turn.setAction(seat, null)
  turn.emit({ type: 'actionEnded', seat, space })
}
