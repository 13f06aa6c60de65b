import { place, scenario } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { DIAGNOSES, EXAMS, PATIENTS, rushMd } from '../index.ts'

describe('steps of learning', () => {
  it('[RMD L0] out-patients and stores, doctors everywhere, no nurses; a first game is 2 rounds', () => {
    const scene = scenario({ options: { lesson: 'L0' }, clinic: [{ card: 'headache' }] })
    expect(scene.state.glasses.map(({ id }) => id)).toEqual(['red', 'black'])
    expect(scene.state.options).toMatchObject({ rounds: 2, epidemics: false, research: false })
    scene.does(0, place('red', 'desk1'))
    expect(scene.refuses(0, { type: 'draw', patients: 'in' })).toBe('spaceClosed')
    scene.does(0, { type: 'draw', patients: 'out' })
    scene.does(1, place('black', 'pharmacy1')).does(1, { type: 'stock', piece: 'blue' })
    for (const space of ['wardA', 'admission1', 'mri', 'organStore', 'theatreA'] as const)
      expect(scenario({ options: { lesson: 'L0' } }).refuses(0, place('red', space)), space).toBe('spaceClosed')
    scene.endRound().start().endRound()
    expect(scene.state.stage).toBe('over')
  })

  it('[RMD L1] wards, 2 nurses, exams without their games, no surgery', () => {
    const beds = { B3: { card: 'rugbyInjury', spot: 'xray' }, A1: { card: 'stiffNeck', spot: 'culture' } } as const
    const scene = scenario({ options: { lesson: 'L1' }, beds })
    expect(scene.state.glasses.map(({ id }) => id)).toEqual(['red', 'black', 'nurse1', 'nurse2'])
    scene.does(0, place('red', 'xray', 'rugbyInjury')).does(1, place('black', 'culture', 'stiffNeck'))
    const [card] = scene.patient('rugbyInjury').diagnoses
    const back = card === undefined ? null : DIAGNOSES[card].back
    expect(back?.exam === 'xray' && back.beds).not.toContain('B3')
    expect(scene.patient('stiffNeck').diagnoses).toHaveLength(1)
    expect(scene.state.actions).toEqual([null, null])
    expect(scene.refuses(0, place('nurse1', 'theatreANurse1', 'stiffNeck'))).toBe('spaceClosed')
    const { decks } = scene.state
    for (const id of decks.in) expect(PATIENTS[id].surgical, id).toEqual({})
    for (const exam of EXAMS) for (const id of decks[exam]) expect(DIAGNOSES[id].surgical, id).toEqual({})
    const missing = decks.xray.map((id) => DIAGNOSES[id].back).flatMap((one) => (one.exam === 'xray' ? [one.beds] : []))
    for (const bed of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const)
      expect(
        missing.some((beds) => !beds.includes(bed)),
        bed,
      ).toBe(true)
  })

  it('[RMD L2] the games of the exams, 4 nurses, still no surgery', () => {
    const scene = scenario({ options: { lesson: 'L2' }, beds: { A1: { card: 'pneumonia', spot: 'culture' } } })
    expect(scene.state.glasses).toHaveLength(6)
    scene.does(0, place('red', 'culture', 'pneumonia'))
    expect(scene.patient('pneumonia').diagnoses).toEqual([])
    expect(scene.refuses(1, place('black', 'organStore'))).toBe('spaceClosed')
  })

  it('[RMD L3] surgery, without epidemics', () => {
    const scene = scenario({ options: { lesson: 'L3' } }).does(0, place('red', 'organStore'))
    expect(scene.state.decks.in).toHaveLength(36)
    expect(scene.state.options.epidemics).toBe(false)
  })

  it('[RMD L4] the full game with epidemics, without research', () => {
    expect(scenario({ options: { lesson: 'L4' } }).state).toMatchObject({
      options: { epidemics: true, research: false, rounds: 4 },
      papers: [],
    })
  })

  it('[RMD L5] research papers too', () => {
    const { state } = scenario({ options: { lesson: 'L5' } })
    expect(state.options).toMatchObject({ epidemics: true, research: true })
    expect(state.papers).toHaveLength(3)
  })
})

describe('pauses and slower clocks', () => {
  it('[RMD 6] a slower clock holds for clock and glasses alike, exactly, and the game is marked', () => {
    const scene = scenario({ options: { pace: 20 } })
      .wait(7)
      .does(0, place('red', 'admission1'))
    expect(rushMd.deadlines(scene.state)).toEqual([
      { id: 'glass/red', at: 150_007 },
      { id: 'clock', at: 1_200_000 },
    ])
    expect(scene.state.marked).toBe(true)
    const odd = scenario({ options: { pace: 37 } }).does(0, place('red', 'admission1'))
    const [due] = rushMd.deadlines(odd.state)
    expect(due?.at).toBe(Math.ceil(30_000 / 0.37))
    odd.until((due?.at ?? 0) - 1)
    expect(odd.state.glasses[0]?.running).toBe(true)
    odd.until(due?.at ?? 0)
    expect(odd.state.glasses[0]?.running).toBe(false)
  })

  it('[RMD 6] a pause begins when all have asked for it; then only signals and going on are heard', () => {
    const scene = scenario().does(0, place('red', 'admission1')).wait(10_000)
    scene.does(0, { type: 'pause' }).does(0, { type: 'goOn' }).does(0, { type: 'pause' })
    expect(scene.state.paused).toBe(false)
    scene.does(1, { type: 'pause' })
    expect(scene.state).toMatchObject({ paused: true, marked: true })
    expect(rushMd.deadlines(scene.state)).toEqual([])
    expect(rushMd.view(scene.state, 0)).toMatchObject({ clock: { at: null, left: 230_000 }, toAct: [0, 1] })
    expect(scene.refuses(0, { type: 'stop' })).toBe('paused')
    expect(scene.refuses(0, { type: 'pause' })).toBe('paused')
    scene.wait(1_000_000).does(1, { type: 'signal', signal: 'thanks' })
    scene.does(0, { type: 'goOn' })
    expect(scene.refuses(0, { type: 'goOn' })).toBe('alreadyAgreed')
    scene.does(1, { type: 'goOn' })
    expect(rushMd.deadlines(scene.state)).toEqual([
      { id: 'glass/red', at: 1_030_000 },
      { id: 'clock', at: 1_240_000 },
    ])
  })
})
