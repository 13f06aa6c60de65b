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
import { amount, glassObject, reputation, skill, terms } from './terms.ts'

/** A name is never bent (Herr, Herrn): it stands as subject, after a colon or in brackets. */
const thing = (one: Thing) => thingName({ patients, places, terms }, one)
const named = (patient: PatientId) => patients[patient].name

/** What goes without saying is not said. */
const purpose = (tag: Tag) => (tag === 'ward' ? '' : ` (${terms.tags[tag]})`)

const BROKEN = {
  sandRunning: 'greift nach einer Sanduhr, in der noch Sand läuft',
  spaceTaken: 'greift nach einem besetzten Feld',
  ownedUp: 'gibt zu, eine Regel gebrochen zu haben',
} as const

const judged = ({ patient, verdict, diagnosis }: EventWords['patientJudged']): string => {
  const by = diagnosis === null ? '' : ` (${diagnoses[diagnosis].name})`
  switch (verdict) {
    case 'cured':
      return `Geheilt: ${named(patient)}${by}.`
    case 'surplus':
      return `Geheilt, mit mehr als nötig: ${named(patient)}${by}.`
    case 'error':
      return `Ein Behandlungsfehler: ${named(patient)}${by}.`
  }
}

export const events: RushMdTexts['events'] = {
  gameStarted: ({ goal }) => `Die Türen öffnen sich. Euer Ziel: ${goals.titles[goal]}.`,
  councilStarted: ({ round, papers: drawn }) =>
    `${terms.round({ round })}: Der Ärzterat tagt.${drawn.length === 0 ? '' : ` In den Fachblättern: ${list(drawn.map((id) => papers.titles[id]))}.`}`,
  agreed: ({ who }) => `${who} ist bereit.`,
  withdrew: ({ who }) => `${who} ist doch noch nicht bereit.`,
  countdownStarted: () => 'Alle sind bereit: Die Runde beginnt in drei Sekunden.',
  countdownStopped: 'Noch nicht: Jemand ist nicht bereit.',
  clockStarted: 'Die erste Sanduhr ist umgedreht: Die Uhr läuft.',
  markPut: ({ who, doctor, mark, on }) => `${who} setzt Marke ${mark}: ${thing(on)} (${terms.glasses[doctor]}).`,
  markTaken: ({ who, doctor, mark }) => `${who} nimmt Marke ${mark} weg (${terms.glasses[doctor]}).`,
  wantsEnd: ({ who }) => `${who} möchte die Runde jetzt beenden.`,
  wantsNoEnd: ({ who }) => `${who} möchte doch weitermachen.`,
  actionStarted: 'Die Uhr läuft.',
  clockEnded: 'Die Zeit ist um: Keine Sanduhr und kein Bett bewegt sich mehr.',
  paused: 'Alle halten an: Die Uhr steht.',
  wentOn: 'Die Uhr läuft weiter.',
  evaluated: 'Die Sanduhren kommen weg, und die Patienten werden ausgewertet.',
  signalled: ({ who, signal, about }) =>
    `${who}${about === null ? '' : ` (${thing(about)})`}: ${terms.signals[signal]}`,
  glassPlaced: ({ who, glass, space, patient }) =>
    `${who} lässt ${glassObject[glass]} ${places[PLACES[space].place].where} arbeiten${patient === null ? '' : `: ${named(patient)}`}.`,
  glassTakenOff: ({ who, glass, space }) =>
    `${who} ruft ${glassObject[glass]} von der Arbeit ${places[PLACES[space].place].where} ab.`,
  glassRanOut: ({ glass }) => `Der Sand ist durchgelaufen: ${terms.glasses[glass]} ist frei.`,
  actionEnded: ({ who, space }) => `${who} ist ${places[PLACES[space].place].where} fertig.`,
  bedMoved: ({ who, bed, to }) => `${who} schiebt Bett ${bed} ${terms.moves[to]}.`,
  organThrownOut: ({ who, organ }) => `${who} wirft weg: ${amount({ piece: organ, count: 1 })}.`,
  patientDrawn: ({ who, patient }) => `${who} ruft auf: ${named(patient)} (${patients[patient].complaint}).`,
  patientAdmitted: ({ who, patient, bed }) => `${who} vergibt Bett ${bed}: ${named(patient)}.`,
  stocked: ({ who, piece, count: n }) => `${who} füllt auf: ${amount({ piece, count: n })}.`,
  given: ({ who, patient, substance, count: n, tag }) =>
    `${who} gibt ${amount({ piece: substance, count: n })}: ${named(patient)}${purpose(tag)}.`,
  syringeTaken: ({ who, fluid }) => `${who} nimmt eine Spritze (${terms.pieces[fluid]}).`,
  syringeFilled: ({ who, units }) => `${who} füllt die Spritze: ${units} darin.`,
  syringeEmptied: ({ who, fluid, units }) =>
    `${who} leert die Spritze zurück: ${amount({ piece: fluid, count: units })}.`,
  gripped: ({ who, substance }) => `${who} greift mit der Pinzette: ${amount({ piece: substance, count: 1 })}.`,
  slipped: ({ who, piece }) =>
    `Hoppla: ${who} lässt ${piece === null ? 'die Scheibe' : amount({ piece, count: 1 })} fallen.`,
  tokenTurned: ({ who, token }) => `${who} dreht Kulturplättchen ${token + 1} um.`,
  tokenCovered: ({ who, token }) => `${who} deckt Kulturplättchen ${token + 1} wieder zu.`,
  discLifted: ({ who, hole }) => `${who} hebt die Scheibe aus Loch ${hole + 1}.`,
  discLaid: ({ who, hole }) => `${who} legt die Scheibe in Loch ${hole + 1}.`,
  cardPutUnder: ({ who, wrong }) =>
    wrong
      ? `${who} nimmt das falsche Röntgenbild: Es kommt unter den Stapel.`
      : `${who} schiebt ein Röntgenbild unter den Stapel.`,
  glassFell: ({ who, glass }) => `Die Sanduhr fällt um, und ${who} muss auf den Sand warten (${terms.glasses[glass]}).`,
  glassBalanced: ({ who, glass }) => `${who} balanciert die Sanduhr noch einmal (${terms.glasses[glass]}).`,
  diagnosed: ({ who, patient, exam, diagnosis }) =>
    `${who} hat eine Diagnose (${exams[exam].name}, ${named(patient)}): ${diagnoses[diagnosis].name}.`,
  conditionChanged: ({ patient, condition }) => `Zustand jetzt ${terms.conditions[condition]}: ${named(patient)}.`,
  epidemicDrawn: ({ ward, epidemic }) =>
    `Eine Epidemie auf ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicAvoided: ({ ward, epidemic }) =>
    `Keine Epidemie auf ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicEnded: ({ ward, epidemic, without, reward }) =>
    without.length === 0
      ? `${terms.wards[ward]}: Die Epidemie ist eingedämmt (${epidemics[epidemic].name}): ${reputation({ count: reward })}.`
      : `${terms.wards[ward]}: Die Epidemie wurde nicht eingedämmt (${epidemics[epidemic].name}). Nicht behandelt: ${list(without.map(named))}.`,
  signsMissed: ({ ward, signs }) =>
    `${terms.wards[ward]}: ${signs === 1 ? 'Ein Ansteckungszeichen wurde' : `${signs} Ansteckungszeichen wurden`} übersehen.`,
  oathBroken: ({ who, rule }) => `${who} ${BROKEN[rule]}.`,
  skillLost: ({ points, by }) => `${skill({ count: points })} verloren: ${terms.losses[by]}.`,
  taskJudged: ({ paper, reached }) =>
    reached ? `Aufgabe erfüllt: ${papers.titles[paper]}.` : `Aufgabe nicht erfüllt: ${papers.titles[paper]}.`,
  skillGained: ({ points, paper }) => `${skill({ count: points })} gewonnen: ${papers.titles[paper]}.`,
  patientJudged: judged,
  patientDied: ({ patient }) => `${named(patient)} war nicht mehr zu retten.`,
  sentBack: ({ who, patient, substance, tag }) =>
    `${who} gibt ${amount({ piece: substance, count: 1 })} zurück (${named(patient)}, ${terms.tags[tag]}).`,
  patientDischarged: ({ patient, reputation: n }) => `${named(patient)} darf nach Hause: ${reputation({ count: n })}.`,
  gameEnded: ({ won }) =>
    won ? 'Die Schicht ist zu Ende, und das Ziel ist erreicht.' : 'Die Schicht ist zu Ende, und das Ziel ist verfehlt.',
}
