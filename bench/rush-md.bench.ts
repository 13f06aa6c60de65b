// How quick Rush M.D. is: whole games of four Residents on one core, and one step of the rules by itself. Time is that
// of the processor, so that what else a machine does counts less.

import { simulateTeam } from '@grand-rounds/bots/rush-md'
import { type Order, seedFrom } from '@grand-rounds/kernel'
import { type Command, rushMd, type State } from '@grand-rounds/rush-md'

const PARTS = 5
const GAMES = 60
const WARM_UP = 60

const options = rushMd.readOptions({}, 4)
if (!options.ok) throw new Error(options.refusal.code)
const { value } = options

function game(number: number, watch?: Parameters<typeof simulateTeam>[1]): number {
  const seed = seedFrom(`bench ${number}`)
  return simulateTeam({ options: value, seed, levels: ['resident', 'resident', 'resident', 'resident'] }, watch).steps
}

/** Milliseconds of this process, its collector of garbage and its compiler too. */
function milliseconds(work: () => void): number {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

for (let i = 0; i < WARM_UP; i++) game(i)
const rates: number[] = []
for (let part = 0; part < PARTS; part++) {
  const spent = milliseconds(() => {
    for (let i = 0; i < GAMES; i++) game(1000 + part * GAMES + i)
  })
  rates.push((1000 * GAMES) / spent)
}
const mean = rates.reduce((sum, rate) => sum + rate, 0) / PARTS
console.log(
  `games of four Residents: ${mean.toFixed(0)} a second on one core, on the mean of ${PARTS} parts ` +
    `(best ${Math.max(...rates).toFixed(0)}, worst ${Math.min(...rates).toFixed(0)}); to beat: 50`,
)

interface Taken {
  readonly state: State
  readonly order: Order<Command>
}

/** Every step of some games, with the state it began from. */
const taken: Taken[] = []
for (let i = 0; i < 20; i++) {
  let before: State | null = null
  game(i, (_, _at, state, order) => {
    if (before && order) taken.push({ state: before, order })
    before = state
  })
}
const steps = (): void => {
  for (const { state, order } of taken) if (!rushMd.step(state, order).ok) throw new Error('a step was refused')
}
const ROUNDS = 20
steps()
const spent = milliseconds(() => {
  for (let i = 0; i < ROUNDS; i++) steps()
})
console.log(
  `${taken.length / 20} steps a game, each ${((1000 * spent) / (ROUNDS * taken.length)).toFixed(1)} µs by itself; to beat: 20`,
)
