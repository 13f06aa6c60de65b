// What a press would do, before it is done: for whoever points at a room or at a patient.

import type { Light, ThingId } from '../board/gesture.ts'
import { type Context, type Hand, pressIn } from './hand.ts'
import { departmentOutcome } from './outcomes.ts'
import { pointsAt } from './whereabouts.ts'

const NOTHING: ReadonlyMap<ThingId, Light> = new Map()

/** The patients whom a press on this thing would treat at once, with what they become. */
export function previewOf(context: Context, hand: Hand, id: ThingId): ReadonlyMap<ThingId, Light> {
  if (context.view.stage !== 'activation' || !id.startsWith('room:')) return NOTHING
  const { command } = pressIn(context, hand, id)
  if (command?.type !== 'place') return NOTHING
  const lights = new Map<ThingId, Light>()
  const patients = pointsAt(context, command).filter((one) => one.startsWith('patient:'))
  for (const [i, target] of command.targets.entries()) {
    const patient = patients[i]
    const outcome = departmentOutcome(command.department, i, target)
    if (patient && outcome) lights.set(patient, { outcome })
  }
  return lights
}
