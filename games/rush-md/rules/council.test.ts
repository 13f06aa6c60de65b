// Before a round and at its ends: the plan board, options of the table, the first glass of L0, the vote, signals.

import { place, scenario, type Scene } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { type Command, COUNTDOWN, goalFor, rushMd, SAND, type Thing } from '../index.ts'

const put = (doctor: 'red' | 'black' | 'green', mark: number, on: Thing | null): Command => {
  return { type: 'mark', doctor, mark, on }
}
const types = ({ events }: Scene) => events.map(({ type }) => type)
const XRAY: Thing = { kind: 'space', id: 'xray' }

describe('the plan board', () => {
  it('[RMD 3.1 Digital] three numbered marks for each doctor, on spaces, spots, beds, patients and stores, seen by all', () => {
    const scene = scenario({ council: true, desk: [{ card: 'hernia' }] })
    const things: readonly Thing[] = [
      XRAY,
      { kind: 'spot', id: 'mri' },
      { kind: 'bed', id: 'B2' },
      { kind: 'patient', id: 'hernia' },
      { kind: 'store', id: 'blood' },
      { kind: 'epidemic', id: 'A' },
    ]
    for (const [at, on] of things.entries()) {
      const mark = 1 + (at % 3)
      scene.does(0, put('red', mark, on))
      expect(scene.events).toMatchObject([{ type: 'markPut', seat: 0, doctor: 'red', mark, on }])
    }
    for (const viewer of [null, 0, 1])
      expect(rushMd.view(scene.state, viewer).marks).toEqual(
        things.slice(3).map((on, at) => ({ doctor: 'red', mark: at + 1, on })),
      )
    expect(scene.refuses(0, put('red', 4, XRAY))).toBe('badField')
    expect(scene.refuses(0, put('red', 0, XRAY))).toBe('badField')
    expect(scene.refuses(0, { type: 'mark', doctor: 'red', mark: 1, on: { kind: 'bed', id: 'C1' } })).toBe('badField')
  })

  it('[RMD 3.1 Digital] each marks for their own doctor; a mark can be moved and taken away', () => {
    const scene = scenario({ council: true }).does(0, put('red', 1, XRAY))
    expect(scene.refuses(1, put('red', 1, null))).toBe('notYourDoctor')
    expect(scene.refuses(0, put('green', 1, XRAY))).toBe('noSuchGlass')
    expect(scene.refuses(0, put('red', 1, XRAY))).toBe('alreadyThere')
    expect(scene.refuses(0, put('red', 2, null))).toBe('noMark')
    scene.does(0, put('red', 1, { kind: 'bed', id: 'A1' })).does(1, put('black', 1, XRAY))
    expect(scene.state.marks).toHaveLength(2)
    scene.does(0, put('red', 1, null))
    expect(scene.events).toMatchObject([{ type: 'markTaken', seat: 0, doctor: 'red', mark: 1 }])
    expect(scene.state.marks).toEqual([{ doctor: 'black', mark: 1, on: XRAY }])
  })

  it('[RMD 3.1 Digital] [RMD 5.1] alone, both doctors are one’s own', () => {
    const scene = scenario({ seats: 1, council: true })
      .does(0, put('red', 1, XRAY))
      .does(0, put('black', 1, XRAY))
    expect(scene.state.marks).toHaveLength(2)
  })

  it('[RMD 3.1 Digital] it is gone when the round is under way, and nothing is marked then', () => {
    const scene = scenario({ council: true }).does(0, put('red', 1, XRAY))
    for (const seat of [0, 1]) scene.does(seat, { type: 'ready' })
    expect(scene.state.marks).toHaveLength(1)
    scene.wait(COUNTDOWN)
    expect(scene.state).toMatchObject({ stage: 'action', marks: [] })
    expect(scene.refuses(0, put('red', 1, XRAY))).toBe('notNow')
  })

  it('[RMD R23] [RMD 3.1] [RMD 3.4] nobody can point at a patient who is not in the house', () => {
    const about: Thing = { kind: 'patient', id: 'hernia' }
    const council = scenario({ council: true })
    expect(council.refuses(0, put('red', 1, about))).toBe('noSuchPatient')
    expect(council.refuses(0, { type: 'signal', signal: 'help', about })).toBe('noSuchPatient')
    expect(scenario({ desk: [{ card: 'hernia' }] }).answers(0, { type: 'signal', signal: 'help', about })).toBeNull()
  })

  it('[RMD 3.1 Digital] beds stand for all that can be marked in the list of what is possible', () => {
    const marks = scenario({ council: true })
      .legal(0)
      .filter(({ type }) => type === 'mark')
    expect(marks).toHaveLength(3 * 6)
    expect(new Set(marks.map((one) => (one.type === 'mark' ? one.doctor : '')))).toEqual(new Set(['red']))
  })
})

