import { diceHospital, setPosition, type State } from '@grand-rounds/dice-hospital'
import { describe, expect, it } from 'vitest'

import { decideActivation, pressInActivation } from './activation.ts'
import { type Context, type Gesture, IDLE, stepBack } from './choosing-machine.ts'
import type { Pressed, ThingId } from '../board/gesture.ts'

function positionOf(line: string, options: Record<string, unknown> = {}): State {
  const set = setPosition({
    options: { administrators: false, ...options },
    round: 3,
    phase: 'activation',
    hospitals: [`${line}; ambulance 1`, 'R3; ambulance 2'],
  })
  if (!set.ok) throw new Error(JSON.stringify(set.refusal))
  return set.value
}

/** Keys are the patients' places in the sorted ward: p0, p1 and so on. */
function contextOf(line: string, options?: Record<string, unknown>): Context {
  const view = diceHospital.view(positionOf(line, options), 0)
  const wards = view.hospitals[0]?.wards ?? []
  return { view, seat: 0, patients: wards.map((text, i) => ({ key: `p${i}`, text })) }
}

function pressAll(context: Context, ...ids: readonly ThingId[]): Pressed<Gesture> {
  let pressed: Pressed<Gesture> = { gesture: IDLE }
  for (const id of ids) pressed = pressInActivation(context, pressed.gesture, id)
  return pressed
}

const lit = (context: Context, gesture: Gesture) => [...decideActivation(context, gesture).lit.keys()]

// Starting rooms: 0 Critical Care, 1 Oncology, 2 Pharmacy, 3 Intensive Care, 4 Imaging, 5 Clinic.

describe('a placement, press by press', () => {
  it('meeple, room: the only patient is chosen by itself', () => {
    const context = contextOf('R2 Y3 G5')
    expect(pressAll(context, 'meeple:nurse', 'room:0')).toEqual({
      gesture: IDLE,
      command: { type: 'place', meeple: 'nurse', department: 'criticalCare', targets: ['R2'] },
    })
  })

  it('the room alone is enough when only nurses are free', () => {
    expect(pressAll(contextOf('R2 Y3'), 'room:1').command).toMatchObject({ department: 'oncology', targets: ['Y3'] })
  })

  it('with a specialist about, the room asks who does it', () => {
    const context = contextOf('R2 Y3; specialists surgeon')
    const { gesture, command } = pressAll(context, 'room:1')
    expect(command).toBeUndefined()
    expect(decideActivation(context, gesture).asking).toEqual({ kind: 'who' })
    expect(lit(context, gesture)).toEqual(expect.arrayContaining(['meeple:nurse', 'meeple:surgeon']))
  })

  it('patient, room: a wish is kept for the room', () => {
    const context = contextOf('R2 R4 Y3')
    const { gesture } = pressAll(context, 'patient:p1')
    expect(lit(context, gesture)).toContain('room:0')
    expect(lit(context, gesture)).not.toContain('room:1')
    expect(pressAll(context, 'patient:p1', 'room:0').command).toMatchObject({ targets: ['R4'] })
  })

  it('a room that nobody fits is refused', () => {
    expect(pressAll(contextOf('R2'), 'meeple:nurse', 'room:2').refused).toBe(true)
  })

  it('each patient who can be chosen shows what becomes of it', () => {
    const context = contextOf('R2 R4 R6; departments operatingTheatre')
    const { gesture } = pressAll(context, 'meeple:nurse', 'room:6')
    const lights = decideActivation(context, gesture).lit
    expect(lights.get('patient:p0')?.outcome).toEqual({ kind: 'becomes', value: 5 })
    expect(lights.get('patient:p1')?.outcome).toEqual({ kind: 'home' })
    expect(lights.get('patient:p2')?.outcome).toEqual({ kind: 'home' })
  })

  it('three patients are picked one after another, and one can be put back', () => {
    const context = contextOf('R1 R2 Y2 Y3 G3; departments radiology')
    const two = pressAll(context, 'meeple:nurse', 'room:6', 'patient:p0', 'patient:p1')
    expect(two.gesture.targets.map(({ target }) => target)).toEqual(['R1', 'R2'])
    expect(decideActivation(context, two.gesture).asking).toEqual({ kind: 'targets', left: 1 })
    const back = pressInActivation(context, two.gesture, 'patient:p0')
    expect(back.gesture.targets.map(({ target }) => target)).toEqual(['R2'])
    expect(pressInActivation(context, two.gesture, 'patient:p4').command).toMatchObject({ targets: ['R1', 'R2', 'G3'] })
  })

  it('when exactly the patients are there that a room needs, all are chosen', () => {
    const context = contextOf('R1 R2 R3 Y5; departments cardiology')
    expect(pressAll(context, 'room:6').command).toMatchObject({ targets: ['R1', 'R2', 'R3'] })
  })

  it('up to two: one is enough when one says so', () => {
    const context = contextOf('R1 R2; departments prototypeTriageCentre; administrator twoRed', {
      edition: 'prototype',
      administrators: true,
    })
    const { gesture, command } = pressAll(context, 'meeple:nurse', 'room:6', 'patient:p0')
    expect(command).toBeUndefined()
    const done = decideActivation(context, gesture).choices.find(({ id }) => id === 'done')
    expect(done?.command).toMatchObject({ targets: ['R1'] })
  })
})

