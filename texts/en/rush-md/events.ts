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
  sandRunning: 'reaches for a glass in which sand still runs',
  spaceTaken: 'reaches for a space that is taken',
  ownedUp: 'owns up to a broken rule',
} as const

const judged = ({ patient, verdict, diagnosis }: EventWords['patientJudged']): string => {
  const by = diagnosis === null ? '' : ` (${diagnoses[diagnosis].name})`
  switch (verdict) {
    case 'cured':
      return `${named(patient)} is cured${by}.`
    case 'surplus':
      return `${named(patient)} is cured, with more than was needed${by}.`
    case 'error':
      return `A medical error: ${named(patient)}${by}.`
  }
}

export const events: RushMdTexts['events'] = {
  gameStarted: ({ goal }) => `The doors open. Your goal: ${goals.titles[goal]}.`,
  councilStarted: ({ round, papers: drawn }) =>
    `${terms.round({ round })}: the council meets.${drawn.length === 0 ? '' : ` In the journals: ${list(drawn.map((id) => papers.titles[id]))}.`}`,
  agreed: ({ who }) => `${who} is ready.`,
  withdrew: ({ who }) => `${who} is not ready after all.`,
  countdownStarted: () => 'All are ready: the round begins in three seconds.',
  countdownStopped: 'Not yet: somebody is not ready.',
  clockStarted: 'The first glass is turned: the clock runs.',
  markPut: ({ who, doctor, mark, on }) => `${who} puts mark ${mark} on ${thing(on)} (${terms.glasses[doctor]}).`,
  markTaken: ({ who, doctor, mark }) => `${who} takes mark ${mark} away (${terms.glasses[doctor]}).`,
  wantsEnd: ({ who }) => `${who} would end the round now.`,
  wantsNoEnd: ({ who }) => `${who} would rather go on.`,
  actionStarted: 'The clock runs.',
  clockEnded: 'Time is up: no glass and no bed moves any more.',
  paused: 'All stop: the clock stands still.',
  wentOn: 'The clock runs on.',
  evaluated: 'The glasses come off, and the patients are evaluated.',
  signalled: ({ who, signal, about }) =>
    `${who}${about === null ? '' : ` (${thing(about)})`}: ${terms.signals[signal]}`,
  glassPlaced: ({ who, glass, space, patient }) =>
    `${who} puts ${terms.glasses[glass]} to work ${places[PLACES[space].place].where}${patient === null ? '' : `, for ${named(patient)}`}.`,
  glassTakenOff: ({ who, glass, space }) =>
    `${who} calls ${terms.glasses[glass]} away from work ${places[PLACES[space].place].where}.`,
  glassRanOut: ({ glass }) => `The sand has run out: ${terms.glasses[glass]} is free.`,
  actionEnded: ({ who, space }) => `${who} is done ${places[PLACES[space].place].where}.`,
  bedMoved: ({ who, bed, to }) => `${who} pushes bed ${bed} ${terms.moves[to]}.`,
  organThrownOut: ({ who, organ }) => `${who} throws out ${amount({ piece: organ, count: 1 })}.`,
  patientDrawn: ({ who, patient }) => `${who} calls in ${named(patient)} (${patients[patient].complaint}).`,
  patientAdmitted: ({ who, patient, bed }) => `${who} brings ${named(patient)} to bed ${bed}.`,
  stocked: ({ who, piece, count: n }) => `${who} stocks ${amount({ piece, count: n })}.`,
  given: ({ who, patient, substance, count: n, tag }) =>
    `${who} gives ${named(patient)} ${amount({ piece: substance, count: n })}${purpose(tag)}.`,
  syringeTaken: ({ who, fluid }) => `${who} takes a syringe for ${terms.pieces[fluid]}.`,
  syringeFilled: ({ who, units }) => `${who} fills the syringe: ${units} in it.`,
  syringeEmptied: ({ who, fluid, units }) =>
    `${who} empties the syringe back: ${amount({ piece: fluid, count: units })}.`,
  gripped: ({ who, substance }) => `${who} picks up ${amount({ piece: substance, count: 1 })} with the tweezers.`,
  slipped: ({ who, piece }) => `Oops: ${piece === null ? 'the disc' : amount({ piece, count: 1 })} slips from ${who}.`,
  tokenTurned: ({ who, token }) => `${who} turns culture token ${token + 1}.`,
  tokenCovered: ({ who, token }) => `${who} turns culture token ${token + 1} face down again.`,
  discLifted: ({ who, hole }) => `${who} lifts the disc out of hole ${hole + 1}.`,
  discLaid: ({ who, hole }) => `${who} lays the disc into hole ${hole + 1}.`,
  cardPutUnder: ({ who, wrong }) =>
    wrong ? `${who} takes the wrong X-ray: it goes under the deck.` : `${who} puts an X-ray under the deck.`,
  glassFell: ({ who, glass }) => `The glass falls over, and ${who} has to wait for the sand (${terms.glasses[glass]}).`,
  glassBalanced: ({ who, glass }) => `${who} balances the glass once more (${terms.glasses[glass]}).`,
  diagnosed: ({ who, patient, exam, diagnosis }) =>
    `${who} has a diagnosis for ${named(patient)} (${exams[exam].name}): ${diagnoses[diagnosis].name}.`,
  conditionChanged: ({ patient, condition }) =>
    `The condition of ${named(patient)} is now ${terms.conditions[condition]}.`,
  epidemicDrawn: ({ ward, epidemic }) =>
    `An epidemic on ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicAvoided: ({ ward, epidemic }) =>
    `No epidemic on ${terms.wards[ward]}: ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicEnded: ({ ward, epidemic, without, reward }) =>
    without.length === 0
      ? `${upper(terms.wards[ward])}: the epidemic is contained (${epidemics[epidemic].name}): ${reputation({ count: reward })}.`
      : `${upper(terms.wards[ward])}: the epidemic was not contained (${epidemics[epidemic].name}). Not treated: ${list(without.map(named))}.`,
  signsMissed: ({ ward, signs }) =>
    `${upper(terms.wards[ward])}: ${signs === 1 ? 'a contagious sign was' : `${signs} contagious signs were`} missed.`,
  oathBroken: ({ who, rule }) => `${who} ${BROKEN[rule]}.`,
  skillLost: ({ points, by }) => `${skill({ count: points })} lost: ${terms.losses[by]}.`,
  taskJudged: ({ paper, reached }) =>
    reached ? `The task is done: ${papers.titles[paper]}.` : `The task was not done: ${papers.titles[paper]}.`,
  skillGained: ({ points, paper }) => `${skill({ count: points })} gained: ${papers.titles[paper]}.`,
  patientJudged: judged,
  patientDied: ({ patient }) => `${named(patient)} could not be saved.`,
  sentBack: ({ who, patient, substance, tag }) =>
    `${who} sends ${amount({ piece: substance, count: 1 })} back from ${named(patient)} (${terms.tags[tag]}).`,
  patientDischarged: ({ patient, reputation: n }) => `${named(patient)} goes home: ${reputation({ count: n })}.`,
  gameEnded: ({ won }) =>
    won ? 'The shift is over, and the goal is reached.' : 'The shift is over, and the goal is missed.',
}
