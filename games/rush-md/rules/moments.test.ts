// What happens at the very moments: things in hand when an action is cut off, instants, ties, pauses.

import { type Opening, place, scenario } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { BALANCE, type Command, rushMd, SAND, TWEEZERS } from '../index.ts'

const BEDS: Opening['beds'] = {
  A1: { card: 'pneumonia', spot: 'culture' },
  A2: { card: 'anaemia', spot: 'bloodTest' },
  A3: { card: 'failingHeart', spot: 'theatreA' },
  B1: { card: 'longMigraine', spot: 'mri' },
}
const many = () => ({ skill: 60 })

describe('cut off by the clock', () => {
  const hands: readonly (readonly [string, readonly Command[]])[] = [
    [
      'an unfinished syringe',
      [place('red', 'clinic1', 'shingles'), { type: 'takeSyringe', fluid: 'yellow' }, { type: 'fill' }],
    ],
    ['an organ out of the pool', [place('red', 'organStore'), { type: 'grip', piece: 'lung' }]],
    ['an organ out of the store', [place('red', 'theatreA', 'failingHeart'), { type: 'grip', piece: 'heart' }]],
    [
      'a unit of blood and its syringe',
      [
        place('nurse1', 'theatreANurse1', 'failingHeart'),
        { type: 'takeSyringe', fluid: 'blood' },
        { type: 'grip', piece: 'blood' },
      ],
    ],
    ['a disc', [place('red', 'bloodTest', 'anaemia'), { type: 'lift', hole: 0 }]],
    ['a token', [place('red', 'culture', 'pneumonia'), { type: 'turn', token: 2 }]],
  ]

  it.each(hands)('[RMD 3.23] [RMD 3.3] %s goes back at the last grain, and not before', (_, commands) => {
    const scene = scenario({ clinic: [{ card: 'shingles' }], beds: BEDS, store: { heart: 1 }, change: many })
    const { store, pool, discs } = scene.until(225_000).state
    scene.does(1, place('nurse4', 'desk1'))
    for (const command of commands) scene.does(0, command)
    const end = 225_000 + SAND
    // The other one has nothing left to do: only this hand keeps the round open.
    scene.does(1, { type: 'stop' }).until(end - 1)
    expect(scene.state.stage).toBe('overtime')
    const { piece, syringe, task } = scene.state.actions[0] ?? {}
    const held = [piece, syringe, task?.kind === 'culture' && task.token, task?.kind === 'bloodTest' && task.hole]
    expect(held.some((one) => one !== null && one !== undefined && one !== false)).toBe(true)
    scene.timeUp(commands[0]?.type === 'place' ? `glass/${commands[0].glass}` : '', end)
    expect(scene.events.map(({ type }) => type)).toContain('actionEnded')
    expect(scene.state).toMatchObject({ actions: [null, null], store, pool, discs })
    expect(rushMd.view(scene.state, null).token).toBeNull()
  })

  it('[RMD 3.3] what was delivered before stays', () => {
    const scene = scenario({ clinic: [{ card: 'shingles' }], change: many }).until(239_998)
    scene.does(0, place('red', 'clinic1', 'shingles')).until(239_999)
    scene.does(0, { type: 'give', piece: 'blue', patient: 'shingles' }).until(239_999 + SAND)
    expect(scene.state.stage).toBe('council')
    expect(scene.patient('shingles').given.ward).toEqual({ blue: 1 })
  })
})

