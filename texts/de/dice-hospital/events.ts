// The log. Everything is told in the present tense, one sentence for each event.

import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import type { EventWords } from '../../dice-hospital/words.ts'
import { list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { eventCards } from './event-cards.ts'
import { meepleObject, named, object } from './names.ts'
import { phases } from './phases.ts'
import { reports } from './reports.ts'
import { pointSources } from './results.ts'
import { specialists } from './specialists.ts'
import { aDie, ambulances, countColours, dice, patients, points, someDice, terms, theDie } from './terms.ts'

const titles = (ids: readonly (keyof typeof reports.titles)[]) => list(ids.map((id) => reports.titles[id]))

const bagFrom = ({ who, from }: EventWords['bagGained']): string => {
  switch (from) {
    case 'ambulance':
      return `${who} erhält einen Blutbeutel für den niedrigsten Krankenwagen.`
    case 'lowIntake':
      return `${who} erhält einen Blutbeutel für die Aufnahme so kranker Patienten.`
    case 'discard':
      return `${who} erhält dafür einen Blutbeutel.`
    case 'event':
      return `${who} erhält durch das Ereignis einen Blutbeutel.`
    case 'mostDischarged':
      return `${who} erhält einen Blutbeutel für die meisten Entlassungen.`
    default:
      return `${who} erhält durch ${meepleObject(from)} einen Blutbeutel.`
  }
}

const died = ({ who, patient, of }: EventWords['patientDied']): string => {
  switch (of) {
    case 'noBed':
      return `${who} hat kein Bett mehr frei, und ${theDie(patient)} stirbt.`
    case 'neglect':
      return `${who} verliert ${theDie(patient)} durch Vernachlässigung.`
    case 'treatment':
      return `${who} verliert ${theDie(patient)} durch eine missglückte Behandlung.`
  }
}

const treated = ({ who, act, from, to }: EventWords['patientTreated']): string => {
  switch (act) {
    case 'heal':
      return to ? `${who} heilt ${theDie(from)} auf ${to.value}.` : `${who} heilt ${theDie(from)} ganz: ab nach Hause.`
    case 'deteriorate':
      return to
        ? `${who} lässt ${theDie(from)} auf ${to.value} abrutschen.`
        : `${who} lässt ${theDie(from)} abrutschen.`
    case 'rollAgain':
      return to ? `${who} würfelt ${theDie(from)} neu: ${to.value}.` : `${who} würfelt ${theDie(from)} neu.`
    case 'turnOver':
      return to ? `${who} dreht ${theDie(from)} auf ${to.value}.` : `${who} dreht ${theDie(from)} um.`
    case 'recolour':
      return `${who} behandelt ${theDie(from)}${to ? `, vorübergehend ${terms.colours[to.now].name}` : ''}.`
  }
}

export const events: DiceHospitalTexts['events'] = {
  gameStarted: ({ who }) => `Die Türen gehen auf. ${who} beginnt.`,
  cardsRevealed: ({ departments: rooms, specialists: staff }) =>
    rooms.length + staff.length === 0
      ? 'Die Stapel haben nichts mehr zu bieten.'
      : `Neu in der Auslage: ${list([...rooms, ...staff].map(named))}.`,
  diceDrawn: ({ who, colours }) => `${who} zieht ${countColours(colours)}.`,
  valuesSet: ({ who, patients: first }) => `${who} bringt die ersten Patienten zu Bett: ${dice(first)}.`,
  administratorsDealt: ({ who, administrators: dealt }) =>
    dealt
      ? `${who} hat die Wahl zwischen ${list(dealt.map((id) => administrators[id].name))}.`
      : `${who} empfängt zwei Verwalter hinter verschlossener Tür.`,
  administratorChosen: ({ who, administrator }) =>
    administrator
      ? `${who} entscheidet sich für ${administrators[administrator].name}.`
      : `${who} hat sich für einen Verwalter entschieden.`,
  administratorsShown: ({ shown }) =>
    `Die Verwalter treten ihr Amt an: ${list(shown.map(({ who, administrator }) => `${administrators[administrator].name} (${who})`))}.`,
  reportsDealt: ({ lower, upper }) => `Diese Arztberichte warten: ${titles(lower)}. Dahinter: ${titles(upper)}.`,
  roundStarted: ({ round }) => terms.round({ round }),
  phaseStarted: ({ phase }) => phases[phase].name,
  eventRevealed: ({ card }) => `In den Nachrichten: ${eventCards[card].name}. ${eventCards[card].text}`,
  eventEnded: ({ card }) => `„${eventCards[card].name}“ ist vorbei.`,
  patientChanged: ({ who, from, to }) =>
    to ? `Bei ${who} wird ${aDie(from)} zur ${to.value}.` : `Bei ${who} verlässt ${aDie(from)} die Station.`,
  patientsRolled: ({ patients: rolled }) => `Neue Patienten: ${dice(rolled)}.`,
  ambulancesFilled: ({ ambulances: loads }) =>
    `Die Krankenwagen stehen bereit. ${loads.map((load, i) => `${ambulances.name({ number: i + 1 })}: ${dice(load)}.`).join(' ')}`,
  ambulanceTaken: ({ who, number, patients: load }) => `${who} nimmt Krankenwagen ${number}: ${dice(load)}.`,
  extraPatient: ({ who, patient }) => `Die Epidemie bringt ${who} noch jemanden: ${aDie(patient)}.`,
  ambulanceLeft: ({ number, patients: load }) =>
    `Niemand nimmt Krankenwagen ${number}. Zurück in den Beutel: ${dice(load)}.`,
  firstPlayer: ({ who }) => `${who} nimmt den Startspielermarker.`,
  patientsKept: ({ who, kept, returned }) =>
    `${who} behält ${someDice(kept)}; ${theDie(returned)} kommt zurück in den Beutel.`,
  bagGained: bagFrom,
  bagLost: ({ who }) => `${who} verliert einen Blutbeutel.`,
  bagSpent: ({ who, on }) =>
    on === 'heal'
      ? `${who} gibt einen Blutbeutel zum Heilen aus.`
      : `${who} gibt einen Blutbeutel für eine andere Farbe aus.`,
  patientsAdmitted: ({ who, patients: admitted }) =>
    admitted.length === 0 ? `${who} hat niemanden aufzunehmen.` : `${who} nimmt ${someDice(admitted)} auf.`,
  patientDied: died,
  fatalityRemoved: ({ who }) => `${who} gibt einen Todesfallmarker ab.`,
  improvementClaimed: ({ who, improvement }) =>
    improvement in departments
      ? `${who} eröffnet ${object(improvement)}.`
      : `${who} stellt ${object(improvement)} ein.`,
  improvementPassed: ({ who }) => `${who} nimmt keinen Ausbau.`,
  improvementReturned: ({ improvement }) => `Zurück unter den Stapel: ${named(improvement)}.`,
  discardDecided: ({ who, improvements }) => {
    if (!improvements) return `${who} hat entschieden, was gehen darf.`
    return improvements.length === 0 ? `${who} behält alles.` : `${who} will ${list(improvements.map(object))} ablegen.`
  },
  improvementDiscarded: ({ who, improvement }) => `${who} legt ${object(improvement)} ab.`,
  modelChosen: ({ who, specialist }) => `${who} lässt den Oberarzt für ${specialists[specialist].whom} einspringen.`,
  meeplePlaced: ({ who, meeple, department }) =>
    `${who} setzt ${meepleObject(meeple)} ${departments[department].where} ein.`,
  specialistUsed: ({ who, specialist }) => `${who} baut auf ${specialists[specialist].whom}.`,
  specialistDeclined: ({ who, specialist }) => `${who} kommt ohne ${specialists[specialist].whom} aus.`,
  patientTreated: treated,
  patientRecoloured: ({ who, from, to }) => `${who} macht ${theDie(from)} vorübergehend ${terms.colours[to.now].name}.`,
  patientReleased: ({ who, patient }) => `${who} findet anderswo ein Bett für ${theDie(patient)}.`,
  patientDrawn: ({ who, patient }) => `${who} nimmt noch jemanden auf: ${aDie(patient)}.`,
  shiftDone: ({ who, timeUp }) => (timeUp ? `Die Zeit ist um für ${who}.` : `${who} beendet die Schicht.`),
  patientShielded: ({ who, patient }) => `${who} lässt über ${theDie(patient)} wachen.`,
  patientNeglected: ({ who, from, to }) =>
    to
      ? `${who} hat keine Zeit für ${theDie(from)}: jetzt nur noch ${to.value}.`
      : `${who} hat keine Zeit für ${theDie(from)}.`,
  reportCompleted: ({ who, report }) => `${who} schließt einen Arztbericht ab: ${reports.titles[report]}.`,
  pointsScored: ({ who, source, points: n }) =>
    `${who} ${n < 0 ? 'verliert' : 'macht'} ${points({ count: Math.abs(n) })}: ${pointSources[source]}.`,
  patientsWentHome: ({ who, colours }) =>
    `${who} verabschiedet ${patients({ count: colours.length })}: ${countColours(colours)}.`,
  pickupStarted: ({ spaces }) =>
    `Die Krankenwagen kommen noch einmal vorbei. ${[...new Set(spaces.map(({ ambulance }) => ambulance))]
      .map((number) => {
        const asked = spaces.filter(({ ambulance }) => ambulance === number).map(({ asks }) => asks)
        return `${ambulances.name({ number })} hat Platz für ${someDice(asked)}.`
      })
      .join(' ')}`,
  patientPickedUp: ({ who, patient, space }) => `${who} schickt ${theDie(patient)} auf Platz ${space + 1} mit.`,
  pickupPassed: ({ who }) => `${who} schickt niemanden mehr mit.`,
  undone: ({ who }) => `${who} nimmt den letzten Schritt zurück.`,
  gameEnded: 'Das Spiel ist vorbei.',
}
