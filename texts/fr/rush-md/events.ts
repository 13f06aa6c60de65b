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

/** A name never follows ‘de’, which would have to bend before a vowel. */
const thing = (one: Thing) => thingName({ patients, places, terms }, one)
const named = (patient: PatientId) => patients[patient].name

/** Out of the tweezers: a piece, or a disc. */
const dropped = (piece: EventWords['slipped']['piece']) => (piece === null ? 'le disque' : amount({ piece, count: 1 }))

/** What goes without saying is not said. */
const purpose = (tag: Tag) => (tag === 'ward' ? '' : ` (${terms.tags[tag]})`)

const BROKEN = {
  sandRunning: 'veut prendre un sablier où le sable coule encore',
  spaceTaken: 'veut prendre une case occupée',
  ownedUp: 'avoue avoir enfreint une règle',
} as const

const judged = ({ patient, verdict, diagnosis }: EventWords['patientJudged']): string => {
  const by = diagnosis === null ? '' : ` (${diagnoses[diagnosis].name})`
  switch (verdict) {
    case 'cured':
      return `Guérison : ${named(patient)}${by}.`
    case 'surplus':
      return `Guérison, avec plus que le nécessaire : ${named(patient)}${by}.`
    case 'error':
      return `Erreur médicale : ${named(patient)}${by}.`
  }
}

