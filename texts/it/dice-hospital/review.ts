// Hints, and a game looked at afterwards.

import { planHint } from '../../plan-hint.ts'
import type { ReviewTexts, TargetDie } from '../../dice-hospital/review-texts.ts'
import { decimals } from '../../decimals.ts'
import { list, on } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { meepleObject, object } from './names.ts'
import { phases } from './phases.ts'
import { reports } from './reports.ts'
import { specialists } from './specialists.ts'
import { dice, points, terms, theDice, theDie } from './terms.ts'

const tenths = decimals('it')

function target(one: TargetDie): string {
  return one.turned === null ? theDie(one) : `${theDie(one)} reso ${terms.colours[one.turned].name}`
}

const targets = (all: readonly TargetDie[]) => list(all.map(target))

const lead = (by: number) => (by < 0 ? `${tenths(-by)} di svantaggio` : `${tenths(by)} di vantaggio`)

const plan = (proved: boolean) => (proved ? 'Il miglior piano' : 'Il miglior piano trovato')

export const review: ReviewTexts = {
  commands: {
    reveal: ({ kind }) => (kind === 'department' ? 'rivela un dipartimento in più' : 'rivela uno specialista in più'),
    setValues: ({ patients }) => `comincia con ${theDice(patients)}`,
    chooseAdministrator: ({ administrator }) => `tieni ${administrators[administrator].name}`,
    split: (words) =>
      `distribuisci: ${words.ambulances.map((load, i) => `ambulanza ${i + 1} con ${theDice(load)}`).join('; ')}`,
    takeAmbulance: ({ number }) => `prendi l’ambulanza ${number}`,
    keep: ({ patients }) => `tieni ${theDice(patients)}`,
    makeRoom: ({ patients }) => `lascia morire ${theDice(patients)}`,
    claim: ({ improvement }) => `prendi ${object(improvement)}`,
    discard: ({ improvements }) =>
      improvements.length === 0 ? 'non cedere nulla' : `cedi ${list(improvements.map(object))}`,
    chooseModel: ({ specialist }) => `sostituisci ${specialists[specialist].whom}`,
    place({ meeple, department, targets: treated, specialist }) {
      const placed = `piazza ${meepleObject(meeple)} ${departments[department].where} per ${targets(treated)}`
      if (specialist === null) return placed
      return specialist.length === 0 ? `${placed}, poi usa l’effetto` : `${placed}, poi per ${targets(specialist)}`
    },
    useSpecialist: (words) =>
      words.targets.length === 0 ? 'usa l’effetto dello specialista' : `usa l’effetto per ${targets(words.targets)}`,
    release: ({ patient }) => `rimetti ${theDie(patient)} nel sacchetto`,
    draw: 'pesca un nuovo paziente',
    decline: 'rinuncia all’effetto',
    spendBag: (words) => `spendi una sacca di sangue per ${target(words.target)}`,
    recolour: (words) => `spendi una sacca di sangue per ${target(words.target)}`,
    endShift: 'chiudi il turno',
    protect: ({ patient }) => `fai vegliare ${on(theDie(patient))}`,
    completeReport: ({ report }) => `completa «${reports.titles[report]}»`,
    pickUp: ({ patient, space }) => `fai salire ${theDie(patient)} al posto ${space}`,
    pass: 'passa',
    undo: 'torna indietro',
  },
  verdicts: {
    best: 'ottima',
    good: 'buona',
    inaccuracy: 'imprecisione',
    mistake: 'errore',
    blunder: 'svista grave',
  },
  hints: {
    plan: planHint({
      most: ({ points: n, proved }) =>
        proved
          ? `Questo turno può portare al massimo ${points({ count: n })}.`
          : `Il massimo trovato per questo turno: ${points({ count: n })}.`,
      brings: ({ points: n, proved }) => `${plan(proved)} porta ${points({ count: n })} in questo turno.`,
      asMuch: ({ proved }) => `${plan(proved)} porta altrettanto.`,
      later: ({ points: n, proved, why }) =>
        `${plan(proved)} porta ora ${points({ count: n })} e di più in seguito${why}.`,
      saved: (all) => `altrimenti morti: ${all}`,
      nearer: (all) => `più vicini alle dimissioni: ${all}`,
      dice,
      bags: (words) => `in riserva: ${terms.bags(words)}`,
      colon: ': ',
    }),
    withDice: ({ value, proved }) =>
      proved
        ? `Decideranno i dadi. Nessun piano vale in media più di ${tenths(value)}, compresi i round successivi.`
        : `Decideranno i dadi. Il miglior piano trovato vale in media ${tenths(value)}, compresi i round successivi.`,
    nothing: ({ proved }) =>
      proved
        ? 'Non vale la pena fare altro: chiudi il turno.'
        : 'Non si è trovato altro che valga la pena: chiudi il turno.',
  },
  words: {
    title: 'Analisi',
    progress: ({ done, total }) => `decisioni esaminate: ${done} su ${total}`,
    accuracy: 'Precisione',
    accuracyOf: ({ who, accuracy, lost }) => `${who}: ${accuracy} su 100, ${tenths(lost)} punti persi`,
    counts: ({ best, good, inaccuracy, mistake, blunder }) =>
      `ottime: ${best}, buone: ${good}, imprecisioni: ${inaccuracy}, errori: ${mistake}, sviste gravi: ${blunder}`,
    lost: ({ points: lost }) => `${tenths(lost)} punti persi`,
    better: 'Meglio',
    reached: ({ who, points: got, best }) =>
      best === null
        ? `${who} arriva a ${points({ count: got })}; nel piano migliore avrebbero deciso i dadi.`
        : `${who} arriva a ${points({ count: got })}; il piano migliore ne vale ${best}.`,
    proved: 'Non si può fare meglio.',
    atMost: ({ value }) => `Senza prova: potrebbe esserci un piano che vale fino a ${tenths(value)}.`,
    turningPoints: 'Svolte',
    noTurningPoints: 'Non c’è stata nessuna svolta.',
    turningPoint: ({ round, moment, who, from, to }) =>
      `${terms.round({ round })}, ${moment === 'draft' ? 'scelta di ambulanze e carte' : phases.activation.name.toLowerCase()}: ${who} passa da ${lead(from)} a ${lead(to)}.`,
    byRound: 'Punti per round',
    afterwards: 'fine',
  },
}
