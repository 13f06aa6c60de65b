import type { OptionKey } from '@grand-rounds/dice-hospital/ids'
import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { count, list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { meepleObject, named, object } from './names.ts'
import { options } from './options.ts'
import { stages } from './phases.ts'
import { reports } from './reports.ts'
import { aDie, die, theDie } from './terms.ts'

const option = (key: OptionKey) => `„${options.all[key].name}“`

const EXCLUDED_BY = {
  solo: 'im Solospiel',
  players: 'zu mehreren',
  prototype: 'im Prototyp',
} as const

const NONE_LEFT = {
  department: 'Es gibt keine Abteilung mehr zum Auslegen.',
  specialist: 'Es gibt keinen Spezialisten mehr zum Auslegen.',
} as const

export const refusals: DiceHospitalTexts['refusals'] = {
  badSeats: ({ least, most }) => `Dieses Spiel ist für ${least} bis ${most} Personen.`,
  badOptions: 'Diese Optionen lassen sich nicht lesen.',
  unknownOption: ({ option: key }) => `Die Option „${key}“ gibt es nicht.`,
  badOption: ({ option: key, values }) =>
    `${option(key)} lässt sich nicht so einstellen. Möglich ist: ${values.join(', ')}.`,
  optionExcluded: ({ option: key, by }) => `${option(key)} geht nicht ${EXCLUDED_BY[by]}.`,

  notACommand: 'Das ist kein Befehl.',
  notAChoice: 'Das ist keine Auswahl, bei der du gerade bist.',
  unknownCommand: 'Einen solchen Befehl kennt dieses Spiel nicht.',
  badField: ({ field }) => `Das Feld „${field}“ fehlt oder ergibt keinen Sinn.`,
  unknownField: ({ field }) => `Das Feld „${field}“ gehört dort nicht hin.`,

  notYourTurn: ({ stage }) => `Hier bist gerade nicht du gefragt (${stages[stage].name}).`,
  notNow: ({ stage }) => `Das muss noch warten. Jetzt ist das hier dran: ${stages[stage].text}`,
  chooseModelFirst: 'Wähle zuerst, wessen Wirkung der Oberarzt hat.',
  followUpFirst: 'Bring zuerst zu Ende, was der letzte Einsatz begonnen hat.',
  nothingToFollow: 'Beim letzten Einsatz ist nichts mehr zu entscheiden.',
  nothingToUndo: 'Es gibt nichts, was du zurücknehmen kannst.',

  wrongValues: ({ values }) => `Zu vergeben sind die Werte ${list(values.map(String))}.`,
  notDealt: ({ administrator, dealt }) =>
    `${administrators[administrator].name} steht dir nicht zur Wahl. Du hast: ${list(dealt.map((id) => administrators[id].name))}.`,

  wrongSplit: 'Nur gleichwertige Patienten dürfen den Krankenwagen wechseln.',
  noSuchAmbulance: ({ number }) => `Krankenwagen ${number} gibt es nicht.`,
  firstPlayerNotOne: 'Der Startspieler darf Krankenwagen 1 nicht nehmen.',
  ambulanceTaken: ({ number }) => `Krankenwagen ${number} ist schon vergeben.`,

  deckEmpty: ({ kind }) => NONE_LEFT[kind],
  notInTheRow: ({ card }) => (card ? `Das liegt nicht aus: ${named(card)}.` : 'Das liegt nicht aus.'),
  mustClaim: 'Im Solospiel musst du eine der ausliegenden Karten nehmen.',
  tooManyDiscards: ({ most }) =>
    `Du darfst pro Runde nur ${count(most, { one: '# Ausbau', other: '# Ausbauten' })} ablegen.`,
  notYours: ({ card }) => (card ? `Du hast ${object(card)} nicht.` : 'Das hast du nicht.'),

  notAModel: ({ card }) =>
    card ? `Der Oberarzt kann nicht für ${object(card)} einspringen.` : 'Dafür kann der Oberarzt nicht einspringen.',
  meepleNotFree: ({ meeple }) =>
    meeple === 'nurse' ? 'Du hast keine Krankenschwester frei.' : `Du hast ${meepleObject(meeple)} nicht frei.`,
  departmentUsed: ({ card }) => `Dort arbeitet schon jemand${card ? `: ${named(card)}` : ''}.`,
  departmentClosed: ({ card }) => `In dieser Runde geschlossen${card ? `: ${named(card)}` : ''}.`,
  noSpecialist: ({ meeple }) =>
    meeple === 'nurse'
      ? 'Eine Krankenschwester hat keine eigene Wirkung.'
      : `Für ${meepleObject(meeple)} gibt es jetzt keine Wirkung zu nutzen.`,
  specialistLater: ({ card }) =>
    card
      ? `Über ${object(card)} entscheidest du, wenn die Abteilung fertig ist.`
      : 'Darüber entscheidest du ein wenig später.',
  specialistNotTriggered: ({ card }) =>
    `Die Bedingung für diese Wirkung ist nicht erfüllt${card ? ` (${named(card)})` : ''}.`,

  badTarget: 'Das ist kein Patient.',
  noSuchPatient: ({ patient }) =>
    patient ? `Es gibt keine ${die(patient)} zur Wahl.` : 'Diesen Patienten gibt es nicht.',
  wrongPatient: ({ card }) => `Dieser Patient kommt hier nicht infrage${card ? `: ${named(card)}` : ''}.`,
  wrongNumberOfPatients({ card, count: needed }) {
    if (needed !== null) return `Wähle genau ${count(needed, { one: '# Patienten', other: '# Patienten' })}.`
    return card
      ? `Das ist hierfür nicht die richtige Zahl an Patienten: ${named(card)}.`
      : 'Das ist nicht die richtige Zahl an Patienten.'
  },
  notTogether: ({ card }) => `Die Werte dieser Patienten passen nicht zusammen${card ? `: ${named(card)}` : ''}.`,
  cantRecolour: 'Die Farbe dieses Patienten lässt sich hier nicht so ändern.',
  noBag: 'Du hast zu wenig Blutbeutel.',
  onlyPrototype: 'Nur im Prototyp darfst du einfach so eine Farbe ändern.',
  noBed: 'Es ist kein Bett frei.',
  bagEmpty: 'Es gibt keinen Patienten mehr zu ziehen.',

  cantProtect: ({ patient }) =>
    patient
      ? `Dein Verwalter kann nicht über ${theDie(patient)} wachen.`
      : 'Über diesen Patienten kann dein Verwalter nicht wachen.',
  noReports: 'In diesem Spiel gibt es keine Arztberichte.',
  reportNotInLowerRow: ({ report }) => `„${reports.titles[report]}“ liegt nicht in der unteren Reihe.`,
  notEnoughDischarged: ({ report }) =>
    `Im Entlassungsbereich sind nicht die Patienten, die „${reports.titles[report]}“ verlangt.`,

  noSuchSpace: 'Diesen Platz gibt es nicht.',
  spaceTaken: 'Dieser Platz ist besetzt.',
  doesNotFit: ({ patient, asks }) =>
    patient && asks
      ? `Hier passt ${aDie(patient)} nicht hin. Gefragt ist ${aDie(asks)}, nach Farbe oder nach Wert.`
      : 'Dieser Patient passt dort nicht hin.',

  notAPosition: 'Das ist keine Stellung.',
  badNotation: ({ word }) => `„${word}“ lässt sich nicht lesen.`,
  impossible: ({ why, who, card }) =>
    `Diese Stellung kann es nicht geben, denn ${impossible[why]}${card ? ` (${named(card)})` : ''}${who === null ? '' : ` (${who})`}.`,
}

export const impossible: DiceHospitalTexts['impossible'] = {
  round: 'diese Runde gibt es nicht',
  phase: 'diese Phase gibt es nicht',
  noPickup: 'die letzte Abholung kommt erst nach der letzten Runde, und nur, wenn mit ihr gespielt wird',
  onlySolo: 'danach wird nur im Solospiel gefragt',
  notSolo: 'im Solospiel gibt es keine Krankenwagen',
  onlyTwo: 'danach wird nur im Spiel zu zweit gefragt',
  lastRound: 'nach der letzten Runde gibt es keinen Schichtwechsel',
  first: 'diesen Startspieler gibt es nicht',
  event: 'dieses Ereignis kann nicht gelten',
  tooManyPatients: 'ein Krankenhaus hat mehr Patienten als Betten',
  arrivals: 'die Zahl der neuen Patienten stimmt nicht',
  treatedArrival: 'ein neuer Patient ist schon behandelt',
  treatedTooEarly: 'vor der Aktivierung sind schon Patienten behandelt',
  recoloured: 'ein Patient hat außerhalb der Aktivierung eine andere Farbe',
  placedTooEarly: 'vor der Aktivierung arbeitet schon jemand',
  tooManyNurses: 'ein Krankenhaus hat zu viele Krankenschwestern',
  placedSpecialists: 'die eingesetzten Spezialisten sind nicht die des Krankenhauses',
  model: 'diese Wirkung kann der Oberarzt nicht haben',
  followUp: 'das kann der letzte Einsatz nicht offengelassen haben',
  discarding: 'das kann nicht abgelegt werden',
  shielded: 'über diesen Patienten kann der Verwalter nicht wachen',
  administrator: 'diese Verwalter können es nicht sein',
  ambulance: 'die Nummern der Krankenwagen stimmen nicht',
  ambulances: 'so können die Krankenwagen nicht besetzt sein',
  tooManyDice: 'es gibt mehr Würfel einer Farbe als im Beutel',
  tooManyOf: 'so viele gibt es von einer Karte nicht',
  reports: 'diese Arztberichte können es nicht sein',
  done: 'diese Spieler können sich noch nicht entschieden haben',
  taken: 'so können die Plätze nicht besetzt sein',
  turn: 'dieser Spieler kann nicht am Zug sein',
}
