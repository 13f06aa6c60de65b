// The log. Everything is told in the present tense, one sentence for each event.

import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import type { EventWords } from '../../dice-hospital/words.ts'
import { choice, list, of, on, to } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { eventCards } from './event-cards.ts'
import { isDepartment, meepleObject, named, object } from './names.ts'
import { phases } from './phases.ts'
import { reports } from './reports.ts'
import { pointSources } from './results.ts'
import { specialists } from './specialists.ts'
import { ambulances, countColours, dice, die, patients, points, terms, theDice, theDie } from './terms.ts'

const titles = (ids: readonly (keyof typeof reports.titles)[]) => list(ids.map((id) => reports.titles[id]))

const bagFrom = ({ who, from }: EventWords['bagGained']): string => {
  switch (from) {
    case 'ambulance':
      return `${who} ottiene una sacca di sangue per l’ambulanza con il numero più basso.`
    case 'lowIntake':
      return `${who} ottiene una sacca di sangue per aver accolto pazienti così malconci.`
    case 'discard':
      return `${who} ottiene in cambio una sacca di sangue.`
    case 'event':
      return `${who} ottiene una sacca di sangue dall’evento.`
    case 'mostDischarged':
      return `${who} ottiene una sacca di sangue per il maggior numero di pazienti dimessi.`
    default:
      return `${who} ottiene una sacca di sangue grazie ${to(meepleObject(from))}.`
  }
}

const died = ({ who, patient, of: cause }: EventWords['patientDied']): string => {
  switch (cause) {
    case 'noBed':
      return `${who} non ha più letti: ${theDie(patient)} muore.`
    case 'neglect':
      return `${who} perde ${theDie(patient)} per negligenza.`
    case 'treatment':
      return `${who} perde ${theDie(patient)} per una cura andata male.`
  }
}

const treated = ({ who, act, from, to: now }: EventWords['patientTreated']): string => {
  switch (act) {
    case 'heal':
      return now
        ? `${who} cura ${theDie(from)}, che passa a ${now.value}.`
        : `${who} cura ${theDie(from)}, che può andare a casa.`
    case 'deteriorate':
      return now
        ? `${who} lascia che ${theDie(from)} scenda a ${now.value}.`
        : `${who} lascia che ${theDie(from)} peggiori.`
    case 'rollAgain':
      return now ? `${who} tira di nuovo ${theDie(from)}: ${now.value}.` : `${who} tira di nuovo ${theDie(from)}.`
    case 'turnOver':
      return now ? `${who} gira ${theDie(from)} sul lato opposto: ${now.value}.` : `${who} gira ${theDie(from)}.`
    case 'recolour':
      return `${who} tratta ${theDie(from)}${now ? `, per ora ${terms.colours[now.now].name}` : ''}.`
  }
}

