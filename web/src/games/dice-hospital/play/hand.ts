// The decisions of all stages, each a small machine: what glows, what a press does. The activation has its own.

import {
  type Command,
  diceHospital,
  mostDiscards,
  ownDepartments,
  printDie,
  readDie,
  type ReportId,
  startingValues,
  tooMany,
} from '@grand-rounds/dice-hospital'

import { decideActivation, pressInActivation } from './activation.ts'
import { type Context as Bedside, type Gesture, IDLE, type Keyed, stepBack } from './choosing-machine.ts'
import {
  type Choice,
  type Deciding,
  type Light,
  type Pressed,
  readThing,
  thing,
  type ThingId,
} from '../board/gesture.ts'
import { stateBehind } from './possible.ts'

export interface Context extends Bedside {
  readonly arrivals: readonly Keyed[]
  readonly ambulances: readonly (readonly Keyed[])[]
}

export interface Hand {
  readonly placing: Gesture
  readonly picked: readonly ThingId[]
  /** Starting values by die, or keys of the dice of all ambulances, as they are being arranged. */
  readonly arranged: readonly string[] | null
}

export const EMPTY_HAND: Hand = { placing: IDLE, picked: [], arranged: null }

const NOTHING: Deciding = {
  asking: { kind: 'stage' },
  lit: new Map(),
  picked: new Set(),
  choices: [],
  started: false,
}

function startingValuesOf({ view, seat }: Bedside): readonly string[] {
  const values = startingValues(view.options)
  return (view.hospitals[seat]?.drawn ?? []).flatMap((_, i) => values.slice(i, i + 1).map(String))
}

export function drawnAs(context: Bedside, { arranged }: Hand): readonly string[] {
  const drawn = context.view.hospitals[context.seat]?.drawn ?? []
  const values = arranged ?? startingValuesOf(context)
  return drawn.map((colour, i) => printDie({ colour, value: Number(values[i]), treated: false, now: colour }))
}

/** The loads of all ambulances as they are being arranged. */
export function loadsIn({ ambulances }: Context, { arranged }: Hand): readonly (readonly Keyed[])[] {
  if (arranged === null) return ambulances
  const all = ambulances.flat()
  let from = 0
  return ambulances.map((load) => {
    const keys = arranged.slice(from, from + load.length)
    from += load.length
    return keys.flatMap((key) => all.find((one) => one.key === key) ?? [])
  })
}

export function decide(context: Context, hand: Hand): Deciding {
  const { view, seat } = context
  if (!view.toAct.includes(seat)) return NOTHING
  switch (view.stage) {
    case 'activation':
      return decideActivation(context, hand.placing)
    case 'extraReveal':
      return lighting(commandsOf(context).map((one) => (one.type === 'reveal' ? thing('reveal', one.kind) : null)))
    case 'startingValues':
      return {
        ...lighting(
          drawnAs(context, hand).map((_, i) => thing('value', i)),
          hand.picked,
        ),
        choices: [confirming({ type: 'setValues', patients: drawnAs(context, hand) })],
      }
    case 'administrators':
      return {
        ...lighting(
          (view.hospitals[seat]?.dealt ?? []).map((id) => thing('administrator', id)),
          hand.picked,
        ),
        choices: [confirming(chosenAdministrator(context, hand))],
      }
    case 'split':
      return decideSplit(context, hand)
    case 'ambulances':
      return lighting(
        commandsOf(context).map((one) => (one.type === 'takeAmbulance' ? thing('ambulance', one.number) : null)),
      )
    case 'keep':
      return {
        ...lighting(
          context.arrivals.map(({ key }) => thing('patient', key)),
          hand.picked,
        ),
        choices: [confirming(kept(context, hand))],
      }
    case 'makeRoom': {
      const left = dying(context) - hand.picked.length
      return {
        ...lighting(
          context.patients.map(({ key }) => thing('patient', key)),
          hand.picked,
        ),
        asking: left > 0 ? { kind: 'more', left } : { kind: 'stage' },
        choices: [confirming(left === 0 ? { type: 'makeRoom', patients: textsOf(context.patients, hand) } : null)],
      }
    }
    case 'improvement':
      return decideImprovement(context, hand)
    case 'discard':
      return decideDiscard(context, hand)
    case 'protection': {
      const able = commandsOf(context).flatMap((one) => (one.type === 'protect' ? [one.patient] : []))
      return lighting(context.patients.map(({ key, text }) => (able.includes(text) ? thing('patient', key) : null)))
    }
    case 'reports':
      return {
        ...lighting(
          commandsOf(context).map((one) => (one.type === 'completeReport' ? thing('report', one.report) : null)),
        ),
        choices: [{ id: 'pass', command: { type: 'pass' }, primary: true }],
      }
    case 'pickup':
      return decidePickup(context, hand)
    case 'over':
      return NOTHING
  }
}

