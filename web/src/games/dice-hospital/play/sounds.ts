// What is to be heard of what happens at a table.

import type { Event } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'

import type { Sound } from '../../../kit/sound.ts'

/** Each sound once. */
export function soundsOf(events: readonly Event[], me: Seat): readonly Sound[] {
  const heard = new Set<Sound>()
  for (const event of events) {
    const mine = 'seat' in event && event.seat === me
    switch (event.type) {
      case 'patientsRolled':
        heard.add('roll')
        break
      case 'patientTreated':
        if (!mine) break
        if (event.act === 'rollAgain') heard.add('roll')
        else heard.add(event.to === null && event.act !== 'deteriorate' ? 'home' : 'heal')
        break
      case 'meeplePlaced':
      case 'ambulanceTaken':
      case 'improvementClaimed':
        heard.add('place')
        break
      case 'patientDied':
        if (mine) heard.add('death')
        break
      case 'bagGained':
        if (mine) heard.add('bag')
        break
      case 'gameEnded':
        heard.add('end')
        break
      default:
    }
  }
  if (heard.has('home')) heard.delete('heal')
  return [...heard]
}
