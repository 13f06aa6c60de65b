import type { OptionKey } from '@grand-rounds/dice-hospital/ids'
import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { count, list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { meepleObject, named, object } from './names.ts'
import { options } from './options.ts'
import { stages } from './phases.ts'
import { reports } from './reports.ts'
import { aDie, die, theDie } from './terms.ts'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const option = (key: OptionKey) => `‘${options.all[key].name}’`

const EXCLUDED_BY = {
  solo: 'in een solospel',
  players: 'met meer dan één speler',
  prototype: 'in de prototype-editie',
} as const

const NONE_LEFT = {
  department: 'Er is geen afdeling meer om open te leggen.',
  specialist: 'Er is geen specialist meer om open te leggen.',
} as const

export const refusals: DiceHospitalTexts['refusals'] = {
  badSeats: ({ least, most }) => `Dit spel is voor ${least} tot ${most} spelers.`,
  badOptions: 'Deze opties zijn niet te lezen.',
  unknownOption: ({ option: key }) => `De optie ‘${key}’ bestaat niet.`,
  badOption: ({ option: key, values }) => `${option(key)} kan die waarde niet hebben. Wel: ${values.join(', ')}.`,
  optionExcluded: ({ option: key, by }) => `${option(key)} kan niet ${EXCLUDED_BY[by]}.`,

  notACommand: 'Dit is geen opdracht.',
  notAChoice: 'Dit is geen keuze waar je nu mee bezig bent.',
  unknownCommand: 'Zo’n opdracht kent dit spel niet.',
  badField: ({ field }) => `Het veld ‘${field}’ ontbreekt of klopt niet.`,
  unknownField: ({ field }) => `Het veld ‘${field}’ hoort daar niet.`,

  notYourTurn: ({ stage }) => `Jij bent hier nu niet aan zet (${stages[stage].name}).`,
  notNow: ({ stage }) => `Dat moet nog even wachten. Nu is dit aan de beurt: ${stages[stage].text}`,
  chooseModelFirst: 'Kies eerst wiens effect de Consultant heeft.',
  followUpFirst: 'Maak eerst af wat de laatste inzet in gang heeft gezet.',
  nothingToFollow: 'Over de laatste inzet valt niets meer te beslissen.',
  nothingToUndo: 'Er is niets dat je terug kunt nemen.',

  wrongValues: ({ values }) => `De waarden die je kunt geven, zijn ${list(values.map(String))}.`,
  notDealt: ({ administrator, dealt }) =>
    `${administrators[administrator].name} zit niet bij jouw kaarten. Kies uit ${list(dealt.map((id) => administrators[id].name))}.`,

  wrongSplit: 'Alleen gelijke patiënten kunnen van ziekenwagen wisselen.',
  noSuchAmbulance: ({ number }) => `Er is geen ziekenwagen ${number}.`,
  firstPlayerNotOne: 'De startspeler mag ziekenwagen 1 niet nemen.',
  ambulanceTaken: ({ number }) => `Ziekenwagen ${number} is al weg.`,

  deckEmpty: ({ kind }) => NONE_LEFT[kind],
  notInTheRow: ({ card }) => (card ? `${upper(object(card))} ligt niet op tafel.` : 'Dat ligt niet op tafel.'),
  mustClaim: 'In een solospel moet je een van de open kaarten nemen.',
  tooManyDiscards: ({ most }) =>
    `Je mag maar ${count(most, { one: '# verbetering', other: '# verbeteringen' })} per ronde afleggen.`,
  notYours: ({ card }) => (card ? `Je hebt ${object(card)} niet.` : 'Dat heb je niet.'),

  notAModel: ({ card }) =>
    card ? `De Consultant kan niet invallen voor ${object(card)}.` : 'Daarvoor kan de Consultant niet invallen.',
  meepleNotFree: ({ meeple }) =>
    meeple === 'nurse' ? 'Je hebt geen verpleegster vrij.' : `Je hebt ${meepleObject(meeple)} niet vrij.`,
  departmentUsed: ({ card }) => `Daar is al iemand aan het werk${card ? `: ${named(card)}` : ''}.`,
  departmentClosed: ({ card }) =>
    card ? `${upper(object(card))} is deze ronde gesloten.` : 'Dat is deze ronde gesloten.',
  noSpecialist: ({ meeple }) =>
    meeple === 'nurse'
      ? 'Een verpleegster heeft geen eigen effect.'
      : `Voor ${meepleObject(meeple)} is er nu geen effect te gebruiken.`,
  specialistLater: ({ card }) =>
    card ? `Over ${object(card)} beslis je als de afdeling klaar is.` : 'Daarover beslis je straks.',
  specialistNotTriggered: ({ card }) =>
    `Aan de voorwaarde voor dit effect is niet voldaan${card ? ` (${named(card)})` : ''}.`,

  badTarget: 'Dat is geen patiënt.',
  noSuchPatient: ({ patient }) => (patient ? `Er is geen ${die(patient)} om te kiezen.` : 'Zo’n patiënt is er niet.'),
  wrongPatient: ({ card }) =>
    card ? `${upper(object(card))} kan voor die patiënt niets doen.` : 'Die patiënt kun je niet kiezen.',
  wrongNumberOfPatients({ card, count: needed }) {
    if (needed !== null) return `Kies precies ${count(needed, { one: '# patiënt', other: '# patiënten' })}.`
    return card
      ? `Dat is niet het juiste aantal patiënten hiervoor: ${named(card)}.`
      : 'Dat is niet het juiste aantal patiënten.'
  },
  notTogether: ({ card }) => `De waarden van deze patiënten passen niet bij elkaar${card ? `: ${named(card)}` : ''}.`,
  cantRecolour: 'De kleur van die patiënt kun je hier niet zo veranderen.',
  noBag: 'Je hebt te weinig bloedzakken.',
  onlyPrototype: 'Alleen in de prototype-editie mag je zomaar een kleur veranderen.',
  noBed: 'Er is geen bed vrij.',
  bagEmpty: 'Er is geen patiënt meer om te trekken.',

  cantProtect: ({ patient }) =>
    patient ? `Je beheerder kan niet waken over ${theDie(patient)}.` : 'Over die patiënt kan je beheerder niet waken.',
  noReports: 'In dit spel zijn er geen medische rapporten.',
  reportNotInLowerRow: ({ report }) => `‘${reports.titles[report]}’ ligt niet in de onderste rij.`,
  notEnoughDischarged: ({ report }) =>
    `In de ontslaglounge zitten niet de patiënten waar ‘${reports.titles[report]}’ om vraagt.`,

  noSuchSpace: 'Die plaats bestaat niet.',
  spaceTaken: 'Die plaats is bezet.',
  doesNotFit: ({ patient, asks }) =>
    patient && asks
      ? `Daar past ${aDie(patient)} niet: gevraagd is ${aDie(asks)}, op kleur of op waarde.`
      : 'Die patiënt past daar niet.',

  notAPosition: 'Dit is geen stelling.',
  badNotation: ({ word }) => `‘${word}’ is niet te lezen.`,
  impossible: ({ why, who, card }) =>
    `Die stelling kan niet: ${impossible[why]}${card ? ` (${named(card)})` : ''}${who === null ? '' : ` (${who})`}.`,
}

export const impossible: DiceHospitalTexts['impossible'] = {
  round: 'die ronde bestaat niet',
  phase: 'die fase bestaat niet',
  noPickup: 'de laatste ophaalronde komt pas na de laatste ronde, en alleen als je ermee speelt',
  onlySolo: 'dit wordt alleen in een solospel gevraagd',
  notSolo: 'een solospel heeft geen ziekenwagens',
  onlyTwo: 'dit wordt alleen met twee spelers gevraagd',
  lastRound: 'na de laatste ronde komt geen shiftwissel',
  first: 'die startspeler bestaat niet',
  event: 'die gebeurtenis kan niet gelden',
  tooManyPatients: 'een ziekenhuis heeft meer patiënten dan bedden',
  arrivals: 'het aantal nieuwe patiënten klopt niet',
  treatedArrival: 'een nieuwe patiënt is al behandeld',
  treatedTooEarly: 'er zijn al patiënten behandeld vóór het activeren',
  recoloured: 'een patiënt heeft buiten het activeren een andere kleur',
  placedTooEarly: 'er is al iemand aan het werk vóór het activeren',
  tooManyNurses: 'een ziekenhuis heeft te veel verpleegsters',
  placedSpecialists: 'de specialisten aan het werk zijn niet die van het ziekenhuis',
  model: 'de Consultant kan dat effect niet hebben',
  followUp: 'de laatste inzet kan dat niet open hebben gelaten',
  discarding: 'dat kan niet worden afgelegd',
  shielded: 'over die patiënt kan de beheerder niet waken',
  administrator: 'die beheerders kunnen het niet zijn',
  ambulance: 'de nummers van de ziekenwagens kloppen niet',
  ambulances: 'zo kunnen de ziekenwagens niet gevuld zijn',
  tooManyDice: 'er zijn meer dobbelstenen van een kleur dan er in de zak zitten',
  tooManyOf: 'zoveel zijn er niet van een kaart',
  reports: 'die medische rapporten kunnen het niet zijn',
  done: 'die spelers kunnen nog niet hebben beslist',
  taken: 'zo kunnen de plaatsen niet bezet zijn',
  turn: 'die speler kan niet aan zet zijn',
}
