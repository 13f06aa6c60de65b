// A patient: a die of one colour with a value. Patients have no names: two that agree in everything below
// are the same to every rule, so a ward is a sorted list of small numbers and equal wards are equal lists.
//
// Bits: 0–2 value, 3 treated, 4–5 current colour, 6–7 own colour.

import { type Colour, colourOf, COLOURS, letterOf as letter, printDie } from './patient-notation.ts'

export { type Colour, COLOURS } from './patient-notation.ts'

/** Index into COLOURS: 0 red, 1 yellow, 2 green. */
export type ColourIndex = 0 | 1 | 2
export const COLOUR_INDEXES: readonly ColourIndex[] = [0, 1, 2]

export type Patient = number

const VALUE = 0b111
const TREATED = 0b1000
const CURRENT_SHIFT = 4
const OWN_SHIFT = 6

export function patient(colour: ColourIndex, value: number): Patient {
  return (colour << OWN_SHIFT) | (colour << CURRENT_SHIFT) | value
}

export function valueOf(p: Patient): number {
  return p & VALUE
}

/** The die's real colour. */
export function ownColour(p: Patient): ColourIndex {
  return ((p >> OWN_SHIFT) & 0b11) as ColourIndex
}

/** The own colour unless it was changed in this activation. */
export function currentColour(p: Patient): ColourIndex {
  return ((p >> CURRENT_SHIFT) & 0b11) as ColourIndex
}

export function isTreated(p: Patient): boolean {
  return (p & TREATED) !== 0
}

export function withValue(p: Patient, value: number): Patient {
  return (p & ~VALUE) | value
}

export function treated(p: Patient): Patient {
  return p | TREATED
}

/** Changing a patient's colour treats it. */
export function recoloured(p: Patient, colour: ColourIndex): Patient {
  return (p & ~(0b11 << CURRENT_SHIFT)) | (colour << CURRENT_SHIFT) | TREATED
}

/** In its own colour again, as at the end of the activation. */
export function inOwnColour(p: Patient): Patient {
  return (p & ~(0b11 << CURRENT_SHIFT)) | (ownColour(p) << CURRENT_SHIFT)
}

/** As at the start of a round: own colour, untreated. */
export function rested(p: Patient): Patient {
  return patient(ownColour(p), valueOf(p))
}

/** In place. Wards are short and nearly sorted: insertion beats the library here, by far. */
export function sortPatients(patients: Patient[]): Patient[] {
  for (let i = 1; i < patients.length; i++) {
    const p = patients[i] ?? 0
    let j = i
    for (; j > 0; j--) {
      const before = patients[j - 1] ?? 0
      if (before <= p) break
      patients[j] = before
    }
    patients[j] = p
  }
  return patients
}

/** In place: lowest values first, as ambulances are filled; within a value by colour. */
export function sortByValue(patients: Patient[]): Patient[] {
  for (let i = 1; i < patients.length; i++) {
    const p = patients[i] ?? 0
    let j = i
    for (; j > 0; j--) {
      const before = patients[j - 1] ?? 0
      if (rankByValue(before) <= rankByValue(p)) break
      patients[j] = before
    }
    patients[j] = p
  }
  return patients
}

function rankByValue(p: Patient): number {
  return (valueOf(p) << 8) | p
}

/** Whether two lists hold the same in the same order. */
export function samePatients(some: readonly Patient[], others: readonly Patient[]): boolean {
  if (some.length !== others.length) return false
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

/** Changes everyone in a ward, which stays sorted. */
export function changeAll(ward: Patient[], change: (p: Patient) => Patient): void {
  for (let i = 0; i < ward.length; i++) ward[i] = change(ward[i] ?? 0)
  sortPatients(ward)
}

/** Puts a patient where it belongs in a sorted ward. */
export function addPatient(ward: Patient[], p: Patient): void {
  let i = ward.length
  ward.push(p)
  for (; i > 0; i--) {
    const before = ward[i - 1] ?? 0
    if (before <= p) break
    ward[i] = before
  }
  ward[i] = p
}

/** Takes one such patient out of a ward; false if there is none. */
export function removePatient(ward: Patient[], p: Patient): boolean {
  const i = ward.indexOf(p)
  if (i < 0) return false
  for (let j = i + 1; j < ward.length; j++) ward[j - 1] = ward[j] ?? 0
  ward.pop()
  return true
}

/** Dice by colour: the bag, the lounge, the box. */
export type Counts = readonly [red: number, yellow: number, green: number]
export type CountsDraft = [red: number, yellow: number, green: number]

export function total(counts: Counts): number {
  return counts[0] + counts[1] + counts[2]
}

// Notation: see patient-notation.ts. Here by tables, since searches print and read without end.

export function letterOf(colour: ColourIndex): string {
  return letter(COLOURS[colour])
}

export function colourOfLetter(text: string): ColourIndex | null {
  const colour = colourOf(text)
  return colour === null ? null : indexOfColour(colour)
}

export function indexOfColour(colour: Colour): ColourIndex {
  return COLOURS.indexOf(colour) as ColourIndex
}

const PRINTED: string[] = []
const READ = new Map<string, Patient>()

for (const own of COLOUR_INDEXES) {
  for (let value = 1; value <= 6; value++) {
    const plain = patient(own, value)
    for (const p of [plain, treated(plain), ...COLOUR_INDEXES.map((other) => recoloured(plain, other))]) {
      const text = printDie({ colour: COLOURS[own], value, treated: isTreated(p), now: COLOURS[currentColour(p)] })
      PRINTED[p] = text
      READ.set(text, p)
    }
  }
}

export function printPatient(p: Patient): string {
  return PRINTED[p] ?? '?'
}

export function readPatient(text: string): Patient | null {
  return READ.get(text) ?? null
}

/** One that is known to be in notation; anything else is a mistake of the caller. */
export function patientIn(text: string): Patient {
  const p = readPatient(text)
  if (p === null) throw new RangeError(`not a patient: ${text}`)
  return p
}

export function patientsIn(texts: readonly string[]): Patient[] {
  return texts.map(patientIn)
}

export function printPatients(patients: readonly Patient[]): string[] {
  return patients.map(printPatient)
}
