// Drafts of players who calculate: every choice is tried out, and the activation that would follow is solved.

import {
  type Command,
  diceHospital,
  imagine,
  type ImprovementId,
  isSpecialist,
  type View,
} from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { inputOf, type SolverInput, usualWeights } from '../solver/input.ts'
import { solve } from '../solver/solve.ts'
import { cardWorth, type Staffing, staffingOf } from '../worth.ts'
import { dieValue } from './appraisal.ts'

export interface Thinking {
  /** For the whole decision. */
  readonly nodes: number
  readonly stop?: () => boolean
}

/** What the best activation of such a hospital is worth, as far as it can be told. */
function activationWorth(input: SolverInput, round: number, nodes: number, stop: Thinking['stop']): number {
  return solve(input, { weights: usualWeights(round), nodes, ...(stop ? { stop } : {}) }).value
}

interface Option {
  readonly command: Command
  /** The hospital that would be activated. */
  readonly input: SolverInput
  /** What the choice is worth besides. */
  readonly besides: number
}

/** Null: not a decision that is calculated. */
export function calculate(view: View, seat: Seat, thinking: Thinking): Command | null {
  const options = optionsOf(view, seat, legalDrafts(view, seat))
  const [only, ...others] = options ?? []
  if (only && others.length === 0) return only.command
  return bestOf(worthsOf(view, options ?? [], thinking))
}

export interface Worth {
  readonly command: Command
  /** In points, on a scale of its own: what counts is the difference between two of one decision. */
  readonly worth: number
}

/**
 * What each choice is worth, by the measure of who calculates. Choices that are not given a thought are left out,
 * except `also`, the one that was made. Null: not a decision that is calculated.
 */
export function valuesOfOptions(view: View, seat: Seat, thinking: Thinking, also?: Command): readonly Worth[] | null {
  const options = optionsOf(view, seat, legalDrafts(view, seat))
  if (options === null) return null
  const isListed = also === undefined || options.some(({ command }) => isSame(command, also))
  const more = isListed ? [] : (optionsOf(view, seat, [also], () => true) ?? [])
  return worthsOf(view, [...options, ...more], thinking)
}

function worthsOf(view: View, options: readonly Option[], thinking: Thinking): Worth[] {
  const nodes = Math.max(1, Math.floor(thinking.nodes / options.length))
  return options.map(({ command, input, besides }) => ({
    command,
    worth: besides + activationWorth(input, view.round, nodes, thinking.stop),
  }))
}