describe('signals', () => {
  it('[RMD 3.4 Digital] a signal may name a thing or a place, at any time', () => {
    const about: Thing = { kind: 'store', id: 'blood' }
    const scene = scenario().does(1, { type: 'signal', signal: 'need', about })
    expect(scene.events).toMatchObject([{ type: 'signalled', seat: 1, signal: 'need', about }])
    for (const signal of ['mine', 'free', 'wait', 'hurry', 'thanks'] as const)
      expect(scene.does(0, { type: 'signal', signal }).events).toMatchObject([{ signal, about: null }])
    for (const bad of ['blood', { kind: 'store' }, { kind: 'store', id: 'blood', loud: true }, { kind: 'x', id: 'y' }])
      expect(scene.refuses(0, { type: 'signal', signal: 'need', about: bad })).toBe('badField')
  })
})

describe('the vote to end the round', () => {
  it('[RMD 3.3 Digital] when all want it the clock ends at once', () => {
    const scene = scenario({ clinic: [{ card: 'cough', ward: 'bo' }] }).until(50_000)
    expect(types(scene.does(0, { type: 'endRound' }))).toEqual(['wantsEnd'])
    expect(rushMd.view(scene.state, 1).ending).toEqual([true, false])
    expect(scene.refuses(0, { type: 'endRound' })).toBe('alreadyAgreed')
    expect(scene.refuses(1, { type: 'noEndRound' })).toBe('notAgreed')
    expect(types(scene.does(1, { type: 'endRound' })).slice(0, 3)).toEqual(['wantsEnd', 'clockEnded', 'evaluated'])
    expect(scene.state).toMatchObject({ round: 2, stage: 'council', discharged: ['cough'] })
    expect(scene.refuses(0, { type: 'endRound' })).toBe('notNow')
  })

  it('[RMD R22] [RMD 3.3] a wish can be taken back; what runs goes on as after the clock; the next round knows no wishes', () => {
    const scene = scenario().until(50_000).does(0, place('nurse1', 'desk1')).does(0, { type: 'endRound' })
    expect(types(scene.does(0, { type: 'noEndRound' }))).toEqual(['wantsNoEnd'])
    scene.does(1, { type: 'endRound' }).does(0, { type: 'endRound' })
    expect(scene.state.stage).toBe('overtime')
    expect(scene.refuses(1, place('black', 'bloodBank'))).toBe('notNow')
    scene.does(0, { type: 'draw', patients: 'out' }).until(50_000 + SAND - 1)
    expect(scene.state.stage).toBe('overtime')
    expect(scene.wait(1).state).toMatchObject({ stage: 'council', round: 2 })
    expect(scene.start().state.ending).toEqual([false, false])
  })

  it('[RMD 3.3 Digital] alone, one’s own word is enough; while paused it is not asked', () => {
    expect(scenario({ seats: 1 }).does(0, { type: 'endRound' }).state.round).toBe(2)
    const paused = scenario({ seats: 1 }).does(0, { type: 'pause' })
    expect(paused.refuses(0, { type: 'endRound' })).toBe('paused')
  })
})

describe('the first glass of L0', () => {
  const beginners = () => scenario({ options: { lesson: 'L0' }, council: true })

  it('[RMD L0] [RMD R24] the round begins without a countdown, and the clock waits for the first glass', () => {
    const scene = beginners().does(0, { type: 'ready' })
    expect(types(scene.does(1, { type: 'ready' }))).toEqual(['agreed', 'actionStarted'])
    expect(rushMd.deadlines(scene.state)).toEqual([])
    expect(rushMd.view(scene.state, 0).clock).toEqual({ at: null, left: 240_000 })
    scene.wait(600_000).does(1, { type: 'moveBed', bed: 'A1', to: 'mri' })
    expect(types(scene.does(0, place('red', 'desk1')))).toEqual(['clockStarted', 'glassPlaced'])
    expect(rushMd.deadlines(scene.state)).toEqual([
      { id: 'glass/red', at: 600_000 + SAND },
      { id: 'clock', at: 840_000 },
    ])
    expect(types(scene.does(1, place('black', 'pharmacy1')))).toEqual(['glassPlaced'])
  })

  it('[RMD L0] a glass that is refused starts nothing, and a pause before it changes nothing', () => {
    const scene = beginners().start()
    expect(scene.refuses(0, place('red', 'mri'))).toBe('spaceClosed')
    for (const seat of [0, 1]) scene.does(seat, { type: 'pause' })
    scene.wait(5_000)
    for (const seat of [0, 1]) scene.does(seat, { type: 'goOn' })
    expect(rushMd.deadlines(scene.state)).toEqual([])
    scene.wait(5_000).does(0, place('red', 'desk1'))
    expect(rushMd.deadlines(scene.state)).toContainEqual({ id: 'clock', at: 250_000 })
  })

  it('[RMD L0] [RMD 6] with sand in a glass a pause is a pause', () => {
    const scene = beginners().start().does(0, place('red', 'desk1')).wait(1_000)
    for (const type of ['pause', 'goOn'] as const) for (const seat of [0, 1]) scene.does(seat, { type })
    expect(rushMd.deadlines(scene.state)).toContainEqual({ id: 'clock', at: 240_000 })
  })

  it('[RMD L0] [RMD 3.3 Digital] who has nothing to do may end the round before its first glass', () => {
    const scene = beginners().start()
    for (const seat of [0, 1]) scene.does(seat, { type: 'endRound' })
    expect(scene.state.round).toBe(2)
  })

  it('[RMD L1] all other tables count down', () => {
    const scene = scenario({ options: { lesson: 'L1' }, council: true })
    for (const seat of [0, 1]) scene.does(seat, { type: 'ready' })
    expect(scene.state.startsAt).toBe(COUNTDOWN)
  })
})

