// The activation as the board shows it: what glows, what each patient would become, which buttons there are.

import {
  bagHeals,
  bagRecolours,
  canDraw,
  COLOURS,
  isSpecialist,
  letterOf,
  modelChoices,
  readDie,
  stillPossible,
  type StillPossible,
  stillPossibleAfterDice,
} from '@grand-rounds/dice-hospital'

import {
  abilityOf,
  advance,
  afterRoom,
  type Context,
  departmentOf,
  type Gesture,
  IDLE,
  isUsable,
  type Keyed,
  placement,
  possibleWith,
  press,
  stepOf,
  variantsFor,
} from './choosing-machine.ts'
import {
  type Asking,
  type Choice,
  type Deciding,
  type Light,
  type Pressed,
  readThing,
  thing,
  type ThingId,
} from '../board/gesture.ts'
import {
  departmentOutcome,
  mayBeFewer,
  mostTargets,
  asksForColour,
  outcomeOf,
  patientIn,
  specialistOutcome,
  turnedTo,
} from './outcomes.ts'
import { hospitalOf, stateBehind } from './possible.ts'

export const COLOUR_LETTERS = COLOURS.map(letterOf)

type Lights = Map<ThingId, Light>

function modelsOf({ view, seat }: Context) {
  const hospital = view.hospitals[seat]
  return hospital ? modelChoices(hospital) : []
}

/** The letter of the colour that a patient has for now. */
function nowIn(text: string): string | null {
  const die = readDie(text)
  return die && letterOf(die.now)
}

export function decideActivation(context: Context, gesture: Gesture): Deciding {
  const models = modelsOf(context)
  if (models.length > 0) {
    const lit: Lights = new Map(models.map((id) => [thing('model', id), {}]))
    return { asking: { kind: 'followUp', of: 'model' }, lit, picked: new Set(), choices: [], started: false }
  }
  if (gesture.bag !== null) return decideBag(context, gesture)
  const followUp = context.view.hospitals[context.seat]?.followUp
  if (followUp?.kind === 'specialist') return decideAfterDice(context, gesture)
  if (followUp?.kind === 'admissions') return decideAdmissions(context)
  return decidePlacement(context, gesture)
}

function lightBag({ view, seat, patients }: Context, lit: Lights): void {
  if ((view.hospitals[seat]?.bags ?? 0) > 0 && patients.length > 0) lit.set(thing('bag', 0), {})
}

function decidePlacement(context: Context, gesture: Gesture): Deciding {
  const idle = possibleWith(context, IDLE)
  const possible = possibleWith(context, gesture)
  const step = stepOf(gesture, possible)
  const lit: Lights = new Map()
  if (step === 'idle' || step === 'room') lightRooms(context, gesture, idle, lit)
  if (step === 'idle' || gesture.meeple === null)
    for (const meeple of idle.meeples) lit.set(thing('meeple', meeple), {})
  if (step === 'idle') lightBag(context, lit)
  if (step === 'targets' || step === 'who') lightTargets(context, gesture, possible, lit)
  if (step === 'specialist') lightForSpecialist(context, gesture, possible, lit)
  lightColours(gesture, step === 'specialist' ? possible.specialist : possible.targets, context, lit)
  return {
    asking: askingOf(context, gesture, step),
    lit,
    picked: pickedOf(gesture),
    choices: choicesOf(context, gesture, step, possible),
    started: gesture !== IDLE,
  }
}

function lightRooms(context: Context, gesture: Gesture, idle: StillPossible, lit: Lights): void {
  const wish = context.patients.find(({ key }) => key === gesture.wish)
  const { view, seat } = context
  for (const [room, { id }] of (view.hospitals[seat]?.departments ?? []).entries()) {
    if (!isUsable(context, room, idle)) continue
    if (!wish) {
      lit.set(thing('room', room), {})
      continue
    }
    const { targets } = stillPossible(stateBehind(view), hospitalOf(view, seat), { department: id })
    const variants = variantsFor(wish.text, targets, null)
    const [first] = variants
    if (first === undefined) continue
    lit.set(thing('room', room), turnedTo(first) === null || isRecolouring(id) ? {} : { bag: true })
  }
}

