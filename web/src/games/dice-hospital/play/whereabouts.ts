// Where on the board a command is done: for hints that point.

import type { Command } from '@grand-rounds/dice-hospital'

import type { Keyed } from './choosing-machine.ts'
import { thing, type ThingId } from '../board/gesture.ts'
import type { Context } from './hand.ts'
import { patientIn } from './outcomes.ts'

export function pointsAt(context: Context, command: Command): readonly ThingId[] {
  const { view, seat, patients } = context
  switch (command.type) {
    case 'place': {
      const rooms = view.hospitals[seat]?.departments ?? []
      const room = rooms.findIndex(({ id, by }) => id === command.department && by === null)
      return [
        thing('meeple', command.meeple),
        ...(room >= 0 ? [thing('room', room)] : []),
        ...keysOf(patients, command.targets),
      ]
    }
    case 'spendBag':
      return [thing('bag', 0), ...keysOf(patients, [command.target])]
    case 'recolour':
      return [thing('bag', 0), ...keysOf(patients, [command.target])]
    case 'useSpecialist':
      return keysOf(patients, command.targets)
    case 'release':
    case 'protect':
      return keysOf(patients, [command.patient])
    case 'takeAmbulance':
      return [thing('ambulance', command.number)]
    case 'chooseModel':
      return [thing('model', command.specialist)]
    default:
      return []
  }
}

function keysOf(patients: readonly Keyed[], targets: readonly string[]): readonly ThingId[] {
  const left = [...patients]
  return targets.flatMap((target) => {
    const at = left.findIndex(({ text }) => text === patientIn(target))
    const [found] = at >= 0 ? left.splice(at, 1) : []
    return found ? [thing('patient', found.key)] : []
  })
}
