import type { EndTexts } from '../../page/end.ts'
import { count, list } from '../grammar.ts'

const points = (n: number) => count(n, { one: '# punt', other: '# punten' })
const patients = (n: number) => count(n, { one: '# patiënt', other: '# patiënten' })

export const end: EndTexts = {
  title: 'De nachtdienst neemt het over',
  scene: ({ who }) => `Patiënten lopen beter en wel de voordeur uit en zwaaien naar ${who}.`,
  standings: 'Eindstand',
  scoreTitle: 'Waar de punten vandaan komen',
  bySource: 'Per bron',
  byRound: 'Per ronde',
  player: 'Speler',
  source: 'Bron',
  total: 'Totaal',
  reckoning: 'Einde',
  chart: ({ scores }) =>
    `De score na elke ronde, als lijnen. Aan het einde: ${list(scores.map(({ who, points: n }) => `${who} ${n}`))}.`,
  chartTitle: 'Hoe de score groeide',
  asTable: 'Hetzelfde als tabel',
  momentsTitle: 'Wat ze in de kantine zullen vertellen',
  moments: {
    mostHome: ({ who, round, count: n }) => `${who} stuurt in ronde ${round} ${patients(n)} tegelijk naar huis.`,
    bestRound: ({ who, round, points: n }) =>
      `De beste ronde van allemaal: ${points(n)} voor ${who} in ronde ${round}.`,
    emptyWards: ({ who, round }) => `Geen bed meer bezet: ${who} krijgt in ronde ${round} alle ziekenzalen leeg.`,
    noneLost: ({ who }) =>
      who.length === 1 ? `${list(who)} verliest geen enkele patiënt.` : `${list(who)} verliezen geen enkele patiënt.`,
    worstRound: ({ who, round, count: n }) => `Een zware nacht: ${who} verliest ${patients(n)} in ronde ${round}.`,
    ledFrom: ({ who, round }) => `Vanaf ronde ${round} haalt niemand ${who} nog in.`,
    cameBack: ({ who, round, points: n }) =>
      `Wat een comeback: na ronde ${round} staat ${who} nog ${points(n)} achter.`,
  },
  solo: {
    ranks: [
      'Eerste dag op zaal',
      'In goede handen',
      'Veelgevraagde dokter',
      'Hoofd van het huis',
      'Het gesprek van de stad',
    ],
    rank: ({ rank, points: n }) => `${points(n)}: ${rank}.`,
    next: ({ rank, points: n }) => `Nog ${points(n)} erbij en het was ‘${rank}’ geworden.`,
    reportsTitle: 'Medische rapporten',
    done: 'Afgerond',
    missed: 'Niet af',
  },
  actions: {
    label: 'En nu',
    again: 'Nog een keer',
    review: 'Bespreek het spel na',
    replay: 'Kijk het terug',
    save: 'Bewaar als bestand',
    copy: 'Kopieer een link',
    home: 'Naar de voordeur',
  },
  copied: 'De link is gekopieerd. Wie hem opent, kan het hele spel bekijken.',
  notCopied: 'De link kopiëren lukte niet. Hier is hij:',
  link: 'Link naar dit spel',
}
