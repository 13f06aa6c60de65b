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
import { ambulances, countColours, dice, die, patients, points, terms } from './terms.ts'

const titles = (ids: readonly (keyof typeof reports.titles)[]) => list(ids.map((id) => reports.titles[id]))

const bagFrom = ({ who, from }: EventWords['bagGained']): string => {
  switch (from) {
    case 'ambulance':
      return `${who} gains a blood bag for the lowest ambulance.`
    case 'lowIntake':
      return `${who} gains a blood bag for taking in such poorly patients.`
    case 'discard':
      return `${who} gains a blood bag for it.`
    case 'event':
      return `${who} gains a blood bag from the event.`
    case 'mostDischarged':
      return `${who} gains a blood bag for the most patients discharged.`
    default:
      return `${who} gains a blood bag, thanks to ${meepleObject(from)}.`
  }
}

const died = ({ who, patient, of }: EventWords['patientDied']): string => {
  switch (of) {
    case 'noBed':
      return `${who} has no bed left: ${die(patient)} dies.`
    case 'neglect':
      return `${who} loses ${die(patient)} to neglect.`
    case 'treatment':
      return `${who} loses ${die(patient)} to a treatment that went wrong.`
  }
}

const treated = ({ who, act, from, to }: EventWords['patientTreated']): string => {
  switch (act) {
    case 'heal':
      return to ? `${who} heals ${die(from)} to ${to.value}.` : `${who} heals ${die(from)}, who may go home.`
    case 'deteriorate':
      return to ? `${who} lets ${die(from)} fall to ${to.value}.` : `${who} lets ${die(from)} get worse.`
    case 'rollAgain':
      return to ? `${who} rolls ${die(from)} again: ${to.value}.` : `${who} rolls ${die(from)} again.`
    case 'turnOver':
      return to ? `${who} turns ${die(from)} over to ${to.value}.` : `${who} turns ${die(from)} over.`
    case 'recolour':
      return `${who} treats ${die(from)}${to ? `, who is ${terms.colours[to.now].name} for now` : ''}.`
  }
}

