// What is true of every state of Dice Hospital, whatever was played. Cited: [DH 1.1] [DH 1.2] [DH 2.2] [DH 2.5].

import { score, type State } from '@grand-rounds/dice-hospital'

type Hospital = State['hospitals'][number]

const DICE_OF_A_COLOUR = 21
const BEDS = 12
/** One more with the event that brings one. */
const NURSES = 4

const ownColour = (patient: number) => (patient >> 6) & 0b11
const valueOf = (patient: number) => patient & 0b111

/** Dice by colour, wherever they are. */
export function allDice(state: State): readonly [red: number, yellow: number, green: number] {
  const dice: [number, number, number] = [0, 0, 0]
  const add = (colour: number, count = 1) => {
    if (colour === 0 || colour === 1 || colour === 2) dice[colour] += count
  }
  const pickedUp = (state.pickup?.spaces ?? []).flatMap(({ taken }) => (taken ? [taken.patient] : []))
  for (const patient of [...state.ambulances.flat(), ...pickedUp]) add(ownColour(patient))
  for (const counts of [state.bag, state.box]) for (const [colour, count] of counts.entries()) add(colour, count)
  for (const { wards, arrivals, drawn, share, lounge, returned } of state.hospitals) {
    for (const patient of [...wards, ...arrivals]) add(ownColour(patient))
    for (const colour of [...drawn, ...share]) add(colour)
    for (const counts of [lounge, returned]) for (const [colour, count] of counts.entries()) add(colour, count)
  }
  return dice
}

/** What is wrong with a state, or null. */
export function brokenLaw(state: State): string | null {
  const dice = allDice(state)
  if (dice.some((count) => count !== DICE_OF_A_COLOUR)) return `${dice.join(', ')} dice instead of 21 of each colour`
  if ([...state.bag, ...state.box].some((count) => count < 0)) return 'less than no dice in the bag'
  const values = state.ambulances.flat().map(valueOf)
  const untouched = state.hospitals.every(({ ambulance }) => ambulance === null)
  if (untouched && values.some((value, i) => value < (values[i - 1] ?? 0))) return `ambulances hold ${values.join()}`
  const taken = state.hospitals.flatMap(({ ambulance }) => ambulance ?? [])
  if (new Set(taken).size !== taken.length) return `ambulances ${taken.join()} were taken`
  for (const [seat, hospital] of state.hospitals.entries()) {
    const broken = brokenIn(hospital)
    if (broken !== null) return `seat ${seat}: ${broken}`
  }
  return null
}

function brokenIn(hospital: Hospital): string | null {
  const { wards, departments, specialists, nurses, bags, fatalities } = hospital
  if (wards.length > BEDS) return `${wards.length} patients in ${BEDS} beds`
  if (wards.some((patient) => valueOf(patient) < 1 || valueOf(patient) > 6)) return 'a patient without a value'
  if (nurses < 0 || bags < 0 || fatalities < 0) return `${nurses} nurses, ${bags} bags, ${fatalities} fatalities`
  const standing = departments.flatMap(({ by }) => by ?? [])
  if (nurses + standing.filter((by) => by === 'nurse').length > NURSES) return 'too many nurses'
  const placed = specialists.filter((one) => one.placed).map(({ id }) => id)
  const standingSpecialists = standing.filter((by) => by !== 'nurse')
  if (placed.toSorted().join() !== standingSpecialists.toSorted().join())
    return `${placed.join()} were placed, ${standingSpecialists.join()} are standing`
  const sum = hospital.points.reduce((points, entry) => points + entry.points, 0)
  return sum === score(hospital) ? null : `a score of ${score(hospital)} with entries that add up to ${sum}`
}