function isRecolouring(department: Parameters<typeof departmentOutcome>[0]): boolean {
  return departmentOutcome(department, 0, 'R1')?.kind === 'recoloured'
}

function lightPatients(
  patients: readonly Keyed[],
  taken: readonly string[],
  next: readonly string[],
  tint: string | null,
  lightOf: (target: string) => Light,
  lit: Lights,
): void {
  for (const { key, text } of patients) {
    if (taken.includes(key)) continue
    const [first] = variantsFor(text, next, tint)
    if (first !== undefined) lit.set(thing('patient', key), lightOf(first))
  }
}

function lightTargets(context: Context, gesture: Gesture, { targets }: StillPossible, lit: Lights): void {
  const department = departmentOf(context, gesture.room)
  if (department === null) return
  const taken = gesture.targets.map(({ key }) => key)
  const light = (target: string): Light => {
    const outcome = departmentOutcome(department, taken.length, target)
    return {
      ...(outcome ? { outcome } : {}),
      ...(turnedTo(target) !== null && outcome?.kind !== 'recoloured' ? { bag: true } : {}),
    }
  }
  lightPatients(context.patients, taken, targets, gesture.tint, light, lit)
  for (const [i, { key, target }] of gesture.targets.entries()) {
    const outcome = departmentOutcome(department, i, target)
    lit.set(thing('patient', key), outcome ? { outcome } : {})
  }
}

function lightForSpecialist(context: Context, gesture: Gesture, possible: StillPossible, lit: Lights): void {
  const ability = abilityOf(context, gesture.meeple)
  if (ability === null) return
  const taken = gesture.specialist.map(({ key }) => key)
  const light = (target: string): Light => {
    const outcome = specialistOutcome(ability, taken.length, target)
    return {
      ...(outcome ? { outcome } : {}),
      ...(turnedTo(target) !== null && outcome?.kind !== 'recoloured' ? { bag: true } : {}),
    }
  }
  lightPatients(afterRoom(context, gesture), taken, possible.specialist, gesture.tint, light, lit)
}

/** Colours that could be given: to the patient that waits for one, or to any for a bag. */
function lightColours(gesture: Gesture, next: readonly string[], context: Context, lit: Lights): void {
  const waiting = context.patients.find(({ key }) => key === gesture.colourFor)
  const after = waiting && gesture.specialist.length === 0 ? afterRoom(context, gesture) : context.patients
  const text = after.find(({ key }) => key === gesture.colourFor)?.text
  const ability = abilityOf(context, gesture.meeple)
  // In a room that takes anyone, a colour helps only a specialist who asks for one.
  if (!waiting && gesture.tint === null && (ability === null || !asksForColour(ability))) return
  for (const target of next) {
    const letter = turnedTo(target)
    if (letter === null) continue
    // Whoever fits only in another colour takes it without being asked; the choice is for those who fit as they are.
    const asked = waiting
      ? patientIn(target) === waiting.text || patientIn(target) === text
      : next.includes(patientIn(target))
    if (asked) lit.set(thing('colour', letter), {})
  }
}

function pickedOf(gesture: Gesture): ReadonlySet<ThingId> {
  const picked = new Set<ThingId>()
  if (gesture.meeple !== null) picked.add(thing('meeple', gesture.meeple))
  if (gesture.room !== null) picked.add(thing('room', gesture.room))
  if (gesture.wish !== null && gesture.room === null) picked.add(thing('patient', gesture.wish))
  if (gesture.bag !== null) picked.add(thing('bag', 0))
  if (gesture.tint !== null) picked.add(thing('colour', gesture.tint))
  if (gesture.colourFor !== null) picked.add(thing('patient', gesture.colourFor))
  for (const { key } of [...gesture.targets, ...gesture.specialist]) picked.add(thing('patient', key))
  return picked
}