export const events: DiceHospitalTexts['events'] = {
  gameStarted: ({ who }) => `Si aprono le porte. Comincia ${who}.`,
  cardsRevealed: ({ departments: rooms, specialists: staff }) =>
    rooms.length + staff.length === 0
      ? 'I mazzi non hanno più carte da offrire.'
      : `Carte scoperte: ${list([...rooms, ...staff].map(named))}.`,
  diceDrawn: ({ who, colours }) => `${who} pesca ${countColours(colours)}.`,
  valuesSet: ({ who, patients: first }) => `${who} mette a letto i primi pazienti: ${dice(first)}.`,
  administratorsDealt: ({ who, administrators: dealt }) =>
    dealt
      ? `${who} può scegliere ${choice(dealt.map((id) => administrators[id].name))}.`
      : `${who} incontra due amministratori a porte chiuse.`,
  administratorChosen: ({ who, administrator }) =>
    administrator ? `${who} sceglie ${administrators[administrator].name}.` : `${who} sceglie in segreto.`,
  administratorsShown: ({ shown }) =>
    `Gli amministratori prendono servizio: ${list(shown.map(({ who, administrator }) => `${administrators[administrator].name} (${who})`))}.`,
  reportsDealt: ({ lower, upper }) => `Rapporti medici da completare: ${titles(lower)}. Dietro: ${titles(upper)}.`,
  roundStarted: ({ round }) => terms.round({ round }),
  phaseStarted: ({ phase }) => phases[phase].name,
  eventRevealed: ({ card }) => `Notizie del giorno: ${eventCards[card].name}. ${eventCards[card].text}`,
  eventEnded: ({ card }) => `Fine dell’evento: ${eventCards[card].name}.`,
  patientChanged: ({ who, from, to: now }) =>
    now ? `Da ${who} ${theDie(from)} diventa ${die(now)}.` : `Da ${who} ${theDie(from)} lascia il reparto.`,
  patientsRolled: ({ patients: rolled }) => `Nuovi pazienti: ${dice(rolled)}.`,
  ambulancesFilled: ({ ambulances: loads }) =>
    `Le ambulanze si mettono in fila. ${loads.map((load, i) => `${ambulances.name({ number: i + 1 })}: ${dice(load)}.`).join(' ')}`,
  ambulanceTaken: ({ who, number, patients: load }) => `${who} prende l’ambulanza ${number}: ${dice(load)}.`,
  extraPatient: ({ who, patient }) => `Epidemia: ${who} riceve in più un ${die(patient)}.`,
  ambulanceLeft: ({ number, patients: load }) =>
    `Nessuno prende l’ambulanza ${number}. Di nuovo nel sacchetto: ${dice(load)}.`,
  firstPlayer: ({ who }) => `${who} prende il segnalino primo giocatore.`,
  patientsKept: ({ who, kept, returned }) => `${who} tiene ${theDice(kept)}; ${theDie(returned)} torna nel sacchetto.`,
  bagGained: bagFrom,
  bagLost: ({ who }) => `${who} perde una sacca di sangue.`,
  bagSpent: ({ who, on: use }) =>
    use === 'heal'
      ? `${who} spende una sacca di sangue per una cura.`
      : `${who} spende una sacca di sangue per un colore.`,
  patientsAdmitted: ({ who, patients: admitted }) =>
    admitted.length === 0 ? `${who} non ha nessuno da accogliere.` : `${who} accoglie ${theDice(admitted)}.`,
  patientDied: died,
  fatalityRemoved: ({ who }) => `${who} rimuove un segnalino decesso.`,
  improvementClaimed: ({ who, improvement }) =>
    isDepartment(improvement) ? `${who} apre ${object(improvement)}.` : `${who} assume ${object(improvement)}.`,
  improvementPassed: ({ who }) => `${who} non prende miglioramenti.`,
  improvementReturned: ({ improvement }) => `Torna in fondo al mazzo: ${named(improvement)}.`,
  discardDecided: ({ who, improvements }) => {
    if (!improvements) return `${who} sa già che cosa scartare.`
    return improvements.length === 0
      ? `${who} tiene tutto.`
      : `${who} sta per cedere ${list(improvements.map(object))}.`
  },
  improvementDiscarded: ({ who, improvement }) => `${who} cede ${object(improvement)}.`,
  modelChosen: ({ who, specialist }) => `${who} chiede al Consulente di sostituire ${specialists[specialist].whom}.`,
  meeplePlaced: ({ who, meeple, department }) =>
    `${who} mette ${meepleObject(meeple)} al lavoro ${departments[department].where}.`,
  specialistUsed: ({ who, specialist }) => `${who} ricorre al talento ${of(specialists[specialist].whom)}.`,
  specialistDeclined: ({ who, specialist }) => `${who} fa a meno del talento ${of(specialists[specialist].whom)}.`,
  patientTreated: treated,
  patientRecoloured: ({ who, from, to: now }) =>
    `${who} per ora fa diventare ${terms.colours[now.now].name} ${theDie(from)}.`,
  patientReleased: ({ who, patient }) => `${who} trova altrove un letto per ${theDie(patient)}.`,
  patientDrawn: ({ who, patient }) => `${who} accoglie ancora qualcuno: ${die(patient)}.`,
  shiftDone: ({ who, timeUp }) => (timeUp ? `Per ${who} il tempo è scaduto.` : `${who} chiude il turno.`),
  patientShielded: ({ who, patient }) => `${who} fa vegliare ${on(theDie(patient))}.`,
  patientNeglected: ({ who, from, to: now }) =>
    now
      ? `${who} non ha tempo per ${theDie(from)}, che scende a ${now.value}.`
      : `${who} non ha tempo per ${theDie(from)}.`,
  reportCompleted: ({ who, report }) => `${who} completa un rapporto medico: ${reports.titles[report]}.`,
  pointsScored: ({ who, source, points: n }) =>
    `${who} ${n < 0 ? 'perde' : 'guadagna'} ${points({ count: Math.abs(n) })}: ${pointSources[source]}.`,
  patientsWentHome: ({ who, colours }) =>
    `${who} manda a casa ${patients({ count: colours.length })}: ${countColours(colours)}.`,
  pickupStarted: ({ spaces }) =>
    `Le ambulanze ripassano un’ultima volta. ${[...new Set(spaces.map(({ ambulance }) => ambulance))]
      .map((number) => {
        const asked = spaces.filter(({ ambulance }) => ambulance === number).map(({ asks }) => asks)
        return `L’ambulanza ${number} aspetta: ${dice(asked)}.`
      })
      .join(' ')}`,
  patientPickedUp: ({ who, patient, space }) => `${who} fa salire ${theDie(patient)} al posto ${space + 1}.`,
  pickupPassed: ({ who }) => `${who} non fa salire più nessuno.`,
  undone: ({ who }) => `${who} annulla l’ultima mossa.`,
  gameEnded: 'La partita è finita.',
}
