import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { list } from '../grammar.ts'
import { patients, points } from './terms.ts'

export const pointSources: DiceHospitalTexts['pointSources'] = {
  discharged: 'ontslagen patiënten',
  emptyWards: 'lege ziekenzalen',
  administrator: 'beheerder',
  registrar: 'Arts-assistent',
  event: 'gebeurteniskaart',
  report: 'medisch rapport',
  pickup: 'laatste ophaalronde',
  leftBehind: 'achtergebleven patiënten',
  fatalities: 'overlijdensfiches',
  bags: 'bloedzakken',
  missedReports: 'rapporten die niet af zijn',
  position: 'punten bij het begin',
}

export const results: DiceHospitalTexts['results'] = {
  over: 'Het spel is afgelopen.',
  solo: ({ who, points: n }) => `${who} sluit de deuren met ${points({ count: n })}.`,
  wins: ({ who, points: n }) => `${who} wint met ${points({ count: n })}.`,
  winsByPatients: ({ who, points: n, left, others }) =>
    `${who} wint: gelijk op ${points({ count: n })}, maar met minder patiënten over (${left} tegen ${others}).`,
  winsByValues: ({ who, points: n, values, others }) =>
    `${who} wint: gelijk op ${points({ count: n })} en in achtergebleven patiënten, maar deze zijn er beter aan toe (samen waarde ${values} tegen ${others}).`,
  shared: ({ who, points: n }) => `${list(who)} delen de overwinning met ${points({ count: n })}.`,
  standing: ({ who, place, points: n, left, values }) =>
    `${place}. ${who}: ${points({ count: n })}, nog ${patients({ count: left })} (samen waarde ${values})`,
}
