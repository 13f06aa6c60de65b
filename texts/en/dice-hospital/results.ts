import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { list } from '../grammar.ts'
import { patients, points } from './terms.ts'

export const pointSources: DiceHospitalTexts['pointSources'] = {
  discharged: 'discharged patients',
  emptyWards: 'empty wards',
  administrator: 'administrator',
  registrar: 'Registrar',
  event: 'event card',
  report: 'medical report',
  pickup: 'final pickup',
  leftBehind: 'patients left behind',
  fatalities: 'fatalities',
  bags: 'blood bags',
  missedReports: 'reports not completed',
  position: 'points at the start',
}

export const results: DiceHospitalTexts['results'] = {
  over: 'The game is over.',
  solo: ({ who, points: n }) => `${who} closes the doors with ${points({ count: n })}.`,
  wins: ({ who, points: n }) => `${who} wins with ${points({ count: n })}.`,
  winsByPatients: ({ who, points: n, left, others }) =>
    `${who} wins: level on ${points({ count: n })}, but with fewer patients left (${left} against ${others}).`,
  winsByValues: ({ who, points: n, values, others }) =>
    `${who} wins: level on ${points({ count: n })} and on patients left, but these are better off (values of ${values} in all against ${others}).`,
  shared: ({ who, points: n }) => `${list(who)} share the win with ${points({ count: n })}.`,
  standing: ({ who, place, points: n, left, values }) =>
    `${place}. ${who}: ${points({ count: n })}, ${patients({ count: left })} left (values of ${values} in all)`,
}
