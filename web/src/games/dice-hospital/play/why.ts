// Why a thing can't be used: the refusal that the rules would give for what was meant, or our own words for it.

import { type Command, DEPARTMENT_IDS, type DepartmentId } from '@grand-rounds/dice-hospital'
import type { Refusal } from '@grand-rounds/kernel'

import { departmentOf, IDLE, possibleWith } from './choosing-machine.ts'
import { readThing, type ThingId } from '../board/gesture.ts'
import type { Context, Hand } from './hand.ts'
import { whyNot } from './possible.ts'

export type WhyRefused =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'nobodyFits'; readonly department: DepartmentId }
  | { readonly kind: 'nobodyFree' }
  | { readonly kind: 'wait' }

export function whyRefused(context: Context, hand: Hand, id: ThingId): WhyRefused {
  const command = meant(context, hand, id)
  if (command === 'nobodyFree') return { kind: 'nobodyFree' }
  if (command === null) return { kind: 'wait' }
  const refusal = whyNot(context.view, context.seat, command)
  const silent = refusal === null || (command.type === 'place' && refusal.code === 'wrongNumberOfPatients')
  if (command.type === 'place' && silent) return { kind: 'nobodyFits', department: command.department }
  return refusal === null ? { kind: 'wait' } : { kind: 'refusal', refusal }
}

function meant(context: Context, { placing }: Hand, id: ThingId): Command | 'nobodyFree' | null {
  const { view, patients } = context
  const pressed = readThing(id)
  const patient = patients.find(({ key }) => key === pressed?.name)
  switch (pressed?.kind) {
    case 'ambulance':
      return { type: 'takeAmbulance', number: Number(pressed.name) }
    case 'card': {
      const [name] = pressed.name.split('/')
      const improvement = [...view.departmentRow, ...view.specialistRow].find((one) => one === name)
      return improvement ? { type: 'claim', improvement } : null
    }
    case 'room': {
      const possible = possibleWith(context, IDLE)
      const department = departmentOf(context, Number(pressed.name))
      if (department === null || view.stage !== 'activation') return known(department)
      const [free = 'nurse'] = possible.meeples
      if (possible.meeples.length === 0) return 'nobodyFree'
      const wish = patients.find(({ key }) => key === placing.wish)
      return { type: 'place', meeple: placing.meeple ?? free, department, targets: wish ? [wish.text] : [] }
    }
    case 'meeple': {
      const meeple = view.hospitals[context.seat]?.specialists.find((one) => one.id === pressed.name)?.id ?? 'nurse'
      const department = view.hospitals[context.seat]?.departments.find(({ by }) => by === null)?.id ?? 'clinic'
      return { type: 'place', meeple, department, targets: [] }
    }
    case 'bag':
      return patients[0] ? { type: 'spendBag', target: patients[0].text } : null
    case 'patient': {
      if (!patient) return null
      if (view.stage === 'protection') return { type: 'protect', patient: patient.text }
      const department = departmentOf(context, placing.room)
      if (view.stage !== 'activation') return { type: 'spendBag', target: patient.text }
      const picked = placing.targets.map(({ target }) => target)
      if (department === null) return null
      return { type: 'place', meeple: placing.meeple ?? 'nurse', department, targets: [...picked, patient.text] }
    }
    case 'report': {
      const report = view.reports?.lower.find((one) => one === pressed.name)
      return report ? { type: 'completeReport', report } : null
    }
    case 'space':
      return patients[0] ? { type: 'pickUp', patient: patients[0].text, space: Number(pressed.name) } : null
    default:
      return null
  }
}

/** Outside the activation a room is not for pressing; the rules say what is asked instead. */
function known(department: DepartmentId | null): Command | null {
  const found = DEPARTMENT_IDS.find((id) => id === department)
  return found ? { type: 'place', meeple: 'nurse', department: found, targets: [] } : null
}
