import { place, scenario, type Lying, type Scene } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { DIAGNOSES, goalFor, PATIENTS, rushMd, SAND } from '../index.ts'

const ended = (scene: Scene) => scene.until(239_999).timeUp('clock', 240_000)
const lost = (before: Scene) => {
  const { skill } = before.state
  return skill - ended(before).state.skill
}

describe('the evaluation', () => {
  it.each([
    ['stable', 1, 'serious'],
    ['serious', 3, 'critical'],
  ] as const)('[RMD 3.17] a medical error with a %s patient costs %i, who becomes %s', (condition, cost, worse) => {
    const scene = scenario({ beds: { A1: { card: 'pneumonia', condition, ward: 'b' } } })
    expect(lost(scene)).toBe(cost)
    expect(scene.patient('pneumonia')).toMatchObject({ condition: worse, given: { ward: { blue: 1 } } })
  })

  it('[RMD 3.17] [RMD 3.17 Reading 2] a critical patient dies: pieces back, diagnoses under their decks, card out of the game', () => {
    const scene = scenario({
      beds: { A1: { card: 'pneumonia', condition: 'critical', ward: 'b', diagnoses: ['cholera'] } },
    })
    expect(scene.state.pool.blue).toBe(9)
    expect(lost(scene)).toBe(8)
    expect(scene.state).toMatchObject({ dead: ['pneumonia'], discharged: [], pool: { blue: 10 } })
    expect(scene.state.decks.culture[0]).toBe('cholera')
    expect(scene.state.beds[0]?.patient).toBeNull()
  })

  it('[RMD 3.17] exactly right is cured; something more is cured and costs 2', () => {
    expect(lost(scenario({ clinic: [{ card: 'cough', ward: 'bo' }] }))).toBe(0)
    const scene = scenario({ clinic: [{ card: 'cough', ward: 'bow' }] })
    expect(lost(scene)).toBe(2)
    expect(scene.state.discharged).toEqual(['cough'])
  })

  it('[RMD 3.17] every needed exam has to be done', () => {
    const scene = scenario({ beds: { A1: { card: 'tonsilAbscess', ward: 'bb' } } })
    expect(lost(scene)).toBe(1)
    expect(scene.isIn('tonsilAbscess')).toBe(true)
  })

  it('[RMD 3.17 Reading 1] waiting patients are judged like all others', () => {
    expect(lost(scenario({ clinic: [{ card: 'cough' }], desk: [{ card: 'pneumonia' }] }))).toBe(1 + 3)
  })

  it('[RMD 3.18] at 0 all is lost at once', () => {
    const scene = scenario({ clinic: [{ card: 'cough' }, { card: 'cold', ward: 'oow' }], change: () => ({ skill: 1 }) })
    ended(scene)
    expect(scene.state).toMatchObject({ stage: 'over', won: false, skill: 0, reputation: 0 })
    expect(rushMd.result(scene.state)).toMatchObject({ won: false, places: [{ place: 2 }, { place: 2 }] })
    expect(rushMd.toAct(scene.state)).toEqual([])
  })

  it('[RMD 3.18] in the action phase too', () => {
    const scene = scenario({ options: { oath: 'strict' }, change: () => ({ skill: 1 }) })
    scene.does(0, place('red', 'bloodBank')).does(0, place('red', 'admission1'))
    expect(scene.state).toMatchObject({ stage: 'over', won: false, skill: 0 })
    expect(rushMd.deadlines(scene.state)).toEqual([])
  })

  it('[RMD 3.20] the cured go home: reputation of patient and applied diagnosis, all pieces and cards back', () => {
    const lying: Lying = {
      card: 'musclePain',
      ward: 'obob',
      diagnoses: ['autoimmuneHepatitis'],
      syringes: [{ tag: 'ward', fluid: 'blood', units: 1 }],
    }
    const scene = scenario({ beds: { B1: lying }, clinic: [{ card: 'cough', ward: 'bo' }] })
    ended(scene)
    expect(scene.state.discharged).toEqual(['cough', 'musclePain'])
    const rewards = [PATIENTS.cough.reward, PATIENTS.musclePain.reward, DIAGNOSES.autoimmuneHepatitis.reward]
    expect(scene.state.reputation).toBe(rewards.reduce((sum, one) => sum + one))
    expect(scene.state.decks.bloodTest[0]).toBe('autoimmuneHepatitis')
    expect(scene.state.pool).toMatchObject({ blue: 10, orange: 10, blood: 37, syringe: 10 })
  })

  it('[RMD 3.20] before the discharge what was not needed on those who stay can go back to the pool', () => {
    const syringes = [{ tag: 'ward', fluid: 'yellow', units: 2 }] as const
    const scene = scenario({
      beds: { A1: { card: 'pneumonia', ward: 'bw', syringes } },
      clinic: [{ card: 'cough', ward: 'boo' }],
    })
    const { store } = scene.state
    ended(scene)
    expect(scene.state.stage).toBe('clearing')
    expect(scene.isIn('cough')).toBe(true)
    const back = { type: 'sendBack', patient: 'pneumonia', tag: 'ward' } as const
    expect(scene.refuses(0, { ...back, piece: 'blue' })).toBe('needed')
    expect(scene.refuses(0, { ...back, patient: 'cough', piece: 'orange' })).toBe('needed')
    scene.does(1, { ...back, piece: 'white' }).does(0, { ...back, piece: 'yellow' })
    expect(scene.state.pool).toMatchObject({ white: 10, yellow: 20, syringe: 9 })
    scene.does(0, { ...back, piece: 'yellow' })
    expect(scene.state.pool).toMatchObject({ yellow: 21, syringe: 10 })
    expect(scene.state.store).toEqual(store)
    scene.does(0, { type: 'ready' }).does(1, { type: 'ready' })
    expect(scene.state).toMatchObject({ stage: 'council', discharged: ['cough'] })
    expect(scene.patient('pneumonia').given.ward).toEqual({ blue: 1 })
  })

  it('[RMD 4.1] after the last round the goal is checked, and all that it asks has to be there', () => {
    const play = (reputation: number, skill: number) => {
      const goal = 'two3'
      const scene = scenario({ change: () => ({ round: 4, goal, reputation, skill }) }).endRound()
      expect(scene.state.stage).toBe('over')
      return rushMd.result(scene.state)?.won
    }
    const { reputation, skillLeft } = goalFor('two3', 'normal', 4)
    expect(play(reputation, skillLeft)).toBe(true)
    expect(play(reputation - 1, skillLeft)).toBe(false)
    expect(play(reputation, skillLeft - 1)).toBe(false)
    const few = scenario({ change: () => ({ round: 4, goal: 'two2', reputation: 99 }) }).endRound()
    expect(few.state.won).toBe(false)
  })
})

describe('alone', () => {
  it('[RMD 5.1] one player has both doctors, the stores for two, a goal for one, and five minutes', () => {
    const scene = scenario({ seats: 1 })
    expect(scene.state.goal).toMatch(/^one/)
    expect(scene.state.store.blue).toBe(2)
    expect(rushMd.deadlines(scene.state)).toEqual([{ id: 'clock', at: 300_000 }])
    scene.does(0, place('red', 'admission1')).does(0, place('black', 'bloodBank'))
    expect(scene.state.glasses.map(({ id }) => id).slice(0, 2)).toEqual(['red', 'black'])
  })

  it('[RMD 5.1] one action is finished before the next begins, with whichever doctor', () => {
    const scene = scenario({ seats: 1, desk: [{ card: 'pneumonia' }] })
    scene.does(0, place('red', 'admission1')).does(0, place('black', 'bloodBank'))
    expect(scene.refuses(0, { type: 'admit', patient: 'pneumonia', bed: 'A1' })).toBe('noAction')
    scene.wait(SAND).does(0, place('black', 'admission2')).does(0, { type: 'admit', patient: 'pneumonia', bed: 'A1' })
  })
})
