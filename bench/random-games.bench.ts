// Random four-player games a second on one core, and what a placement costs beside boardgame.io's reducer.

import { type Command, diceHospital, type Event, type State } from '@grand-rounds/dice-hospital'
import { Random, type Seat, seedFrom } from '@grand-rounds/kernel'
import { boardgameIo, type Placement } from './peers/boardgame-io.ts'
import { playRandomGame } from './random-games.ts'

const options = diceHospital.readOptions({ administrators: false }, 4)
if (!options.ok) throw new Error(options.refusal.code)

interface Rate {
  readonly best: number
  readonly mean: number
  readonly worst: number
}

/** Runs for about as long as asked, in five equal parts; gives runs a second. */
function rate(seconds: number, run: (i: number) => void): Rate {
  const rates: number[] = []
  let i = 0
  // Until the compiler has seen enough of it.
  for (const start = performance.now(); performance.now() - start < 2000;) run(i++)
  for (let part = 0; part < 5; part++) {
    const start = performance.now()
    let runs = 0
    while (performance.now() - start < (seconds * 1000) / 5) {
      run(i++)
      runs++
    }
    rates.push((runs * 1000) / (performance.now() - start))
  }
  const mean = rates.reduce((sum, one) => sum + one, 0) / rates.length
  return { best: Math.max(...rates), mean, worst: Math.min(...rates) }
}

const games = rate(10, (i) => playRandomGame(options.value, 4, `bench ${i}`))
console.log(
  `random four-player games: ${games.mean.toFixed(0)} a second on one core, on the mean of five parts ` +
    `(best ${games.best.toFixed(0)}, worst ${games.worst.toFixed(0)}); to beat: 3,000`,
)

interface Recorded {
  readonly state: State
  readonly seat: Seat
  readonly command: Command
}

/** One random game by the full reducer, with its placements. */
function record(name: string): { readonly orders: readonly Recorded[]; readonly placements: readonly Placement[] } {
  if (!options.ok) throw new Error(options.refusal.code)
  const random = new Random({ seed: seedFrom(`players of ${name}`), used: {} })
  let { state } = diceHospital.setup({
    version: diceHospital.version,
    options: options.value,
    seats: 4,
    seed: seedFrom(name),
    at: 0,
  })
  const orders: Recorded[] = []
  const placements: Placement[] = []
  for (;;) {
    const [seat] = diceHospital.toAct(state)
    if (seat === undefined) return { orders, placements }
    const legal = [...diceHospital.legal(state, seat)].filter(({ type }) => type !== 'undo')
    const moves = legal.filter(({ type }) => type === 'place')
    const from = moves.length > 0 ? moves : legal
    const command = from[random.below('choice', from.length)]
    if (command === undefined) throw new Error('nothing is legal')
    const outcome = diceHospital.step(state, { by: seat, at: 0, command })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    if (command.type === 'place') {
      orders.push({ state, seat, command })
      placements.push(placementOf(state, seat, command, outcome.events))
    }
    state = outcome.state
  }
}

function placementOf(
  state: State,
  seat: Seat,
  command: Command & { type: 'place' },
  events: readonly Event[],
): Placement {
  const treated = events.flatMap((event) => {
    if (event.type === 'patientTreated') return [{ from: event.from, to: event.to }]
    return event.type === 'patientRecoloured' ? [{ from: event.from, to: event.to }] : []
  })
  const wards = diceHospital.view(state, seat).hospitals[seat]?.wards ?? []
  return { seat, meeple: command.meeple, department: command.department, wards, treated }
}

const recorded = Array.from({ length: 20 }, (_, i) => record(`peer ${i}`))
const total = recorded.reduce((sum, { placements }) => sum + placements.length, 0)

const ours = rate(5, () => {
  for (const { orders } of recorded) {
    for (const { state, seat, command } of orders) {
      if (!diceHospital.step(state, { by: seat, at: 0, command }).ok)
        throw new Error('a recorded placement was refused')
    }
  }
})
const peer = boardgameIo()
const theirs = rate(5, () => {
  for (const { placements } of recorded) peer(placements)
})
const wentHome = recorded.reduce((sum, { placements }) => sum + peer(placements), 0)
if (wentHome === 0) throw new Error("the peer's reducer did nothing")

const perSecond = (runs: number) => runs * total
console.log(
  `${total} placements as steps (checked, with events and undo): ${perSecond(ours.best).toFixed(0)} a second; ` +
    `as moves of boardgame.io's reducer (unchecked, no undo): ${perSecond(theirs.best).toFixed(0)} a second; ` +
    `ratio ${(ours.best / theirs.best).toFixed(1)}`,
)
