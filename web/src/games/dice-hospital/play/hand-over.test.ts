import { diceHospital, type View } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'

import { HintState } from './hints.ts'
import { distance } from './keys.ts'
import { soundsOf } from './sounds.ts'
import { isSecret, nextHere } from './veil-state.ts'

function viewWith(change: Partial<View>): View {
  const options = diceHospital.readOptions({}, 3)
  if (!options.ok) throw new Error('options')
  const { state } = diceHospital.setup({
    version: diceHospital.version,
    options: options.value,
    seats: 3,
    seed: seedFrom('hand over'),
    at: 0,
  })
  return { ...diceHospital.view(state, 0), ...change }
}

describe('one screen for several people', () => {
  it('whoever looks and has to act goes on looking', () => {
    expect(nextHere(viewWith({ toAct: [0, 1] }), [0, 1], 1)).toBe(1)
  })

  it('otherwise the next of them who has to act', () => {
    expect(nextHere(viewWith({ toAct: [1, 2] }), [0, 1], 0)).toBe(1)
    expect(nextHere(viewWith({ toAct: [2] }), [0, 1], 0)).toBe(null)
  })

  it('there is something to hide where one sees what others may not', () => {
    expect(isSecret(viewWith({ stage: 'administrators' }))).toBe(true)
    expect(isSecret(viewWith({ stage: 'discard' }))).toBe(true)
    expect(isSecret(viewWith({ stage: 'activation' }))).toBe(false)
  })
})

describe('hints, more with every press', () => {
  const step = { type: 'endShift' } as const
  const found = {
    points: 7,
    value: 9,
    proved: true,
    bound: 9,
    most: { points: 8, proved: true },
    instead: { saved: ['R1'], nearer: [], bags: 0 },
    steps: [step],
  }
  const here = { view: viewWith({ stage: 'activation' }), seat: 0 }

  it('how much, then where, then it is done', async () => {
    const hints = new HintState({ hint: () => Promise.resolve(found) })
    expect(await hints.next(here)).toBe(null)
    expect(hints.found.value?.points).toBe(7)
    expect(hints.step.value).toBe(null)
    expect(await hints.next(here)).toBe(null)
    expect(hints.step.value).toEqual(step)
    expect(await hints.next(here)).toEqual(step)
  })

  it('what was found for another moment is forgotten, also while it is still being thought about', async () => {
    let told = false
    const hints = new HintState({
      hint: (_view, _seat, signal) => {
        signal.addEventListener('abort', () => {
          told = true
        })
        return Promise.resolve(found)
      },
    })
    const asked = hints.next(here)
    hints.reset()
    await asked
    expect(told).toBe(true)
    expect(hints.found.value).toBe(null)
    expect(hints.thinking.value).toBe(false)
  })
})

describe('arrows', () => {
  it('go on in their direction, and rather straight than aslant', () => {
    const here = { x: 100, y: 100 }
    expect(distance(here, { x: 90, y: 100 }, 'right')).toBe(null)
    expect(distance(here, { x: 90, y: 100 }, 'left')).toBe(10)
    const straight = distance(here, { x: 160, y: 100 }, 'right') ?? 0
    const aslant = distance(here, { x: 140, y: 140 }, 'right') ?? 0
    expect(straight).toBeLessThan(aslant)
  })
})

describe('sounds', () => {
  it('someone going home is heard instead of healing, and each sound once', () => {
    const treated = { type: 'patientTreated', seat: 0, act: 'heal', from: 'R6' } as const
    expect(
      soundsOf(
        [
          { ...treated, n: 1, to: null },
          { ...treated, n: 2, from: 'R2', to: 'R3+' },
          { ...treated, n: 3, from: 'R2', to: 'R3+' },
        ],
        0,
      ),
    ).toEqual(['home'])
  })

  it('the wards of others are quiet', () => {
    expect(soundsOf([{ type: 'patientDied', n: 1, seat: 1, patient: 'R1', of: 'neglect' }], 0)).toEqual([])
  })
})
