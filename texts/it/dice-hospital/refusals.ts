import type { OptionKey } from '@grand-rounds/dice-hospital/ids'
import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'
import { choice, count, list, of, on } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { meepleObject, named, object } from './names.ts'
import { options } from './options.ts'
import { stages } from './phases.ts'
import { reports } from './reports.ts'
import { theDie } from './terms.ts'

const option = (key: OptionKey) => `«${options.all[key].name}»`
const title = (report: keyof typeof reports.titles) => `«${reports.titles[report]}»`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const EXCLUDED_BY = {
  solo: 'in solitario',
  players: 'in più giocatori',
  prototype: 'nell’edizione prototipo',
} as const

export const refusals: DiceHospitalTexts['refusals'] = {
  badSeats: ({ least, most }) => `Questo gioco è da ${least} a ${most} giocatori.`,
  badOptions: 'Queste opzioni non si leggono.',
  unknownOption: ({ option: key }) => `L’opzione «${key}» non c’è.`,
  badOption: ({ option: key, values }) => `${option(key)} non accetta questo valore. Può essere: ${values.join(', ')}.`,
  optionExcluded: ({ option: key, by }) => `${option(key)} non è possibile ${EXCLUDED_BY[by]}.`,

  notACommand: 'Questo non è un comando.',
  notAChoice: 'Questa non è una scelta in corso.',
  unknownCommand: 'Questo gioco non conosce un comando del genere.',
  badField: ({ field }) => `Il campo «${field}» manca o non ha senso.`,
  unknownField: ({ field }) => `Il campo «${field}» qui non c’entra.`,

  notYourTurn: ({ stage }) => `Non tocca a te decidere (${stages[stage].name}).`,
  notNow: ({ stage }) => `Questo deve aspettare. Adesso: ${stages[stage].text}`,
  chooseModelFirst: 'Prima scegli di chi ha l’effetto il Consulente.',
  followUpFirst: 'Prima finisci ciò che l’ultimo piazzamento ha cominciato.',
  nothingToFollow: 'Sull’ultimo piazzamento non c’è più niente da decidere.',
  nothingToUndo: 'Non c’è niente che tu possa annullare.',

  wrongValues: ({ values }) => `I valori da assegnare sono ${list(values.map(String))}.`,
  notDealt: ({ administrator, dealt }) =>
    `${administrators[administrator].name} non è tra le tue carte. Scegli ${choice(dealt.map((id) => administrators[id].name))}.`,

  wrongSplit: 'Solo pazienti di pari valore possono scambiarsi l’ambulanza.',
  noSuchAmbulance: ({ number }) => `L’ambulanza ${number} non c’è.`,
  firstPlayerNotOne: 'Il primo giocatore non può prendere l’ambulanza 1.',
  ambulanceTaken: ({ number }) => `L’ambulanza ${number} è già presa.`,

  deckEmpty: ({ kind }) =>
    kind === 'department' ? 'Non ci sono più dipartimenti da rivelare.' : 'Non ci sono più specialisti da rivelare.',
  notInTheRow: ({ card }) => (card ? `Non si può scegliere: ${named(card)}.` : 'Questo non si può scegliere.'),
  mustClaim: 'In solitario devi prendere una delle carte scoperte.',
  tooManyDiscards: ({ most }) =>
    `Puoi cedere solo ${count(most, { one: '# miglioramento', other: '# miglioramenti' })} per round.`,
  notYours: ({ card }) => (card ? `Non hai ${object(card)}.` : 'Questo non ce l’hai.'),

  notAModel: ({ card }) =>
    card ? `Il Consulente non può sostituire ${object(card)}.` : 'Il Consulente non può sostituirlo.',
  meepleNotFree: ({ meeple }) =>
    meeple === 'nurse' ? 'Non hai infermieri liberi.' : `Non hai ${meepleObject(meeple)} a disposizione.`,
  departmentUsed: ({ card }) => `Lì lavora già qualcuno${card ? `: ${named(card)}` : ''}.`,
  departmentClosed: ({ card }) =>
    card ? `Chiuso per questo round: ${named(card)}.` : 'Questo dipartimento è chiuso per questo round.',
  noSpecialist: ({ meeple }) =>
    meeple === 'nurse'
      ? 'Un infermiere non ha effetti da aggiungere.'
      : `L’effetto ${of(meepleObject(meeple))} adesso non si aggiunge.`,
  specialistLater: ({ card }) =>
    card ? `Per ${object(card)} decidi quando il dipartimento ha finito.` : 'Questo lo decidi un po’ più tardi.',
  specialistNotTriggered: ({ card }) =>
    `La condizione di questo effetto non è soddisfatta${card ? ` (${named(card)})` : ''}.`,

  badTarget: 'Questo non è un paziente.',
  noSuchPatient: ({ patient }) =>
    patient ? `Non puoi scegliere ${theDie(patient)}: non c’è.` : 'Quel paziente non c’è.',
  wrongPatient: ({ card }) =>
    card ? `Per quel paziente questa carta non può fare nulla: ${named(card)}.` : 'Quel paziente non si può scegliere.',
  wrongNumberOfPatients({ card, count: needed }) {
    if (needed !== null)
      return `Scegli ${count(needed, { one: 'esattamente # paziente', other: 'esattamente # pazienti' })}.`
    return card
      ? `Il numero di pazienti non è quello giusto: ${named(card)}.`
      : 'Il numero di pazienti non è quello giusto.'
  },
  notTogether: ({ card }) => `I valori di questi pazienti non stanno insieme${card ? `: ${named(card)}` : ''}.`,
  cantRecolour: 'Qui il colore di quel paziente non può cambiare così.',
  noBag: 'Non hai abbastanza sacche di sangue.',
  onlyPrototype: 'Solo l’edizione prototipo permette un cambio di colore a sé.',
  noBed: 'Non c’è un letto libero.',
  bagEmpty: 'Non ci sono più pazienti da pescare.',

  cantProtect: ({ patient }) =>
    patient
      ? `Il tuo amministratore non può vegliare ${on(theDie(patient))}.`
      : 'Il tuo amministratore non può vegliare su quel paziente.',
  noReports: 'In questa partita non ci sono rapporti medici.',
  reportNotInLowerRow: ({ report }) => `${title(report)} non è nella fila in basso.`,
  notEnoughDischarged: ({ report }) => `Nell’area di dimissione non ci sono i pazienti che chiede ${title(report)}.`,

  noSuchSpace: 'Quel posto non c’è.',
  spaceTaken: 'Quel posto è occupato.',
  doesNotFit: ({ patient, asks }) =>
    patient && asks
      ? `${upper(theDie(patient))} non va bene: quel posto chiede il colore o il valore ${of(theDie(asks))}.`
      : 'Quel paziente lì non va bene.',

  notAPosition: 'Questa non è una posizione.',
  badNotation: ({ word }) => `«${word}» non si legge.`,
  impossible: ({ why, who, card }) =>
    `Questa posizione è impossibile: ${impossible[why]}${card ? ` (${named(card)})` : ''}${who === null ? '' : ` (${who})`}.`,
}

