// A hospital in one line, and a table in a few words. What is printed is read back as the same.
//
//   R2 R3+ G4>Y; lounge RRG; bags 2; fatalities 1; nurses 2; departments clinic:nurse radiology;
//   specialists surgeon paramedic*; administrator twoRed; ambulance 2; points 23
//
// Fields may be left out; departments lists tiles, and starting departments only while someone stands in them.

import { refuse, type Read, type Refused } from '@grand-rounds/kernel'
import { emptyHospital } from './box.ts'
import { ADMINISTRATOR_IDS, type AdministratorId } from './cards/administrators.ts'
import { DEPARTMENT_IDS, type DepartmentId, STARTING_DEPARTMENTS } from './cards/departments.ts'
import { SPECIALIST_IDS, type SpecialistId } from './cards/specialists.ts'
import type { Healed } from './effects/choices.ts'
import {
  colourOfLetter,
  type ColourIndex,
  COLOUR_INDEXES,
  isTreated,
  letterOf,
  ownColour,
  type Patient,
  printPatient,
  readPatient,
  sortPatients,
  valueOf,
} from './patients.ts'
import { type FollowUp, type Hospital, type HospitalDraft, type Meeple, NURSES, score } from './state.ts'

const FIELDS = [
  'arrivals',
  'lounge',
  'bags',
  'fatalities',
  'nurses',
  'departments',
  'specialists',
  'model',
  'administrator',
  'ambulance',
  'discarding',
  'after',
  'admissions',
  'shielded',
  'points',
] as const
type Field = (typeof FIELDS)[number]

export function printHospital(hospital: Hospital): string {
  const fields: string[] = [hospital.wards.map(printPatient).join(' ')]
  const say = (field: Field, text: string | number | null) => {
    if (text !== '' && text !== 0 && text !== null) fields.push(`${field} ${text}`)
  }
  say(
    'arrivals',
    sortPatients([...hospital.arrivals])
      .map(printPatient)
      .join(' '),
  )
  say('lounge', COLOUR_INDEXES.map((colour) => letterOf(colour).repeat(hospital.lounge[colour])).join(''))
  say('bags', hospital.bags)
  say('fatalities', hospital.fatalities)
  if (hospital.nurses !== NURSES - standingNurses(hospital)) fields.push(`nurses ${hospital.nurses}`)
  const rooms = hospital.departments.filter(({ id, by }) => by !== null || !STARTING_DEPARTMENTS.includes(id))
  say('departments', rooms.map(({ id, by }) => (by === null ? id : `${id}:${by}`)).join(' '))
  say('specialists', hospital.specialists.map(({ id, placed }) => (placed ? `${id}*` : id)).join(' '))
  say('model', hospital.model)
  say('administrator', hospital.administrator)
  say('ambulance', hospital.ambulance)
  say('discarding', hospital.discarding.join(' '))
  say('after', hospital.followUp?.kind === 'specialist' ? printAfter(hospital.followUp) : null)
  say('admissions', hospital.followUp?.kind === 'admissions' ? hospital.followUp.left : null)
  say('shielded', hospital.shielded === null ? null : printPatient(hospital.shielded))
  say('points', score(hospital))
  return fields.join('; ')
}

type AfterDice = FollowUp & { kind: 'specialist' }

/** `paramedic drugTrialCentre R2-R5+`: whose effect is to be decided, where dice fell, and whom they healed. */
function printAfter({ specialist, department, healed }: AfterDice): string {
  const words = healed.map(
    ({ colour, before, after }) => `${letterOf(colour)}${before}-${after === null ? GONE : printPatient(after)}`,
  )
  return [specialist, department, ...words].join(' ')
}

function readAfter([first = '', second = '', ...words]: readonly string[]): AfterDice | string {
  const specialist = knownSpecialist(first)
  const department = knownDepartment(second)
  if (!specialist) return first
  if (!department) return second
  const healed: Healed[] = []
  for (const word of words) {
    const [from = '', to = ''] = word.split('-')
    const before = readPatient(from)
    const after = to === GONE ? null : readPatient(to)
    if (before === null || isTreated(before) || (after === null && to !== GONE)) return word
    healed.push({ colour: ownColour(before), before: valueOf(before), after })
  }
  return { kind: 'specialist', specialist, department, healed, discharged: healed.filter(isGone).length }
}

const GONE = 'gone'
const isGone = ({ after }: Healed): boolean => after === null

function standingNurses(hospital: Hospital | HospitalDraft): number {
  return hospital.departments.filter(({ by }) => by === 'nurse').length
}

