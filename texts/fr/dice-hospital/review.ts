// Hints, and a game looked at afterwards.

import { planHint } from '../../plan-hint.ts'
import type { ReviewTexts, TargetDie } from '../../dice-hospital/review-texts.ts'
import { decimals } from '../../decimals.ts'
import { list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { meepleObject, object } from './names.ts'
import { phases } from './phases.ts'
import { reports } from './reports.ts'
import { specialists } from './specialists.ts'
import { dice, points, terms, theDice, theDie } from './terms.ts'

const tenths = decimals('fr')

/** French counts in the singular up to 2: 1,9 point. */
const tenthsOfPoints = (lost: number) => `${tenths(lost)} ${Math.abs(lost) < 1.95 ? 'point' : 'points'}`

function target(one: TargetDie): string {
  return one.turned === null ? theDie(one) : `${theDie(one)} passé au ${terms.colours[one.turned].name}`
}

const targets = (all: readonly TargetDie[]) => list(all.map(target))

const lead = (by: number) => (by < 0 ? `${tenths(-by)} de retard` : `${tenths(by)} d’avance`)

const plan = (proved: boolean) => (proved ? 'Le meilleur plan' : 'Le meilleur plan trouvé')

export const review: ReviewTexts = {
  commands: {
    reveal: ({ kind }) => (kind === 'department' ? 'révéler un service de plus' : 'révéler un spécialiste de plus'),
    setValues: ({ patients }) => `commencer avec ${theDice(patients)}`,
    chooseAdministrator: ({ administrator }) => `garder ${administrators[administrator].name}`,
    split: (words) =>
      `répartir : ${words.ambulances.map((load, i) => `ambulance ${i + 1} avec ${theDice(load)}`).join(' ; ')}`,
    takeAmbulance: ({ number }) => `prendre l’ambulance ${number}`,
    keep: ({ patients }) => `garder ${theDice(patients)}`,
    makeRoom: ({ patients }) => `laisser mourir ${theDice(patients)}`,
    claim: ({ improvement }) => `prendre ${object(improvement)}`,
    discard: ({ improvements }) =>
      improvements.length === 0 ? 'ne rien rendre' : `rendre ${list(improvements.map(object))}`,
    chooseModel: ({ specialist }) => `remplacer ${specialists[specialist].whom}`,
    place({ meeple, department, targets: treated, specialist }) {
      const placed = `placer ${meepleObject(meeple)} ${departments[department].where} pour ${targets(treated)}`
      if (specialist === null) return placed
      return specialist.length === 0
        ? `${placed}, puis utiliser l’effet`
        : `${placed}, puis pour ${targets(specialist)}`
    },
    useSpecialist: (words) =>
      words.targets.length === 0
        ? 'utiliser l’effet du spécialiste'
        : `utiliser l’effet pour ${targets(words.targets)}`,
    release: ({ patient }) => `remettre ${theDie(patient)} dans le sac`,
    draw: 'piocher un nouveau patient',
    decline: 'renoncer à l’effet',
    spendBag: (words) => `dépenser une poche de sang pour ${target(words.target)}`,
    recolour: (words) => `dépenser une poche de sang pour ${target(words.target)}`,
    endShift: 'terminer la garde',
    protect: ({ patient }) => `veiller sur ${theDie(patient)}`,
    completeReport: ({ report }) => `remplir « ${reports.titles[report]} »`,
    pickUp: ({ patient, space }) => `installer ${theDie(patient)} à la place ${space}`,
    pass: 'passer',
    undo: 'revenir en arrière',
  },
  verdicts: {
    best: 'parfait',
    good: 'bien',
    inaccuracy: 'imprécision',
    mistake: 'erreur',
    blunder: 'gaffe',
  },
  hints: {
    plan: planHint({
      most: ({ points: n, proved }) =>
        proved
          ? `Cette garde peut rapporter ${points({ count: n })} au plus.`
          : `Le maximum trouvé pour cette garde\u202F: ${points({ count: n })}.`,
      brings: ({ points: n, proved }) => `${plan(proved)} rapporte ${points({ count: n })} pendant cette garde.`,
      asMuch: ({ proved }) => `${plan(proved)} rapporte autant.`,
      later: ({ points: n, proved, why }) =>
        `${plan(proved)} rapporte maintenant ${points({ count: n })} et davantage plus tard${why}.`,
      saved: (all) => `perdus sinon\u202F: ${all}`,
      nearer: (all) => `plus près de la sortie\u202F: ${all}`,
      dice,
      bags: (words) => `en réserve\u202F: ${terms.bags(words)}`,
      colon: '\u202F: ',
    }),
    withDice: ({ value, proved }) =>
      proved
        ? `Les dés décideront. Aucun plan ne vaut en moyenne plus de ${tenths(value)}, tours suivants compris.`
        : `Les dés décideront. Le meilleur plan trouvé vaut en moyenne ${tenths(value)}, tours suivants compris.`,
    nothing: ({ proved }) =>
      proved
        ? 'Plus rien n’en vaut la peine\u202F: autant terminer la garde.'
        : 'Rien qui en vaille la peine n’a été trouvé\u202F: autant terminer la garde.',
  },
  words: {
    title: 'Analyse',
    progress: ({ done, total }) => `décisions examinées : ${done} sur ${total}`,
    accuracy: 'Précision',
    accuracyOf: ({ who, accuracy, lost }) => `${who} : ${accuracy} sur 100, ${tenthsOfPoints(lost)} de perte`,
    counts: ({ best, good, inaccuracy, mistake, blunder }) =>
      `parfait : ${best}, bien : ${good}, imprécisions : ${inaccuracy}, erreurs : ${mistake}, gaffes : ${blunder}`,
    lost: ({ points: lost }) => `${tenthsOfPoints(lost)} de perte`,
    better: 'Mieux',
    reached: ({ who, points: got, best }) =>
      best === null
        ? `${who} atteint ${points({ count: got })} ; dans le meilleur plan, les dés auraient décidé.`
        : `${who} atteint ${points({ count: got })} ; le meilleur plan en rapporte ${best}.`,
    proved: 'On ne peut pas faire mieux.',
    atMost: ({ value }) => `Sans preuve : il peut exister un plan qui vaut jusqu’à ${tenths(value)}.`,
    turningPoints: 'Tournants',
    noTurningPoints: 'Il n’y a pas eu de tournant.',
    turningPoint: ({ round, moment, who, from, to }) =>
      `${terms.round({ round })}, ${moment === 'draft' ? 'choix des ambulances et des cartes' : phases.activation.name.toLowerCase()} : ${who} passe de ${lead(from)} à ${lead(to)}.`,
    byRound: 'Points par tour',
    afterwards: 'fin',
  },
}
