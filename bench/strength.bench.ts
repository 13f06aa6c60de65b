// How strong the bots are: means of four alike, duels, and the solo game. `npm run bench strength` plays it all, which
// takes hours; `node bench/strength.bench.ts 20 duels` plays 20 games of each duel (or: means, solo).

import { meanOf, type Played, type Player, playGame, shareOf } from './strength-games.ts'

const [wanted = '200', part = ''] = process.argv.slice(2)
const GAMES = Number(wanted)
if (!Number.isInteger(GAMES) || GAMES < 2) throw new RangeError('games: a number from 2')

const BASE = { administrators: false }

const MEANS: readonly (readonly [Player, string])[] = [
  ['greedy', 'about 28'],
  ['student', '15 to 27'],
  ['intern', '28 to 34'],
  ['resident', '35 to 40'],
  ['chief', 'at least 44'],
]

const DUELS: readonly (readonly [Player, Player, string])[] = [
  ['intern', 'student', 'at least 70 %'],
  ['resident', 'intern', 'at least 70 %'],
  ['chief', 'resident', 'at least 70 %'],
  ['chief', 'greedy', 'at least 95 %'],
]

function several(play: (game: number) => Played): Played[] {
  return Array.from({ length: GAMES }, (_, game) => play(game))
}

const figure = ({ mean, half }: { readonly mean: number; readonly half: number }) =>
  `${mean.toFixed(2)} ± ${half.toFixed(2)}`

/** Games of four alike: seats in one game are not independent, so the interval is one of games' means. */
function means(): void {
  console.log(`\nMeans of four alike, base game without administrators, ${GAMES} games each, ± 95 %`)
  for (const [player, bar] of MEANS) {
    const games = several((game) => playGame([player, player, player, player], BASE, `alike ${game}`))
    const all = meanOf(games.map(({ places }) => places.reduce((sum, { points }) => sum + points, 0) / places.length))
    const seats = [0, 1, 2, 3].map((seat) => figure(meanOf(games.map(({ places }) => places[seat]?.points ?? 0))))
    const time = games.reduce((sum, { thought }) => sum + thought, 0)
    const decisions = games.reduce((sum, game) => sum + game.decisions, 0)
    console.log(
      `${player}: ${figure(all)} (bar: ${bar}); by seat ${seats.join(', ')}; ${(time / decisions).toFixed(1)} ms a decision`,
    )
  }
}

/** Seats alternate; a tie counts half. */
function duels(): void {
  console.log(`\nDuels, base game without administrators, ${GAMES} games each, seats alternating, 95 % by Wilson`)
  for (const [strong, weak, bar] of DUELS) {
    let won = 0
    const ahead: number[] = []
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 2
      const players = seat === 0 ? [strong, weak] : [weak, strong]
      const { places } = playGame(players, BASE, `duel ${game}`)
      const [own, other] = [places[seat], places[1 - seat]]
      if (!own || !other) throw new Error('a game without a result')
      won += own.place < other.place ? 1 : own.place === other.place ? 0.5 : 0
      ahead.push(own.points - other.points)
    }
    const { share, low, high } = shareOf(won, GAMES)
    const percent = (x: number) => (100 * x).toFixed(1)
    console.log(
      `${strong} against ${weak}: ${percent(share)} % (${percent(low)} to ${percent(high)}; bar: ${bar}), ` +
        `ahead by ${figure(meanOf(ahead))} points`,
    )
  }
}

/** The same seeds for both. */
function solo(): void {
  const games = Math.max(2, Math.floor(GAMES / 2))
  console.log(`\nSolo, final edition with medical reports, ${games} games each, the same seeds`)
  const points = (player: Player) =>
    Array.from({ length: games }, (_, game) => playGame([player], {}, `solo ${game}`).places[0]?.points ?? 0)
  const [greedy, chief] = [points('greedy'), points('chief')]
  console.log(`greedy ${figure(meanOf(greedy))}, chief ${figure(meanOf(chief))}`)
  const more = meanOf(chief.map((own, game) => own - (greedy[game] ?? 0)))
  console.log(`chief above greedy: ${figure(more)} (bar: at least 15)`)
}

const PARTS: Readonly<Record<string, () => void>> = { duels, means, solo }
for (const [name, run] of Object.entries(PARTS)) if (part === '' || part === name) run()