function askingOf(context: Context, gesture: Gesture, step: ReturnType<typeof stepOf>): Asking {
  if (gesture.colourFor !== null) return { kind: 'colour' }
  switch (step) {
    case 'idle':
      return gesture.wish === null ? { kind: 'stage' } : { kind: 'roomsFor' }
    case 'room':
      return { kind: 'room' }
    case 'who':
      return { kind: 'who' }
    case 'specialist':
      return { kind: 'specialist' }
    case 'targets': {
      const department = departmentOf(context, gesture.room)
      if (department === null || mayBeFewer(department)) return { kind: 'targets', left: null }
      return { kind: 'targets', left: mostTargets(department) - gesture.targets.length }
    }
  }
}

function choicesOf(
  context: Context,
  gesture: Gesture,
  step: ReturnType<typeof stepOf>,
  possible: StillPossible,
): readonly Choice[] {
  if (step === 'specialist') {
    const picked = gesture.specialist.map(({ target }) => target)
    return [
      { id: 'without', command: placement(context, gesture, null), primary: false },
      ...(possible.specialistComplete
        ? [{ id: 'done', command: placement(context, gesture, picked), primary: true } as const]
        : []),
    ]
  }
  if (step === 'targets' && possible.complete && gesture.meeple !== null) {
    const done = advance(context, { ...gesture, enough: true })
    return [{ id: 'done', command: done.command ?? null, primary: true, ...(done.ask ? { ask: done.ask } : {}) }]
  }
  if (gesture !== IDLE) return []
  const left = possible.meeples.length > 0
  return [{ id: 'endShift', command: { type: 'endShift' }, primary: true, ...(left ? { ask: 'leftOver' } : {}) }]
}

function decideBag(context: Context, gesture: Gesture): Deciding {
  const lit: Lights = new Map([[thing('bag', 0), {}]])
  const heal = { act: 'heal', steps: bagHeals(context.view), count: 1 } as const
  for (const { key, text } of context.patients) {
    if (gesture.tint !== null && gesture.tint === nowIn(text)) continue
    const outcome = gesture.bag === 'heal' ? outcomeOf(heal, text) : ({ kind: 'recoloured' } as const)
    lit.set(thing('patient', key), outcome ? { outcome } : {})
  }
  const bags = context.view.hospitals[context.seat]?.bags ?? 0
  if (bagRecolours(context.view.options)) lit.set(thing('bag', 'recolour'), {})
  const waiting = context.patients.find(({ key }) => key === gesture.colourFor)
  const current = waiting && nowIn(waiting.text)
  if (gesture.bag === 'recolour' || bags >= 2)
    for (const letter of COLOUR_LETTERS) if (letter !== current) lit.set(thing('colour', letter), {})
  return {
    asking: waiting ? { kind: 'colour' } : { kind: gesture.bag === 'heal' ? 'bag' : 'bagColour' },
    lit,
    picked: pickedOf(gesture),
    choices: [],
    started: true,
  }
}

function decideAfterDice(context: Context, gesture: Gesture): Deciding {
  const { view, seat, patients } = context
  const followUp = view.hospitals[seat]?.followUp
  const lit: Lights = new Map()
  const picked = gesture.specialist.map(({ target }) => target)
  const { targets, complete } = stillPossibleAfterDice(hospitalOf(view, seat), picked)
  if (followUp?.kind === 'specialist') {
    const light = (target: string): Light => {
      const outcome = specialistOutcome(followUp.specialist, picked.length, target)
      return { ...(outcome ? { outcome } : {}), ...(turnedTo(target) !== null ? { bag: true } : {}) }
    }
    lightPatients(
      patients,
      gesture.specialist.map(({ key }) => key),
      targets,
      gesture.tint,
      light,
      lit,
    )
  }
  lightColours(gesture, targets, context, lit)
  if (gesture === IDLE) lightBag(context, lit)
  return {
    asking: gesture.colourFor === null ? { kind: 'followUp', of: 'specialist' } : { kind: 'colour' },
    lit,
    picked: pickedOf({ ...gesture, room: null, meeple: null }),
    choices: [
      { id: 'decline', command: { type: 'decline' }, primary: false },
      ...(complete
        ? [{ id: 'done', command: { type: 'useSpecialist', targets: picked }, primary: true } as const]
        : []),
    ],
    started: gesture.specialist.length > 0,
  }
}