describe('the specialist', () => {
  it('adds to the only patient by itself', () => {
    const context = contextOf('R2 Y5; specialists surgeon')
    expect(pressAll(context, 'meeple:surgeon', 'room:0').command).toMatchObject({
      targets: ['R2'],
      specialist: ['R3+'],
    })
  })

  it('chooses among patients as they are after the room, or does without', () => {
    const context = contextOf('R2 R4 R5; specialists anaesthetist')
    const { gesture } = pressAll(context, 'meeple:anaesthetist', 'room:0', 'patient:p0')
    const deciding = decideActivation(context, gesture)
    expect(deciding.asking).toEqual({ kind: 'specialist' })
    expect(lit(context, gesture)).toEqual(['patient:p1', 'patient:p2'])
    expect(deciding.choices[0]).toMatchObject({ id: 'without', command: { targets: ['R2'] } })
    expect(pressInActivation(context, gesture, 'patient:p2').command).toMatchObject({ specialist: ['R5'] })
  })

  it('is never used by itself when it also harms', () => {
    const context = contextOf('R2 Y4 G5; specialists medicalStudent', { experimental: true })
    const { command, gesture } = pressAll(context, 'meeple:medicalStudent', 'room:0')
    expect(command).toBeUndefined()
    expect(decideActivation(context, gesture).asking).toEqual({ kind: 'specialist' })
  })
})

describe('blood bags', () => {
  it('heal whoever is pressed next', () => {
    const context = contextOf('R2 Y6; bags 1')
    const { gesture } = pressAll(context, 'bag:0')
    expect(decideActivation(context, gesture).lit.get('patient:p1')?.outcome).toEqual({ kind: 'home' })
    expect(pressAll(context, 'bag:0', 'patient:p0').command).toEqual({ type: 'spendBag', target: 'R2' })
  })

  it('make a patient fit whose colour does not, and say so', () => {
    const context = contextOf('R2 G4; bags 1')
    const { gesture } = pressAll(context, 'meeple:nurse', 'room:2')
    expect(decideActivation(context, gesture).lit.get('patient:p0')?.bag).toBe(true)
    expect(decideActivation(context, gesture).lit.get('patient:p1')?.bag).toBeUndefined()
    expect(pressInActivation(context, gesture, 'patient:p0').command).toMatchObject({ targets: ['R2=G'] })
  })

  it('can give a colour that only the specialist asks for', () => {
    const context = contextOf('Y2 G5; bags 1; specialists surgeon')
    const { gesture } = pressAll(context, 'meeple:surgeon', 'room:3')
    expect(lit(context, gesture)).toContain('colour:R')
    const red = pressAll(context, 'meeple:surgeon', 'room:3', 'colour:R', 'patient:p0')
    expect(red.command).toMatchObject({ targets: ['Y2=R'], specialist: ['Y3>R'] })
  })

  it('are refused when there are none', () => {
    expect(pressAll(contextOf('R2'), 'bag:0').refused).toBe(true)
  })
})

