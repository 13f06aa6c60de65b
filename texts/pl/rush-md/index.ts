import type { RushMdTexts } from '../../rush-md/texts.ts'
import { diagnoses, patients } from './cards.ts'
import { epidemics } from './epidemics.ts'
import { events } from './events.ts'
import { goals } from './goals.ts'
import { lessons, options, presets } from './options.ts'
import { papers } from './papers.ts'
import { exams, phases, places, stages } from './places.ts'
import { refusals } from './refusals.ts'
import { results } from './results.ts'
import { terms } from './terms.ts'

export const rushMd: RushMdTexts = {
  name: 'Ostry Dyżur (Rush M.D.)',
  terms,
  patients,
  diagnoses,
  epidemics,
  goals,
  papers,
  own: 'To nasza własna karta: nie ma jej w żadnej instrukcji.',
  phases,
  stages,
  places,
  exams,
  lessons,
  options,
  presets,
  results,
  events,
  refusals,
}