export const events: DiceHospitalTexts['events'] = {
  gameStarted: ({ who }) => `The doors open. ${who} goes first.`,
  cardsRevealed: ({ departments: rooms, specialists: staff }) =>
    rooms.length + staff.length === 0
      ? 'The decks have no more cards to offer.'
      : `On offer: ${list([...rooms, ...staff].map(named))}.`,
  diceDrawn: ({ who, colours }) => `${who} draws ${countColours(colours)}.`,
  valuesSet: ({ who, patients: first }) => `${who} puts the first patients to bed: ${dice(first)}.`,
  administratorsDealt: ({ who, administrators: dealt }) =>
    dealt
      ? `${who} may choose between ${list(dealt.map((id) => administrators[id].name))}.`
      : `${who} meets two administrators in private.`,
  administratorChosen: ({ who, administrator }) =>
    administrator ? `${who} chooses ${administrators[administrator].name}.` : `${who} has chosen an administrator.`,
  administratorsShown: ({ shown }) =>
    `The administrators take office: ${list(shown.map(({ who, administrator }) => `${administrators[administrator].name} (${who})`))}.`,
  reportsDealt: ({ lower, upper }) => `Medical reports to complete: ${titles(lower)}. Behind them: ${titles(upper)}.`,
  roundStarted: ({ round }) => terms.round({ round }),
  phaseStarted: ({ phase }) => phases[phase].name,
  eventRevealed: ({ card }) => `In the news: ${eventCards[card].name}. ${eventCards[card].text}`,
  eventEnded: ({ card }) => `${eventCards[card].name} is over.`,
  patientChanged: ({ who, from, to }) =>
    to ? `With ${who}, ${die(from)} becomes ${die(to)}.` : `With ${who}, ${die(from)} leaves the ward.`,
  patientsRolled: ({ patients: rolled }) => `New patients: ${dice(rolled)}.`,
  ambulancesFilled: ({ ambulances: loads }) =>
    `The ambulances line up. ${loads.map((load, i) => `${ambulances.name({ number: i + 1 })}: ${dice(load)}.`).join(' ')}`,
  ambulanceTaken: ({ who, number, patients: load }) => `${who} takes ambulance ${number}: ${dice(load)}.`,
  extraPatient: ({ who, patient }) => `The epidemic sends ${who} one more: ${die(patient)}.`,
  ambulanceLeft: ({ number, patients: load }) => `Nobody takes ambulance ${number}: ${dice(load)} back into the bag.`,
  firstPlayer: ({ who }) => `${who} takes the first-player token.`,
  patientsKept: ({ who, kept, returned }) => `${who} keeps ${dice(kept)}; ${die(returned)} goes back into the bag.`,
  bagGained: bagFrom,
  bagLost: ({ who }) => `${who} loses a blood bag.`,
  bagSpent: ({ who, on }) =>
    on === 'heal' ? `${who} spends a blood bag on healing.` : `${who} spends a blood bag on a colour.`,
  patientsAdmitted: ({ who, patients: admitted }) =>
    admitted.length === 0 ? `${who} has nobody to admit.` : `${who} admits ${dice(admitted)}.`,
  patientDied: died,
  fatalityRemoved: ({ who }) => `${who} removes a fatality token.`,
  improvementClaimed: ({ who, improvement }) =>
    improvement in departments ? `${who} opens ${object(improvement)}.` : `${who} hires ${object(improvement)}.`,
  improvementPassed: ({ who }) => `${who} takes no improvement.`,
  improvementReturned: ({ improvement }) => `Back under the deck: ${named(improvement)}.`,
  discardDecided: ({ who, improvements }) => {
    if (!improvements) return `${who} has decided what to discard.`
    return improvements.length === 0
      ? `${who} keeps everything.`
      : `${who} is about to give up ${list(improvements.map(object))}.`
  },
  improvementDiscarded: ({ who, improvement }) => `${who} gives up ${object(improvement)}.`,
  modelChosen: ({ who, specialist }) => `${who} has the Consultant stand in for ${specialists[specialist].whom}.`,
  meeplePlaced: ({ who, meeple, department }) =>
    `${who} puts ${meepleObject(meeple)} to work ${departments[department].where}.`,
  specialistUsed: ({ who, specialist }) => `${who} calls on the skill of ${specialists[specialist].whom}.`,
  specialistDeclined: ({ who, specialist }) => `${who} lets the skill of ${specialists[specialist].whom} rest.`,
  patientTreated: treated,
  patientRecoloured: ({ who, from, to }) => `${who} turns ${die(from)} ${terms.colours[to.now].name} for now.`,
  patientReleased: ({ who, patient }) => `${who} finds ${die(patient)} a bed elsewhere.`,
  patientDrawn: ({ who, patient }) => `${who} takes in one more: ${die(patient)}.`,
  shiftDone: ({ who, timeUp }) => (timeUp ? `Time is up for ${who}.` : `${who} ends the shift.`),
  patientShielded: ({ who, patient }) => `${who} has an eye kept on ${die(patient)}.`,
  patientNeglected: ({ who, from, to }) =>
    to ? `${who} has no time for ${die(from)}, now at ${to.value}.` : `${who} has no time for ${die(from)}.`,
  reportCompleted: ({ who, report }) => `${who} completes a medical report: ${reports.titles[report]}.`,
  pointsScored: ({ who, source, points: n }) =>
    `${who} ${n < 0 ? 'loses' : 'scores'} ${points({ count: Math.abs(n) })}: ${pointSources[source]}.`,
  patientsWentHome: ({ who, colours }) =>
    `${who} sees ${patients({ count: colours.length })} home: ${countColours(colours)}.`,
  pickupStarted: ({ spaces }) =>
    `The ambulances come round once more. ${[...new Set(spaces.map(({ ambulance }) => ambulance))]
      .map((number) => {
        const asked = spaces.filter(({ ambulance }) => ambulance === number).map(({ asks }) => asks)
        return `${ambulances.name({ number })} asks for ${dice(asked)}.`
      })
      .join(' ')}`,
  patientPickedUp: ({ who, patient, space }) => `${who} sends ${die(patient)} along in space ${space + 1}.`,
  pickupPassed: ({ who }) => `${who} sends nobody else.`,
  undone: ({ who }) => `${who} takes the last step back.`,
  gameEnded: 'The game is over.',
}
