// A placement, a blood bag or what follows the dice, put together press by press in any order: meeple, room and
// patients. Pure: what is possible comes from the rules, and a whole choice comes out as a command.

import {
  abilityOf as abilityIn,
  type Command,
  type DepartmentId,
  diceFallFor,
  diceHospital,
  type SpecialistId,
  type StillPossible,
  stillPossible,
  type View,
} from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'

import type { Pressed, ThingId } from '../board/gesture.ts'
import { readThing } from '../board/gesture.ts'
import { mayBeFewer, mostTargets, onlyHelps, patientIn, turnedTo } from './outcomes.ts'
import { hospitalOf, stateBehind } from './possible.ts'

/** A patient of one's wards as the screen knows it. */
export interface Keyed {
  readonly key: string
  readonly text: string
}

export interface Context {
  readonly view: View
  readonly seat: Seat
  readonly patients: readonly Keyed[]
}

export interface Pick {
  readonly key: string
  readonly target: string
}

type Meeple = 'nurse' | SpecialistId

export interface Gesture {
  readonly meeple: Meeple | null
  /** Index of one's own departments. */
  readonly room: number | null
  readonly targets: readonly Pick[]
  /** All that is wanted for the room, though more could be added. */
  readonly enough: boolean
  readonly specialist: readonly Pick[]
  /** A patient that was pressed before any room. */
  readonly wish: string | null
  readonly bag: 'heal' | 'recolour' | null
  /** Letter of the colour that patients are to be given for a bag. */
  readonly tint: string | null
  /** A patient that could be given more than one colour. */
  readonly colourFor: string | null
}

export const IDLE: Gesture = {
  meeple: null,
  room: null,
  targets: [],
  enough: false,
  specialist: [],
  wish: null,
  bag: null,
  tint: null,
  colourFor: null,
}

/** With nothing in hand it is the one idle gesture again. */
function tidy(gesture: Gesture): Gesture {
  const { meeple, room, targets, specialist, wish, bag, tint, colourFor } = gesture
  const empty =
    meeple === null &&
    room === null &&
    targets.length === 0 &&
    specialist.length === 0 &&
    wish === null &&
    bag === null &&
    tint === null &&
    colourFor === null
  return empty ? IDLE : gesture
}

export type Step = 'idle' | 'room' | 'targets' | 'who' | 'specialist'

export function departmentOf({ view, seat }: Context, room: number | null): DepartmentId | null {
  return room === null ? null : (view.hospitals[seat]?.departments[room]?.id ?? null)
}

export function possibleWith(context: Context, gesture: Gesture): StillPossible {
  const { view, seat } = context
  const department = departmentOf(context, gesture.room)
  return stillPossible(stateBehind(view), hospitalOf(view, seat), {
    ...(gesture.meeple === null ? {} : { meeple: gesture.meeple }),
    ...(department === null ? {} : { department }),
    targets: gesture.targets.map(({ target }) => target),
    specialist: gesture.specialist.map(({ target }) => target),
  })
}

/** What is asked next. */
export function stepOf(gesture: Gesture, possible: StillPossible): Step {
  if (gesture.room === null) return gesture.meeple === null ? 'idle' : 'room'
  const roomDone = possible.complete && (gesture.enough || possible.targets.length === 0)
  if (!roomDone) return 'targets'
  if (gesture.meeple === null) return 'who'
  return possible.specialist.length > 0 || possible.specialistComplete ? 'specialist' : 'targets'
}

/** The room is free, open, has someone to treat, and there is someone to send. */
export function isUsable({ view, seat }: Context, room: number, possible: StillPossible): boolean {
  const one = view.hospitals[seat]?.departments[room]
  if (one === undefined || possible.meeples.length === 0) return false
  return one.by === null && possible.departments.includes(one.id)
}

export function abilityOf({ view, seat }: Context, meeple: Meeple | null): SpecialistId | null {
  const hospital = view.hospitals[seat]
  return meeple === null || !hospital ? null : abilityIn(hospital, meeple)
}

/** Patients as they are when the specialist's effect is chosen: after what the room does. Gone: not in it. */
export function afterRoom(context: Context, gesture: Gesture): readonly Keyed[] {
  const { view, seat, patients } = context
  const command = placement(context, gesture, null)
  if (command === null) return patients
  const outcome = diceHospital.step(stateBehind(view), { by: seat, at: 0, command })
  if (!outcome.ok) return patients
  const texts = new Map<string, string | null>(patients.map(({ key, text }) => [key, text]))
  const picked = gesture.targets.map(({ key }) => key)
  for (const event of outcome.events) {
    if (event.type !== 'patientTreated' && event.type !== 'patientRecoloured') continue
    const key = picked.find((one) => texts.get(one) === event.from)
    if (key !== undefined) texts.set(key, event.to)
  }
  return patients.flatMap(({ key }) => {
    const text = texts.get(key) ?? null
    return text === null ? [] : [{ key, text }]
  })
}

