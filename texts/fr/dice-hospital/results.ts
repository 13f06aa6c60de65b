import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { count, list } from '../grammar.ts'
import { points } from './terms.ts'

export const pointSources: DiceHospitalTexts['pointSources'] = {
  discharged: 'patients sortis',
  emptyWards: 'salles vides',
  administrator: 'administrateur',
  registrar: 'Chef de clinique',
  event: 'carte événement',
  report: 'rapport médical',
  pickup: 'collecte finale',
  leftBehind: 'patients restés là',
  fatalities: 'décès',
  bags: 'poches de sang',
  missedReports: 'rapports non remplis',
  position: 'points de départ',
}

export const results: DiceHospitalTexts['results'] = {
  over: 'La partie est terminée.',
  solo: ({ who, points: n }) => `${who} ferme les portes avec ${points({ count: n })}.`,
  wins: ({ who, points: n }) => `${who} gagne avec ${points({ count: n })}.`,
  winsByPatients: ({ who, points: n, left, others }) =>
    `${who} gagne : égalité à ${points({ count: n })}, mais moins de patients restants (${left} contre ${others}).`,
  winsByValues: ({ who, points: n, values, others }) =>
    `${who} gagne : égalité à ${points({ count: n })} et en patients restants, mais ceux-ci vont mieux (total des valeurs : ${values} contre ${others}).`,
  shared: ({ who, points: n }) => `${list(who)} se partagent la victoire avec ${points({ count: n })}.`,
  standing: ({ who, place, points: n, left, values }) =>
    `${place}. ${who} : ${points({ count: n })}, ${count(left, { one: '# patient restant', other: '# patients restants' })} (total des valeurs : ${values})`,
}