function commandsOf({ view, seat }: Bedside): readonly Command[] {
  return [...diceHospital.legal(stateBehind(view), seat)]
}

function lighting(things: readonly (ThingId | null)[], picked: readonly ThingId[] = []): Deciding {
  const lit = new Map<ThingId, Light>()
  for (const id of things) if (id !== null) lit.set(id, {})
  return { asking: { kind: 'stage' }, lit, picked: new Set(picked), choices: [], started: picked.length > 0 }
}

function confirming(command: Command | null): Choice {
  return { id: 'confirm', command, primary: true }
}

function textsOf(patients: readonly Keyed[], { picked }: Hand): readonly string[] {
  return patients.filter(({ key }) => picked.includes(thing('patient', key))).map(({ text }) => text)
}

function dying({ view, patients, arrivals }: Context): number {
  return tooMany(view, { wards: patients, arrivals })
}

function chosenAdministrator({ view, seat }: Context, { picked }: Hand): Command | null {
  const administrator = view.hospitals[seat]?.dealt.find((id) => picked.includes(thing('administrator', id)))
  return administrator ? { type: 'chooseAdministrator', administrator } : null
}

/** The patient that is picked is the one who goes back. */
function kept({ arrivals }: Context, { picked }: Hand): Command | null {
  const back = arrivals.filter(({ key }) => picked.includes(thing('patient', key)))
  if (back.length !== 1) return null
  return { type: 'keep', patients: arrivals.filter((one) => !back.includes(one)).map(({ text }) => text) }
}

function decideSplit(context: Context, hand: Hand): Deciding {
  const loads = loadsIn(context, hand)
  const first = loads.flat().find(({ key }) => hand.picked.includes(thing('patient', key)))
  const at = loads.findIndex((load) => load.some((one) => one === first))
  const movable = loads.flatMap((load, i) =>
    load.map((one) => {
      const elsewhere = loads.some((other, j) => j !== i && other.some(({ text }) => isSwap(one.text, text)))
      const fits = first ? one === first || (i !== at && isSwap(first.text, one.text)) : elsewhere
      return fits ? thing('patient', one.key) : null
    }),
  )
  return {
    ...lighting(movable, hand.picked),
    asking: first ? { kind: 'other' } : { kind: 'stage' },
    choices: [confirming({ type: 'split', ambulances: loads.map((load) => load.map(({ text }) => text)) })],
    started: hand.picked.length > 0 || hand.arranged !== null,
  }
}

/** Equal values of different colours may change places. */
function isSwap(one: string, other: string): boolean {
  const [die, next] = [readDie(one), readDie(other)]
  return die?.value === next?.value && die?.colour !== next?.colour
}

function decideImprovement(context: Context, hand: Hand): Deciding {
  const { view } = context
  const row = [...view.departmentRow, ...view.specialistRow]
  const [picked] = hand.picked
  const improvement = row.find((id) => picked !== undefined && readThing(picked)?.name.split('/')[0] === id)
  const pass: Choice[] = view.hospitals.length > 1 ? [{ id: 'pass', command: { type: 'pass' }, primary: false }] : []
  return {
    ...lighting(rowThings(context), hand.picked),
    choices: [...pass, confirming(improvement ? { type: 'claim', improvement } : null)],
  }
}

/** Cards of the row by place too: two of one name are two things. */
export function rowThings({ view }: { readonly view: Context['view'] }): readonly ThingId[] {
  return [...view.departmentRow, ...view.specialistRow].map((id, i) => thing('card', `${id}/${i}`))
}

function decideDiscard({ view, seat }: Context, hand: Hand): Deciding {
  const hospital = view.hospitals[seat]
  if (!hospital) return NOTHING
  const rooms = ownDepartments(hospital.departments.map(({ id }, i) => ({ id, at: thing('room', i) })))
  const staff = hospital.specialists.map(({ id }, i) => ({ id, at: thing('meeple', `${id}/${i}`) }))
  const all = [...rooms, ...staff]
  const improvements = all.filter(({ at }) => hand.picked.includes(at)).map(({ id }) => id)
  const choice: Choice =
    improvements.length === 0
      ? { id: 'keepAll', command: { type: 'discard', improvements }, primary: true }
      : confirming({ type: 'discard', improvements })
  return {
    ...lighting(
      all.map(({ at }) => at),
      hand.picked,
    ),
    choices: [choice],
  }
}

function decidePickup(context: Context, hand: Hand): Deciding {
  const commands = commandsOf(context).flatMap((one) => (one.type === 'pickUp' ? [one] : []))
  const patient = context.patients.find(({ key }) => hand.picked.includes(thing('patient', key)))
  const space = hand.picked.map((id) => readThing(id)).find((one) => one?.kind === 'space')
  const lit = [
    ...context.patients
      .filter(({ text }) =>
        commands.some((one) => one.patient === text && (!space || String(one.space) === space.name)),
      )
      .map(({ key }) => thing('patient', key)),
    ...commands.filter((one) => !patient || one.patient === patient.text).map((one) => thing('space', one.space)),
  ]
  return {
    ...lighting(lit, hand.picked),
    choices: [{ id: 'pass', command: { type: 'pass' }, primary: false, ask: 'passForGood' }],
  }
}

