// The log. Everything is told in the present tense, one sentence for each event.

import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import type { EventWords } from '../../dice-hospital/words.ts'
import { choice, list, of, to } from '../grammar.ts'
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
      return `${who} gagne une poche de sang pour l’ambulance au plus petit numéro.`
    case 'lowIntake':
      return `${who} gagne une poche de sang pour avoir admis des patients si mal en point.`
    case 'discard':
      return `${who} gagne une poche de sang en échange.`
    case 'event':
      return `${who} gagne une poche de sang avec l’événement.`
    case 'mostDischarged':
      return `${who} gagne une poche de sang pour le plus grand nombre de patients sortis.`
    default:
      return `${who} gagne une poche de sang grâce ${to(meepleObject(from))}.`
  }
}

const died = ({ who, patient, of: cause }: EventWords['patientDied']): string => {
  switch (cause) {
    case 'noBed':
      return `${who} n’a plus de lit libre : ${theDie(patient)} meurt.`
    case 'neglect':
      return `${who} perd ${theDie(patient)} par négligence.`
    case 'treatment':
      return `${who} perd ${theDie(patient)} après un traitement qui a mal tourné.`
  }
}

const treated = ({ who, act, from, to: now }: EventWords['patientTreated']): string => {
  switch (act) {
    case 'heal':
      return now
        ? `${who} soigne ${theDie(from)}, qui passe à ${now.value}.`
        : `${who} soigne ${theDie(from)}, qui peut rentrer chez lui.`
    case 'deteriorate':
      return now
        ? `${who} laisse ${theDie(from)} descendre à ${now.value}.`
        : `${who} laisse s’aggraver l’état ${of(theDie(from))}.`
    case 'rollAgain':
      return now ? `${who} relance ${theDie(from)} : ${now.value}.` : `${who} relance ${theDie(from)}.`
    case 'turnOver':
      return now ? `${who} retourne ${theDie(from)} sur ${now.value}.` : `${who} retourne ${theDie(from)}.`
    case 'recolour':
      return `${who} traite ${theDie(from)}${now ? `, ${terms.colours[now.now].name} pour l’instant` : ''}.`
  }
}

