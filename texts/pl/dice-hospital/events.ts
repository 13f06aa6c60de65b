// The log. Everything is told in the present tense, one sentence for each event.

import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import type { EventWords } from '../../dice-hospital/words.ts'
import { choice, count, list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { eventCards } from './event-cards.ts'
import { isDepartment, meepleObject, named, object, skillOf } from './names.ts'
import { phases } from './phases.ts'
import { reports } from './reports.ts'
import { pointSources } from './results.ts'
import { specialists } from './specialists.ts'
import {
  ambulances,
  colourObject,
  countColours,
  countPatients,
  dice,
  diceObject,
  die,
  dieObject,
  ofDie,
  points,
  terms,
} from './terms.ts'

const titles = (ids: readonly (keyof typeof reports.titles)[]) => list(ids.map((id) => reports.titles[id]))

const bagFrom = ({ who, from }: EventWords['bagGained']): string => {
  switch (from) {
    case 'ambulance':
      return `${who} zyskuje jednostkę krwi za karetkę o najniższym numerze.`
    case 'lowIntake':
      return `${who} zyskuje jednostkę krwi za przyjęcie tak ciężko chorych.`
    case 'discard':
      return `${who} zyskuje za to jednostkę krwi.`
    case 'event':
      return `${who} zyskuje jednostkę krwi dzięki wydarzeniu.`
    case 'mostDischarged':
      return `${who} zyskuje jednostkę krwi za najwięcej wypisanych pacjentów.`
    default:
      return `${who} zyskuje jednostkę krwi: to zasługa ${skillOf(from)}.`
  }
}

const died = ({ who, patient, of }: EventWords['patientDied']): string => {
  switch (of) {
    case 'noBed':
      return `${who} nie ma już wolnego łóżka: ${die(patient)} umiera.`
    case 'neglect':
      return `${who} traci ${dieObject(patient)} przez zaniedbanie.`
    case 'treatment':
      return `${who} traci ${dieObject(patient)} po nieudanym zabiegu.`
  }
}

const treated = ({ who, act, from, to }: EventWords['patientTreated']): string => {
  switch (act) {
    case 'heal':
      return to
        ? `${who} leczy ${dieObject(from)} do ${to.value}.`
        : `${who} leczy ${dieObject(from)}, która może iść do domu.`
    case 'deteriorate':
      return to
        ? `${who} pozwala, by ${die(from)} spadła do ${to.value}.`
        : `${who} pozwala, by stan ${ofDie(from)} się pogorszył.`
    case 'rollAgain':
      return to
        ? `${who} rzuca ponownie ${dieObject(from)}: wypada ${to.value}.`
        : `${who} rzuca ponownie ${dieObject(from)}.`
    case 'turnOver':
      return to ? `${who} obraca ${dieObject(from)} na ${to.value}.` : `${who} obraca ${dieObject(from)}.`
    case 'recolour':
      return `${who} opatruje ${dieObject(from)}${to ? `, na razie ${colourObject(to.now)}` : ''}.`
  }
}

export const events: DiceHospitalTexts['events'] = {
  gameStarted: ({ who }) => `Drzwi otwarte. Zaczyna ${who}.`,
  cardsRevealed: ({ departments: rooms, specialists: staff }) =>
    rooms.length + staff.length === 0
      ? 'W taliach nie ma już kart do wyłożenia.'
      : `Do wyboru: ${list([...rooms, ...staff].map(named))}.`,
  diceDrawn: ({ who, colours }) => `${who} dobiera kości: ${countColours(colours)}.`,
  valuesSet: ({ who, patients: first }) => `${who} kładzie do łóżek pierwszych pacjentów: ${dice(first)}.`,
  administratorsDealt: ({ who, administrators: dealt }) =>
    dealt
      ? `${who} wybiera, kto pokieruje szpitalem: ${choice(dealt.map((id) => administrators[id].name))}.`
      : `${who} rozmawia na osobności z dwojgiem kandydatów na stanowisko dyrektora.`,
  administratorChosen: ({ who, administrator }) =>
    administrator ? `${who} wybiera: ${administrators[administrator].name}.` : `${who} wybiera w tajemnicy dyrektora.`,
  administratorsShown: ({ shown }) =>
    `Dyrektorzy obejmują stanowiska: ${list(shown.map(({ who, administrator }) => `${administrators[administrator].name} (${who})`))}.`,
  reportsDealt: ({ lower, upper }) => `Raporty medyczne do wypełnienia: ${titles(lower)}. Za nimi: ${titles(upper)}.`,
  roundStarted: ({ round }) => terms.round({ round }),
  phaseStarted: ({ phase }) => phases[phase].name,
  eventRevealed: ({ card }) => `Wieści dnia: ${eventCards[card].name}. ${eventCards[card].text}`,
  eventEnded: ({ card }) => `Koniec wydarzenia: ${eventCards[card].name}.`,
  patientChanged: ({ who, from, to }) =>
    to ? `${who}: ${die(from)} zmienia się w ${dieObject(to)}.` : `${who}: ${die(from)} opuszcza salę.`,
  patientsRolled: ({ patients: rolled }) => `Nowi pacjenci: ${dice(rolled)}.`,
  ambulancesFilled: ({ ambulances: loads }) =>
    `Podjeżdżają karetki. ${loads.map((load, i) => `${ambulances.name({ number: i + 1 })}: ${dice(load)}.`).join(' ')}`,
  ambulanceTaken: ({ who, number, patients: load }) => `${who} bierze karetkę ${number}: ${dice(load)}.`,
  extraPatient: ({ who, patient }) => `Epidemia: ${who} przyjmuje dodatkowo ${dieObject(patient)}.`,
  ambulanceLeft: ({ number, patients: load }) =>
    `Karetki ${number} nie bierze nikt. Z powrotem do woreczka: ${dice(load)}.`,
  firstPlayer: ({ who }) => `${who} bierze znacznik pierwszego gracza.`,
  patientsKept: ({ who, kept, returned }) =>
    `${who} zatrzymuje ${diceObject(kept)}; ${die(returned)} wraca do woreczka.`,
  bagGained: bagFrom,
  bagLost: ({ who }) => `${who} traci jednostkę krwi.`,
  bagSpent: ({ who, on }) =>
    on === 'heal' ? `${who} wydaje jednostkę krwi na leczenie.` : `${who} wydaje jednostkę krwi na zmianę koloru.`,
  patientsAdmitted: ({ who, patients: admitted }) =>
    admitted.length === 0 ? `${who} nie ma kogo przyjąć.` : `${who} przyjmuje ${diceObject(admitted)}.`,
  patientDied: died,
  fatalityRemoved: ({ who }) => `${who} usuwa żeton zgonu.`,
  improvementClaimed: ({ who, improvement }) =>
    isDepartment(improvement) ? `${who} otwiera ${object(improvement)}.` : `${who} zatrudnia ${object(improvement)}.`,
  improvementPassed: ({ who }) => `${who} nie bierze żadnego ulepszenia.`,
  improvementReturned: ({ improvement }) => `Wraca na spód talii: ${named(improvement)}.`,
  discardDecided: ({ who, improvements }) => {
    if (!improvements) return `${who} już wie, co odrzucić.`
    return improvements.length === 0
      ? `${who} zatrzymuje wszystko.`
      : `${who} zamierza oddać ${list(improvements.map(object))}.`
  },
  improvementDiscarded: ({ who, improvement }) => `${who} oddaje ${object(improvement)}.`,
  modelChosen: ({ who, specialist }) => `${who} prosi Konsultanta, by zastąpił ${specialists[specialist].whom}.`,
  meeplePlaced: ({ who, meeple, department }) =>
    `${who} kieruje ${meepleObject(meeple)} do pracy ${departments[department].where}.`,
  specialistUsed: ({ who, specialist }) => `${who} korzysta z umiejętności ${skillOf(specialist)}.`,
  specialistDeclined: ({ who, specialist }) => `${who} nie korzysta z umiejętności ${skillOf(specialist)}.`,
  patientTreated: treated,
  patientRecoloured: ({ who, from, to }) =>
    `${who} zmienia na razie kolor ${ofDie(from)} na ${terms.colours[to.now].name}.`,
  patientReleased: ({ who, patient }) => `${who} znajduje dla ${ofDie(patient)} łóżko gdzie indziej.`,
  patientDrawn: ({ who, patient }) => `${who} przyjmuje kogoś jeszcze: ${die(patient)}.`,
  shiftDone: ({ who, timeUp }) => (timeUp ? `Czas minął: ${who} musi kończyć.` : `${who} kończy dyżur.`),
  patientShielded: ({ who, patient }) => `${who} każe czuwać nad ${dieObject(patient)}.`,
  patientNeglected: ({ who, from, to }) =>
    to
      ? `${who} nie ma czasu dla ${ofDie(from)}, która spada do ${to.value}.`
      : `${who} nie ma czasu dla ${ofDie(from)}.`,
  reportCompleted: ({ who, report }) => `${who} wypełnia raport medyczny: ${reports.titles[report]}.`,
  pointsScored: ({ who, source, points: n }) =>
    `${who} ${n < 0 ? 'traci' : 'zdobywa'} ${points({ count: Math.abs(n) })}: ${pointSources[source]}.`,
  patientsWentHome: ({ who, colours }) =>
    `${who} odprowadza do drzwi ${count(colours.length, { one: '# pacjenta', few: '# pacjentów', many: '# pacjentów' })}: ${countPatients(colours)}.`,
  pickupStarted: ({ spaces }) =>
    `Karetki podjeżdżają jeszcze raz. ${[...new Set(spaces.map(({ ambulance }) => ambulance))]
      .map((number) => {
        const asked = spaces.filter(({ ambulance }) => ambulance === number).map(({ asks }) => asks)
        return `${ambulances.name({ number })} czeka na ${diceObject(asked)}.`
      })
      .join(' ')}`,
  patientPickedUp: ({ who, patient, space }) => `${who} wysyła w drogę ${dieObject(patient)} (miejsce ${space + 1}).`,
  pickupPassed: ({ who }) => `${who} nikogo więcej nie wysyła.`,
  undone: ({ who }) => `${who} cofa ostatni ruch.`,
  gameEnded: 'Koniec gry.',
}