export function placement(context: Context, gesture: Gesture, specialist: readonly string[] | null): Command | null {
  const department = departmentOf(context, gesture.room)
  if (department === null || gesture.meeple === null) return null
  const targets = gesture.targets.map(({ target }) => target)
  const command = { type: 'place', meeple: gesture.meeple, department, targets } as const
  return specialist === null ? command : { ...command, specialist }
}

/** Targets that a patient offers now, with the colour that is wanted, if one is. */
export function variantsFor(text: string, next: readonly string[], tint: string | null): readonly string[] {
  const own = next.filter((target) => patientIn(target) === text)
  if (tint !== null) return own.filter((target) => turnedTo(target) === tint)
  const plain = own.filter((target) => turnedTo(target) === null)
  return plain.length > 0 ? plain : own
}

export function press(context: Context, gesture: Gesture, id: ThingId): Pressed<Gesture> {
  const pressed = pressThing(context, gesture, id)
  return { ...pressed, gesture: tidy(pressed.gesture) }
}

function pressThing(context: Context, gesture: Gesture, id: ThingId): Pressed<Gesture> {
  const thing = readThing(id)
  const refused = { gesture, refused: true } as const
  switch (thing?.kind) {
    case 'meeple':
      return pressMeeple(context, gesture, thing.name)
    case 'room':
      return pressRoom(context, gesture, Number(thing.name))
    case 'patient':
      return pressPatient(context, gesture, thing.name)
    case 'bag':
      if (gesture.bag !== null) return { gesture: IDLE }
      if ((context.view.hospitals[context.seat]?.bags ?? 0) === 0) return refused
      return { gesture: { ...IDLE, bag: 'heal' } }
    case 'colour':
      return pressColour(context, gesture, thing.name)
    default:
      return refused
  }
}

function pressMeeple(context: Context, gesture: Gesture, name: string): Pressed<Gesture> {
  const meeple = possibleWith(context, IDLE).meeples.find((one) => one === name)
  if (meeple === undefined) return { gesture, refused: true }
  if (gesture.meeple === meeple) return { gesture: { ...gesture, meeple: null, specialist: [] } }
  return advance(context, { ...gesture, meeple, specialist: [], bag: null, colourFor: null })
}

function pressRoom(context: Context, gesture: Gesture, room: number): Pressed<Gesture> {
  const possible = possibleWith(context, IDLE)
  if (!isUsable(context, room, possible)) return { gesture, refused: true }
  if (gesture.room === room) return { gesture: { ...IDLE, meeple: gesture.meeple } }
  const [only, ...others] = possible.meeples
  const meeple = gesture.meeple ?? (others.length === 0 ? (only ?? null) : null)
  const entered: Gesture = { ...IDLE, meeple, room, tint: gesture.tint }
  if (gesture.wish === null) return advance(context, entered)
  const wished = addTarget(context, entered, gesture.wish, possibleWith(context, entered).targets)
  return wished === null ? { gesture, refused: true } : advance(context, wished)
}

function pressPatient(context: Context, gesture: Gesture, key: string): Pressed<Gesture> {
  const refused = { gesture, refused: true } as const
  const patient = context.patients.find((one) => one.key === key)
  if (!patient) return refused
  if (gesture.bag !== null) return spendBag(gesture, patient)
  if (gesture.room === null) return { gesture: { ...gesture, wish: gesture.wish === key ? null : key } }
  const possible = possibleWith(context, gesture)
  if (stepOf(gesture, possible) === 'specialist') return pressForSpecialist(context, gesture, key, possible)
  if (gesture.targets.some((one) => one.key === key))
    return { gesture: { ...gesture, targets: gesture.targets.filter((one) => one.key !== key), enough: false } }
  const added = addTarget(context, gesture, key, possible.targets)
  return added === null ? refused : advance(context, added)
}

function spendBag(gesture: Gesture, { key, text }: Keyed): Pressed<Gesture> {
  if (gesture.bag === 'heal') {
    const target = gesture.tint === null ? text : `${text}=${gesture.tint}`
    return { gesture: IDLE, command: { type: 'spendBag', target } }
  }
  if (gesture.tint === null) return { gesture: { ...gesture, colourFor: key } }
  return { gesture: IDLE, command: { type: 'recolour', target: `${text}=${gesture.tint}` } }
}

