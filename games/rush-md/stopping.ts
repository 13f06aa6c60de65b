// The end of an action, whatever ends it: what is in hand goes back where it came from.

import type { Seat } from '@grand-rounds/kernel'
import type { Returned } from './events.ts'
import type { Turn } from './turn.ts'

/** [RMD 3.23] Nothing happens to a player without an action. */
export function stopAction(turn: Turn, seat: Seat): void {
  const action = turn.state.actions[seat]
  if (!action) return
  const { piece, syringe, task, space } = action
  const returned: Returned[] = []
  if (piece) returned.push({ piece, count: 1, to: task.kind === 'organs' ? 'pool' : 'store' })
  if (syringe) {
    if (syringe.units > 0) returned.push({ piece: syringe.fluid, count: syringe.units, to: 'store' })
    returned.push({ piece: 'syringe', count: 1, to: 'store' })
  }
  for (const { piece: back, count, to } of returned) {
    if (to === 'pool') turn.toPool(back, count)
    else turn.toStore(back, count)
  }
  turn.setAction(seat, null)
  const token = task.kind === 'culture' ? task.token : null
  const hole = task.kind === 'bloodTest' ? task.hole : null
  turn.emit({ type: 'actionEnded', seat, space, returned, token, hole })
}
