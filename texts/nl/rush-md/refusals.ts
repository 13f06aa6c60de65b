import type { OptionKey } from '@grand-rounds/rush-md/ids'
import type { Allowed } from '../../rush-md/refusal-words.ts'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { lessons, options } from './options.ts'
import { stages } from './places.ts'
import { terms } from './terms.ts'

const option = (key: OptionKey) => `‘${options.all[key].name}’`
const possible = (allowed: Allowed) =>
  'least' in allowed ? `een geheel getal van ${allowed.least} tot ${allowed.most}` : allowed.join(', ')

export const refusals: RushMdTexts['refusals'] = {
  badSeats: ({ least, most }) => `Dit spel is voor ${least} tot ${most} spelers.`,
  badOptions: 'Deze opties zijn niet te lezen.',
  unknownOption: ({ option: key }) => `Er is geen optie ‘${key}’.`,
  badOption: ({ option: key, allowed }) => `${option(key)} kan niet zo. Mogelijk is: ${possible(allowed)}.`,
  optionExcluded: ({ option: key, by }) =>
    by === 'epidemics'
      ? `${option(key)} kan niet zo zonder epidemieën.`
      : `${option(key)} valt in een leerstap niet te kiezen (${lessons[by].name}).`,
  notACommand: 'Dit is geen opdracht.',
  unknownCommand: 'Zo’n opdracht kent dit spel niet.',
  badField: ({ field }) => `Het veld ‘${field}’ ontbreekt of betekent niets.`,
  unknownField: ({ field }) => `Het veld ‘${field}’ hoort daar niet.`,

  notNow: ({ stage }) => `Dat kan nu niet. ${stages[stage].text}`,
  paused: 'De klok staat stil: eerst moet iedereen verder willen.',
  notPaused: 'De klok staat niet stil, en je hebt er ook niet om gevraagd.',
  alreadyAgreed: 'Dat heb je al gezegd.',
  notAgreed: 'Je hebt niet gezegd dat je klaar bent.',

  noSuchGlass: 'Zo’n zandloper is er niet aan deze tafel.',
  sandRunning: ({ glass }) => `Het zand loopt nog: ${terms.glasses[glass]} kan nog niet weg.`,
  notYourDoctor: 'Die arts is van iemand anders.',
  wrongGlass: ({ needs }) =>
    needs === 'doctor' ? 'Daar is een arts voor nodig.' : 'Daar is een verpleegster voor nodig.',
  spaceTaken: ({ space }) => `Al bezet: ${terms.space({ space })}.`,
  spaceClosed: 'Dat is in dit spel nog gesloten.',
  glassNotPlaced: 'Die zandloper staat daar niet.',
  toolsInUse: 'Iemand zit midden in dat onderzoek.',
  noPaperHere: 'Daar ligt geen artikel met een actie.',

  patientMissing: 'Zeg om welke patiënt het gaat.',
  noPatientHere: 'Daarvoor wordt geen patiënt genoemd.',
  noSuchPatient: 'Die patiënt is hier niet.',
  otherPatient: 'Die patiënt hoort niet bij deze actie.',
  notOnTheSpot: 'Eerst moet het bed van de patiënt daar staan.',
  bedHeld: ({ bed }) => `Bed ${bed} moet voorlopig blijven waar het is.`,
  bedTaken: ({ bed }) => `In bed ${bed} ligt al iemand.`,
  bedAway: ({ bed }) => (bed === null ? 'Het bed is niet op zijn zaal.' : `Bed ${bed} is niet op zijn zaal.`),
  alreadyThere: 'Dat is daar al.',
  spotTaken: ({ spot }) => `Er staat een ander bed in de weg: het kan niet ${terms.moves[spot]}.`,
  noRoom: 'De wachtkamer is vol.',
  deckEmpty: 'De stapel is leeg.',
  notWorse: 'Met deze patiënt gaat het niet slechter dan op de eerste dag.',

  examNotNeeded: 'Deze patiënt heeft dat onderzoek niet nodig.',
  examDone: 'Deze patiënt heeft dat onderzoek al gehad.',
  tokenUp: 'Draai eerst het fiche weer dicht.',
  noTokenUp: 'Er ligt geen fiche open.',
  signDiffers: 'Dat is niet het teken van de kaart.',
  patternDiffers: 'De schijfjes liggen niet zoals op de kaart.',
  discLifted: 'Leg eerst het schijfje neer.',
  noDiscLifted: 'Je hebt geen schijfje opgetild.',
  fallen: 'De zandloper is omgevallen: eerst moet hij weer balanceren.',
  notFallen: 'De zandloper is niet omgevallen.',

  noAction: 'Je bent nergens aan het werk.',
  notThisAction: 'Dat hoort niet bij waar je mee bezig bent.',
  storeEmpty: ({ piece }) => `Niets meer in de opslag: ${terms.pieces[piece]}.`,
  poolEmpty: ({ piece }) => `Nergens meer te krijgen: ${terms.pieces[piece]}.`,
  storeFull: 'De orgaanopslag is vol.',
  oneKindOnly: 'Alleen organen van één soort tegelijk.',
  otherKindNow: 'Nu moet het een andere soort zijn.',
  noSyringe: 'Er is geen spuit.',
  syringeInHand: 'Je hebt al een spuit in je hand.',
  syringeFull: 'De spuit is vol.',
  syringeEmpty: 'De spuit is leeg.',
  needsSyringe: 'Dat geef je met een spuit: pak er eerst een.',
  otherFluid: 'Er zit iets anders in de spuit.',
  handBusy: 'Wacht even: je hand is nog niet zover.',
  handFull: 'Laat eerst los wat je vasthoudt.',
  handEmpty: 'Je houdt niets vast.',

  noEpidemic: 'Op deze zaal is geen epidemie.',
  noSign: 'Er valt geen besmettingsteken op te merken.',
  needed: 'Dat kan niet terug.',
  oathNotStrict: 'Aan deze tafel kost een overtreding niets.',
  noMark: 'Dat merk is er niet.',
  nothingToSend: 'Er is niets om terug te sturen.',
}
