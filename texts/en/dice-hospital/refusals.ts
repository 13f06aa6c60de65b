import type { OptionKey } from '@grand-rounds/dice-hospital/ids'
import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { count, list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { meepleObject, named, object } from './names.ts'
import { options } from './options.ts'
import { stages } from './phases.ts'
import { reports } from './reports.ts'
import { die } from './terms.ts'

const option = (key: OptionKey) => `‘${options.all[key].name}’`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const EXCLUDED_BY = {
  solo: 'in a solo game',
  players: 'in a game of more than one',
  prototype: 'in the prototype edition',
} as const

export const refusals: DiceHospitalTexts['refusals'] = {
  badSeats: ({ least, most }) => `This game is for ${least} to ${most} players.`,
  badOptions: 'These options can’t be read.',
  unknownOption: ({ option: key }) => `There is no option ‘${key}’.`,
  badOption: ({ option: key, values }) => `${option(key)} can’t be set to that. It can be: ${values.join(', ')}.`,
  optionExcluded: ({ option: key, by }) => `${option(key)} is not possible ${EXCLUDED_BY[by]}.`,

  notACommand: 'This is no command.',
  notAChoice: 'This is no choice in progress.',
  unknownCommand: 'This game knows no such command.',
  badField: ({ field }) => `The field ‘${field}’ is missing or makes no sense.`,
  unknownField: ({ field }) => `There is a field ‘${field}’ that does not belong there.`,

  notYourTurn: ({ stage }) => `It is not your turn to decide (${stages[stage].name}).`,
  notNow: ({ stage }) => `That has to wait. What is asked now: ${stages[stage].text}`,
  chooseModelFirst: 'First choose whose effect the Consultant has.',
  followUpFirst: 'First finish what the last placement began.',
  nothingToFollow: 'There is nothing left to decide about the last placement.',
  nothingToUndo: 'There is nothing that you can take back.',

  wrongValues: ({ values }) => `The values to give are ${list(values.map(String))}.`,
  notDealt: ({ administrator, dealt }) =>
    `${administrators[administrator].name} is not among yours. Choose between ${list(dealt.map((id) => administrators[id].name))}.`,

  wrongSplit: 'Only equal patients may change ambulances.',
  noSuchAmbulance: ({ number }) => `There is no ambulance ${number}.`,
  firstPlayerNotOne: 'The first player may not take ambulance 1.',
  ambulanceTaken: ({ number }) => `Ambulance ${number} is taken.`,

  deckEmpty: ({ kind }) => `There is no ${kind} left to lay out.`,
  notInTheRow: ({ card }) => (card ? `${named(card)} is not on offer.` : 'That is not on offer.'),
  mustClaim: 'In a solo game you have to take one of the cards on offer.',
  tooManyDiscards: ({ most }) =>
    `You may give up ${count(most, { one: 'only # improvement', other: 'only # improvements' })} a round.`,
  notYours: ({ card }) => (card ? `You do not have ${object(card)}.` : 'You do not have that.'),

  notAModel: ({ card }) =>
    card ? `The Consultant can’t stand in for ${object(card)}.` : 'The Consultant can’t stand in for that.',
  meepleNotFree: ({ meeple }) => `You do not have ${meepleObject(meeple)} free.`,
  departmentUsed: ({ card }) => `Someone is at work there already${card ? `: ${named(card)}` : ''}.`,
  departmentClosed: ({ card }) => (card ? `${named(card)} is closed this round.` : 'That is closed this round.'),
  noSpecialist: ({ meeple }) =>
    meeple === 'nurse' ? 'A nurse has no effect to add.' : `There is no effect for ${meepleObject(meeple)} to add now.`,
  specialistLater: ({ card }) =>
    card ? `You decide about ${object(card)} when the department is done.` : 'You decide about that a little later.',
  specialistNotTriggered: ({ card }) => `The condition for this effect is not met${card ? ` (${named(card)})` : ''}.`,

  badTarget: 'That is no patient.',
  noSuchPatient: ({ patient }) => (patient ? `There is no ${die(patient)} to choose.` : 'There is no such patient.'),
  wrongPatient: ({ card }) =>
    card ? `${named(card)} can’t do anything for that patient.` : 'That patient can’t be chosen.',
  wrongNumberOfPatients({ card, count: needed }) {
    if (needed !== null) return `Choose ${count(needed, { one: 'exactly # patient', other: 'exactly # patients' })}.`
    return card
      ? `That is not the number of patients for this: ${named(card)}.`
      : 'That is not the right number of patients.'
  },
  notTogether: ({ card }) => `The values of these patients do not go together${card ? `: ${named(card)}` : ''}.`,
  cantRecolour: 'That patient’s colour can’t be changed like that here.',
  noBag: 'You have too few blood bags.',
  onlyPrototype: 'Only the prototype edition allows a change of colour by itself.',
  noBed: 'There is no free bed.',
  bagEmpty: 'There is no patient left to draw.',

  cantProtect: ({ patient }) =>
    patient
      ? `Your administrator can’t look after ${die(patient)}.`
      : 'Your administrator can’t look after that patient.',
  noReports: 'There are no medical reports in this game.',
  reportNotInLowerRow: ({ report }) => `${reports.titles[report]} is not in the lower row.`,
  notEnoughDischarged: ({ report }) => `The lounge has not the patients that ${reports.titles[report]} asks for.`,

  noSuchSpace: 'There is no such space.',
  spaceTaken: 'That space is taken.',
  doesNotFit: ({ patient, asks }) =>
    patient && asks
      ? `${upper(die(patient))} does not fit: the space asks for the colour or the value of ${die(asks)}.`
      : 'That patient does not fit there.',

  notAPosition: 'This is no position.',
  badNotation: ({ word }) => `‘${word}’ can’t be read.`,
  impossible: ({ why, who, card }) =>
    `That position can’t be: ${impossible[why]}${card ? ` (${named(card)})` : ''}${who === null ? '' : ` (${who})`}.`,
}

export const impossible: DiceHospitalTexts['impossible'] = {
  round: 'there is no such round',
  phase: 'there is no such phase',
  noPickup: 'the pickup comes only after the last round, and only if it is played',
  onlySolo: 'this is asked in a solo game only',
  notSolo: 'a solo game has no ambulances',
  onlyTwo: 'this is asked in a game of two only',
  lastRound: 'no shift change follows the last round',
  first: 'there is no such first player',
  event: 'that event can’t be in force',
  tooManyPatients: 'a hospital has more patients than beds',
  arrivals: 'the number of new patients is wrong',
  treatedArrival: 'a new patient is treated already',
  treatedTooEarly: 'patients are treated before the activation',
  recoloured: 'a patient has another colour outside the activation',
  placedTooEarly: 'someone is at work before the activation',
  tooManyNurses: 'a hospital has too many nurses',
  placedSpecialists: 'the specialists at work are not those of the hospital',
  model: 'the Consultant can’t have that effect',
  followUp: 'the last placement can’t have left that open',
  discarding: 'that can’t be given up',
  shielded: 'that patient can’t be looked after by the administrator',
  administrator: 'the administrators can’t be those',
  ambulance: 'the numbers of the ambulances can’t be those',
  ambulances: 'the ambulances can’t be filled like that',
  tooManyDice: 'there are more dice of a colour than in the bag',
  tooManyOf: 'there are not so many of a card',
  reports: 'the medical reports can’t be those',
  done: 'those players can’t have decided already',
  taken: 'the spaces can’t be taken like that',
  turn: 'it can’t be that player’s turn',
}
