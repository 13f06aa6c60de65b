import type { EndTexts } from '../../page/end.ts'
import { count, list } from '../grammar.ts'

const points = (n: number) => count(n, { one: '# Punkt', other: '# Punkte' })
const patients = (n: number) => count(n, { one: '# Patienten', other: '# Patienten' })

export const end: EndTexts = {
  title: 'Die Nachtschicht übernimmt',
  scene: ({ who }) => `Patienten spazieren gesund zur Tür hinaus und winken ${who} zu.`,
  standings: 'Endstand',
  scoreTitle: 'Woher die Punkte kommen',
  bySource: 'Nach Herkunft',
  byRound: 'Nach Runden',
  player: 'Spieler',
  source: 'Herkunft',
  total: 'Gesamt',
  reckoning: 'Ende',
  chart: ({ scores }) =>
    `Der Punktestand nach jeder Runde, als Linien. Am Ende: ${list(scores.map(({ who, points: n }) => `${who} ${n}`))}.`,
  chartTitle: 'Wie die Punkte zusammenkamen',
  asTable: 'Dasselbe als Tabelle',
  momentsTitle: 'Was man sich in der Kantine erzählt',
  moments: {
    mostHome: ({ who, round, count: n }) => `${who} schickt ${patients(n)} auf einmal nach Hause, in Runde ${round}.`,
    bestRound: ({ who, round, points: n }) => `Die beste Runde von allen: ${points(n)} für ${who} in Runde ${round}.`,
    emptyWards: ({ who, round }) => `Kein Bett mehr belegt: ${who} leert in Runde ${round} alle Stationen.`,
    noneLost: ({ who }) =>
      who.length === 1
        ? `${list(who)} verliert keinen einzigen Patienten.`
        : `${list(who)} verlieren keinen einzigen Patienten.`,
    worstRound: ({ who, round, count: n }) => `Eine schwere Nacht: ${who} verliert ${patients(n)} in Runde ${round}.`,
    ledFrom: ({ who, round }) => `Ab Runde ${round} holt niemand ${who} mehr ein.`,
    cameBack: ({ who, round, points: n }) =>
      `Was für eine Aufholjagd: Nach Runde ${round} fehlen ${who} noch ${points(n)}.`,
  },
  solo: {
    ranks: [
      'Erster Tag auf Station',
      'In guten Händen',
      'Begehrte Sprechstunde',
      'Leitung des Hauses',
      'Stadtgespräch',
    ],
    rank: ({ rank, points: n }) => `${points(n)}: ${rank}.`,
    next: ({ rank, points: n }) => `${points(n)} mehr, und es wäre „${rank}“ geworden.`,
    reportsTitle: 'Arztberichte',
    done: 'Abgeschlossen',
    missed: 'Offen',
  },
  actions: {
    label: 'Und jetzt',
    again: 'Noch einmal spielen',
    review: 'Spiel nachbesprechen',
    replay: 'Noch einmal ansehen',
    save: 'Als Datei sichern',
    copy: 'Link kopieren',
    home: 'Zur Eingangstür',
  },
  copied: 'Der Link ist kopiert. Wer ihn öffnet, kann das ganze Spiel ansehen.',
  notCopied: 'Der Link ließ sich nicht kopieren. Hier ist er:',
  link: 'Link zu diesem Spiel',
}
