// Hints, and a game looked at afterwards.

import type { ReviewTexts, TargetDie } from '../../dice-hospital/review-texts.ts'
import { decimals } from '../../decimals.ts'
import { list, on } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { meepleObject, object } from './names.ts'
import { phases } from './phases.ts'
import { reports } from './reports.ts'
import { specialists } from './specialists.ts'
import { points, terms, theDice, theDie } from './terms.ts'

const tenths = decimals('it')

function target(one: TargetDie): string {
  return one.turned === null ? theDie(one) : `${theDie(one)} reso ${terms.colours[one.turned].name}`
}

const targets = (all: readonly TargetDie[]) => list(all.map(target))

const lead = (by: number) => (by < 0 ? `${tenths(-by)} di svantaggio` : `${tenths(by)} di vantaggio`)

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
    points: ({ points: most, proved }) =>
      proved
        ? `Puoi ancora arrivare a ${points({ count: most })}. Nessuno può fare meglio.`
        : `Il miglior piano trovato vale ${points({ count: most })}.`,
    withDice: ({ value, proved }) =>
      proved
        ? `Decideranno i dadi: al meglio ci si può aspettare ${tenths(value)}.`
        : `Decideranno i dadi: il miglior piano trovato vale in media ${tenths(value)}.`,
    nothing: 'Non vale la pena fare altro: chiudi il turno.',
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
