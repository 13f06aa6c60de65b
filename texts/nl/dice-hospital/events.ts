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
      return `${who} krijgt een bloedzak voor de laagste ziekenwagen.`
    case 'lowIntake':
      return `${who} krijgt een bloedzak voor het opnemen van zulke zieke patiënten.`
    case 'discard':
      return `${who} krijgt er een bloedzak voor.`
    case 'event':
      return `${who} krijgt een bloedzak door de gebeurtenis.`
    case 'mostDischarged':
      return `${who} krijgt een bloedzak voor de meeste ontslagen patiënten.`
    default:
      return `${who} krijgt een bloedzak, dankzij ${meepleObject(from)}.`
  }
}

const died = ({ who, patient, of }: EventWords['patientDied']): string => {
  switch (of) {
    case 'noBed':
      return `${who} heeft geen bed meer vrij: ${theDie(patient)} overlijdt.`
    case 'neglect':
      return `${who} verliest ${theDie(patient)} door verwaarlozing.`
    case 'treatment':
      return `${who} verliest ${theDie(patient)} door een mislukte behandeling.`
  }
}

const treated = ({ who, act, from, to }: EventWords['patientTreated']): string => {
  switch (act) {
    case 'heal':
      return to
        ? `${who} geneest ${theDie(from)} tot een ${to.value}.`
        : `${who} geneest ${theDie(from)}, die naar huis mag.`
    case 'deteriorate':
      return to
        ? `${who} laat ${theDie(from)} terugvallen tot een ${to.value}.`
        : `${who} laat ${theDie(from)} achteruitgaan.`
    case 'rollAgain':
      return to ? `${who} werpt ${theDie(from)} opnieuw: een ${to.value}.` : `${who} werpt ${theDie(from)} opnieuw.`
    case 'turnOver':
      return to ? `${who} draait ${theDie(from)} om naar een ${to.value}.` : `${who} draait ${theDie(from)} om.`
    case 'recolour':
      return `${who} behandelt ${theDie(from)}${to ? `, die nu even ${terms.colours[to.now].name} is` : ''}.`
  }
}