export const impossible: DiceHospitalTexts['impossible'] = {
  round: 'quel round non c’è',
  phase: 'quella fase non c’è',
  noPickup: 'la raccolta viene solo dopo l’ultimo round, e solo se si gioca',
  onlySolo: 'questo si chiede solo in solitario',
  notSolo: 'in solitario non ci sono ambulanze',
  onlyTwo: 'questo si chiede solo in due',
  lastRound: 'dopo l’ultimo round non c’è il cambio del turno',
  first: 'quel primo giocatore non c’è',
  event: 'quell’evento non può essere in vigore',
  tooManyPatients: 'un ospedale ha più pazienti che letti',
  arrivals: 'il numero di nuovi pazienti è sbagliato',
  treatedArrival: 'un nuovo paziente è già trattato',
  treatedTooEarly: 'ci sono pazienti trattati prima dell’attivazione',
  recoloured: 'un paziente ha un altro colore fuori dall’attivazione',
  placedTooEarly: 'qualcuno è al lavoro prima dell’attivazione',
  tooManyNurses: 'un ospedale ha troppi infermieri',
  placedSpecialists: 'gli specialisti al lavoro non sono quelli dell’ospedale',
  model: 'il Consulente non può avere quell’effetto',
  followUp: 'l’ultimo piazzamento non può aver lasciato questo in sospeso',
  discarding: 'questo non si può cedere',
  shielded: 'l’amministratore non può vegliare su quel paziente',
  administrator: 'gli amministratori non possono essere quelli',
  ambulance: 'i numeri delle ambulanze non possono essere quelli',
  ambulances: 'le ambulanze non possono essere riempite così',
  tooManyDice: 'ci sono più dadi di un colore che nel sacchetto',
  tooManyOf: 'di una carta non ci sono tante copie',
  reports: 'i rapporti medici non possono essere quelli',
  done: 'quei giocatori non possono aver già deciso',
  taken: 'i posti non possono essere occupati così',
  turn: 'non può toccare a quel giocatore',
}