export function pressIn(context: Context, hand: Hand, id: ThingId): Pressed<Hand> {
  const { view, seat } = context
  const refused = { gesture: hand, refused: true } as const
  if (!view.toAct.includes(seat)) return refused
  if (view.stage === 'activation') {
    const { gesture, ...rest } = pressInActivation(context, hand.placing, id)
    return { ...rest, gesture: { ...EMPTY_HAND, placing: gesture } }
  }
  if (!decide(context, hand).lit.has(id)) return refused
  const pressed = readThing(id)
  if (pressed === null) return refused
  const toggled = { ...hand, picked: toggle(hand.picked, id) }
  switch (view.stage) {
    case 'extraReveal':
      return send({ type: 'reveal', kind: pressed.name === 'department' ? 'department' : 'specialist' })
    case 'startingValues':
      return { gesture: swapped(hand, id, startingValuesOf(context)) }
    case 'administrators':
    case 'keep':
    case 'improvement':
      return { gesture: { ...hand, picked: hand.picked.includes(id) ? [] : [id] } }
    case 'split':
      return { gesture: pressInSplit(context, hand, id) }
    case 'ambulances':
      return send({ type: 'takeAmbulance', number: Number(pressed.name) })
    case 'makeRoom': {
      const picked = toggled.picked.slice(-dying(context))
      return { gesture: { ...hand, picked } }
    }
    case 'discard':
      return {
        gesture: { ...toggled, picked: toggled.picked.slice(-mostDiscards(view)) },
      }
    case 'protection': {
      const patient = context.patients.find(({ key }) => key === pressed.name)
      return patient ? send({ type: 'protect', patient: patient.text }) : refused
    }
    case 'reports':
      return send({ type: 'completeReport', report: pressed.name as ReportId })
    case 'pickup':
      return pressInPickup(context, hand, id)
    case 'over':
      return refused
  }
}

/** Of what does not glow. In a shift some of it can be picked up all the same: a patient first, and then a room. */
export function isRefused(context: Context, hand: Hand, id: ThingId): boolean {
  return context.view.stage !== 'activation' || pressIn(context, hand, id).refused === true
}

function send(command: Command): Pressed<Hand> {
  return { gesture: EMPTY_HAND, command }
}

function toggle(picked: readonly ThingId[], id: ThingId): readonly ThingId[] {
  return picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]
}

/** The second press on another die exchanges the two. */
function swapped(hand: Hand, id: ThingId, start: readonly string[]): Hand {
  const [first] = hand.picked
  if (first === undefined) return { ...hand, picked: [id] }
  if (first === id) return { ...hand, picked: [] }
  return { ...hand, picked: [], arranged: exchanged(hand.arranged ?? start, indexIn(first), indexIn(id)) }
}

function indexIn(id: ThingId): number {
  return Number(readThing(id)?.name)
}

function exchanged(list: readonly string[], one: number, other: number): readonly string[] {
  return list.map((value, i) => (i === one ? (list[other] ?? value) : i === other ? (list[one] ?? value) : value))
}

function pressInSplit(context: Context, hand: Hand, id: ThingId): Hand {
  const [first] = hand.picked
  if (first === undefined) return { ...hand, picked: [id] }
  if (first === id) return { ...hand, picked: [] }
  const keys = hand.arranged ?? context.ambulances.flat().map(({ key }) => key)
  const at = (one: ThingId) => keys.indexOf(readThing(one)?.name ?? '')
  return { ...hand, picked: [], arranged: exchanged(keys, at(first), at(id)) }
}

function pressInPickup({ patients }: Context, hand: Hand, id: ThingId): Pressed<Hand> {
  const kind = readThing(id)?.kind
  const picked = [...hand.picked.filter((one) => readThing(one)?.kind !== kind && one !== id), id]
  if (hand.picked.includes(id)) return { gesture: { ...hand, picked: hand.picked.filter((one) => one !== id) } }
  const patient = patients.find(({ key }) => picked.includes(thing('patient', key)))
  const space = picked.map((one) => readThing(one)).find((one) => one?.kind === 'space')
  if (!patient || !space) return { gesture: { ...hand, picked } }
  return send({ type: 'pickUp', patient: patient.text, space: Number(space.name) })
}

/** A step back in whatever is in hand. */
export function putBack(hand: Hand): Hand {
  if (hand.placing !== IDLE) return { ...hand, placing: stepBack(hand.placing) }
  if (hand.picked.length > 0) return { ...hand, picked: hand.picked.slice(0, -1) }
  return EMPTY_HAND
}
