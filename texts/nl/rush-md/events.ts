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
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What goes without saying is not said. */
const purpose = (tag: Tag) => (tag === 'ward' ? '' : ` (${terms.tags[tag]})`)

const BROKEN = {
  sandRunning: 'grijpt naar een zandloper waarin nog zand loopt',
  spaceTaken: 'grijpt naar een plek die bezet is',
  ownedUp: 'geeft toe dat er een regel overtreden is',
} as const

const judged = ({ patient, verdict, diagnosis }: EventWords['patientJudged']): string => {
  const by = diagnosis === null ? '' : ` (${diagnoses[diagnosis].name})`
  switch (verdict) {
    case 'cured':
      return `${named(patient)} is genezen${by}.`
    case 'surplus':
      return `${named(patient)} is genezen, met meer dan nodig was${by}.`
    case 'error':
      return `Een medische fout: ${named(patient)}${by}.`
  }
}

export const events: RushMdTexts['events'] = {
  gameStarted: ({ goal }) => `De deuren gaan open. Jullie doel: ${goals.titles[goal]}.`,
  councilStarted: ({ round, papers: drawn }) =>
    `${terms.round({ round })}: het artsenoverleg begint.${drawn.length === 0 ? '' : ` In de vakbladen: ${list(drawn.map((id) => papers.titles[id]))}.`}`,
  agreed: ({ who }) => `${who} is klaar.`,
  withdrew: ({ who }) => `${who} is toch nog niet klaar.`,
  countdownStarted: () => 'Iedereen is klaar: de ronde begint over drie seconden.',
  countdownStopped: 'Nog niet: er is iemand niet klaar.',
  clockStarted: 'De eerste zandloper is omgedraaid: de klok loopt.',
  markPut: ({ who, doctor, mark, on }) => `${who} zet merk ${mark} op ${thing(on)} (${terms.glasses[doctor]}).`,
  markTaken: ({ who, doctor, mark }) => `${who} haalt merk ${mark} weg (${terms.glasses[doctor]}).`,
  wantsEnd: ({ who }) => `${who} wil de ronde nu beëindigen.`,
  wantsNoEnd: ({ who }) => `${who} gaat liever door.`,
  actionStarted: 'De klok loopt.',
  clockEnded: 'De tijd is om: geen zandloper en geen bed gaat nog van zijn plaats.',
  paused: 'Iedereen stopt: de klok staat stil.',
  wentOn: 'De klok loopt verder.',
  evaluated: 'De zandlopers gaan weg en de patiënten worden beoordeeld.',
  signalled: ({ who, signal, about }) =>
    `${who}${about === null ? '' : ` (${thing(about)})`}: ${terms.signals[signal]}`,
  glassPlaced: ({ who, glass, space, patient }) =>
    `${who} zet ${terms.glasses[glass]} aan het werk ${places[PLACES[space].place].where}${patient === null ? '' : `, voor ${named(patient)}`}.`,
  glassTakenOff: ({ who, glass, space }) =>
    `${who} haalt ${terms.glasses[glass]} weg van het werk ${places[PLACES[space].place].where}.`,
  glassRanOut: ({ glass }) => `Het zand is op: ${terms.glasses[glass]} is vrij.`,
  actionEnded: ({ who, space }) => `${who} is klaar ${places[PLACES[space].place].where}.`,
  bedMoved: ({ who, bed, to }) => `${who} rijdt bed ${bed} ${terms.moves[to]}.`,
  organThrownOut: ({ who, organ }) => `${who} gooit ${amount({ piece: organ, count: 1 })} weg.`,
  patientDrawn: ({ who, patient }) => `${who} roept ${named(patient)} binnen (${patients[patient].complaint}).`,
  patientAdmitted: ({ who, patient, bed }) => `${who} brengt ${named(patient)} naar bed ${bed}.`,
  stocked: ({ who, piece, count: n }) => `${who} legt ${amount({ piece, count: n })} in de opslag.`,
  given: ({ who, patient, substance, count: n, tag }) =>
    `${who} geeft ${named(patient)} ${amount({ piece: substance, count: n })}${purpose(tag)}.`,
  syringeTaken: ({ who, fluid }) => `${who} pakt een spuit voor ${terms.pieces[fluid]}.`,
  syringeFilled: ({ who, units }) => `${who} vult de spuit: ${units} erin.`,
  syringeEmptied: ({ who, fluid, units }) => `${who} leegt de spuit weer: ${amount({ piece: fluid, count: units })}.`,
  gripped: ({ who, substance }) => `${who} pakt ${amount({ piece: substance, count: 1 })} met het pincet.`,
  slipped: ({ who, piece }) =>
    `Oeps: ${who} laat ${piece === null ? 'de schijf' : amount({ piece, count: 1 })} vallen.`,
  tokenTurned: ({ who, token }) => `${who} draait kweekfiche ${token + 1} om.`,
  tokenCovered: ({ who, token }) => `${who} draait kweekfiche ${token + 1} weer dicht.`,
  discLifted: ({ who, hole }) => `${who} tilt het schijfje uit gat ${hole + 1}.`,
  discLaid: ({ who, hole }) => `${who} legt het schijfje in gat ${hole + 1}.`,
  cardPutUnder: ({ who, wrong }) =>
    wrong
      ? `${who} neemt de verkeerde röntgenfoto: ze gaat onder de stapel.`
      : `${who} legt een röntgenfoto onder de stapel.`,
  glassFell: ({ who, glass }) => `De zandloper valt om, en ${who} moet op het zand wachten (${terms.glasses[glass]}).`,
  glassBalanced: ({ who, glass }) => `${who} laat de zandloper opnieuw balanceren (${terms.glasses[glass]}).`,
  diagnosed: ({ who, patient, exam, diagnosis }) =>
    `${who} heeft een diagnose voor ${named(patient)} (${exams[exam].name}): ${diagnoses[diagnosis].name}.`,
  conditionChanged: ({ patient, condition }) =>
    `De toestand van ${named(patient)} is nu ${terms.conditions[condition]}.`,
  epidemicDrawn: ({ ward, epidemic }) =>
    `Een epidemie op ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicAvoided: ({ ward, epidemic }) =>
    `Geen epidemie op ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicEnded: ({ ward, epidemic, without, reward }) =>
    without.length === 0
      ? `${upper(terms.wards[ward])}: de epidemie is bedwongen (${epidemics[epidemic].name}): ${reputation({ count: reward })}.`
      : `${upper(terms.wards[ward])}: de epidemie is niet bedwongen (${epidemics[epidemic].name}). Niet behandeld: ${list(without.map(named))}.`,
  signsMissed: ({ ward, signs }) =>
    `${upper(terms.wards[ward])}: ${signs === 1 ? 'een besmettelijk teken is' : `${signs} besmettelijke tekens zijn`} gemist.`,
  oathBroken: ({ who, rule }) => `${who} ${BROKEN[rule]}.`,
  skillLost: ({ points, by }) => `${skill({ count: points })} kwijt: ${terms.losses[by]}.`,
  taskJudged: ({ paper, reached }) =>
    reached
      ? `De opdracht is volbracht: ${papers.titles[paper]}.`
      : `De opdracht is niet volbracht: ${papers.titles[paper]}.`,
  skillGained: ({ points, paper }) => `${skill({ count: points })} erbij: ${papers.titles[paper]}.`,
  patientJudged: judged,
  patientDied: ({ patient }) => `${named(patient)} was niet meer te redden.`,
  sentBack: ({ who, patient, substance, tag }) =>
    `${who} stuurt ${amount({ piece: substance, count: 1 })} van ${named(patient)} terug (${terms.tags[tag]}).`,
  patientDischarged: ({ patient, reputation: n }) => `${named(patient)} mag naar huis: ${reputation({ count: n })}.`,
  gameEnded: ({ won }) =>
    won ? 'De dienst zit erop, en het doel is gehaald.' : 'De dienst zit erop, en het doel is gemist.',
}
