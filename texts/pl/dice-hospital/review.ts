// Hints, and a game looked at afterwards. A number with a part goes with the genitive: 4,2 punktu.

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
import { colourNominative, dice, diceObject, die, dieObject, points, terms } from './terms.ts'

const tenths = decimals('pl')

function target(one: TargetDie): string {
  return one.turned === null ? die(one) : `${die(one)} jako ${colourNominative(one.turned)}`
}

const targets = (all: readonly TargetDie[]) => list(all.map(target))

const lead = (by: number) => (by < 0 ? `−${tenths(-by)}` : `+${tenths(by)}`)

const plan = (proved: boolean) => (proved ? 'Najlepszy plan' : 'Najlepszy znaleziony plan')

export const review: ReviewTexts = {
  commands: {
    reveal: ({ kind }) => (kind === 'department' ? 'wyłóż jeszcze jeden oddział' : 'wyłóż jeszcze jednego specjalistę'),
    setValues: ({ patients }) => `ustaw pacjentów: ${dice(patients)}`,
    chooseAdministrator: ({ administrator }) => `wybierz: ${administrators[administrator].name}`,
    split: (words) => `rozdziel: ${words.ambulances.map((load, i) => `${dice(load)} (karetka ${i + 1})`).join('; ')}`,
    takeAmbulance: ({ number }) => `weź karetkę ${number}`,
    keep: ({ patients }) => `zatrzymaj ${diceObject(patients)}`,
    makeRoom: ({ patients }) => `poświęć ${diceObject(patients)}`,
    claim: ({ improvement }) => `weź ${object(improvement)}`,
    discard: ({ improvements }) =>
      improvements.length === 0 ? 'niczego nie oddawaj' : `oddaj ${list(improvements.map(object))}`,
    chooseModel: ({ specialist }) => `zastąp ${specialists[specialist].whom}`,
    place({ meeple, department, targets: treated, specialist }) {
      const placed = `skieruj ${meepleObject(meeple)} do pracy ${departments[department].where}: ${targets(treated)}`
      if (specialist === null) return placed
      return specialist.length === 0 ? `${placed}, potem użyj efektu` : `${placed}, potem: ${targets(specialist)}`
    },
    useSpecialist: (words) =>
      words.targets.length === 0 ? 'użyj efektu specjalisty' : `użyj efektu: ${targets(words.targets)}`,
    release: ({ patient }) => `odeślij ${dieObject(patient)} do woreczka`,
    draw: 'dobierz nowego pacjenta',
    decline: 'nie używaj efektu',
    spendBag: (words) => `wydaj jednostkę krwi: ${target(words.target)}`,
    recolour: (words) => `wydaj jednostkę krwi: ${target(words.target)}`,
    endShift: 'zakończ dyżur',
    protect: ({ patient }) => `każ czuwać nad ${dieObject(patient)}`,
    completeReport: ({ report }) => `wypełnij raport „${reports.titles[report]}”`,
    pickUp: ({ patient, space }) => `wyślij ${dieObject(patient)} na miejsce ${space}`,
    pass: 'spasuj',
    undo: 'cofnij ruch',
  },
  verdicts: {
    best: 'najlepsze',
    good: 'dobre',
    inaccuracy: 'niedokładność',
    mistake: 'błąd',
    blunder: 'gruby błąd',
  },
  hints: {
    plan: planHint({
      most: ({ points: n, proved }) =>
        proved
          ? `Ten dyżur może dać najwyżej ${points({ count: n })}.`
          : `Najwięcej, co znaleziono dla tego dyżuru: ${points({ count: n })}.`,
      brings: ({ points: n, proved }) => `${plan(proved)} daje w\u00A0tym dyżurze ${points({ count: n })}.`,
      asMuch: ({ proved }) => `${plan(proved)} daje tyle samo.`,
      later: ({ points: n, proved, why }) =>
        `${plan(proved)} daje teraz ${points({ count: n })}, a\u00A0później więcej${why}.`,
      saved: (all) => `inaczej umrą: ${all}`,
      nearer: (all) => `bliżej wypisu: ${all}`,
      dice,
      bags: (words) => `w\u00A0zapasie: ${terms.bags(words)}`,
      colon: ': ',
    }),
    withDice: ({ value, proved }) =>
      proved
        ? `Zdecydują kości. Żaden plan nie jest średnio wart więcej niż ${tenths(value)}, licząc z\u00A0późniejszymi rundami.`
        : `Zdecydują kości. Najlepszy znaleziony plan jest średnio wart ${tenths(value)}, licząc z\u00A0późniejszymi rundami.`,
    nothing: ({ proved }) =>
      proved ? 'Nic więcej się nie opłaca: zakończ dyżur.' : 'Nie znaleziono niczego, co się opłaca: zakończ dyżur.',
  },
  words: {
    title: 'Analiza',
    progress: ({ done, total }) => `przejrzane decyzje: ${done} z ${total}`,
    accuracy: 'Dokładność',
    accuracyOf: ({ who, accuracy, lost }) => `${who}: ${accuracy} na 100, strata ${tenths(lost)} punktu`,
    counts: ({ best, good, inaccuracy, mistake, blunder }) =>
      `najlepsze: ${best}, dobre: ${good}, niedokładności: ${inaccuracy}, błędy: ${mistake}, grube błędy: ${blunder}`,
    lost: ({ points: lost }) => `strata ${tenths(lost)} punktu`,
    better: 'Lepiej',
    reached: ({ who, points: got, best }) =>
      best === null
        ? `${who} osiąga ${points({ count: got })}; w najlepszym planie zdecydowałyby kości.`
        : `${who} osiąga ${points({ count: got })}; najlepszy plan daje ${best}.`,
    proved: 'Lepiej się nie da.',
    atMost: ({ value }) => `Bez dowodu: może istnieć plan wart aż ${tenths(value)}.`,
    turningPoints: 'Punkty zwrotne',
    noTurningPoints: 'Punktu zwrotnego nie było.',
    turningPoint: ({ round, moment, who, from, to }) =>
      `${terms.round({ round })}, ${moment === 'draft' ? 'wybór karetek i kart' : phases.activation.name.toLowerCase()}: przewaga, którą ma ${who}, zmienia się z ${lead(from)} na ${lead(to)}.`,
    byRound: 'Punkty w rundach',
    afterwards: 'koniec',
  },
}
