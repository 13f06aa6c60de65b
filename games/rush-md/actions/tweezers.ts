// A slip of the tweezers, whatever they hold: the piece drops back where it was.

import type { Refused, Seat } from '@grand-rounds/kernel'
import { no } from '../refusals.ts'
import type { Turn } from '../turn.ts'

export function slip(turn: Turn, seat: Seat): Refused | null {
  const action = turn.state.actions[seat]
  if (!action) return no('noAction')
  const { piece, task } = action
  const hole = task.kind === 'bloodTest' ? task.hole : null
  if (task.kind === 'bloodTest') {
    if (hole === null) return no('handEmpty')
    turn.setAction(seat, { ...action, task: { ...task, hole: null } })
  } else {
    if (piece === null) return no('handEmpty')
    if (task.kind === 'organs') turn.toPool(piece, 1)
    else turn.toStore(piece, 1)
    turn.setAction(seat, { ...action, piece: null })
  }
  turn.emit({ type: 'slipped', seat, piece, hole })
  return null
}
