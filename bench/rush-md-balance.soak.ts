// The balance of Rush M.D. by simulated teams: prints the tables of docs/measured/rush-md.md, and fails when Residents
// win more or less often than the rules want, or one exam is worth more than twice another for its time.
//
// `npx node bench/rush-md-balance.soak.ts 200` plays 200 games for each cell instead of 1,000.

import { LEVELS } from '@grand-rounds/bots/rush-md'
import { EXAMS, GOAL_IDS, GOALS, type GoalId } from '@grand-rounds/rush-md'
import { type CardTally, Mean, play, type Tally } from './rush-md-tally.ts'

const GAMES = Number(process.argv[2] ?? 1000)
const WANTED = { easy: 80, normal: 50, hard: 15 } as const
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const
const PLAYERS = [1, 2, 3, 4] as const
const AROUND = 5
const MOST_APART = 2

type Difficulty = (typeof DIFFICULTIES)[number]
const wrong: string[] = []

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  console.log(line(head))
  console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  for (const row of rows) console.log(line(row))
  console.log('')
}

const percent = ({ mean, error }: Mean): string => `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %`
const plusMinus = ({ mean, error }: Mean, digits = 1): string => `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`

const byPlayers = new Map<string, Tally>()
for (const seats of PLAYERS)
  for (const difficulty of DIFFICULTIES) {
    const cell = {
      seats,
      level: 'resident',
      games: GAMES,
      options: { difficulty },
      name: `balance ${difficulty}`,
    } as const
    byPlayers.set(`${seats} ${difficulty}`, play(cell))
  }
const tallyOf = (seats: number, difficulty: Difficulty): Tally => {
  const tally = byPlayers.get(`${seats} ${difficulty}`)
  if (!tally) throw new RangeError(`${seats} ${difficulty}`)
  return tally
}

console.log(`## Games won by Residents\n\n${GAMES} games for each, ± standard error.\n`)
table(
  ['players', ...DIFFICULTIES.map((difficulty) => `${difficulty} (${WANTED[difficulty]} %)`)],
  PLAYERS.map((seats) => [String(seats), ...DIFFICULTIES.map((difficulty) => percent(tallyOf(seats, difficulty).won))]),
)
for (const seats of PLAYERS)
  for (const difficulty of DIFFICULTIES) {
    const rate = 100 * tallyOf(seats, difficulty).won.mean
    if (Math.abs(rate - WANTED[difficulty]) > AROUND)
      wrong.push(`${seats} players, ${difficulty}: ${rate.toFixed(1)} %`)
  }

console.log('## What they reach\n')
table(
  ['players', 'difficulty', 'reputation', 'patients', 'skill left', 'out of skill', 'skill lost a game'],
  PLAYERS.flatMap((seats) =>
    DIFFICULTIES.map((difficulty) => {
      const tally = tallyOf(seats, difficulty)
      const lost = [...tally.lost]
        .sort(([, a], [, b]) => b - a)
        .map(([by, points]) => `${by} ${(points / GAMES).toFixed(1)}`)
      return [
        String(seats),
        difficulty,
        plusMinus(tally.reputation),
        plusMinus(tally.patients),
        plusMinus(tally.skill),
        `${((100 * tally.outOfSkill) / GAMES).toFixed(1)} %`,
        lost.join(', '),
      ]
    }),
  ),
)

console.log('## Goals\n\nReputation, patients and skill points left that each asks for, and how often it is reached.\n')
const asked = (id: GoalId, difficulty: Difficulty): string => {
  const { reputation, patients, skillLeft } = GOALS[id][difficulty]
  const won = tallyOf(GOALS[id].players, difficulty).goals.get(id) ?? new Mean()
  return `${reputation} / ${patients} / ${skillLeft}: ${(100 * won.mean).toFixed(0)} ± ${(100 * won.error).toFixed(0)} %`
}
table(
  ['goal', ...DIFFICULTIES],
  GOAL_IDS.map((id) => [`\`${id}\``, ...DIFFICULTIES.map((difficulty) => asked(id, difficulty))]),
)

