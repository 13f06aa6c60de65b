// The log. Everything is told in the present tense, one sentence or two for each event.

import type { PatientId, Tag, Thing } from '@grand-rounds/rush-md/ids'
import type { RushMdTexts } from '../../rush-md/texts.ts'
import { thingName } from '../../rush-md/things.ts'
import { type EventWords, PLACES } from '../../rush-md/words.ts'
import { list } from '../grammar.ts'
import { diagnoses, patients } from './cards.ts'
import { epidemics } from './epidemics.ts'
import { goals } from './goals.ts'
import { papers } from './papers.ts'
import { exams, places } from './places.ts'
import { amount, reputation, skill, terms } from './terms.ts'

const thing = (one: Thing) => thingName({ patients, places, terms }, one)
const named = (patient: PatientId) => patients[patient].name

/** What goes without saying is not said. */
const purpose = (tag: Tag) => (tag === 'ward' ? '' : ` (${terms.tags[tag]})`)

const BROKEN = {
  sandRunning: 'vuole prendere una clessidra in cui scende ancora la sabbia',
  spaceTaken: 'vuole prendere una casella occupata',
  ownedUp: 'ammette di aver infranto una regola',
} as const

const judged = ({ patient, verdict, diagnosis }: EventWords['patientJudged']): string => {
  const by = diagnosis === null ? '' : ` (${diagnoses[diagnosis].name})`
  switch (verdict) {
    case 'cured':
      return `Guarigione: ${named(patient)}${by}.`
    case 'surplus':
      return `Guarigione, con più del necessario: ${named(patient)}${by}.`
    case 'error':
      return `Errore medico: ${named(patient)}${by}.`
  }
}