describe('instants', () => {
  it('[RMD 3.3] blood is in the bank as soon as the glass stands: the round does not wait for its sand', () => {
    const scene = scenario({ change: many }).until(239_999)
    const { blood } = scene.state.store
    scene.does(0, place('red', 'bloodBank')).until(240_000)
    expect(scene.state).toMatchObject({ stage: 'council', round: 2, store: { blood: blood + 3 } })
  })

  it('[RMD 3.3] [RMD L1] so is an exam without its game', () => {
    const beds = { A1: { card: 'pneumonia', spot: 'culture' } } as const
    const scene = scenario({ options: { lesson: 'L1' }, beds, change: many }).until(239_999)
    scene.does(0, place('red', 'culture', 'pneumonia')).until(240_000)
    expect(scene.state.stage).toBe('council')
    expect(scene.patient('pneumonia').diagnoses).toHaveLength(1)
  })

  it('[RMD 3.3] an action that is done before the clock does not keep the round open', () => {
    const scene = scenario({ change: many }).until(239_000)
    scene.does(0, place('nurse1', 'pharmacy1')).does(0, { type: 'stock', piece: 'blue' }).until(240_000)
    expect(scene.state.stage).toBe('council')
  })

  it('[RMD 3.21] two in the same millisecond: the first who is received', () => {
    const first = scenario().until(777).does(0, place('nurse1', 'desk1'))
    expect(first.refuses(1, place('nurse2', 'desk1'))).toBe('spaceTaken')
    expect(first.refuses(1, place('nurse1', 'desk2'))).toBe('sandRunning')
    const second = scenario().until(777).does(1, place('nurse2', 'desk1'))
    expect(second.refuses(0, place('nurse1', 'desk1'))).toBe('spaceTaken')
  })

  it('[RMD 3.21] the clock has to be heard before the same millisecond’s commands, whoever else is due', () => {
    const scene = scenario()
      .does(0, place('nurse1', 'desk1'))
      .until(SAND - 1)
    scene.at = SAND
    for (const command of [{ type: 'signal', signal: 'help' }, { type: 'pause' }, { type: 'stop' }] as const)
      expect(scene.refuses(0, command), command.type).toBe('deadlineFirst')
  })
})

describe('pauses', () => {
  const all = (scene: ReturnType<typeof scenario>, type: 'pause' | 'goOn') => {
    for (const seat of scene.seats) scene.does(seat, { type })
    return scene
  }

  it.each([
    ['a doctor’s glass', [place('red', 'admission1')], SAND, { type: 'takeOff', glass: 'red' }, 'sandRunning'],
    ['a nurse’s glass', [place('nurse1', 'desk1')], SAND, place('nurse1', 'desk2'), 'sandRunning'],
    [
      'tweezers',
      [place('red', 'organStore'), { type: 'grip', piece: 'lung' }, { type: 'release' }],
      TWEEZERS,
      { type: 'grip', piece: 'lung' },
      'handBusy',
    ],
    ['a balance', [place('red', 'mri', 'longMigraine')], BALANCE, { type: 'take' }, 'handBusy'],
  ] as const)('[RMD 6] %s: paused a millisecond before it is due, it is due a millisecond after', (...given) => {
    const [, commands, time, command, code] = given
    for (const pace of [100, 20]) {
      // A slower clock makes sand last longer, and no hand slower.
      const due = code === 'sandRunning' ? (time * 100) / pace : time
      const scene = scenario({ beds: BEDS, options: { pace } })
      for (const one of commands) scene.does(0, one)
      all(scene.until(due - 1), 'pause')
      expect(scene.refuses(0, command)).toBe('paused')
      all(scene.wait(3_600_000), 'goOn')
      expect(scene.answers(0, command)).toBe(code)
      scene.at += 1
      expect(scene.answers(0, command)).toBe('deadlineFirst')
      expect(scene.until(scene.at).answers(0, command)).toBeNull()
    }
  })

  it('[RMD 6] [RMD 3.3] paused in the last millisecond of the clock, a glass can still be placed in it', () => {
    const scene = all(scenario().until(239_999), 'pause').wait(60_000)
    expect(rushMd.view(scene.state, null).clock).toEqual({ at: null, left: 1 })
    all(scene, 'goOn')
    expect(scene.answers(0, place('nurse1', 'desk1'))).toBeNull()
    expect(scene.wait(1).state.stage).toBe('council')
  })

  it('[RMD 6] the moment of the pause is the moment of the last who asks', () => {
    const scene = scenario().does(0, place('red', 'admission1')).does(0, { type: 'pause' }).until(SAND)
    expect(scene.answers(0, { type: 'takeOff', glass: 'red' })).toBeNull()
    scene.wait(500).does(1, { type: 'pause' })
    expect(rushMd.view(scene.state, null).clock).toEqual({ at: null, left: 240_000 - SAND - 500 })
  })
})
