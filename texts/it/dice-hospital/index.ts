import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { eventCards } from './event-cards.ts'
import { events } from './events.ts'
import { options, presets } from './options.ts'
import { followUps, phases, stages } from './phases.ts'
import { impossible, refusals } from './refusals.ts'
import { reports } from './reports.ts'
import { pointSources, results } from './results.ts'
import { review } from './review.ts'
import { specialists } from './specialists.ts'
import { ambulances, own, terms } from './terms.ts'

export const diceHospital: DiceHospitalTexts = {
  name: 'Dice Hospital',
  terms,
  departments,
  specialists,
  administrators,
  eventCards,
  reports,
  ambulances,
  own,
  phases,
  stages,
  followUps,
  options,
  presets,
  pointSources,
  results,
  events,
  refusals,
  impossible,
  review,
}