export const events: DiceHospitalTexts['events'] = {
  gameStarted: ({ who }) => `De deuren gaan open. ${who} mag beginnen.`,
  cardsRevealed: ({ departments: rooms, specialists: staff }) =>
    rooms.length + staff.length === 0
      ? 'De stapels hebben niets meer te bieden.'
      : `Nieuw op tafel: ${list([...rooms, ...staff].map(named))}.`,
  diceDrawn: ({ who, colours }) => `${who} trekt ${countColours(colours)}.`,
  valuesSet: ({ who, patients: first }) => `${who} legt de eerste patiënten in bed: ${dice(first)}.`,
  administratorsDealt: ({ who, administrators: dealt }) =>
    dealt
      ? `${who} mag kiezen uit ${list(dealt.map((id) => administrators[id].name))}.`
      : `${who} ontvangt twee beheerders achter gesloten deuren.`,
  administratorChosen: ({ who, administrator }) =>
    administrator ? `${who} kiest ${administrators[administrator].name}.` : `${who} heeft een beheerder gekozen.`,
  administratorsShown: ({ shown }) =>
    `De beheerders treden aan: ${list(shown.map(({ who, administrator }) => `${administrators[administrator].name} (${who})`))}.`,
  reportsDealt: ({ lower, upper }) =>
    `Medische rapporten om af te ronden: ${titles(lower)}. Daarachter: ${titles(upper)}.`,
  roundStarted: ({ round }) => terms.round({ round }),
  phaseStarted: ({ phase }) => phases[phase].name,
  eventRevealed: ({ card }) => `In het nieuws: ${eventCards[card].name}. ${eventCards[card].text}`,
  eventEnded: ({ card }) => `‘${eventCards[card].name}’ is voorbij.`,
  patientChanged: ({ who, from, to }) =>
    to ? `Bij ${who} wordt ${theDie(from)} ${aDie(to)}.` : `Bij ${who} verlaat ${theDie(from)} de zaal.`,
  patientsRolled: ({ patients: rolled }) => `Nieuwe patiënten: ${dice(rolled)}.`,
  ambulancesFilled: ({ ambulances: loads }) =>
    `De ziekenwagens staan klaar. ${loads.map((load, i) => `${ambulances.name({ number: i + 1 })}: ${dice(load)}.`).join(' ')}`,
  ambulanceTaken: ({ who, number, patients: load }) => `${who} neemt ziekenwagen ${number}: ${dice(load)}.`,
  extraPatient: ({ who, patient }) => `Door de epidemie krijgt ${who} er nog één bij: ${aDie(patient)}.`,
  ambulanceLeft: ({ number, patients: load }) => `Niemand neemt ziekenwagen ${number}. Terug in de zak: ${dice(load)}.`,
  firstPlayer: ({ who }) => `${who} neemt het startspelerfiche.`,
  patientsKept: ({ who, kept, returned }) =>
    `${who} houdt ${someDice(kept)}; ${theDie(returned)} gaat terug in de zak.`,
  bagGained: bagFrom,
  bagLost: ({ who }) => `${who} verliest een bloedzak.`,
  bagSpent: ({ who, on }) =>
    on === 'heal'
      ? `${who} gebruikt een bloedzak om te genezen.`
      : `${who} gebruikt een bloedzak voor een andere kleur.`,
  patientsAdmitted: ({ who, patients: admitted }) =>
    admitted.length === 0 ? `${who} hoeft niemand op te nemen.` : `${who} neemt ${someDice(admitted)} op.`,
  patientDied: died,
  fatalityRemoved: ({ who }) => `${who} legt een overlijdensfiche terug.`,
  improvementClaimed: ({ who, improvement }) =>
    improvement in departments
      ? `${who} opent ${object(improvement)}.`
      : `${who} neemt ${object(improvement)} in dienst.`,
  improvementPassed: ({ who }) => `${who} neemt geen verbetering.`,
  improvementReturned: ({ improvement }) => `Terug onder de stapel: ${named(improvement)}.`,
  discardDecided: ({ who, improvements }) => {
    if (!improvements) return `${who} heeft beslist wat er weg mag.`
    return improvements.length === 0
      ? `${who} houdt alles.`
      : `${who} staat op het punt ${list(improvements.map(object))} af te leggen.`
  },
  improvementDiscarded: ({ who, improvement }) => `${who} legt ${object(improvement)} af.`,
  modelChosen: ({ who, specialist }) => `${who} laat de Consultant invallen voor ${specialists[specialist].whom}.`,
  meeplePlaced: ({ who, meeple, department }) =>
    `${who} zet ${meepleObject(meeple)} aan het werk ${departments[department].where}.`,
  specialistUsed: ({ who, specialist }) => `${who} doet een beroep op ${specialists[specialist].whom}.`,
  specialistDeclined: ({ who, specialist }) => `${who} doet geen beroep op ${specialists[specialist].whom}.`,
  patientTreated: treated,
  patientRecoloured: ({ who, from, to }) => `${who} maakt ${theDie(from)} voorlopig ${terms.colours[to.now].name}.`,
  patientReleased: ({ who, patient }) => `${who} vindt elders een bed voor ${theDie(patient)}.`,
  patientDrawn: ({ who, patient }) => `${who} neemt er nog één op: ${aDie(patient)}.`,
  shiftDone: ({ who, timeUp }) => (timeUp ? `De tijd is om voor ${who}.` : `${who} sluit de dienst af.`),
  patientShielded: ({ who, patient }) => `${who} laat iemand waken bij ${theDie(patient)}.`,
  patientNeglected: ({ who, from, to }) =>
    to
      ? `${who} heeft geen tijd voor ${theDie(from)}: nu nog maar een ${to.value}.`
      : `${who} heeft geen tijd voor ${theDie(from)}.`,
  reportCompleted: ({ who, report }) => `${who} rondt een medisch rapport af: ${reports.titles[report]}.`,
  pointsScored: ({ who, source, points: n }) =>
    `${who} ${n < 0 ? 'verliest' : 'scoort'} ${points({ count: Math.abs(n) })}: ${pointSources[source]}.`,
  patientsWentHome: ({ who, colours }) =>
    `${who} zwaait ${patients({ count: colours.length })} uit: ${countColours(colours)}.`,
  pickupStarted: ({ spaces }) =>
    `De ziekenwagens komen nog één keer langs. ${[...new Set(spaces.map(({ ambulance }) => ambulance))]
      .map((number) => {
        const asked = spaces.filter(({ ambulance }) => ambulance === number).map(({ asks }) => asks)
        return `${ambulances.name({ number })} heeft plaats voor ${someDice(asked)}.`
      })
      .join(' ')}`,
  patientPickedUp: ({ who, patient, space }) => `${who} geeft ${theDie(patient)} mee op plaats ${space + 1}.`,
  pickupPassed: ({ who }) => `${who} geeft niemand meer mee.`,
  undone: ({ who }) => `${who} neemt de laatste stap terug.`,
  gameEnded: 'Het spel is afgelopen.',
}
