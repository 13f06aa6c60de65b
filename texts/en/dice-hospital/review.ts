// Hints, and a game looked at afterwards.

import { planHint } from '../../plan-hint.ts'
import type { ReviewTexts, TargetDie } from '../../dice-hospital/review-texts.ts'
import { decimals } from '../../decimals.ts'
import { list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { meepleObject, named, object } from './names.ts'
import { phases } from './phases.ts'
import { reports } from './reports.ts'
import { specialists } from './specialists.ts'
import { ambulances, dice, die, points, terms } from './terms.ts'

const tenths = decimals('en')

function target(one: TargetDie): string {
  return one.turned === null ? die(one) : `${die(one)} as ${terms.colours[one.turned].name}`
}

const targets = (all: readonly TargetDie[]) => list(all.map(target))

const ahead = (by: number) => (by < 0 ? `${tenths(-by)} behind` : `${tenths(by)} ahead`)

const plan = (proved: boolean) => (proved ? 'The best plan' : 'The best plan found')

export const review: ReviewTexts = {
  commands: {
    reveal: ({ kind }) => (kind === 'department' ? 'turn up one more department' : 'turn up one more specialist'),
    setValues: ({ patients }) => `begin with ${dice(patients)}`,
    chooseAdministrator: ({ administrator }) => `keep ${administrators[administrator].name}`,
    split: (words) => `share out ${words.ambulances.map((load, i) => `${i + 1}: ${dice(load)}`).join('; ')}`,
    takeAmbulance: ({ number }) => `take ${ambulances.name({ number }).toLowerCase()}`,
    keep: ({ patients }) => `keep ${dice(patients)}`,
    makeRoom: ({ patients }) => `let ${dice(patients)} die`,
    claim: ({ improvement }) => `claim ${object(improvement)}`,
    discard: ({ improvements }) =>
      improvements.length === 0 ? 'give nothing back' : `give back ${list(improvements.map(named))}`,
    chooseModel: ({ specialist }) => `copy ${specialists[specialist].whom}`,
    place({ meeple, department, targets: treated, specialist }) {
      const placed = `place ${meepleObject(meeple)} ${departments[department].where} for ${targets(treated)}`
      if (specialist === null) return placed
      return specialist.length === 0 ? `${placed}, then use the effect` : `${placed}, then for ${targets(specialist)}`
    },
    useSpecialist: (words) =>
      words.targets.length === 0 ? 'use the specialist’s effect' : `use the effect for ${targets(words.targets)}`,
    release: ({ patient }) => `send ${die(patient)} back to the bag`,
    draw: 'draw a new patient',
    decline: 'leave the effect unused',
    spendBag: (words) => `spend a blood bag on ${target(words.target)}`,
    recolour: (words) => `spend a blood bag on ${target(words.target)}`,
    endShift: 'end the shift',
    protect: ({ patient }) => `protect ${die(patient)}`,
    completeReport: ({ report }) => `complete ${reports.titles[report]}`,
    pickUp: ({ patient, space }) => `bring ${die(patient)} to space ${space}`,
    pass: 'pass',
    undo: 'take it back',
  },
  verdicts: { best: 'best', good: 'good', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  hints: {
    plan: planHint({
      most: ({ points: n, proved }) =>
        proved
          ? `This shift can bring ${points({ count: n })} at most.`
          : `The most found for this shift is ${points({ count: n })}.`,
      brings: ({ points: n, proved }) => `${plan(proved)} brings ${points({ count: n })} this shift.`,
      asMuch: ({ proved }) => `${plan(proved)} brings as much.`,
      later: ({ points: n, proved, why }) => `${plan(proved)} brings ${points({ count: n })} now and more later${why}.`,
      saved: (all) => `would die otherwise: ${all}`,
      nearer: (all) => `nearer to going home: ${all}`,
      dice,
      bags: (words) => `kept: ${terms.bags(words)}`,
      colon: ': ',
    }),
    withDice: ({ value, proved }) =>
      proved
        ? `Dice will decide. No plan is worth more than ${tenths(value)} on average, later rounds included.`
        : `Dice will decide. The best plan found is worth ${tenths(value)} on average, later rounds included.`,
    nothing: ({ proved }) =>
      proved ? 'Nothing more is worth doing: end the shift.' : 'Nothing was found that is worth doing: end the shift.',
  },
  words: {
    title: 'Review',
    progress: ({ done, total }) => `${done} of ${total} decisions looked at`,
    accuracy: 'Accuracy',
    accuracyOf: ({ who, accuracy, lost }) => `${who}: ${accuracy} of 100, ${tenths(lost)} points lost`,
    counts: ({ best, good, inaccuracy, mistake, blunder }) =>
      `best ${best}, good ${good}, inaccuracies ${inaccuracy}, mistakes ${mistake}, blunders ${blunder}`,
    lost: ({ points: lost }) => `${tenths(lost)} points lost`,
    better: 'Better',
    reached: ({ who, points: got, best }) =>
      best === null
        ? `${who} reaches ${points({ count: got })}; dice would have decided the best plan.`
        : `${who} reaches ${points({ count: got })}; the best plan has ${best}.`,
    proved: 'Nothing better is possible.',
    atMost: ({ value }) => `Not proved: a plan worth up to ${tenths(value)} may be there.`,
    turningPoints: 'Turning points',
    noTurningPoints: 'There was no turning point.',
    turningPoint: ({ round, moment, who, from, to }) =>
      `${terms.round({ round })}, ${moment === 'draft' ? 'drafts' : phases.activation.name.toLowerCase()}: ${who} goes from ${ahead(from)} to ${ahead(to)}.`,
    byRound: 'Points by round',
    afterwards: 'end',
  },
}