describe('dice and colours', () => {
  it('a room in which dice fall asks first', () => {
    const context = contextOf('R2 Y3; departments drugTrialCentre', { experimental: true })
    const { ask, command, gesture } = pressAll(context, 'meeple:nurse', 'room:6')
    expect({ ask, command }).toMatchObject({ ask: 'dice', command: { targets: ['R2', 'Y3'] } })
    expect(gesture).not.toEqual(IDLE)
  })

  it('a patient who may take one of two colours waits for it', () => {
    const context = contextOf('R2 Y3 G4; departments physiotherapy', { experimental: true })
    const { gesture } = pressAll(context, 'meeple:nurse', 'room:6', 'patient:p0')
    expect(decideActivation(context, gesture).asking).toEqual({ kind: 'colour' })
    expect(lit(context, gesture)).toEqual(expect.arrayContaining(['colour:Y', 'colour:G']))
    const green = pressInActivation(context, gesture, 'colour:G')
    expect(green.gesture.targets).toEqual([{ key: 'p0', target: 'R2=G' }])
  })
})

describe('a step back', () => {
  it('undoes the last pick, then the room, then the meeple', () => {
    const context = contextOf('R1 R2 Y2 Y3 G3; departments radiology')
    let { gesture } = pressAll(context, 'meeple:nurse', 'room:6', 'patient:p0', 'patient:p1')
    const steps: string[] = []
    while (gesture !== IDLE) {
      gesture = stepBack(gesture)
      steps.push(`${gesture.targets.length} ${gesture.room} ${gesture.meeple}`)
    }
    expect(steps).toEqual(['1 6 nurse', '0 6 nurse', '0 null nurse', '0 null null'])
  })
})

describe('a bag while a decision is open', () => {
  const dice = 'departments drugTrialCentre:anaesthetist; specialists anaesthetist*; after anaesthetist drugTrialCentre'
  const afterDice = (bags: number) => contextOf(`R2 R4 R5+; bags ${bags}; ${dice} R1-R5+`, { experimental: true })
  const admitting = contextOf(
    'R4 Y5; bags 1; lounge R; departments clinic:admissionsNurse; specialists admissionsNurse*; admissions 1',
    { promos: ['admissionsNurse'] },
  )

  it("glows beside what the specialist may choose, and heals before it's chosen", () => {
    expect(lit(afterDice(1), IDLE)).toEqual(['patient:p0', 'patient:p1', 'bag:0'])
    const { gesture } = pressAll(afterDice(1), 'bag:0')
    expect(decideActivation(afterDice(1), gesture).asking).toEqual({ kind: 'bag' })
    expect(lit(afterDice(1), gesture)).toEqual(['bag:0', 'patient:p0', 'patient:p1', 'patient:p2'])
    expect(pressAll(afterDice(1), 'bag:0', 'patient:p2')).toEqual({
      gesture: IDLE,
      command: { type: 'spendBag', target: 'R5+' },
    })
  })

  it('with two bags it may give the die a colour; pressed again it is put back', () => {
    expect(pressAll(afterDice(2), 'bag:0', 'colour:G', 'patient:p1').command).toEqual({
      type: 'spendBag',
      target: 'R4=G',
    })
    expect(pressAll(afterDice(2), 'bag:0', 'bag:0').gesture).toBe(IDLE)
    expect(pressAll(afterDice(2), 'bag:0', 'room:0').refused).toBe(true)
    expect(pressAll(afterDice(2), 'bag:0', 'bag:recolour').refused).toBe(true)
  })

  it('without a bag nothing glows, and none can be taken', () => {
    const none = contextOf(`R2 R4 R5+; ${dice} R1-R5+`, { experimental: true })
    expect(lit(none, IDLE)).not.toContain('bag:0')
    expect(pressAll(none, 'bag:0').refused).toBe(true)
  })

  it('an Admissions Nurse waits for it: a patient pressed alone is released, with the bag healed', () => {
    expect(lit(admitting, IDLE)).toContain('bag:0')
    expect(pressAll(admitting, 'patient:p0').command).toEqual({ type: 'release', patient: 'R4' })
    expect(pressAll(admitting, 'bag:0', 'patient:p0').command).toEqual({ type: 'spendBag', target: 'R4' })
  })

  it('she draws as long as there are dice in her own share, whatever others have', () => {
    const choices = ({ view, ...rest }: Context, share: number) => {
      const hospitals = view.hospitals.map((hospital, seat) => (seat === 0 ? { ...hospital, share } : hospital))
      return decideActivation({ ...rest, view: { ...view, hospitals } }, IDLE).choices.map(({ id }) => id)
    }
    expect(admitting.view.bag.red).toBeGreaterThan(0)
    expect(choices(admitting, 1)).toEqual(['decline', 'draw'])
    expect(choices(admitting, 0)).toEqual(['decline'])
  })
})