export const events: DiceHospitalTexts['events'] = {
  gameStarted: ({ who }) => `Les portes s’ouvrent. ${who} commence.`,
  cardsRevealed: ({ departments: rooms, specialists: staff }) =>
    rooms.length + staff.length === 0
      ? 'Les piles n’ont plus de cartes à proposer.'
      : `Au choix : ${list([...rooms, ...staff].map(named))}.`,
  diceDrawn: ({ who, colours }) => `${who} pioche ${countColours(colours)}.`,
  valuesSet: ({ who, patients: first }) => `${who} met au lit ses premiers patients : ${dice(first)}.`,
  administratorsDealt: ({ who, administrators: dealt }) =>
    dealt
      ? `${who} peut choisir ${choice(dealt.map((id) => administrators[id].name))}.`
      : `${who} reçoit deux administrateurs à huis clos.`,
  administratorChosen: ({ who, administrator }) =>
    administrator ? `${who} choisit ${administrators[administrator].name}.` : `${who} choisit en secret.`,
  administratorsShown: ({ shown }) =>
    `Les administrateurs prennent leurs fonctions : ${list(shown.map(({ who, administrator }) => `${administrators[administrator].name} (${who})`))}.`,
  reportsDealt: ({ lower, upper }) =>
    `Rapports médicaux à remplir : ${titles(lower)}. Derrière eux : ${titles(upper)}.`,
  roundStarted: ({ round }) => terms.round({ round }),
  phaseStarted: ({ phase }) => phases[phase].name,
  eventRevealed: ({ card }) => `Aux nouvelles : ${eventCards[card].name}. ${eventCards[card].text}`,
  eventEnded: ({ card }) => `Fin de l’événement : ${eventCards[card].name}.`,
  patientChanged: ({ who, from, to: now }) =>
    now ? `Chez ${who}, ${theDie(from)} devient ${die(now)}.` : `Chez ${who}, ${theDie(from)} quitte la salle.`,
  patientsRolled: ({ patients: rolled }) => `Nouveaux patients : ${dice(rolled)}.`,
  ambulancesFilled: ({ ambulances: loads }) =>
    `Les ambulances se rangent. ${loads.map((load, i) => `${ambulances.name({ number: i + 1 })} : ${dice(load)}.`).join(' ')}`,
  ambulanceTaken: ({ who, number, patients: load }) => `${who} prend l’ambulance ${number} : ${dice(load)}.`,
  extraPatient: ({ who, patient }) => `Épidémie : ${who} reçoit en plus un ${die(patient)}.`,
  ambulanceLeft: ({ number, patients: load }) =>
    `Personne ne prend l’ambulance ${number}. Retour dans le sac : ${dice(load)}.`,
  firstPlayer: ({ who }) => `${who} prend le jeton Premier joueur.`,
  patientsKept: ({ who, kept, returned }) =>
    `${who} garde ${theDice(kept)} ; ${theDie(returned)} retourne dans le sac.`,
  bagGained: bagFrom,
  bagLost: ({ who }) => `${who} perd une poche de sang.`,
  bagSpent: ({ who, on }) =>
    on === 'heal'
      ? `${who} dépense une poche de sang pour soigner.`
      : `${who} dépense une poche de sang pour une couleur.`,
  patientsAdmitted: ({ who, patients: admitted }) =>
    admitted.length === 0 ? `${who} n’a personne à admettre.` : `${who} admet ${theDice(admitted)}.`,
  patientDied: died,
  fatalityRemoved: ({ who }) => `${who} retire un jeton Décès.`,
  improvementClaimed: ({ who, improvement }) =>
    isDepartment(improvement) ? `${who} ouvre ${object(improvement)}.` : `${who} engage ${object(improvement)}.`,
  improvementPassed: ({ who }) => `${who} ne prend pas d’amélioration.`,
  improvementReturned: ({ improvement }) => `Retour sous la pile : ${named(improvement)}.`,
  discardDecided: ({ who, improvements }) => {
    if (!improvements) return `${who} sait déjà quoi défausser.`
    return improvements.length === 0
      ? `${who} garde tout.`
      : `${who} s’apprête à rendre ${list(improvements.map(object))}.`
  },
  improvementDiscarded: ({ who, improvement }) => `${who} rend ${object(improvement)}.`,
  modelChosen: ({ who, specialist }) => `${who} demande au Consultant de remplacer ${specialists[specialist].whom}.`,
  meeplePlaced: ({ who, meeple, department }) =>
    `${who} met ${meepleObject(meeple)} au travail ${departments[department].where}.`,
  specialistUsed: ({ who, specialist }) => `${who} fait appel au talent ${of(specialists[specialist].whom)}.`,
  specialistDeclined: ({ who, specialist }) => `${who} se passe du talent ${of(specialists[specialist].whom)}.`,
  patientTreated: treated,
  patientRecoloured: ({ who, from, to: now }) =>
    `${who} fait passer ${theDie(from)} au ${terms.colours[now.now].name} pour l’instant.`,
  patientReleased: ({ who, patient }) => `${who} trouve ailleurs un lit pour ${theDie(patient)}.`,
  patientDrawn: ({ who, patient }) => `${who} admet encore quelqu’un : ${die(patient)}.`,
  shiftDone: ({ who, timeUp }) => (timeUp ? `Le temps est écoulé pour ${who}.` : `${who} termine sa garde.`),
  patientShielded: ({ who, patient }) => `${who} fait veiller sur ${theDie(patient)}.`,
  patientNeglected: ({ who, from, to: now }) =>
    now
      ? `${who} n’a pas le temps de voir ${theDie(from)}, qui tombe à ${now.value}.`
      : `${who} n’a pas le temps de voir ${theDie(from)}.`,
  reportCompleted: ({ who, report }) => `${who} remplit un rapport médical : ${reports.titles[report]}.`,
  pointsScored: ({ who, source, points: n }) =>
    `${who} ${n < 0 ? 'perd' : 'marque'} ${points({ count: Math.abs(n) })} : ${pointSources[source]}.`,
  patientsWentHome: ({ who, colours }) =>
    `${who} raccompagne ${patients({ count: colours.length })} : ${countColours(colours)}.`,
  pickupStarted: ({ spaces }) =>
    `Les ambulances repassent une dernière fois. ${[...new Set(spaces.map(({ ambulance }) => ambulance))]
      .map((number) => {
        const asked = spaces.filter(({ ambulance }) => ambulance === number).map(({ asks }) => asks)
        return `L’ambulance ${number} attend : ${dice(asked)}.`
      })
      .join(' ')}`,
  patientPickedUp: ({ who, patient, space }) => `${who} installe ${theDie(patient)} à la place ${space + 1}.`,
  pickupPassed: ({ who }) => `${who} ne confie plus personne.`,
  undone: ({ who }) => `${who} revient sur son dernier coup.`,
  gameEnded: 'La partie est terminée.',
}
