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

const tenths = decimals('de')

function target(one: TargetDie): string {
  return one.turned === null ? theDie(one) : `${theDie(one)} als ${terms.colours[one.turned].name}`
}

const targets = (all: readonly TargetDie[]) => list(all.map(target))

const ahead = (by: number) => (by < 0 ? `${tenths(-by)} Rückstand` : `${tenths(by)} Vorsprung`)

const plan = (proved: boolean) => (proved ? 'Der beste Plan' : 'Der beste gefundene Plan')

export const review: ReviewTexts = {
  commands: {
    reveal: ({ kind }) => (kind === 'department' ? 'leg noch eine Abteilung aus' : 'leg noch einen Spezialisten aus'),
    setValues: ({ patients }) => `beginne so: ${dice(patients)}`,
    chooseAdministrator: ({ administrator }) => `behalte ${administrators[administrator].name}`,
    split: ({ ambulances }) => `verteile so: ${ambulances.map((load, i) => `${i + 1}: ${dice(load)}`).join('; ')}`,
    takeAmbulance: ({ number }) => `nimm Krankenwagen ${number}`,
    keep: ({ patients }) => `behalte ${theDice(patients)}`,
    makeRoom: ({ patients }) => `lass ${theDice(patients)} sterben`,
    claim: ({ improvement }) => `nimm ${object(improvement)}`,
    discard: ({ improvements }) =>
      improvements.length === 0 ? 'leg nichts ab' : `leg ${list(improvements.map(object))} ab`,
    chooseModel: ({ specialist }) => `lass den Oberarzt für ${specialists[specialist].whom} einspringen`,
    place({ meeple, department, targets: treated, specialist }) {
      const placed = `setz ${meepleObject(meeple)} ${departments[department].where} für ${targets(treated)} ein`
      if (specialist === null) return placed
      return specialist.length === 0
        ? `${placed}, nutze dann die Wirkung`
        : `${placed}, dann für ${targets(specialist)}`
    },
    useSpecialist: (words) =>
      words.targets.length === 0
        ? 'nutze die Wirkung des Spezialisten'
        : `nutze die Wirkung für ${targets(words.targets)}`,
    release: ({ patient }) => `leg ${theDie(patient)} in den Beutel zurück`,
    draw: 'zieh einen neuen Patienten',
    decline: 'lass die Wirkung ungenutzt',
    spendBag: (words) => `gib einen Blutbeutel für ${target(words.target)} aus`,
    recolour: (words) => `gib einen Blutbeutel für ${target(words.target)} aus`,
    endShift: 'beende die Schicht',
    protect: ({ patient }) => `lass über ${theDie(patient)} wachen`,
    completeReport: ({ report }) => `schließ „${reports.titles[report]}“ ab`,
    pickUp: ({ patient, space }) => `schick ${theDie(patient)} auf Platz ${space} mit`,
    pass: 'passe',
    undo: 'nimm den letzten Schritt zurück',
  },
  verdicts: { best: 'optimal', good: 'gut', inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'Patzer' },
  hints: {
    plan: planHint({
      most: ({ points: n, proved }) =>
        proved
          ? `Diese Schicht kann höchstens ${points({ count: n })} bringen.`
          : `Das Meiste, was sich für diese Schicht gefunden hat: ${points({ count: n })}.`,
      brings: ({ points: n, proved }) => `${plan(proved)} bringt in dieser Schicht ${points({ count: n })}.`,
      asMuch: ({ proved }) => `${plan(proved)} bringt so viel.`,
      later: ({ points: n, proved, why }) =>
        `${plan(proved)} bringt jetzt ${points({ count: n })} und später mehr${why}.`,
      saved: (all) => `sonst gestorben: ${all}`,
      nearer: (all) => `näher an der Entlassung: ${all}`,
      dice,
      bags: (words) => `aufgehoben: ${terms.bags(words)}`,
      colon: ': ',
    }),
    withDice: ({ value, proved }) =>
      proved
        ? `Die Würfel entscheiden. Kein Plan ist im Schnitt mehr wert als ${tenths(value)}, spätere Runden eingerechnet.`
        : `Die Würfel entscheiden. Der beste gefundene Plan ist im Schnitt ${tenths(value)} wert, spätere Runden eingerechnet.`,
    nothing: ({ proved }) =>
      proved
        ? 'Hier gibt es nichts mehr zu gewinnen: Beende deine Schicht.'
        : 'Es hat sich nichts gefunden, was noch lohnt: Beende deine Schicht.',
  },
  words: {
    title: 'Nachbesprechung',
    progress: ({ done, total }) => `${done} von ${total} Entscheidungen angesehen`,
    accuracy: 'Genauigkeit',
    accuracyOf: ({ who, accuracy, lost }) => `${who}: ${accuracy} von 100, ${tenths(lost)} Punkte verloren`,
    counts: ({ best, good, inaccuracy, mistake, blunder }) =>
      `optimal ${best}, gut ${good}, ungenau ${inaccuracy}, Fehler ${mistake}, Patzer ${blunder}`,
    lost: ({ points: lost }) => `${tenths(lost)} Punkte verloren`,
    better: 'Besser',
    reached: ({ who, points: got, best }) =>
      best === null
        ? `${who} schafft ${points({ count: got })}; über den besten Plan hätten die Würfel entschieden.`
        : `${who} schafft ${points({ count: got })}; der beste Plan schafft ${best}.`,
    proved: 'Besser geht es nicht.',
    atMost: ({ value }) => `Nicht bewiesen: Es kann einen Plan geben, der bis zu ${tenths(value)} wert ist.`,
    turningPoints: 'Wendepunkte',
    noTurningPoints: 'Einen Wendepunkt gab es nicht.',
    turningPoint: ({ round, moment, who, from, to }) =>
      `${terms.round({ round })}, ${moment === 'draft' ? 'bei der Auswahl' : 'bei der Aktivierung'}: ${who} kommt von ${ahead(from)} zu ${ahead(to)}.`,
    byRound: 'Punkte pro Runde',
    afterwards: 'Ende',
  },
}
