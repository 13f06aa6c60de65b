import type { OptionKey } from '@grand-rounds/dice-hospital/ids'
import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { choice, count, list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { named } from './names.ts'
import { options } from './options.ts'
import { stages } from './phases.ts'
import { reports } from './reports.ts'
import { die, dieObject, ofDie } from './terms.ts'

const option = (key: OptionKey) => `„${options.all[key].name}”`
const title = (report: keyof typeof reports.titles) => `„${reports.titles[report]}”`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const EXCLUDED_BY = {
  solo: 'w grze solo',
  players: 'w grze wieloosobowej',
  prototype: 'w wydaniu prototypowym',
} as const

export const refusals: DiceHospitalTexts['refusals'] = {
  badSeats: ({ least, most }) => `Liczba graczy w tej grze: od ${least} do ${most}.`,
  badOptions: 'Tych opcji nie da się odczytać.',
  unknownOption: ({ option: key }) => `Nie ma opcji „${key}”.`,
  badOption: ({ option: key, values }) =>
    `${option(key)}: takiego ustawienia nie ma. Do wyboru są: ${values.join(', ')}.`,
  optionExcluded: ({ option: key, by }) => `${option(key)}: tej opcji nie ma ${EXCLUDED_BY[by]}.`,

  notACommand: 'To nie jest polecenie.',
  notAChoice: 'To nie jest wybór w toku.',
  unknownCommand: 'Ta gra nie zna takiego polecenia.',
  badField: ({ field }) => `Brakuje pola „${field}” albo nie ma ono sensu.`,
  unknownField: ({ field }) => `Jest tu pole „${field}”, które tu nie pasuje.`,

  notYourTurn: ({ stage }) => `To nie twoja decyzja (${stages[stage].name}).`,
  notNow: ({ stage }) => `To musi poczekać. Teraz: ${stages[stage].text}`,
  chooseModelFirst: 'Najpierw wybierz, czyj efekt ma Konsultant.',
  followUpFirst: 'Najpierw dokończ to, co zaczęło ostatnie zagranie.',
  nothingToFollow: 'Po ostatnim zagraniu nie ma już o czym decydować.',
  nothingToUndo: 'Nie ma czego cofnąć.',

  wrongValues: ({ values }) => `Wartości do rozdania: ${list(values.map(String))}.`,
  notDealt: ({ administrator, dealt }) =>
    `Tej karty nie masz do wyboru: ${administrators[administrator].name}. Wybierz: ${choice(dealt.map((id) => administrators[id].name))}.`,

  wrongSplit: 'Tylko pacjenci o równych wartościach mogą zamienić się karetkami.',
  noSuchAmbulance: ({ number }) => `Nie ma karetki ${number}.`,
  firstPlayerNotOne: 'Pierwszy gracz nie może wziąć karetki 1.',
  ambulanceTaken: ({ number }) => `Karetka ${number} jest już zajęta.`,

  deckEmpty: ({ kind }) =>
    kind === 'department' ? 'Nie ma już oddziałów do wyłożenia.' : 'Nie ma już specjalistów do wyłożenia.',
  notInTheRow: ({ card }) => (card ? `Tej karty nie ma do wyboru: ${named(card)}.` : 'Tego nie ma do wyboru.'),
  mustClaim: 'W grze solo musisz wziąć jedną z wyłożonych kart.',
  tooManyDiscards: ({ most }) =>
    `W jednej rundzie możesz oddać tylko ${count(most, { one: '# ulepszenie', few: '# ulepszenia', many: '# ulepszeń' })}.`,
  notYours: ({ card }) => (card ? `Nie masz tej karty: ${named(card)}.` : 'Nie masz tej karty.'),

  notAModel: ({ card }) =>
    card ? `Tej karty Konsultant nie może zastąpić: ${named(card)}.` : 'Konsultant nie może tego zastąpić.',
  meepleNotFree: ({ meeple }) =>
    meeple === 'nurse' ? 'Nie masz wolnej pielęgniarki.' : `Nie masz teraz wolnego pionka: ${named(meeple)}.`,
  departmentUsed: ({ card }) => `Ktoś już tam pracuje${card ? `: ${named(card)}` : ''}.`,
  departmentClosed: ({ card }) =>
    card ? `W tej rundzie zamknięte: ${named(card)}.` : 'To miejsce jest w tej rundzie zamknięte.',
  noSpecialist: ({ meeple }) =>
    meeple === 'nurse' ? 'Pielęgniarka nie ma własnego efektu.' : `Teraz nie ma efektu do dodania: ${named(meeple)}.`,
  specialistLater: ({ card }) =>
    card ? `O tym zdecydujesz, gdy oddział skończy pracę: ${named(card)}.` : 'O tym zdecydujesz trochę później.',
  specialistNotTriggered: ({ card }) => `Warunek tego efektu nie jest spełniony${card ? ` (${named(card)})` : ''}.`,

  badTarget: 'To nie jest pacjent.',
  noSuchPatient: ({ patient }) => (patient ? `Nie ma ${ofDie(patient)} do wyboru.` : 'Nie ma takiego pacjenta.'),
  wrongPatient: ({ card }) =>
    card ? `Ta karta nic nie zrobi dla tego pacjenta: ${named(card)}.` : 'Tego pacjenta nie można wybrać.',
  wrongNumberOfPatients({ card, count: needed }) {
    if (needed !== null)
      return `Wybierz ${count(needed, { one: 'dokładnie # pacjenta', few: 'dokładnie # pacjentów', many: 'dokładnie # pacjentów' })}.`
    return card ? `Liczba pacjentów się nie zgadza: ${named(card)}.` : 'Liczba pacjentów się nie zgadza.'
  },
  notTogether: ({ card }) => `Wartości tych pacjentów do siebie nie pasują${card ? `: ${named(card)}` : ''}.`,
  cantRecolour: 'Tutaj nie można tak zmienić koloru tego pacjenta.',
  noBag: 'Masz za mało jednostek krwi.',
  onlyPrototype: 'Tylko wydanie prototypowe pozwala na samą zmianę koloru.',
  noBed: 'Nie ma wolnego łóżka.',
  bagEmpty: 'Nie ma już pacjentów do dobrania.',

  cantProtect: ({ patient }) =>
    patient
      ? `Twój dyrektor nie może czuwać nad ${dieObject(patient)}.`
      : 'Twój dyrektor nie może czuwać nad tym pacjentem.',
  noReports: 'W tej grze nie ma raportów medycznych.',
  reportNotInLowerRow: ({ report }) => `Raportu ${title(report)} nie ma w dolnym rzędzie.`,
  notEnoughDischarged: ({ report }) => `W strefie wypisów nie ma pacjentów, których wymaga raport ${title(report)}.`,

  noSuchSpace: 'Nie ma takiego miejsca.',
  spaceTaken: 'To miejsce jest już zajęte.',
  doesNotFit: ({ patient, asks }) =>
    patient && asks
      ? `${upper(die(patient))} nie pasuje: na tym miejscu liczy się kolor albo wartość taka jak ${die(asks)}.`
      : 'Ten pacjent tam nie pasuje.',

  notAPosition: 'To nie jest pozycja.',
  badNotation: ({ word }) => `Nie da się odczytać: „${word}”.`,
  impossible: ({ why, who, card }) =>
    `Taka pozycja jest niemożliwa: ${impossible[why]}${card ? ` (${named(card)})` : ''}${who === null ? '' : ` (${who})`}.`,
}

export const impossible: DiceHospitalTexts['impossible'] = {
  round: 'nie ma takiej rundy',
  phase: 'nie ma takiej fazy',
  noPickup: 'odbiór następuje tylko po ostatniej rundzie i tylko wtedy, gdy się z nim gra',
  onlySolo: 'o to pyta się tylko w grze solo',
  notSolo: 'w grze solo nie ma karetek',
  onlyTwo: 'o to pyta się tylko w grze na dwie osoby',
  lastRound: 'po ostatniej rundzie nie ma zmiany dyżuru',
  first: 'nie ma takiego pierwszego gracza',
  event: 'to wydarzenie nie może teraz obowiązywać',
  tooManyPatients: 'szpital ma więcej pacjentów niż łóżek',
  arrivals: 'liczba nowych pacjentów się nie zgadza',
  treatedArrival: 'nowy pacjent jest już opatrzony',
  treatedTooEarly: 'są opatrzeni pacjenci, a aktywacji jeszcze nie było',
  recoloured: 'pacjent ma inny kolor poza aktywacją',
  placedTooEarly: 'ktoś pracuje przed aktywacją',
  tooManyNurses: 'szpital ma za dużo pielęgniarek',
  placedSpecialists: 'pracujący specjaliści nie są z tego szpitala',
  model: 'Konsultant nie może mieć tego efektu',
  followUp: 'ostatnie zagranie nie mogło tego zostawić do decyzji',
  discarding: 'tego nie można oddać',
  shielded: 'dyrektor nie może czuwać nad tym pacjentem',
  administrator: 'dyrektorzy nie mogą być tacy',
  ambulance: 'numery karetek nie mogą być takie',
  ambulances: 'karetki nie mogą być tak wypełnione',
  tooManyDice: 'kości jednego koloru jest więcej niż w woreczku',
  tooManyOf: 'tylu takich samych kart nie ma',
  reports: 'raporty medyczne nie mogą być takie',
  done: 'ci gracze nie mogli jeszcze zdecydować',
  taken: 'miejsca nie mogą być tak zajęte',
  turn: 'to nie może być ruch tego gracza',
}
