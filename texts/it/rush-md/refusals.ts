import type { OptionKey } from '@grand-rounds/rush-md/ids'
import type { Allowed } from '../../rush-md/refusal-words.ts'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { lessons, options } from './options.ts'
import { stages } from './places.ts'
import { terms } from './terms.ts'

const option = (key: OptionKey) => `«${options.all[key].name}»`
const possible = (allowed: Allowed) =>
  'least' in allowed ? `un numero intero da ${allowed.least} a ${allowed.most}` : allowed.join(', ')

export const refusals: RushMdTexts['refusals'] = {
  badSeats: ({ least, most }) => `Questo gioco è per ${least}–${most} giocatori.`,
  badOptions: 'Queste opzioni non si possono leggere.',
  unknownOption: ({ option: key }) => `Non c’è un’opzione «${key}».`,
  badOption: ({ option: key, allowed }) => `${option(key)} non può essere così. Può essere: ${possible(allowed)}.`,
  optionExcluded: ({ option: key, by }) =>
    by === 'epidemics'
      ? `${option(key)} non può essere così senza epidemie.`
      : `${option(key)} non si sceglie in un passo (${lessons[by].name}).`,
  notACommand: 'Questo non è un comando.',
  unknownCommand: 'Questo gioco non conosce un comando simile.',
  badField: ({ field }) => `Il campo «${field}» manca o non ha senso.`,
  unknownField: ({ field }) => `C’è un campo «${field}» che non c’entra.`,

  notNow: ({ stage }) => `Ora non si può. ${stages[stage].text}`,
  paused: 'L’orologio è fermo: prima tutti devono voler proseguire.',
  notPaused: 'L’orologio non è fermo, e non l’hai nemmeno chiesto.',
  alreadyAgreed: 'L’hai già detto.',
  notAgreed: 'Non hai detto niente da ritirare.',

  noSuchGlass: 'A questo tavolo non c’è una clessidra simile.',
  sandRunning: ({ glass }) => `La sabbia scende ancora: ${terms.glasses[glass]} non può spostarsi.`,
  notYourDoctor: 'Quel medico è di qualcun altro.',
  wrongGlass: ({ needs }) => (needs === 'doctor' ? 'Ci vuole un medico.' : 'Ci vuole un infermiere.'),
  spaceTaken: ({ space }) => `Già occupato: ${terms.space({ space })}.`,
  spaceClosed: 'In questa partita è ancora chiuso.',
  glassNotPlaced: 'Quella clessidra non è lì.',
  toolsInUse: 'Qualcuno è nel bel mezzo di quell’esame.',
  noPaperHere: 'Lì non c’è un articolo con un’azione.',

  patientMissing: 'Di’ per quale paziente.',
  noPatientHere: 'Per questo non si nomina un paziente.',
  noSuchPatient: 'Quel paziente non è qui.',
  otherPatient: 'Quel paziente non c’entra con questa azione.',
  notOnTheSpot: 'Prima il letto del paziente deve essere lì.',
  bedHeld: ({ bed }) => `Per ora il letto ${bed} deve restare dov’è.`,
  bedTaken: ({ bed }) => `Nel letto ${bed} c’è già qualcuno.`,
  bedAway: ({ bed }) => (bed === null ? 'Il letto non è nel suo reparto.' : `Il letto ${bed} non è nel suo reparto.`),
  alreadyThere: 'È già lì.',
  spotTaken: ({ spot }) => `C’è un altro letto in mezzo: non può andare ${terms.moves[spot]}.`,
  noRoom: 'La sala d’attesa è piena.',
  deckEmpty: 'Il mazzo è vuoto.',
  notWorse: 'Quel paziente non sta peggio del primo giorno.',

  examNotNeeded: 'A questo paziente quell’esame non serve.',
  examDone: 'Questo paziente ha già fatto quell’esame.',
  tokenUp: 'Prima copri di nuovo il segnalino.',
  noTokenUp: 'Nessun segnalino è scoperto.',
  signDiffers: 'Non è il segno della carta.',
  patternDiffers: 'I dischi non sono come sulla carta.',
  discLifted: 'Prima posa il disco.',
  noDiscLifted: 'Non hai sollevato alcun disco.',
  fallen: 'La clessidra è caduta: prima va rimessa in equilibrio.',
  notFallen: 'La clessidra non è caduta.',

  noAction: 'Non sei al lavoro da nessuna parte.',
  notThisAction: 'Non fa parte di quello che stai facendo.',
  storeEmpty: ({ piece }) => `Non ce n’è più in deposito: ${terms.pieces[piece]}.`,
  poolEmpty: ({ piece }) => `Non se ne trova più da nessuna parte: ${terms.pieces[piece]}.`,
  storeFull: 'Il deposito organi è pieno.',
  oneKindOnly: 'Organi di un solo tipo alla volta.',
  otherKindNow: 'Ora deve essere un altro tipo.',
  noSyringe: 'Non c’è una siringa.',
  syringeInHand: 'Hai già una siringa in mano.',
  syringeFull: 'La siringa è piena.',
  syringeEmpty: 'La siringa è vuota.',
  needsSyringe: 'Si dà con la siringa: prima prendine una.',
  otherFluid: 'Nella siringa c’è altro.',
  handBusy: 'Un attimo: la tua mano non ha ancora finito.',
  handFull: 'Prima lascia quello che tieni.',
  handEmpty: 'Non hai niente in mano.',

  noEpidemic: 'In questo reparto non c’è epidemia.',
  noSign: 'Non c’è alcun segno di contagio da notare.',
  needed: 'Questo non si può rimandare indietro.',
  oathNotStrict: 'A questo tavolo una regola infranta non costa niente.',
  noMark: 'Quel segno non c’è.',
  nothingToSend: 'Non c’è niente da rimandare.',
}
