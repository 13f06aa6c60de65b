// What needs no glass: beds are moved, organs thrown out, run-out glasses taken off.

import type { Refused, Seat } from '@grand-rounds/kernel'
import type { Command } from '../commands.ts'
import { ownerOf } from '../glasses.ts'
import { no } from '../refusals.ts'
import type { Bed, State } from '../state.ts'
import { bedOf, glassOf, type Turn } from '../turn.ts'

/** [RMD 3.22] By an exam on it, by work in its operating room, by the MRI while its sand runs. */
function isHeld(state: State, { spot, patient }: Bed): boolean {
  if (spot === null) return false
  if (spot === 'mri' && state.glasses.some((glass) => glass.space === 'mri' && glass.running)) return true
  return state.actions.some((action) => {
    switch (action?.task.kind) {
      case 'culture':
      case 'bloodTest':
      case 'xray':
      case 'mri':
        return action.task.patient === patient?.card
      case 'operating':
      case 'medicating':
        return action.task.theatre === spot
      default:
        return false
    }
  })
}

export function moveBed(turn: Turn, seat: Seat, { bed: id, to }: Command & { type: 'moveBed' }): Refused | null {
  const bed = bedOf(turn.state, id)
  const spot = to === 'ward' ? null : to
  if (bed.spot === spot) return no('alreadyThere')
  if (isHeld(turn.state, bed)) return no('bedHeld', { bed: id })
  if (spot !== null && turn.state.beds.some((other) => other.spot === spot)) return no('spotTaken', { spot })
  turn.setBed({ ...bed, spot })
  turn.emit({ type: 'bedMoved', seat, bed: id, to })
  return null
}

export function throwOut(turn: Turn, seat: Seat, { organ }: Command & { type: 'throwOut' }): Refused | null {
  if (turn.state.store[organ] === 0) return no('storeEmpty', { piece: organ })
  turn.toStore(organ, -1)
  turn.toPool(organ, 1)
  turn.emit({ type: 'organThrownOut', seat, organ })
  return null
}

/** It frees the space and ends no action. */
export function takeOff(turn: Turn, seat: Seat, { glass: id }: Command & { type: 'takeOff' }): Refused | null {
  const glass = glassOf(turn.state, id)
  if (!glass) return no('noSuchGlass')
  if (glass.space === null) return no('glassNotPlaced')
  if (glass.running) return no('sandRunning', { glass: id })
  const owner = ownerOf(turn.state, id)
  if (owner !== null && owner !== seat) return no('notYourDoctor')
  turn.setGlass({ ...glass, space: null })
  turn.emit({ type: 'glassTakenOff', seat, glass: id, space: glass.space })
  return null
}
