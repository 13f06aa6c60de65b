// Players by whom all sorts of things happen. None of them is good; together they come everywhere.

import { type Command, diceHospital, type Hospital, REPORTS, score, type State } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'
import { type Below, oneOf } from '../../chance.ts'

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

  /** Collects specialists and uses them, on anyone. */
  eager: (decision) =>
    preferring(decision, collecting(decision.state.specialistRow), (rest) =>
      preferring(rest, isExpert, ({ commands, below }) => oneOf(commands, below)),
    ),

  /** Looks one step ahead and does what helps the patients most. */
  keen: (decision) => ahead(decision),

  /** The same, and collects specialists. */
  chief: (decision) => preferring(decision, collecting(decision.state.specialistRow), ahead),

  /** The same, and collects departments. */
  builder: (decision) => preferring(decision, collecting(decision.state.departmentRow), ahead),

  /** Keeps as many patients as possible, and lets none go home. */
  keeper: (decision) => (decision.state.stage === 'makeRoom' ? weakest(decision) : ahead(decision, crowd)),

  /** Solo: discharges what a report of the lower row asks for. */
  writer: (decision) =>
    preferring(decision, collecting(decision.state.specialistRow), (rest) =>
      ahead(rest, (hospital) => paper(rest.state, hospital)),
    ),

  /** Lets things go. */
  idle: (decision) =>
    preferring(
      decision,
      ({ type }) => type === 'endShift' || type === 'pass' || type === 'decline',
      ({ commands, below }) => oneOf(commands, below),
    ),

  /** Discharges and takes in as many as come. */
  host: (decision) => hosting(decision),

  /** The same, with blood bags before anything that a placement left to decide. */
  donor: (decision) => preferring(decision, ({ type }) => type === 'spendBag' && isDeciding(decision), hosting),
} as const satisfies Readonly<Record<string, Player>>
export type PlayerName = keyof typeof PLAYERS

function hosting(decision: Decision): Command {
  return preferring(
    decision,
    (command) =>
      command.type === 'draw' ||
      (command.type === 'claim' && command.improvement === 'admissionsNurse') ||
      (command.type === 'place' && command.meeple === 'admissionsNurse'),
    ahead,
  )
}

/** A placement left something to decide. */
function isDeciding({ state, seat }: Decision): boolean {
  return (state.hospitals[seat]?.followUp ?? null) !== null
}

/** A specialist at work, or what she may do afterwards. */
function isExpert(command: Command): boolean {
  if (command.type === 'place') return command.meeple !== 'nurse'
  return command.type === 'useSpecialist' || command.type === 'release' || command.type === 'draw'
}

/** Claims out of this row, and no discard. */
function collecting(row: readonly string[]): (command: Command) => boolean {
  return (command) =>
    (command.type === 'claim' && row.includes(command.improvement)) ||
    (command.type === 'discard' && command.improvements.length === 0)
}

/** One of the commands that this player likes, if there is one; otherwise as the other says. */
function preferring(decision: Decision, likes: (command: Command) => boolean, otherwise: Player): Command {
  const liked = decision.commands.filter(likes)
  return liked.length > 0 ? oneOf(liked, decision.below) : otherwise(decision)
}

/** The patients with the lowest values die. */
function weakest({ commands, below }: Decision): Command {
  const sum = (command: Command) =>
    command.type === 'makeRoom' ? command.patients.reduce((values, text) => values + Number(text.charAt(1)), 0) : 0
  const least = Math.min(...commands.map(sum))
  return oneOf(
    commands.filter((command) => sum(command) === least),
    below,
  )
}

const GLADLY: readonly Command['type'][] = ['completeReport', 'pickUp', 'claim', 'useSpecialist']
const isGlad = (command: Command) =>
  GLADLY.includes(command.type) || (command.type === 'discard' && command.improvements.length === 0)
const WIDTH = 48

type Worth = (hospital: Hospital) => number

/** The best of some commands drawn by chance, by what the hospital looks like afterwards. */
function ahead({ state, seat, commands, below }: Decision, worth: Worth = health): Command {
  const now = state.hospitals[seat]
  if (!now || state.stage !== 'activation' || now.followUp) {
    const glad = commands.filter(isGlad)
    return oneOf(glad.length > 0 && below(8) > 0 ? glad : commands, below)
  }
  let best: Command | null = null
  let most = Number.NEGATIVE_INFINITY
  const drawn = commands.length <= WIDTH ? commands : Array.from({ length: WIDTH }, () => oneOf(commands, below))
  for (const command of drawn) {
    const after = command.type === 'endShift' ? now : hospitalAfter(state, seat, command)
    const worthAfter = after ? worth(after) : Number.NEGATIVE_INFINITY
    if (worthAfter <= most) continue
    most = worthAfter
    best = command
  }
  return best ?? oneOf(commands, below)
}

function hospitalAfter(state: State, seat: Seat, command: Command): Hospital | undefined {
  const outcome = diceHospital.step(state, { by: seat, at: 0, command })
  return outcome.ok ? outcome.state.hospitals[seat] : undefined
}

const isTreated = (patient: number) => (patient & 0b1000) !== 0
const ownColour = (patient: number) => (patient >> 6) & 0b11
const valueOf = (patient: number) => patient & 0b111

function health(hospital: Hospital): number {
  const { wards, lounge, bags, fatalities, followUp } = hospital
  let worth = 40 * score(hospital) + 12 * (lounge[0] + lounge[1] + lounge[2]) + 4 * bags - 20 * fatalities
  for (const patient of wards) worth += valueOf(patient) + (isTreated(patient) ? 2 : 0)
  return followUp ? worth + 3 : worth
}

/** Patients are made well and kept, until those for a report are there. */
function paper({ reports }: State, { wards, lounge, bags }: Hospital): number {
  let worth = 2 * bags
  for (const patient of wards) worth += valueOf(patient) + (isTreated(patient) ? 2 : 0)
  const nearly = [0, 1, 2].map((colour) => wards.filter((p) => ownColour(p) === colour && valueOf(p) > 4).length)
  let best = 0
  for (const id of reports?.lower ?? []) {
    if (id === null) continue
    let matched = 0
    let missing = 0
    for (const [colour, asked] of REPORTS[id].dice.entries()) {
      const done = Math.min(asked, lounge[colour] ?? 0)
      const soon = Math.min(asked - done, nearly[colour] ?? 0)
      matched += 16 * done + 4 * soon
      missing += asked - done - soon
    }
    best = Math.max(best, matched - 6 * missing + (missing === 0 ? 8 : 0))
  }
  return worth + best + 4 * (lounge[0] + lounge[1] + lounge[2])
}

function crowd({ wards }: Hospital): number {
  let worth = 0
  for (const patient of wards)
    worth += 40 + valueOf(patient) + (isTreated(patient) ? 6 : valueOf(patient) === 1 ? -30 : 0)
  return worth
}