function pressForSpecialist(
  context: Context,
  gesture: Gesture,
  key: string,
  possible: StillPossible,
): Pressed<Gesture> {
  if (gesture.specialist.some((one) => one.key === key))
    return { gesture: { ...gesture, specialist: gesture.specialist.filter((one) => one.key !== key) } }
  const patient = afterRoom(context, gesture).find((one) => one.key === key)
  const [first, ...more] = patient ? variantsFor(patient.text, possible.specialist, gesture.tint) : []
  if (first === undefined) return { gesture, refused: true }
  if (more.length > 0) return { gesture: { ...gesture, colourFor: key } }
  return advance(context, {
    ...gesture,
    specialist: [...gesture.specialist, { key, target: first }],
    tint: null,
    colourFor: null,
  })
}

/** Null: that patient can't be added. */
function addTarget({ patients }: Context, gesture: Gesture, key: string, next: readonly string[]): Gesture | null {
  const patient = patients.find((one) => one.key === key)
  const [first, ...more] = patient ? variantsFor(patient.text, next, gesture.tint) : []
  if (first === undefined) return null
  if (more.length > 0) return { ...gesture, colourFor: key }
  return { ...gesture, targets: [...gesture.targets, { key, target: first }], tint: null, colourFor: null }
}

function pressColour(context: Context, gesture: Gesture, letter: string): Pressed<Gesture> {
  if (gesture.colourFor === null) return { gesture: { ...gesture, tint: gesture.tint === letter ? null : letter } }
  return pressPatient(context, { ...gesture, tint: letter, colourFor: null }, gesture.colourFor)
}

/** Goes on as far as there is only one way to go. */
export function advance(context: Context, from: Gesture): Pressed<Gesture> {
  let gesture = from
  for (;;) {
    if (gesture.room === null || gesture.colourFor !== null) return { gesture }
    const possible = possibleWith(context, gesture)
    switch (stepOf(gesture, possible)) {
      case 'idle':
      case 'room':
      case 'who':
        return { gesture }
      case 'targets': {
        if (possible.complete && (gesture.enough || possible.targets.length === 0))
          return finished(context, gesture, null)
        const filled = fillRoom(context, gesture, possible)
        if (filled === null) return { gesture }
        gesture = filled
        break
      }
      case 'specialist': {
        if (possible.specialistComplete && possible.specialist.length === 0) {
          const picked = gesture.specialist.map(({ target }) => target)
          return finished(context, gesture, picked)
        }
        const filled = fillSpecialist(context, gesture, possible)
        if (filled === null) return { gesture }
        gesture = filled
      }
    }
  }
}

function finished(context: Context, gesture: Gesture, specialist: readonly string[] | null): Pressed<Gesture> {
  const command = placement(context, gesture, specialist)
  const department = departmentOf(context, gesture.room)
  if (command === null || department === null) return { gesture }
  const ability = specialist && abilityOf(context, gesture.meeple)
  const dice = diceFallFor(department) || (ability !== null && diceFallFor(ability))
  return dice ? { gesture, command, ask: 'dice' } : { gesture: IDLE, command }
}

/** All the patients that are left to pick, when there is no other way; null: the player picks. */
function fillRoom(context: Context, gesture: Gesture, possible: StillPossible): Gesture | null {
  const department = departmentOf(context, gesture.room)
  if (department === null || mayBeFewer(department) || possible.complete) return null
  const free = context.patients.filter(({ key }) => !gesture.targets.some((one) => one.key === key))
  const able = free.filter(({ text }) => variantsFor(text, possible.targets, null).length > 0)
  const alike = new Set(possible.targets).size === 1
  const missing = mostTargets(department) - gesture.targets.length
  const [patient] = able
  if (!patient || possible.targets.some((target) => turnedTo(target) !== null)) return null
  if (!alike && able.length !== missing) return null
  return addTarget(context, gesture, patient.key, possible.targets)
}

function fillSpecialist(context: Context, gesture: Gesture, possible: StillPossible): Gesture | null {
  const ability = abilityOf(context, gesture.meeple)
  const [target, ...others] = possible.specialist
  if (ability === null || !onlyHelps(ability) || target === undefined || others.length > 0) return null
  const taken = gesture.specialist.map(({ key }) => key)
  const patient = afterRoom(context, gesture).find(
    ({ key, text }) => text === patientIn(target) && !taken.includes(key),
  )
  return patient ? { ...gesture, specialist: [...gesture.specialist, { key: patient.key, target }] } : null
}

/** A step back: first what is open, then the last pick, then all. */
export function stepBack(gesture: Gesture): Gesture {
  return tidy(oneBack(gesture))
}

function oneBack(gesture: Gesture): Gesture {
  if (gesture.colourFor !== null || gesture.tint !== null) return { ...gesture, colourFor: null, tint: null }
  if (gesture.specialist.length > 0) return { ...gesture, specialist: gesture.specialist.slice(0, -1) }
  if (gesture.targets.length > 0) return { ...gesture, targets: gesture.targets.slice(0, -1), enough: false }
  if (gesture.room !== null) return { ...IDLE, meeple: gesture.meeple }
  return IDLE
}