function decideAdmissions(context: Context): Deciding {
  const { view, seat, patients } = context
  const lit: Lights = new Map(patients.map(({ key }) => [thing('patient', key), {}]))
  lightBag(context, lit)
  const hospital = view.hospitals[seat]
  return {
    asking: { kind: 'followUp', of: 'admissions' },
    lit,
    picked: new Set(),
    choices: [
      { id: 'decline', command: { type: 'decline' }, primary: false },
      ...(hospital && canDraw(view, hospital) && view.toAct.includes(seat)
        ? [{ id: 'draw', command: { type: 'draw' }, ask: 'dice', primary: true } as const]
        : []),
    ],
    started: false,
  }
}

export function pressInActivation(context: Context, gesture: Gesture, id: ThingId): Pressed<Gesture> {
  const refused = { gesture, refused: true } as const
  const pressed = readThing(id)
  if (pressed === null) return refused
  const models = modelsOf(context)
  if (models.length > 0) {
    const specialist = models.find((one) => one === pressed.name && isSpecialist(one))
    return specialist ? { gesture: IDLE, command: { type: 'chooseModel', specialist } } : refused
  }
  const followUp = context.view.hospitals[context.seat]?.followUp
  // A bag that heals may come before what is open; nobody can be sent anywhere.
  if (followUp && (pressed.kind === 'bag' || gesture.bag !== null)) {
    const isMeant = pressed.kind === 'patient' || pressed.kind === 'colour' || id === thing('bag', 0)
    return isMeant ? press(context, gesture, id) : refused
  }
  if (followUp?.kind === 'admissions') {
    const patient = context.patients.find(({ key }) => key === pressed.name)
    if (pressed.kind !== 'patient' || !patient) return refused
    return { gesture: IDLE, command: { type: 'release', patient: patient.text } }
  }
  if (followUp?.kind === 'specialist') return pressAfterDice(context, gesture, id)
  if (id === thing('bag', 'recolour') && gesture.bag !== null)
    return { gesture: { ...IDLE, bag: gesture.bag === 'heal' ? 'recolour' : 'heal' } }
  return press(context, gesture, id)
}

function pressAfterDice(context: Context, gesture: Gesture, id: ThingId): Pressed<Gesture> {
  const pressed = readThing(id)
  const picked = gesture.specialist.map(({ target }) => target)
  const hospital = hospitalOf(context.view, context.seat)
  if (pressed?.kind === 'colour') {
    if (gesture.colourFor === null)
      return { gesture: { ...gesture, tint: gesture.tint === pressed.name ? null : pressed.name } }
    const tinted = { ...gesture, tint: pressed.name, colourFor: null }
    return pressAfterDice(context, tinted, thing('patient', gesture.colourFor))
  }
  const patient = context.patients.find(({ key }) => key === pressed?.name)
  if (pressed?.kind !== 'patient' || !patient) return { gesture, refused: true }
  if (gesture.specialist.some(({ key }) => key === patient.key))
    return { gesture: { ...gesture, specialist: gesture.specialist.filter(({ key }) => key !== patient.key) } }
  const [first, ...more] = variantsFor(patient.text, stillPossibleAfterDice(hospital, picked).targets, gesture.tint)
  if (first === undefined) return { gesture, refused: true }
  if (more.length > 0) return { gesture: { ...gesture, colourFor: patient.key } }
  const specialist = [...gesture.specialist, { key: patient.key, target: first }]
  const targets = specialist.map(({ target }) => target)
  const then = stillPossibleAfterDice(hospital, targets)
  if (then.complete && then.targets.length === 0) return { gesture: IDLE, command: { type: 'useSpecialist', targets } }
  return { gesture: { ...IDLE, specialist } }
}
