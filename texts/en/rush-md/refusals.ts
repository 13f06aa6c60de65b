import type { OptionKey } from '@grand-rounds/rush-md/ids'
import type { Allowed } from '../../rush-md/refusal-words.ts'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { lessons, options } from './options.ts'
import { stages } from './places.ts'
import { terms } from './terms.ts'

const option = (key: OptionKey) => `‘${options.all[key].name}’`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const possible = (allowed: Allowed) =>
  'least' in allowed ? `a whole number from ${allowed.least} to ${allowed.most}` : allowed.join(', ')

export const refusals: RushMdTexts['refusals'] = {
  badSeats: ({ least, most }) => `This game is for ${least} to ${most} players.`,
  badOptions: 'These options can’t be read.',
  unknownOption: ({ option: key }) => `There is no option ‘${key}’.`,
  badOption: ({ option: key, allowed }) => `${option(key)} can’t be set to that. It can be: ${possible(allowed)}.`,
  optionExcluded: ({ option: key, by }) =>
    by === 'epidemics'
      ? `${option(key)} can’t be set to that without epidemics.`
      : `${option(key)} can’t be chosen in a step of learning (${lessons[by].name}).`,
  notACommand: 'This is no command.',
  unknownCommand: 'This game knows no such command.',
  badField: ({ field }) => `The field ‘${field}’ is missing or makes no sense.`,
  unknownField: ({ field }) => `There is a field ‘${field}’ that does not belong there.`,

  notNow: ({ stage }) => `That is not possible now. ${stages[stage].text}`,
  paused: 'The clock stands still: first all have to go on.',
  notPaused: 'The clock is not standing still, and you have not asked for it.',
  alreadyAgreed: 'You have said so already.',
  notAgreed: 'You have not said that you are ready.',

  noSuchGlass: 'There is no such hourglass at this table.',
  sandRunning: ({ glass }) => `Sand still runs: ${terms.glasses[glass]} can’t be moved yet.`,
  notYourDoctor: 'That doctor belongs to someone else.',
  wrongGlass: ({ needs }) => (needs === 'doctor' ? 'That needs a doctor.' : 'That needs a nurse.'),
  spaceTaken: ({ space }) => `${upper(terms.space({ space }))} is taken.`,
  spaceClosed: 'That is still closed in this game.',
  glassNotPlaced: 'That hourglass does not stand there.',
  toolsInUse: 'Somebody is in the middle of that exam.',
  noPaperHere: 'No paper with an action lies there.',

  patientMissing: 'Say which patient it is for.',
  noPatientHere: 'No patient is named for that.',
  noSuchPatient: 'That patient is not here.',
  otherPatient: 'That patient has no place in this action.',
  notOnTheSpot: 'The patient’s bed has to stand there first.',
  bedHeld: ({ bed }) => `Bed ${bed} has to stay where it is for now.`,
  bedTaken: ({ bed }) => `Somebody lies in bed ${bed}.`,
  bedAway: ({ bed }) => (bed === null ? 'The bed is away from its ward.' : `Bed ${bed} is away from its ward.`),
  alreadyThere: 'It is there already.',
  spotTaken: ({ spot }) => `Another bed is in the way: it can’t go ${terms.moves[spot]}.`,
  noRoom: 'The waiting room is full.',
  deckEmpty: 'The deck is empty.',
  notWorse: 'That patient is no worse than on the first day.',

  examNotNeeded: 'This patient does not need that exam.',
  examDone: 'This patient has had that exam.',
  tokenUp: 'First turn the token face down again.',
  noTokenUp: 'No token is face up.',
  signDiffers: 'That is not the sign on the card.',
  patternDiffers: 'The discs do not lie as on the card.',
  discLifted: 'First lay the disc down.',
  noDiscLifted: 'You have lifted no disc.',
  fallen: 'The glass has fallen over: it has to be balanced again first.',
  notFallen: 'The glass has not fallen over.',

  noAction: 'You are not at work anywhere.',
  notThisAction: 'That is no part of what you are doing.',
  storeEmpty: ({ piece }) => `None left in the store: ${terms.pieces[piece]}.`,
  poolEmpty: ({ piece }) => `None left to be had anywhere: ${terms.pieces[piece]}.`,
  storeFull: 'The organ store is full.',
  oneKindOnly: 'Only organs of one kind at a time.',
  otherKindNow: 'Now it has to be another kind.',
  noSyringe: 'There is no syringe.',
  syringeInHand: 'You have a syringe in your hand already.',
  syringeFull: 'The syringe is full.',
  syringeEmpty: 'The syringe is empty.',
  needsSyringe: 'That is given with a syringe: take one first.',
  otherFluid: 'There is something else in the syringe.',
  handBusy: 'A moment: your hand is not ready yet.',
  handFull: 'First let go of what you are holding.',
  handEmpty: 'You are holding nothing.',

  noEpidemic: 'There is no epidemic on this ward.',
  noSign: 'There is no contagious sign to notice.',
  needed: 'That can’t be sent back.',
  oathNotStrict: 'At this table a broken rule costs nothing.',
  noMark: 'There is no such mark.',
  nothingToSend: 'There is nothing to send back.',
}
