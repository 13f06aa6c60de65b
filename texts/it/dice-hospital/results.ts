import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { count, list } from '../grammar.ts'
import { points } from './terms.ts'

export const pointSources: DiceHospitalTexts['pointSources'] = {
  discharged: 'pazienti dimessi',
  emptyWards: 'reparti vuoti',
  administrator: 'amministratore',
  registrar: 'Medico internista',
  event: 'carta evento',
  report: 'rapporto medico',
  pickup: 'raccolta finale',
  leftBehind: 'pazienti rimasti',
  fatalities: 'decessi',
  bags: 'sacche di sangue',
  missedReports: 'rapporti non completati',
  position: 'punti di partenza',
}

export const results: DiceHospitalTexts['results'] = {
  over: 'La partita è finita.',
  solo: ({ who, points: n }) => `${who} chiude le porte con ${points({ count: n })}.`,
  wins: ({ who, points: n }) => `${who} vince con ${points({ count: n })}.`,
  winsByPatients: ({ who, points: n, left, others }) =>
    `${who} vince: parità a ${points({ count: n })}, ma meno pazienti rimasti (${left} contro ${others}).`,
  winsByValues: ({ who, points: n, values, others }) =>
    `${who} vince: parità a ${points({ count: n })} e nei pazienti rimasti, che però stanno meglio (somma dei valori: ${values} contro ${others}).`,
  shared: ({ who, points: n }) => `${list(who)} si dividono la vittoria con ${points({ count: n })}.`,
  standing: ({ who, place, points: n, left, values }) =>
    `${place}. ${who}: ${points({ count: n })}, ${count(left, { one: '# paziente rimasto', other: '# pazienti rimasti' })} (somma dei valori: ${values})`,
}