function bestOf(worths: readonly Worth[]): Command | null {
  let best: Worth | null = null
  for (const one of worths) if (best === null || one.worth > best.worth) best = one
  return best?.command ?? null
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

function optionsOf(
  view: View,
  seat: Seat,
  legal: readonly Command[],
  isWorthIt: typeof isWorthALook = isWorthALook,
): Option[] | null {
  const base = inputOf(view, seat)
  const hospital = view.hospitals[seat]
  if (!hospital) return null
  const staffing = staffingOf(hospital)
  switch (view.stage) {
    case 'startingValues':
      return legal.flatMap((command) =>
        command.type === 'setValues' ? [{ command, input: { ...base, wards: command.patients }, besides: 0 }] : [],
      )
    case 'ambulances':
      return legal.flatMap((command) =>
        command.type === 'takeAmbulance' ? [ambulanceOption(view, seat, base, command)] : [],
      )
    case 'keep':
      return legal.flatMap((command) => {
        if (command.type !== 'keep') return []
        const low = command.patients.reduce((sum, patient) => sum + dieValue(patient), 0) < 9
        return [{ command, ...withArrivals({ ...base, bags: base.bags + Number(low) }, command.patients) }]
      })
    case 'makeRoom':
      return legal.flatMap((command) => {
        if (command.type !== 'makeRoom') return []
        const wards = without(base.wards, command.patients)
        return [{ command, input: { ...base, wards: [...wards, ...hospital.arrivals] }, besides: 0 }]
      })
    case 'improvement':
      return legal.flatMap((command): Option[] => {
        if (command.type === 'pass') return [{ command, input: base, besides: 0 }]
        if (command.type !== 'claim') return []
        const besides = cardWorth(command.improvement, view.round, staffing)
        return [{ command, input: withCard(base, command.improvement), besides }]
      })
    case 'discard':
      return legal.flatMap((command) => {
        if (command.type !== 'discard' || !isWorthIt(view, command.improvements, staffing)) return []
        const lost = command.improvements.reduce((sum, card) => sum + cardWorth(card, view.round, staffing), 0)
        return [{ command, input: withoutCards(base, command.improvements), besides: -lost }]
      })
    default:
      return null
  }
}

/** A card that will still bring more than its bag is kept without a thought. */
function isWorthALook({ round }: View, cards: readonly ImprovementId[], staffing: Staffing): boolean {
  return cards.every((card) => cardWorth(card, round, staffing) < 1.5)
}

/** Of the many ways to let patients die only those who are the most ill are looked at. */
const MOST_OPTIONS = 24

function legalDrafts(view: View, seat: Seat): Command[] {
  const commands: Command[] = []
  for (const command of diceHospital.legal(imagine(view, seedFrom('drafts')), seat)) {
    if (command.type !== 'undo') commands.push(command)
    if (commands.length >= 400) break
  }
  if (commands.length <= MOST_OPTIONS || view.stage !== 'makeRoom') return commands
  const health = (command: Command) =>
    command.type === 'makeRoom' ? command.patients.reduce((sum, patient) => sum + dieValue(patient), 0) : 0
  return commands.sort((a, b) => health(a) - health(b)).slice(0, MOST_OPTIONS)
}

function ambulanceOption(
  view: View,
  seat: Seat,
  base: SolverInput,
  command: Command & { type: 'takeAmbulance' },
): Option {
  const { number } = command
  const arrivals = view.ambulances[number - 1] ?? []
  const bag = chanceOfLowest(view, number)
  const place = expectedPlace(view, seat, number)
  const { input, besides } = withArrivals(base, arrivals)
  return {
    command,
    input,
    besides:
      besides + bag + claimWorth(view, place, staffingOf(view.hospitals[seat] ?? { specialists: [], departments: [] })),
  }
}

/** That nobody else takes a lower number: who chooses later takes any of those left. */
function chanceOfLowest(view: View, number: number): number {
  const taken = view.hospitals.map(({ ambulance }) => ambulance).filter((one) => one !== null)
  if (taken.some((one) => one < number)) return 0
  const later = view.hospitals.length - taken.length - 1
  const lower = number - 1
  return lower === 0
    ? 1
    : later === 0
      ? 1
      : Math.max(0, 1 - (later * lower) / (view.ambulances.length - taken.length - 1))
}

/** How many will claim an improvement before. */
function expectedPlace(view: View, seat: Seat, number: number): number {
  const taken = view.hospitals.flatMap(({ ambulance }, other) =>
    ambulance === null || other === seat ? [] : [ambulance],
  )
  const before = taken.filter((one) => one < number).length
  const free = view.ambulances.filter((load, i) => load.length > 0 && i + 1 !== number).length
  const lower = view.ambulances.filter((load, i) => load.length > 0 && i + 1 < number).length
  const later = view.hospitals.length - taken.length - 1
  return before + (free === 0 ? 0 : (later * lower) / free)
}

/** What is left of the row when so many have claimed before, by what cards are worth to anyone. */
function claimWorth(view: View, before: number, staffing: Staffing): number {
  const worths = [...view.departmentRow, ...view.specialistRow]
    .map((card) => cardWorth(card, view.round, staffing))
    .sort((a, b) => b - a)
  const at = (place: number) => worths[place] ?? 0
  const whole = Math.floor(before)
  return at(whole) + (before - whole) * (at(whole + 1) - at(whole))
}

/** New patients in their beds; where there are too few, the most ill of the older ones die. */
function withArrivals(
  base: SolverInput,
  arrivals: readonly string[],
): { readonly input: SolverInput; readonly besides: number } {
  const dead = Math.max(0, base.wards.length + arrivals.length - base.beds)
  const older = [...base.wards].sort((a, b) => dieValue(a) - dieValue(b)).slice(dead)
  return { input: { ...base, wards: [...older, ...arrivals] }, besides: -2 * dead }
}

function withCard(input: SolverInput, card: ImprovementId): SolverInput {
  return isSpecialist(card)
    ? { ...input, specialists: [...input.specialists, card] }
    : { ...input, departments: [...input.departments, card] }
}

function withoutCards(base: SolverInput, cards: readonly ImprovementId[]): SolverInput {
  const gone = new Set<string>(cards)
  const keep = <T extends string>(owned: readonly T[]) =>
    owned.filter((id) => {
      // One of two alike stays.
      if (!gone.has(id)) return true
      gone.delete(id)
      return false
    })
  return {
    ...base,
    departments: keep(base.departments),
    specialists: keep(base.specialists),
    bags: base.bags + cards.length,
  }
}

function without(patients: readonly string[], taken: readonly string[]): string[] {
  const left = [...patients]
  for (const patient of taken) {
    const i = left.indexOf(patient)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}