/** Refusals: `badNotation` with the word that can't be read. What a hospital may hold is the position's matter. */
export function readHospital(text: string): Read<HospitalDraft> {
  const hospital = emptyHospital()
  const [wards = '', ...fields] = text.split(';').map((field) => field.trim())
  const patients = readPatients(wards)
  if (!patients.ok) return patients
  hospital.wards = sortPatients(patients.value)
  let nurses: number | null = null
  const seen = new Set<string>()
  for (const field of fields) {
    const [name = '', ...words] = field.split(/\s+/)
    if (seen.has(name)) return unread(name)
    seen.add(name)
    const known = FIELDS.find((one) => one === name)
    const refused = known === undefined ? unread(name) : readField(hospital, known, words)
    if (refused) return refused
    if (known === 'nurses') nurses = hospital.nurses
  }
  hospital.nurses = nurses ?? NURSES - standingNurses(hospital)
  return { ok: true, value: hospital }
}

function readField(hospital: HospitalDraft, field: Field, words: readonly string[]): Refused | null {
  switch (field) {
    case 'arrivals': {
      const patients = readPatients(words.join(' '))
      if (!patients.ok) return patients
      hospital.arrivals = sortPatients(patients.value)
      return null
    }
    case 'lounge':
      for (const letter of words.join('')) {
        const colour: ColourIndex | null = colourOfLetter(letter)
        if (colour === null) return unread(letter)
        hospital.lounge[colour]++
      }
      return null
    case 'departments':
      for (const word of words) if (!addRoom(hospital, word)) return unread(word)
      return null
    case 'specialists':
      for (const word of words) {
        const id = knownSpecialist(word.replace(/\*$/, ''))
        if (!id) return unread(word)
        hospital.specialists.push({ id, placed: word.endsWith('*') })
      }
      return null
    case 'model':
      hospital.model = knownSpecialist(words.join(' '))
      return hospital.model ? null : unread(words.join(' '))
    case 'administrator':
      hospital.administrator = knownAdministrator(words.join(' '))
      return hospital.administrator ? null : unread(words.join(' '))
    case 'discarding':
      for (const word of words) {
        const id = knownDepartment(word) ?? knownSpecialist(word)
        if (!id) return unread(word)
        hospital.discarding = [...hospital.discarding, id]
      }
      return null
    case 'after': {
      const after = readAfter(words)
      if (typeof after === 'string') return unread(after)
      hospital.followUp = after
      return null
    }
    case 'admissions':
      if (!/^\d{1,2}$/.test(words.join(' '))) return unread(words.join(' '))
      hospital.followUp = { kind: 'admissions', left: Number(words[0]) }
      return null
    case 'shielded':
      hospital.shielded = readPatient(words.join(' '))
      return hospital.shielded ? null : unread(words.join(' '))
    default: {
      const word = words.join(' ')
      if (!(field === 'points' ? /^-?\d{1,3}$/ : /^\d{1,2}$/).test(word)) return unread(word)
      const number = Number(word)
      if (field === 'points') hospital.points = number === 0 ? [] : [{ round: 0, source: 'position', points: number }]
      else hospital[field] = number
      return null
    }
  }
}

function unread(word: string): Refused {
  return refuse('badNotation', { word: word.slice(0, 40) })
}

function addRoom(hospital: HospitalDraft, word: string): boolean {
  const [name = '', meeple, ...rest] = word.split(':')
  const id = knownDepartment(name)
  const by = meeple === undefined ? null : knownMeeple(meeple)
  if (!id || rest.length > 0 || (meeple !== undefined && by === null)) return false
  const starting = hospital.departments.find((room) => room.id === id && STARTING_DEPARTMENTS.includes(id))
  if (!starting) hospital.departments.push({ id, by })
  else if (by === null || starting.by !== null) return false
  else starting.by = by
  return true
}

function readPatients(text: string): Read<Patient[]> {
  const patients: Patient[] = []
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const p = readPatient(word)
    if (p === null) return unread(word)
    patients.push(p)
  }
  return { ok: true, value: patients }
}

function knownDepartment(word: string): DepartmentId | null {
  return DEPARTMENT_IDS.find((id) => id === word) ?? null
}

function knownSpecialist(word: string): SpecialistId | null {
  return SPECIALIST_IDS.find((id) => id === word) ?? null
}

function knownMeeple(word: string): Meeple | null {
  return word === 'nurse' ? 'nurse' : knownSpecialist(word)
}

function knownAdministrator(word: string): AdministratorId | null {
  return ADMINISTRATOR_IDS.find((id) => id === word) ?? null
}
