// Drafts of players who calculate: every choice is tried out, and the activation that would follow is solved.

import {
  type Command,
  diceHospital,
  imagine,
  type ImprovementId,
  isLowIntake,
  isSpecialist,
  readDie,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { inputOf, type SolverInput } from '../solver/input.ts'
import { cardWorth, establishmentOf, withCard } from '../worth.ts'
import { worthsOfAmbulances } from './ambulances.ts'
import { dieValue } from './appraisal.ts'
import { forecastClaims } from './claims.ts'
import { coloursWanted } from './reports.ts'
import { admitted, denial, shiftWorth, type Thinking, weightsOf, type Worth } from './thinking.ts'

export type { Thinking, Worth } from './thinking.ts'

/** Null: not a decision that is calculated. */
export function calculate(view: View, seat: Seat, thinking: Thinking): Command | null {
  const choices = choicesOf(view, seat)
  const [only, ...others] = choices
  if (only && others.length === 0) return only
  let best: Worth | null = null
  for (const one of worthsOf(view, seat, choices, thinking)) if (best === null || one.worth > best.worth) best = one
  return best?.command ?? null
}

/**
 * What each choice is worth, by the measure of who calculates. Choices that are not given a thought are left out,
 * except `also`, the one that was made. Null: not a decision that is calculated.
 */
export function valuesOfOptions(view: View, seat: Seat, thinking: Thinking, also?: Command): readonly Worth[] | null {
  const choices = choicesOf(view, seat)
  const isListed = also === undefined || choices.some((command) => isSame(command, also))
  const worths = worthsOf(view, seat, isListed ? choices : [...choices, also], thinking)
  return worths.length === 0 ? null : worths
}

/** The order of patients and cards within a choice means nothing. */
export function isSame(a: Command, b: Command): boolean {
  const spelled = (command: Command) =>
    JSON.stringify(
      Object.entries(command).sort(([one], [other]) => (one < other ? -1 : 1)),
      (_, value: unknown) =>
        Array.isArray(value) && value.every((one) => typeof one === 'string') ? [...value].sort() : value,
    )
  return spelled(a) === spelled(b)
}

function worthsOf(view: View, seat: Seat, choices: readonly Command[], thinking: Thinking): readonly Worth[] {
  switch (view.stage) {
    case 'ambulances':
      return worthsOfAmbulances(view, seat, thinking)
    case 'improvement':
      return worthsOfClaims(view, seat, choices, thinking)
    case 'startingValues':
    case 'keep':
    case 'makeRoom':
    case 'discard': {
      const base = inputOf(view, seat)
      const nodes = Math.floor(thinking.nodes / Math.max(1, choices.length))
      return choices.map((command) => {
        const { input, besides } = consequence(view, seat, base, command, thinking)
        return { command, worth: besides + shiftWorth(input, view, thinking, nodes) }
      })
    }
    default:
      return []
  }
}

interface Consequence {
  /** The hospital that would be activated. */
  readonly input: SolverInput
  /** What the choice is worth besides. */
  readonly besides: number
}

function consequence(view: View, seat: Seat, base: SolverInput, command: Command, thinking: Thinking): Consequence {
  switch (command.type) {
    case 'setValues':
      return { input: { ...base, wards: command.patients }, besides: 0 }
    case 'keep': {
      const low = isLowIntake(command.patients.map(dieValue))
      const house = { ...base, bags: base.bags + Number(low) }
      const { input, deaths } = admitted(house, command.patients, weightsOf(view, thinking))
      return { input, besides: deaths + (thinking.shortSighted ? 0 : wanted(view, command.patients)) }
    }
    case 'makeRoom': {
      const arrivals = view.hospitals[seat]?.arrivals ?? []
      return { input: { ...base, wards: [...without(base.wards, command.patients), ...arrivals] }, besides: 0 }
    }
    case 'discard': {
      const input = command.improvements.reduce(discarded, base)
      return { input, besides: -lossOf(command.improvements, view, seat) }
    }
    default:
      return { input: base, besides: 0 }
  }
}

function wanted(view: View, patients: readonly string[]): number {
  const colours = coloursWanted(view)
  return patients.reduce((sum, patient) => sum + colours[readDie(patient)?.colour ?? 'red'], 0)
}

/** What cards would still have brought after this round. */
function lossOf(cards: readonly ImprovementId[], view: View, seat: Seat): number {
  let staffing = establishmentOf(view, seat)
  let loss = 0
  for (const card of cards) {
    staffing = withCard(staffing, card, -1)
    loss += cardWorth(card, view.round, staffing)
  }
  return loss
}

/** What a claim brings at once and later, less what it leaves to those who claim after. */
function worthsOfClaims(view: View, seat: Seat, choices: readonly Command[], thinking: Thinking): Worth[] {
  const base = inputOf(view, seat)
  const staffing = establishmentOf(view, seat)
  const row = [...view.departmentRow, ...view.specialistRow]
  const nodes = Math.floor(thinking.nodes / Math.max(1, choices.length))
  const idle = shiftWorth(base, view, thinking, nodes)
  const after = claimingAfter(view, seat).map((other) => establishmentOf(view, other))
  const harm = denial(view) / Math.max(1, view.hospitals.length - 1)
  const leaving = (left: readonly ImprovementId[]) =>
    harm * forecastClaims(left, after, view.round).reduce((sum, worth) => sum + worth, 0)
  return choices.map((command) => {
    if (command.type !== 'claim') return { command, worth: idle - leaving(row) }
    const card = command.improvement
    // A card need not be used: a short search that finds less with it than without has not looked enough.
    const now = Math.max(idle, shiftWorth(claimed(base, card), view, thinking, nodes))
    const later = cardWorth(card, view.round, staffing)
    return { command, worth: now + later - leaving(row.toSpliced(row.indexOf(card), 1)) }
  })
}

function claimingAfter({ hospitals }: View, seat: Seat): Seat[] {
  return [...hospitals.keys()]
    .filter((other) => other !== seat && hospitals[other]?.ready === false)
    .sort((a, b) => (hospitals[a]?.ambulance ?? 0) - (hospitals[b]?.ambulance ?? 0))
}

/** Of the many ways to let patients die only those who are the most ill are looked at. */
const MOST_DEATHS = 24
/** A card that will still bring so much more than its bag is kept without a thought. */
const SURELY_KEPT = 2
/** So many are looked at of those that would be missed least; in the prototype edition also two at once. */
const MOST_DISCARDS = 4
const MOST_LISTED = 400

function choicesOf(view: View, seat: Seat): Command[] {
  const commands: Command[] = []
  for (const command of diceHospital.legal(imagine(view, seedFrom('drafts')), seat)) {
    if (command.type !== 'undo' && !(command.type === 'discard' && command.improvements.length > 2))
      commands.push(command)
    if (commands.length >= MOST_LISTED) break
  }
  if (view.stage === 'makeRoom') return least(commands, MOST_DEATHS, healthOf)
  if (view.stage === 'improvement') return withinReach(commands, view, seat)
  if (view.stage !== 'discard') return commands
  const loss = (command: Command) => (command.type === 'discard' ? lossOf(command.improvements, view, seat) : 0)
  const dear = (command: Command) =>
    command.type === 'discard' && loss(command) > SURELY_KEPT * command.improvements.length
  return least(
    commands.filter((command) => !dear(command)),
    1 + MOST_DISCARDS,
    loss,
  )
}

/** A round is not known to make up for so much of what a card brings later. */
const OUT_OF_REACH = 3

function withinReach(commands: readonly Command[], view: View, seat: Seat): Command[] {
  const staffing = establishmentOf(view, seat)
  const later = (command: Command) =>
    command.type === 'claim' ? cardWorth(command.improvement, view.round, staffing) : 0
  const most = Math.max(...commands.map(later))
  return commands.filter((command) => later(command) > most - OUT_OF_REACH)
}

function least(commands: Command[], count: number, measure: (command: Command) => number): Command[] {
  if (commands.length <= count) return commands
  return commands.sort((a, b) => measure(a) - measure(b)).slice(0, count)
}

function healthOf(command: Command): number {
  return command.type === 'makeRoom' ? command.patients.reduce((sum, patient) => sum + dieValue(patient), 0) : 0
}

function claimed(input: SolverInput, card: ImprovementId): SolverInput {
  return isSpecialist(card)
    ? { ...input, specialists: [...input.specialists, card] }
    : { ...input, departments: [...input.departments, card] }
}

/** [DH 2.9] */
function discarded(input: SolverInput, card: ImprovementId): SolverInput {
  return {
    ...input,
    departments: without(input.departments, [card]),
    specialists: without(input.specialists, [card]),
    bags: input.bags + 1,
  }
}

function without<T extends string>(all: readonly T[], taken: readonly string[]): T[] {
  const left = [...all]
  for (const one of taken) {
    const i = left.findIndex((item) => item === one)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}
