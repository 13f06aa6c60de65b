import { type Command, diceHospital, printTable } from '@grand-rounds/dice-hospital'
import { english } from '@grand-rounds/texts'
import { describe, expect, it } from 'vitest'

import { beginAt, give, goBack, goOn, isDone, type Learning, placeIn, stepOf } from './learning.ts'
import { STEPS } from './lessons.ts'

const { steps } = english.page.learn

function legalAt(learning: Learning): Command[] {
  return [...diceHospital.legal(learning.state, 0)]
}

function right(learning: Learning): Command[] {
  return legalAt(learning).filter((command) => give(learning, command).kind === 'right')
}

function on(learning: Learning): Learning {
  const next = goOn(learning)
  if (!next) throw new Error('can’t go on')
  return next
}

function after(learning: Learning, command: Command): Learning {
  const given = give(learning, command)
  if (given.kind !== 'right') throw new Error(given.kind)
  return given.learning
}

describe('the lesson', () => {
  it('has words for each step, and each step once', () => {
    expect(STEPS.map(({ id }) => id)).toEqual(Object.keys(steps))
  })

  it.each(STEPS.filter(({ judge }) => judge !== null).map(({ id }) => id))(
    '%s begins on its own, waits for the learner and has a right move',
    (id) => {
      const learning = beginAt(id)
      expect(diceHospital.toAct(learning.state)).toEqual([0])
      expect(right(learning).length).toBeGreaterThan(0)
      expect(goOn(learning)).toBe(null)
    },
  )

  it('can be walked from the start to the end by any right move, without a jump where a step goes on', () => {
    for (const pick of [0, -1]) {
      let learning = beginAt(null)
      for (let i = 1; i < STEPS.length; i++) {
        if (!isDone(learning)) {
          const move = right(learning).at(pick)
          if (!move) throw new Error(`no right move in ${placeIn(learning)}`)
          learning = after(learning, move)
        }
        const before = learning.state
        learning = on(learning)
        if (stepOf(learning).goesOn) expect(learning.state).toBe(before)
      }
      expect(placeIn(learning)).toBe('ready')
      expect(isDone(learning)).toBe(true)
      expect(goOn(learning)).toBe(null)
    }
  })

  it('takes any placement for the first nurse', () => {
    const learning = beginAt('nurse')
    const placements = legalAt(learning).filter(({ type }) => type === 'place')
    expect(placements.length).toBeGreaterThan(3)
    expect(right(learning)).toEqual(placements)
  })

  it('takes every way out of the hospital, and no other', () => {
    const learning = beginAt('home')
    const ways = right(learning)
    expect(ways).toContainEqual({ type: 'place', meeple: 'nurse', department: 'clinic', targets: ['G6'] })
    expect(ways).toContainEqual({ type: 'place', meeple: 'nurse', department: 'criticalCare', targets: ['R6'] })
    for (const way of ways) expect(way).toMatchObject({ targets: [expect.stringMatching(/^[RG]6$/)] })
  })

  it('leaves the table as it was after a move that is another, with friendly words', () => {
    const learning = beginAt('rescue')
    const given = give(learning, { type: 'place', meeple: 'nurse', department: 'pharmacy', targets: ['G4'] })
    expect(given).toEqual({ kind: 'other', learning: { ...learning, said: { kind: 'other' } } })
    const other = give(learning, { type: 'endShift' })
    expect(other.kind).toBe('other')
    expect(steps.rescue.other).not.toBe('')
  })

  it('says what the rules say to a move that can’t be', () => {
    const given = give(beginAt('three'), {
      type: 'place',
      meeple: 'nurse',
      department: 'anaesthesia',
      targets: ['R6', 'Y2'],
    })
    expect(given).toMatchObject({ kind: 'refused', refusal: { code: expect.any(String) } })
  })

  it('shows neglect: only the patient whom nobody treated is worse afterwards', () => {
    const learning = after(beginAt('endShift'), { type: 'endShift' })
    const [mine] = diceHospital.view(learning.state, 0).hospitals
    expect(mine?.wards).toEqual(['R2', 'R5', 'Y4', 'G3'])
  })

  it('asks for the bag where only a bag helps', () => {
    for (const move of right(beginAt('colour'))) expect(move).toMatchObject({ targets: ['R4=G'] })
    expect(right(beginAt('bag'))).toEqual([{ type: 'spendBag', target: 'Y6' }])
  })

  it('wants the Surgeon’s own effect, not only her hands', () => {
    for (const move of right(beginAt('specialist'))) expect(move).toMatchObject({ specialist: ['R6+'] })
  })

  it('praises both ambulances, each in its own words', () => {
    const low = give(beginAt('ambulance'), { type: 'takeAmbulance', number: 1 })
    const high = give(beginAt('ambulance'), { type: 'takeAmbulance', number: 3 })
    expect(low).toMatchObject({ learning: { said: { praise: 'done' } } })
    expect(high).toMatchObject({ learning: { said: { praise: 'doneHigh' } } })
    if (low.kind !== 'right' || high.kind !== 'right') throw new Error('not right')
    expect(low.learning.state.hospitals.map(({ bags }) => bags)).toEqual([1, 0])
    expect(high.learning.state.hospitals.map(({ bags }) => bags)).toEqual([0, 1])
  })

  it('does nothing more once a step is done, and says so', () => {
    const done = after(beginAt('nurse'), { type: 'place', meeple: 'nurse', department: 'clinic', targets: ['G5'] })
    const again = give(done, { type: 'place', meeple: 'nurse', department: 'imaging', targets: ['Y4'] })
    expect(again).toEqual({ kind: 'other', learning: { ...done, said: { kind: 'pressNext', praise: 'done' } } })
    if (again.kind !== 'other') throw new Error('moved')
    expect(placeIn(on(again.learning))).toBe('home')
  })

  it('can be left and taken up again, and gone back in', () => {
    expect(placeIn(beginAt('bag'))).toBe('bag')
    expect(placeIn(beginAt('no such step'))).toBe('welcome')
    const back = goBack(beginAt('bag'))
    expect(back && placeIn(back)).toBe('endShift')
    expect(goBack(beginAt(null))).toBe(null)
  })

  it('takes up a step that goes on at the table that the step before leaves', () => {
    const placed = after(beginAt('rescue'), {
      type: 'place',
      meeple: 'nurse',
      department: 'criticalCare',
      targets: ['R1'],
    })
    expect(printTable(beginAt('endShift').state)).toBe(printTable(placed.state))
  })
})