describe('options of the table', () => {
  const read = (input: unknown, seats = 2) => {
    const answer = rushMd.readOptions(input, seats)
    return answer.ok ? answer.value : answer.refusal
  }

  it('[RMD 2.2] a goal can be chosen, of those for so many players', () => {
    const { goal, skill } = scenario({ seats: 3, options: { goal: 'three1' }, council: true, seed: 'any' }).state
    expect([goal, skill]).toEqual(['three1', goalFor('three1', 'normal', 4).skill])
    expect(read({ goal: 'three1' })).toMatchObject({ code: 'badOption', data: { option: 'goal' } })
    expect(read({ goal: 7 })).toMatchObject({ code: 'badOption' })
    expect(read({ goal: null })).toMatchObject({ goal: null })
  })

  it('[RMD 2.2] a goal that was chosen leaves the decks as they would be', () => {
    const opened = (options: object) => scenario({ options, council: true }).state.decks
    expect(opened({ goal: 'two3' })).toEqual(opened({}))
  })

  it('[RMD 2.2 Reading] a shorter game asks for its share of what the goal asks', () => {
    expect(goalFor('three1', 'easy', 2).reputation).toBe(goalFor('three1', 'easy', 4).reputation / 2)
  })

  it('[RMD 2.4 Digital] plain exams: the card is taken at once, whatever the lesson', () => {
    for (const lesson of [null, 'L3', 'L1'] as const) {
      const beds = { A1: { card: 'stiffNeck', spot: 'mri' }, B3: { card: 'rugbyInjury', spot: 'xray' } } as const
      const scene = scenario({ beds, options: { lesson, exams: 'plain' } })
      scene.does(0, place('red', 'mri', 'stiffNeck')).does(1, place('black', 'xray', 'rugbyInjury'))
      for (const card of ['stiffNeck', 'rugbyInjury'] as const)
        expect(scene.patient(card).diagnoses, `${lesson} ${card}`).toHaveLength(1)
      expect(scene.state.actions).toEqual([null, null])
      expect(scene.refuses(0, { type: 'moveBed', bed: 'A1', to: 'ward' })).toBe('bedHeld')
    }
    expect(read({ exams: 'skipped' })).toMatchObject({ code: 'badOption', data: { option: 'exams' } })
  })

  it('[RMD 2.4] each player chooses the colour of their doctor', () => {
    const scene = scenario({ options: { doctors: ['yellow', 'green'] } })
    expect(scene.state.glasses.slice(0, 2).map(({ id }) => id)).toEqual(['yellow', 'green'])
    expect(scene.refuses(0, place('red', 'bloodBank'))).toBe('noSuchGlass')
    expect(scene.refuses(0, place('green', 'bloodBank'))).toBe('notYourDoctor')
    scene.does(1, place('green', 'bloodBank')).does(0, place('yellow', 'admission1'))
    const bad = [['red'], ['red', 'red'], ['red', 'blue'], ['red', 'black', 'green'], 'red', null]
    for (const doctors of bad) expect(read({ doctors }), JSON.stringify(doctors)).toMatchObject({ code: 'badOption' })
    expect(read({ doctors: ['green'] }, 1)).toMatchObject({ code: 'badOption' })
    expect(read({ doctors: ['green', 'red'] }, 1)).toMatchObject({ doctors: ['green', 'red'] })
  })
})
