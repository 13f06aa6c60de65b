import type { EndTexts } from '../../page/end.ts'
import { count, list } from '../grammar.ts'

const points = (n: number) => count(n, { one: '# point', other: '# points' })
const patients = (n: number) => count(n, { one: '# patient', other: '# patients' })

export const end: EndTexts = {
  title: 'The night shift takes over',
  scene: ({ who }) => `Patients walk out of the front door, well again, and wave to ${who}.`,
  standings: 'Final standings',
  scoreTitle: 'Where the points came from',
  bySource: 'By source',
  byRound: 'By round',
  player: 'Player',
  source: 'Source',
  total: 'Total',
  reckoning: 'End',
  chart: ({ scores }) =>
    `Score after each round, as lines. In the end: ${list(scores.map(({ who, points: n }) => `${who} ${n}`))}.`,
  chartTitle: 'How the score grew',
  asTable: 'The same as a table',
  momentsTitle: 'What will be told in the canteen',
  moments: {
    mostHome: ({ who, round, count: n }) => `${who} sends ${patients(n)} home at once in round ${round}.`,
    bestRound: ({ who, round, points: n }) => `The best round of all: ${points(n)} for ${who} in round ${round}.`,
    emptyWards: ({ who, round }) => `Not a bed taken: ${who} empties every ward in round ${round}.`,
    noneLost: ({ who }) =>
      who.length === 1 ? `${list(who)} loses not a single patient.` : `${list(who)} lose not a single patient.`,
    worstRound: ({ who, round, count: n }) => `A hard night: ${who} loses ${patients(n)} in round ${round}.`,
    ledFrom: ({ who, round }) => `From round ${round} on nobody catches ${who}.`,
    cameBack: ({ who, round, points: n }) =>
      `What a comeback: ${who} is still ${points(n)} behind after round ${round}.`,
  },
  solo: {
    ranks: [
      'First day on the ward',
      'Safe pair of hands',
      'Sought-after doctor',
      'Head of the house',
      'Talk of the town',
    ],
    rank: ({ rank, points: n }) => `${points(n)}: ${rank}.`,
    next: ({ rank, points: n }) => `${points(n)} more would have made it “${rank}”.`,
    reportsTitle: 'Medical reports',
    done: 'Completed',
    missed: 'Not completed',
  },
  actions: {
    label: 'What next',
    again: 'Play again',
    review: 'Review the game',
    replay: 'Watch it again',
    save: 'Save to a file',
    copy: 'Copy a link',
    home: 'To the front door',
  },
  copied: 'The link is copied. Whoever opens it can watch the whole game.',
  notCopied: 'The link could not be copied by itself. Here it is:',
  link: 'Link to this game',
}
