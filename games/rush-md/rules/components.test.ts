import { place, scenario } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import {
  BED_IDS,
  DIAGNOSES,
  DIAGNOSIS_IDS,
  DOCTORS,
  EPIDEMIC_IDS,
  EPIDEMICS,
  EXAM_OF,
  EXAMS,
  GOAL_IDS,
  GOALS,
  IN_THE_BOX,
  NURSES,
  PAPER_IDS,
  PATIENT_IDS,
  PATIENTS,
  PIECES,
  RESEARCH,
  SAND,
  SIGNS,
  SYMPTOMS,
} from '../index.ts'

const ofExam = (exam: string) => DIAGNOSIS_IDS.map((id) => DIAGNOSES[id]).filter((card) => card.exam === exam)
const sum = (doses: object) => Object.values(doses).reduce((a: number, b) => a + Number(b), 0)

describe('components', () => {
  it('[RMD 1.1] every piece of the box is in the pool or in a store at the start', () => {
    const { pool, store } = scenario({ council: true }).state
    for (const piece of PIECES) expect(pool[piece] + store[piece], piece).toBe(IN_THE_BOX[piece])
    expect(IN_THE_BOX).toMatchObject({ blue: 12, orange: 12, white: 12, yellow: 24, green: 24, drip: 15 })
    expect(IN_THE_BOX).toMatchObject({ syringe: 12, blood: 40, heart: 10, kidney: 10, bone: 10, lung: 10 })
  })

  it('[RMD 1.1 Reading] a pool that runs out gives what it has, and then nothing', () => {
    const scene = scenario({ store: { blood: 38 } }).does(0, place('red', 'bloodBank'))
    expect(scene.state.store.blood).toBe(40)
    scene.wait(SAND)
    expect(scene.refuses(0, place('red', 'bloodBank'))).toBe('poolEmpty')
    scene.does(0, place('nurse1', 'pharmacy1'))
    const dry = scenario({ store: { blue: 12 } }).does(0, place('nurse1', 'pharmacy1'))
    expect(dry.refuses(0, { type: 'stock', piece: 'blue' })).toBe('poolEmpty')
    dry.does(0, { type: 'stock', piece: 'drip' })
  })

  it('[RMD 1.2] a doctor for each player, four nurses for all, and sand for 30 seconds', () => {
    const ids = scenario({ seats: 3 }).state.glasses.map(({ id }) => id)
    expect(ids).toEqual([...DOCTORS.slice(0, 3), ...NURSES])
    expect(DOCTORS).toEqual(['red', 'black', 'green', 'yellow'])
    expect(SAND).toBe(30_000)
  })

  it('[RMD 1.3] 36 patients need a bed and 36 do not; those need medicines only', () => {
    const kinds = PATIENT_IDS.map((id) => PATIENTS[id].kind)
    expect(kinds.filter((kind) => kind === 'in')).toHaveLength(36)
    expect(kinds.filter((kind) => kind === 'out')).toHaveLength(36)
    for (const id of PATIENT_IDS) {
      const { kind, direct, surgical, exams, reward } = PATIENTS[id]
      expect(sum(direct) + sum(surgical), id).toBeGreaterThan(0)
      expect(reward, id).toBeGreaterThan(0)
      if (kind === 'in') continue
      expect(exams, id).toEqual([])
      expect(surgical, id).toEqual({})
      for (const organ of ['heart', 'kidney', 'bone', 'lung', 'blood']) expect(direct, id).not.toHaveProperty(organ)
    }
  })

  it('[RMD 1.4] 24 diagnoses for each exam, with the backs that their exams ask for', () => {
    for (const exam of EXAMS) expect(ofExam(exam), exam).toHaveLength(24)
    for (const sign of SIGNS)
      expect(ofExam('culture').filter(({ back }) => back.exam === 'culture' && back.sign === sign)).toHaveLength(3)
    const patterns = ofExam('bloodTest').map(({ back }) => (back.exam === 'bloodTest' ? back.pattern : ''))
    expect(new Set(patterns).size).toBe(24)
    for (const pattern of patterns) expect([...pattern].sort().join('')).toBe('rrrrwww')
    for (const bed of BED_IDS)
      expect(ofExam('xray').filter(({ back }) => back.exam === 'xray' && !back.beds.includes(bed))).toHaveLength(4)
    for (const { back } of ofExam('xray')) expect(back.exam === 'xray' && back.beds).toHaveLength(5)
    for (const exam of ['xray', 'mri']) expect(ofExam(exam).some(({ contagious }) => contagious)).toBe(false)
    for (const exam of ['culture', 'bloodTest']) expect(ofExam(exam).some(({ contagious }) => contagious)).toBe(true)
  })

  it('[RMD 1.4] what a treatment needs can be given: no organ on a ward', () => {
    for (const { id, direct } of [
      ...PATIENT_IDS.map((id) => PATIENTS[id]),
      ...DIAGNOSIS_IDS.map((id) => DIAGNOSES[id]),
    ])
      for (const organ of ['heart', 'kidney', 'bone', 'lung']) expect(direct, id).not.toHaveProperty(organ)
  })

  it('[RMD 1.5] 14 epidemics, 16 goals, 22 research papers, with those that the book shows', () => {
    expect(EPIDEMIC_IDS).toHaveLength(14)
    expect(EPIDEMIC_IDS.some((id) => EPIDEMICS[id].treatment === null)).toBe(true)
    expect(GOAL_IDS).toHaveLength(16)
    for (const players of [1, 2, 3, 4]) expect(GOAL_IDS.filter((id) => GOALS[id].players === players)).toHaveLength(4)
    expect(PAPER_IDS).toHaveLength(22)
    expect(new Set(PAPER_IDS.map((id) => RESEARCH[id].kind))).toEqual(new Set(['task', 'action']))
    expect(RESEARCH.transplantStudy).toEqual({ kind: 'task', reward: 2, task: { aim: 'organKinds', least: 3 } })
    expect(RESEARCH.recovery).toMatchObject({ kind: 'action', extra: { does: 'ease' } })
  })

  it('[RMD 1.6] each symptom has its exam', () => {
    expect(SYMPTOMS.map((symptom) => EXAM_OF[symptom])).toEqual(['culture', 'bloodTest', 'xray', 'mri'])
    expect(PATIENTS.stiffNeck).toMatchObject({
      symptoms: ['infection', 'neuropsychological'],
      exams: ['culture', 'mri'],
    })
  })

  it('[RMD 1.7] reputation starts at 0, skill as the goal says, in round 1', () => {
    const { reputation, skill, round, goal } = scenario({ council: true, options: { difficulty: 'hard' } }).state
    expect({ reputation, skill, round }).toEqual({ reputation: 0, skill: GOALS[goal].hard.skill, round: 1 })
  })
})