export const events: RushMdTexts['events'] = {
  gameStarted: ({ goal }) => `Les portes s’ouvrent. L’objectif : ${goals.titles[goal]}.`,
  councilStarted: ({ round, papers: drawn }) =>
    `${terms.round({ round })} : le conseil se réunit.${drawn.length === 0 ? '' : ` Dans les revues : ${list(drawn.map((id) => papers.titles[id]))}.`}`,
  agreed: ({ who }) => `${who} est d’accord.`,
  withdrew: ({ who }) => `${who} n’est plus d’accord.`,
  countdownStarted: () => 'Tout le monde est prêt : le tour commence dans trois secondes.',
  countdownStopped: 'Pas encore : quelqu’un n’est pas prêt.',
  clockStarted: 'Le premier sablier est retourné : l’horloge tourne.',
  markPut: ({ who, doctor, mark, on }) => `${who} pose la marque ${mark} : ${thing(on)} (${terms.glasses[doctor]}).`,
  markTaken: ({ who, doctor, mark }) => `${who} retire la marque ${mark} (${terms.glasses[doctor]}).`,
  wantsEnd: ({ who }) => `${who} voudrait finir le tour maintenant.`,
  wantsNoEnd: ({ who }) => `${who} préfère continuer.`,
  actionStarted: 'L’horloge tourne.',
  clockEnded: 'Le temps est écoulé : plus aucun sablier ni aucun lit ne bouge.',
  paused: 'Tout s’arrête : l’horloge est suspendue.',
  wentOn: 'L’horloge repart.',
  evaluated: 'Les sabliers sont retirés, et les patients évalués.',
  signalled: ({ who, signal, about }) =>
    `${who}${about === null ? '' : ` (${thing(about)})`} : ${terms.signals[signal]}`,
  glassPlaced: ({ who, glass, space, patient }) =>
    `${who} met ${terms.glasses[glass]} au travail ${places[PLACES[space].place].where}${patient === null ? '' : `, pour ${named(patient)}`}.`,
  glassTakenOff: ({ who, glass, space }) =>
    `${who} rappelle ${terms.glasses[glass]}, au travail ${places[PLACES[space].place].where}.`,
  glassRanOut: ({ glass }) => `Le sable a fini de couler : ${terms.glasses[glass]} est libre.`,
  actionEnded: ({ who, space }) => `${who} a fini ${places[PLACES[space].place].where}.`,
  bedMoved: ({ who, bed, to }) => `${who} pousse le lit ${bed} ${terms.moves[to]}.`,
  organThrownOut: ({ who, organ }) => `${who} jette ${amount({ piece: organ, count: 1 })}.`,
  patientDrawn: ({ who, patient }) => `${who} appelle ${named(patient)} (${patients[patient].complaint}).`,
  patientAdmitted: ({ who, patient, bed }) => `${who} installe ${named(patient)} dans le lit ${bed}.`,
  stocked: ({ who, piece, count: n }) => `${who} range ${amount({ piece, count: n })}.`,
  given: ({ who, patient, substance, count: n, tag }) =>
    `${who} donne ${amount({ piece: substance, count: n })} à ${named(patient)}${purpose(tag)}.`,
  syringeTaken: ({ who, fluid }) => `${who} prend une seringue (${terms.pieces[fluid]}).`,
  syringeFilled: ({ who, units }) => `${who} remplit la seringue : ${units} dedans.`,
  syringeEmptied: ({ who, fluid, units }) => `${who} vide la seringue : ${amount({ piece: fluid, count: units })}.`,
  gripped: ({ who, substance }) => `${who} saisit ${amount({ piece: substance, count: 1 })} à la pince.`,
  slipped: ({ who, piece }) => `Oups : ${who} laisse échapper ${dropped(piece)}.`,
  tokenTurned: ({ who, token }) => `${who} retourne le jeton ${token + 1} de la culture.`,
  tokenCovered: ({ who, token }) => `${who} recache le jeton ${token + 1} de la culture.`,
  discLifted: ({ who, hole }) => `${who} soulève le disque du trou ${hole + 1}.`,
  discLaid: ({ who, hole }) => `${who} pose le disque dans le trou ${hole + 1}.`,
  cardPutUnder: ({ who, wrong }) =>
    wrong ? `${who} prend la mauvaise radio : elle passe sous la pioche.` : `${who} glisse une radio sous la pioche.`,
  glassFell: ({ who, glass }) => `Le sablier tombe, et ${who} doit attendre le sable (${terms.glasses[glass]}).`,
  glassBalanced: ({ who, glass }) => `${who} remet le sablier en équilibre (${terms.glasses[glass]}).`,
  diagnosed: ({ who, patient, exam, diagnosis }) =>
    `${who} a un diagnostic pour ${named(patient)} (${exams[exam].name}) : ${diagnoses[diagnosis].name}.`,
  conditionChanged: ({ patient, condition }) => `${named(patient)} : état désormais ${terms.conditions[condition]}.`,
  epidemicDrawn: ({ ward, epidemic }) =>
    `Une épidémie en ${terms.wards[ward]} : ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicAvoided: ({ ward, epidemic }) =>
    `Pas d’épidémie en ${terms.wards[ward]} : ${epidemics[epidemic].name}. ${epidemics[epidemic].text}`,
  epidemicEnded: ({ ward, epidemic, without, reward }) =>
    without.length === 0
      ? `En ${terms.wards[ward]}, l’épidémie est maîtrisée (${epidemics[epidemic].name}) : ${reputation({ count: reward })}.`
      : `En ${terms.wards[ward]}, l’épidémie n’a pas été maîtrisée (${epidemics[epidemic].name}). Sans traitement : ${list(without.map(named))}.`,
  signsMissed: ({ ward, signs }) =>
    `En ${terms.wards[ward]}, ${signs === 1 ? 'un signe contagieux est passé inaperçu' : `${signs} signes contagieux sont passés inaperçus`}.`,
  oathBroken: ({ who, rule }) => `${who} ${BROKEN[rule]}.`,
  skillLost: ({ points, by }) => `−${skill({ count: points })} : ${terms.losses[by]}.`,
  taskJudged: ({ paper, reached }) =>
    reached
      ? `Objectif de recherche atteint : ${papers.titles[paper]}.`
      : `Objectif de recherche manqué : ${papers.titles[paper]}.`,
  skillGained: ({ points, paper }) => `+${skill({ count: points })} : ${papers.titles[paper]}.`,
  patientJudged: judged,
  patientDied: ({ patient }) => `On n’a pas pu sauver ${named(patient)}.`,
  sentBack: ({ who, patient, substance, tag }) =>
    `${who} renvoie ${amount({ piece: substance, count: 1 })} (${named(patient)}, ${terms.tags[tag]}).`,
  patientDischarged: ({ patient, reputation: n }) =>
    `${named(patient)} rentre à la maison : ${reputation({ count: n })}.`,
  gameEnded: ({ won }) =>
    won ? 'La garde est finie, et l’objectif est atteint.' : 'La garde est finie, et l’objectif est manqué.',
}