console.log(
  '## Exams\n\nSeconds from the glass on its space to the card; reputation of the card, where it applied and the patient was cured.\n',
)
const examRows: string[][] = []
for (const seats of [...PLAYERS, 0]) {
  const of = (exam: (typeof EXAMS)[number]) => {
    const tallies = [...byPlayers].flatMap(([key, tally]) =>
      seats === 0 || key.startsWith(`${seats} `) ? [tally] : [],
    )
    let count = 0
    let time = 0
    let value = 0
    for (const { exams } of tallies) {
      count += exams[exam].seconds.count
      time += exams[exam].seconds.count * exams[exam].each
      value += exams[exam].seconds.count * exams[exam].value
    }
    return { count, seconds: time / count, value: value / count, perMinute: (60 * value) / time }
  }
  const rates = EXAMS.map((exam) => of(exam).perMinute)
  const apart = Math.max(...rates) / Math.min(...rates)
  const who = seats === 0 ? 'all' : String(seats)
  if (apart > MOST_APART) wrong.push(`exams, ${who} players: ${apart.toFixed(2)} apart`)
  for (const exam of EXAMS) {
    const { count, seconds, value, perMinute } = of(exam)
    examRows.push([who, `\`${exam}\``, String(count), seconds.toFixed(1), value.toFixed(2), perMinute.toFixed(1)])
  }
  examRows.push([who, 'best / worst', '', '', '', apart.toFixed(2)])
}
table(['players', 'exam', 'made', 'seconds each', 'reputation each', 'a minute'], examRows)

const FEWER = Math.max(20, Math.round(GAMES / 5))
console.log(`## Levels\n\n${FEWER} games for each.\n`)
table(
  ['players', 'difficulty', ...LEVELS.filter((level) => level !== 'resident')],
  PLAYERS.flatMap((seats) =>
    DIFFICULTIES.map((difficulty) => [
      String(seats),
      difficulty,
      ...LEVELS.filter((level) => level !== 'resident').map((level) =>
        percent(play({ seats, level, games: FEWER, options: { difficulty }, name: `levels ${difficulty}` }).won),
      ),
    ]),
  ),
)

console.log(`## Cards\n\nOut of ${2 * FEWER} games with research papers for each number of players, normal.\n`)
const cards = PLAYERS.reduce<Tally | undefined>((tally, seats) => {
  const options = { difficulty: 'normal', research: true }
  return play({ seats, level: 'resident', games: 2 * FEWER, options, name: 'cards' }, tally)
}, undefined)
const games = PLAYERS.length * 2 * FEWER
/** An action may be used several times while its paper lies there: that is no share of anything. */
const shareOf = ({ good, times }: CardTally): string => {
  const share = good / Math.max(1, times)
  const error = Math.sqrt(Math.max(0, share * (1 - share)) / Math.max(1, times))
  return share > 1 ? share.toFixed(2) : `${(100 * share).toFixed(0)} ± ${(100 * error).toFixed(0)} %`
}
const KINDS = [
  ['patient', 'drawn', 'cured'],
  ['diagnosis', 'drawn', 'applied to a cured patient'],
  ['epidemic', 'drawn', 'contained'],
  ['paper', 'laid out', 'used or rewarded, for each'],
] as const
for (const [kind, times, good] of KINDS) {
  const own = [...(cards?.cards ?? [])]
    .filter(([key]) => key.startsWith(`${kind} `))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const brings = kind === 'patient' || kind === 'diagnosis'
  table(
    [kind, `${times}, a game`, good, ...(brings ? ['reputation for each'] : [])],
    own.map(([key, card]) => [
      `\`${key.slice(kind.length + 1)}\``,
      (card.times / games).toFixed(2),
      shareOf(card),
      ...(brings ? [plusMinus(card.brought, 2)] : []),
    ]),
  )
}

for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
