import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { list } from '../grammar.ts'
import { patients, points, pointsDative } from './terms.ts'

export const pointSources: DiceHospitalTexts['pointSources'] = {
  discharged: 'entlassene Patienten',
  emptyWards: 'leere Stationen',
  administrator: 'Verwalter',
  registrar: 'Assistenzärztin',
  event: 'Ereigniskarte',
  report: 'Arztbericht',
  pickup: 'letzte Abholung',
  leftBehind: 'zurückgebliebene Patienten',
  fatalities: 'Todesfälle',
  bags: 'Blutbeutel',
  missedReports: 'offene Arztberichte',
  position: 'Punkte zu Beginn',
}

export const results: DiceHospitalTexts['results'] = {
  over: 'Das Spiel ist vorbei.',
  solo: ({ who, points: n }) => `${who} schließt die Türen mit ${pointsDative({ count: n })}.`,
  wins: ({ who, points: n }) => `${who} gewinnt mit ${pointsDative({ count: n })}.`,
  winsByPatients: ({ who, points: n, left, others }) =>
    `${who} gewinnt: Gleichstand bei ${pointsDative({ count: n })}, aber weniger Patienten übrig (${left} gegen ${others}).`,
  winsByValues: ({ who, points: n, values, others }) =>
    `${who} gewinnt: Gleichstand bei ${pointsDative({ count: n })} und bei den übrigen Patienten, aber diese sind besser dran (Werte zusammen ${values} gegen ${others}).`,
  shared: ({ who, points: n }) => `${list(who)} teilen sich den Sieg mit ${pointsDative({ count: n })}.`,
  standing: ({ who, place, points: n, left, values }) =>
    `${place}. ${who}: ${points({ count: n })}, noch ${patients({ count: left })} (Werte zusammen ${values})`,
}
