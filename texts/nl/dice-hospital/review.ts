// Hints, and a game looked at afterwards.

import { decimals } from '../../decimals.ts'
import { planHint } from '../../plan-hint.ts'
import type { ReviewTexts, TargetDie } from '../../dice-hospital/review-texts.ts'
import { list } from '../grammar.ts'
import { administrators } from './administrators.ts'
import { departments } from './departments.ts'
import { meepleObject, object } from './names.ts'
import { reports } from './reports.ts'
import { specialists } from './specialists.ts'
import { dice, points, terms, theDice, theDie } from './terms.ts'

const tenths = decimals('nl')

function target(one: TargetDie): string {
  return one.turned === null ? theDie(one) : `${theDie(one)} als ${terms.colours[one.turned].name}`
}

const targets = (all: readonly TargetDie[]) => list(all.map(target))

const ahead = (by: number) => (by < 0 ? `${tenths(-by)} achter` : `${tenths(by)} voor`)

const plan = (proved: boolean) => (proved ? 'Het beste plan' : 'Het beste gevonden plan')

export const review: ReviewTexts = {
  commands: {
    reveal: ({ kind }) => (kind === 'department' ? 'leg een extra afdeling open' : 'leg een extra specialist open'),
    setValues: ({ patients }) => `begin met ${dice(patients)}`,
    chooseAdministrator: ({ administrator }) => `houd ${administrators[administrator].name}`,
    split: ({ ambulances }) => `verdeel zo: ${ambulances.map((load, i) => `${i + 1}: ${dice(load)}`).join('; ')}`,
    takeAmbulance: ({ number }) => `neem ziekenwagen ${number}`,
    keep: ({ patients }) => `houd ${theDice(patients)}`,
    makeRoom: ({ patients }) => `laat ${theDice(patients)} overlijden`,
    claim: ({ improvement }) => `neem ${object(improvement)}`,
    discard: ({ improvements }) =>
      improvements.length === 0 ? 'leg niets af' : `leg ${list(improvements.map(object))} af`,
    chooseModel: ({ specialist }) => `laat de Consultant invallen voor ${specialists[specialist].whom}`,
    place({ meeple, department, targets: treated, specialist }) {
      const placed = `zet ${meepleObject(meeple)} ${departments[department].where} in voor ${targets(treated)}`
      if (specialist === null) return placed
      return specialist.length === 0
        ? `${placed}, gebruik dan het effect`
        : `${placed}, dan voor ${targets(specialist)}`
    },
    useSpecialist: (words) =>
      words.targets.length === 0
        ? 'gebruik het effect van de specialist'
        : `gebruik het effect voor ${targets(words.targets)}`,
    release: ({ patient }) => `doe ${theDie(patient)} terug in de zak`,
    draw: 'trek een nieuwe patiënt',
    decline: 'laat het effect ongebruikt',
    spendBag: (words) => `gebruik een bloedzak voor ${target(words.target)}`,
    recolour: (words) => `gebruik een bloedzak voor ${target(words.target)}`,
    endShift: 'sluit de dienst af',
    protect: ({ patient }) => `laat waken over ${theDie(patient)}`,
    completeReport: ({ report }) => `rond ‘${reports.titles[report]}’ af`,
    pickUp: ({ patient, space }) => `geef ${theDie(patient)} mee op plaats ${space}`,
    pass: 'pas',
    undo: 'neem de laatste stap terug',
  },
  verdicts: { best: 'beste', good: 'goed', inaccuracy: 'onnauwkeurig', mistake: 'fout', blunder: 'blunder' },
  hints: {
    plan: planHint({
      most: ({ points: n, proved }) =>
        proved
          ? `Deze dienst kan hoogstens ${points({ count: n })} opleveren.`
          : `Het meeste dat voor deze dienst is gevonden: ${points({ count: n })}.`,
      brings: ({ points: n, proved }) => `${plan(proved)} levert deze dienst ${points({ count: n })} op.`,
      asMuch: ({ proved }) => `${plan(proved)} levert dat op.`,
      later: ({ points: n, proved, why }) =>
        `${plan(proved)} levert nu ${points({ count: n })} op en later meer${why}.`,
      saved: (all) => `anders overleden: ${all}`,
      nearer: (all) => `dichter bij ontslag: ${all}`,
      dice,
      bags: (words) => `bewaard: ${terms.bags(words)}`,
      colon: ': ',
    }),
    withDice: ({ value, proved }) =>
      proved
        ? `De dobbelstenen beslissen. Geen plan is gemiddeld meer waard dan ${tenths(value)}, latere rondes meegerekend.`
        : `De dobbelstenen beslissen. Het beste gevonden plan is gemiddeld ${tenths(value)} waard, latere rondes meegerekend.`,
    nothing: ({ proved }) =>
      proved
        ? 'Er valt niets meer te winnen: sluit je dienst af.'
        : 'Er is niets gevonden dat nog loont: sluit je dienst af.',
  },
  words: {
    title: 'Nabespreking',
    progress: ({ done, total }) => `${done} van ${total} beslissingen bekeken`,
    accuracy: 'Nauwkeurigheid',
    accuracyOf: ({ who, accuracy, lost }) => `${who}: ${accuracy} van 100, ${tenths(lost)} punten verloren`,
    counts: ({ best, good, inaccuracy, mistake, blunder }) =>
      `beste ${best}, goed ${good}, onnauwkeurig ${inaccuracy}, fouten ${mistake}, blunders ${blunder}`,
    lost: ({ points: lost }) => `${tenths(lost)} punten verloren`,
    better: 'Beter',
    reached: ({ who, points: got, best }) =>
      best === null
        ? `${who} haalt ${points({ count: got })}; over het beste plan zouden de dobbelstenen hebben beslist.`
        : `${who} haalt ${points({ count: got })}; het beste plan haalt er ${best}.`,
    proved: 'Beter kan niet.',
    atMost: ({ value }) => `Niet bewezen: er kan een plan zijn dat tot ${tenths(value)} waard is.`,
    turningPoints: 'Keerpunten',
    noTurningPoints: 'Er was geen keerpunt.',
    turningPoint: ({ round, moment, who, from, to }) =>
      `${terms.round({ round })}, ${moment === 'draft' ? 'bij het kiezen' : 'bij het activeren'}: ${who} gaat van ${ahead(from)} naar ${ahead(to)}.`,
    byRound: 'Punten per ronde',
    afterwards: 'einde',
  },
}
