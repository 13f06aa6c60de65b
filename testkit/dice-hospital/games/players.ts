// Players by whom all sorts of things happen. None of them is good; together they come everywhere.

import { type Command, diceHospital, score, type State } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { type Below, oneOf } from './chance.ts'

export interface Decision {
  readonly state: State
  readonly seat: Seat
  /** What may be done, never empty; of a very long list only so much. */
  readonly commands: readonly Command[]
  readonly below: Below
}

export type Player = (decision: Decision) => Command

export const PLAYERS = {
  /** Any command. */
  random: ({ commands, below }) => oneOf(commands, below),

  /** Any kind of command, then any of that kind: what is rare among many happens too. */
  fickle: ({ commands, below }) => {
    const type = oneOf([...new Set(commands.map((command) => command.type))], below)
    return oneOf(
      commands.filter((command) => command.type === type),
      below,
    )
  },

  /** Looks one step ahead and does what helps the patients most. */
  keen: (decision) => ahead(decision, 24),

  /** The same, and takes specialists and uses them. */
  chief: (decision) => preferring(decision, claimsOf(decision.state.specialistRow), (rest) => ahead(rest, 24)),

  /** The same, and builds. */
  builder: (decision) => preferring(decision, claimsOf(decision.state.departmentRow), (rest) => ahead(rest, 24)),

  /** Lets things go. */
  idle: (decision) =>
    preferring(
      decision,
      ({ type }) => type === 'endShift' || type === 'pass' || type === 'decline',
      ({ commands, below }) => oneOf(commands, below),
    ),

  /** Discharges and takes in as many as come. */
  host: (decision) =>
    preferring(
      decision,
      (command) =>
        command.type === 'draw' ||
        (command.type === 'claim' && command.improvement === 'admissionsNurse') ||
        (command.type === 'place' && command.meeple === 'admissionsNurse'),
      (rest) => ahead(rest, 24),
    ),
} as const satisfies Readonly<Record<string, Player>>
export type PlayerName = keyof typeof PLAYERS

function claimsOf(row: readonly string[]): (command: Command) => boolean {
  return (command) => command.type === 'claim' && row.includes(command.improvement)
}

/** One of the commands that this player likes, if there is one; otherwise as the other says. */
function preferring(decision: Decision, likes: (command: Command) => boolean, otherwise: Player): Command {
  const liked = decision.commands.filter(likes)
  return liked.length > 0 ? oneOf(liked, decision.below) : otherwise(decision)
}

const GLADLY: readonly Command['type'][] = ['completeReport', 'pickUp', 'claim', 'useSpecialist']

/** The best of so many commands drawn by chance, by what the hospital looks like afterwards. */
function ahead(decision: Decision, width: number): Command {
  const { state, seat, commands, below } = decision
  if (state.stage !== 'activation' || state.hospitals[seat]?.followUp) {
    const glad = commands.filter(({ type }) => GLADLY.includes(type))
    return oneOf(glad.length > 0 && below(8) > 0 ? glad : commands, below)
  }
  let best: Command | null = null
  let most = Number.NEGATIVE_INFINITY
  const drawn = commands.length <= width ? commands : Array.from({ length: width }, () => oneOf(commands, below))
  for (const command of drawn) {
    const worth = command.type === 'endShift' ? worthOf(state, seat) : worthAfter(state, seat, command)
    if (worth <= most) continue
    most = worth
    best = command
  }
  return best ?? oneOf(commands, below)
}

function worthAfter(state: State, seat: Seat, command: Command): number {
  const outcome = diceHospital.step(state, { by: seat, at: 0, command })
  return outcome.ok ? worthOf(outcome.state, seat) : Number.NEGATIVE_INFINITY
}

const TREATED = 0b1000
const VALUE = 0b111

function worthOf(state: State, seat: Seat): number {
  const hospital = state.hospitals[seat]
  if (!hospital) return 0
  const { wards, lounge, bags, fatalities, followUp } = hospital
  let worth = 40 * score(hospital) + 12 * (lounge[0] + lounge[1] + lounge[2]) + 4 * bags - 20 * fatalities
  for (const patient of wards) worth += (patient & VALUE) + ((patient & TREATED) === 0 ? 0 : 2)
  return followUp ? worth + 3 : worth
}