export const events: RushMdTexts['events'] = {
  gameStarted: ({ goal }) => `Si aprono le porte. L’obiettivo: ${goals.titles[goal]}.`,
  councilStarted: ({ round, papers: drawn }) =>
    `${terms.round({ round })}: si riunisce il consulto.${drawn.length === 0 ? '' : ` Sulle riviste: ${list(drawn.map((id) => papers.titles[id]))}.`}`,
  agreed: ({ who }) => `${who} è d’accordo.`,
  withdrew: ({ who }) => `${who} non è più d’accordo.`,
  countdownStarted: () => 'Tutti pronti: il round comincia fra tre secondi.',
  countdownStopped: 'Non ancora: qualcuno non è pronto.',
  clockStarted: 'La prima clessidra è girata: l’orologio corre.',
  markPut: ({ who, doctor, mark, on }) => `${who} mette il segno ${mark}: ${thing(on)} (${terms.glasses[doctor]}).`,
  markTaken: ({ who, doctor, mark }) => `${who} toglie il segno ${mark} (${terms.glasses[doctor]}).`,
  wantsEnd: ({ who }) => `${who} vorrebbe chiudere il round adesso.`,
  wantsNoEnd: ({ who }) => `${who} preferisce continuare.`,
  actionStarted: 'L’orologio corre.',
  clockEnded: 'Tempo scaduto: nessuna clessidra e nessun letto si muove più.',
  paused: 'Tutti fermi: l’orologio è sospeso.',
  wentOn: 'L’orologio riparte.',
  evaluated: 'Via le clessidre: si valutano i pazienti.',
  signalled: ({ who, signal, about }) =>
    `${who}${about === null ? '' : ` (${thing(about)})`}: ${terms.signals[signal]}`,
  glassPlaced: ({ who, glass, space, patient }) =>
    `${who} mette al lavoro ${terms.glasses[glass]} ${places[PLACES[space].place].where}${patient === null ? '' : `, per ${named(patient)}`}.`,
  glassTakenOff: ({ who, glass, space }) =>
    `${who} richiama ${terms.glasses[glass]}, al lavoro ${places[PLACES[space].place].where}.`,
  glassRanOut: ({ glass }) => `La sabbia è scesa tutta: ${terms.glasses[glass]} è libero.`,
  actionEnded: ({ who, space }) => `${who} ha finito ${places[PLACES[space].place].where}.`,
  bedMoved: ({ who, bed, to }) => `${who} spinge il letto ${bed} ${terms.moves[to]}.`,
  organThrownOut: ({ who, organ }) => `${who} butta via ${amount({ piece: organ, count: 1 })}.`,
  patientDrawn: ({ who, patient }) => `${who} fa entrare ${named(patient)} (${patients[patient].complaint}).`,
  patientAdmitted: ({ who, patient, bed }) => `${who} sistema ${named(patient)} nel letto ${bed}.`,
  stocked: ({ who, piece, count: n }) => `${who} mette in deposito ${amount({ piece, count: n })}.`,
  given: ({ who, patient, substance, count: n, tag }) =>
    `${who} dà ${amount({ piece: substance, count: n })} a ${named(patient)}${purpose(tag)}.`,
  syringeTaken: ({ who, fluid }) => `${who} prende una siringa (${terms.pieces[fluid]}).`,
  syringeFilled: ({ who, units }) => `${who} riempie la siringa: dentro ${units}.`,
  syringeEmptied: ({ who, fluid, units }) => `${who} svuota la siringa: ${amount({ piece: fluid, count: units })}.`,
  gripped: ({ who, substance }) => `${who} afferra ${amount({ piece: substance, count: 1 })} con le pinzette.`,
  slipped: ({ who, piece }) => `Ops: a ${who} scivola ${piece === null ? 'il disco' : amount({ piece, count: 1 })}.`,
  tokenTurned: ({ who, token }) => `${who} gira il segnalino coltura ${token + 1}.`,
  tokenCovered: ({ who, token }) => `${who} copre di nuovo il segnalino coltura ${token + 1}.`,
  discLifted: ({ who, hole }) => `${who} solleva il disco dal foro ${hole + 1}.`,
  discLaid: ({ who, hole }) => `${who} posa il disco nel foro ${hole + 1}.`,
  cardPutUnder: ({ who, wrong }) =>
    wrong ? `${who} prende la lastra sbagliata: finisce sotto il mazzo.` : `${who} mette una lastra sotto il mazzo.`,
  glassFell: ({ who, glass }) => `La clessidra cade, e ${who} deve aspettare la sabbia (${terms.glasses[glass]}).`,
  glassBalanced: ({ who, glass }) => `${who} rimette in equilibrio la clessidra (${terms.glasses[glass]}).`,
  diagnosed: ({ who, patient, exam, diagnosis }) =>
    `${who} ha una diagnosi per ${named(patient)} (${exams[exam].name}): ${diagnoses[diagnosis].name}.`,
  conditionChanged: ({ patient, condition }) => `${named(patient)}: ora lo stato è ${terms.conditions[condition]}.`,
  epidemicDrawn: ({ ward, epidemic }) =>
    `Epidemia nel ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicAvoided: ({ ward, epidemic }) =>
    `Nessuna epidemia nel ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicEnded: ({ ward, epidemic, without, reward }) =>
    without.length === 0
      ? `Nel ${terms.wards[ward]} l’epidemia è domata (${epidemics[epidemic].name}): ${reputation({ count: reward })}.`
      : `Nel ${terms.wards[ward]} l’epidemia non è stata domata (${epidemics[epidemic].name}). Senza cura: ${list(without.map(named))}.`,
  signsMissed: ({ ward, signs }) =>
    `Nel ${terms.wards[ward]} ${signs === 1 ? 'un segno contagioso non è stato notato' : `${signs} segni contagiosi non sono stati notati`}.`,
  oathBroken: ({ who, rule }) => `${who} ${BROKEN[rule]}.`,
  skillLost: ({ points, by }) => `−${skill({ count: points })}: ${terms.losses[by]}.`,
  taskJudged: ({ paper, reached }) =>
    reached ? `Compito riuscito: ${papers.titles[paper]}.` : `Compito mancato: ${papers.titles[paper]}.`,
  skillGained: ({ points, paper }) => `+${skill({ count: points })}: ${papers.titles[paper]}.`,
  patientJudged: judged,
  patientDied: ({ patient }) => `Non si è riusciti a salvare ${named(patient)}.`,
  sentBack: ({ who, patient, substance, tag }) =>
    `${who} rimanda indietro ${amount({ piece: substance, count: 1 })} (${named(patient)}, ${terms.tags[tag]}).`,
  patientDischarged: ({ patient, reputation: n }) => `${named(patient)} torna a casa: ${reputation({ count: n })}.`,
  gameEnded: ({ won }) =>
    won ? 'Il turno è finito, e l’obiettivo è raggiunto.' : 'Il turno è finito, e l’obiettivo è mancato.',
}
