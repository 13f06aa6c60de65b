import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { count, list } from '../grammar.ts'
import { points } from './terms.ts'

export const pointSources: DiceHospitalTexts['pointSources'] = {
  discharged: 'wypisani pacjenci',
  emptyWards: 'puste sale',
  administrator: 'dyrektor',
  registrar: 'Rezydent',
  event: 'karta wydarzenia',
  report: 'raport medyczny',
  pickup: 'końcowy odbiór',
  leftBehind: 'pozostali pacjenci',
  fatalities: 'zgony',
  bags: 'jednostki krwi',
  missedReports: 'niewypełnione raporty',
  position: 'punkty na początku',
}

export const results: DiceHospitalTexts['results'] = {
  over: 'Koniec gry.',
  solo: ({ who, points: n }) => `${who} zamyka szpital z wynikiem: ${points({ count: n })}.`,
  wins: ({ who, points: n }) => `${who} wygrywa z wynikiem: ${points({ count: n })}.`,
  winsByPatients: ({ who, points: n, left, others }) =>
    `${who} wygrywa: przy remisie (${points({ count: n })}) rozstrzyga mniejsza liczba pozostałych pacjentów (${left} wobec ${others}).`,
  winsByValues: ({ who, points: n, values, others }) =>
    `${who} wygrywa: przy remisie (${points({ count: n })}) i tej samej liczbie pozostałych pacjentów rozstrzyga ich lepszy stan (suma wartości ${values} wobec ${others}).`,
  shared: ({ who, points: n }) => `${list(who)} dzielą się zwycięstwem z wynikiem: ${points({ count: n })}.`,
  standing: ({ who, place, points: n, left, values }) =>
    `${place}. ${who}: ${points({ count: n })}, ${count(left, { one: 'pozostaje # pacjent', few: 'pozostaje # pacjentów', many: 'pozostaje # pacjentów' })} (suma wartości ${values})`,
}
