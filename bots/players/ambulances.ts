// The intake of players who calculate: each load is tried out by solving the shift that would follow. What others will
// take goes by the look of it; bag, token and claims go by the numbers that would then be taken.

import { type Command, diceHospital, imagine, readDie, type View } from '@grand-rounds/dice-hospital'
import { type Seat, seedFrom } from '@grand-rounds/kernel'
import { inputOf } from '../solver/input.ts'
import { colourOf, establishmentOf, type Staffing } from '../worth.ts'
import { dieValue } from './appraisal.ts'
import { forecastClaims } from './claims.ts'
import { admitted, denial, shiftWorth, type Thinking, weightsOf, type Worth } from './thinking.ts'

/** To be first player next round: one chooses first, though never number 1. */
const TOKEN = 0.3
/** The look of a load: what a step more of its patients is worth, and one whose colour the hospital has cards for. */
const LOOK_OF_A_STEP = 0.45
const LOOK_OF_A_COLOUR = 0.15

type ByNumber = ReadonlyMap<number, number>

export function worthsOfAmbulances(view: View, seat: Seat, thinking: Thinking): Worth[] {
  const free = view.ambulances.flatMap((load, i) => (load.length > 0 ? [i + 1] : []))
  const mine = free.filter((number) => number > 1 || seat !== view.first)
  const own = loadWorths(view, seat, mine, thinking, Math.floor(thinking.nodes / Math.max(1, mine.length)))
  const worthOf = thinking.shortSighted
    ? (number: number) => (own.get(number) ?? 0) + (number === free[0] ? 1 : 0)
    : amongOthers(view, seat, free, own, thinking)
  return mine.map((number) => ({ command: { type: 'takeAmbulance', number }, worth: worthOf(number) }))
}

function loadWorths(view: View, seat: Seat, numbers: readonly number[], thinking: Thinking, nodes: number): ByNumber {
  return new Map(
    numbers.map((number) => [number, loadWorth(view, seat, view.ambulances[number - 1] ?? [], thinking, nodes)]),
  )
}

function loadWorth(view: View, seat: Seat, load: readonly string[], thinking: Thinking, nodes: number): number {
  const { input, deaths } = admitted(inputOf(view, seat), load, weightsOf(view, thinking))
  return deaths + shiftWorth(input, view, thinking, nodes)
}

/** What a load is worth to another, beyond that of the same number of patients who are very ill. */
function lookOf(house: Staffing, load: readonly string[]): number {
  const colours = (house.cards ?? []).map(colourOf)
  return load.reduce((sum, patient) => {
    const cards = colours.filter((colour) => colour === readDie(patient)?.colour).length
    return sum + LOOK_OF_A_STEP * dieValue(patient) + LOOK_OF_A_COLOUR * cards
  }, 0)
}

function looks(view: View, seat: Seat, loads: View['ambulances']): ByNumber {
  const house = establishmentOf(view, seat)
  return new Map(loads.map((load, i) => [i + 1, lookOf(house, load)]))
}

/** What a number is worth when everyone after takes what looks best to them. */
function amongOthers(view: View, seat: Seat, free: readonly number[], own: ByNumber, thinking: Thinking) {
  const worths = new Map<Seat, ByNumber>([[seat, own]])
  const later = choosingAfter(view, seat)
  for (const other of later) worths.set(other, looks(view, other, view.ambulances))
  const { bag } = weightsOf(view, thinking)
  return (number: number) => {
    const numbers = new Map<Seat, number>([[seat, number]])
    for (const [other, { ambulance }] of view.hospitals.entries()) if (ambulance !== null) numbers.set(other, ambulance)
    const left = free.filter((one) => one !== number)
    for (const other of later) take(other, worths.get(other), left, numbers)
    return standing(view, seat, numbers, worths, bag)
  }
}

/** The seat takes what is best for it out of those that are left. */
function take(seat: Seat, worths: ByNumber = new Map(), left: number[], numbers: Map<Seat, number>): void {
  const lowest = Math.min(...left, ...numbers.values())
  const worthOf = (number: number) => (worths.get(number) ?? 0) + (number === lowest ? 1 : 0)
  const best = left.reduce((most, number) => (worthOf(number) > worthOf(most) ? number : most))
  left.splice(left.indexOf(best), 1)
  numbers.set(seat, best)
}

function choosingAfter({ first, hospitals }: View, seat: Seat): Seat[] {
  return hospitals
    .map((_, i) => (first + i) % hospitals.length)
    .filter((other) => other !== seat && hospitals[other]?.ambulance === null)
}

/** What a distribution of ambulances is worth to a seat: its own shift, bag and claim, less what the others get. */
function standing(
  view: View,
  seat: Seat,
  numbers: ReadonlyMap<Seat, number>,
  worths: ReadonlyMap<Seat, ByNumber>,
  bag: number,
): number {
  const order = [...numbers].sort(([, a], [, b]) => a - b)
  const houses = order.map(([one]) => establishmentOf(view, one))
  const claims = forecastClaims([...view.departmentRow, ...view.specialistRow], houses, view.round)
  const harm = denial(view) / Math.max(1, order.length - 1)
  return order.reduce((sum, [one, number], i) => {
    const shift = worths.get(one)?.get(number) ?? 0
    const worth = shift + (claims[i] ?? 0) + (i === 0 ? bag + TOKEN : 0)
    return sum + (one === seat ? worth : -harm * worth)
  }, 0)
}

const MOST_SPLITS = 24
const NODES_FOR_A_LOAD = 24

/** [DH 2.2] Who splits chooses last: the others take what looks best to them, and the best of what is left counts. */
export function chooseSplit(view: View, seat: Seat, thinking: Thinking): Command | null {
  const known = new Map<string, number>()
  const worthOf = (load: readonly string[]) => {
    const key = [...load].sort().join(' ')
    const worth = known.get(key) ?? loadWorth(view, seat, load, thinking, NODES_FOR_A_LOAD)
    known.set(key, worth)
    return worth
  }
  const { bag } = weightsOf(view, thinking)
  const later = choosingAfter(view, seat)
  let best: Command | null = null
  let most = Number.NEGATIVE_INFINITY
  let looked = 0
  for (const command of diceHospital.legal(imagine(view, seedFrom('splits')), seat)) {
    if (command.type !== 'split') continue
    if (++looked > MOST_SPLITS) break
    const worths = new Map(later.map((other) => [other, looks(view, other, command.ambulances)]))
    const numbers = new Map<Seat, number>()
    const left = command.ambulances.map((_, i) => i + 1)
    for (const other of later) {
      const barred = other === view.first ? left.splice(left.indexOf(1), 1) : []
      take(other, worths.get(other), left, numbers)
      left.unshift(...barred)
    }
    const own = new Map(left.map((number) => [number, worthOf(command.ambulances[number - 1] ?? [])]))
    take(seat, own, left, numbers)
    const worth = standing(view, seat, numbers, new Map<Seat, ByNumber>([...worths, [seat, own]]), bag)
    if (worth <= most) continue
    most = worth
    best = command
  }
  return best
}
