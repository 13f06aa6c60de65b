// What our decks promise besides balance: cards that make sense to whoever knows medicine, and no two that are alike.

import { scenario, treated } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import {
  DIAGNOSES,
  DIAGNOSIS_IDS,
  type DiagnosisId,
  dose,
  type Fluid,
  PATIENT_IDS,
  type PatientCard,
  PATIENTS,
} from '../index.ts'

const OUT = PATIENT_IDS.filter((id) => PATIENTS[id].kind === 'out')
const FLUIDS: readonly Fluid[] = ['yellow', 'green', 'blood']
const sizeOf = ({ direct }: PatientCard) => Object.values(direct).reduce((sum, count) => sum + count, 0)

describe('our decks', () => {
  it('[RMD 1.4] [RMD 3.14] the contagious sign stands on what is contagious', () => {
    const signs = ['rubella', 'tuberculosis', 'whoopingCough', 'hepatitisB'] as const
    for (const id of signs) expect(DIAGNOSES[id].contagious, id).toBe(true)
    const none = ['psoriasis', 'autoimmuneHepatitis', 'listeria', 'tetanus', 'legionella'] as const
    for (const id of none) expect(DIAGNOSES[id].contagious, id).toBe(false)
    const exams = DIAGNOSIS_IDS.filter((id) => DIAGNOSES[id].contagious).map((id) => DIAGNOSES[id].exam)
    expect(new Set(exams)).toEqual(new Set(['culture', 'bloodTest']))
  })

  it('[RMD 1.4] a culture finds bacteria: no virus, no fungus, no parasite', () => {
    const others = /virus|influenza|measles|mumps|rubella|candida|aspergillus|malaria|toxoplasma|giardia|hepatitis/
    const found = DIAGNOSIS_IDS.filter((id) => DIAGNOSES[id].exam === 'culture')
    expect(found).toHaveLength(24)
    expect(found.filter((id) => others.test(id))).toEqual([])
  })

  it('[RMD 3.11] what is wrong in the chest needs lungs, and a coin that was swallowed no bone', () => {
    for (const id of ['fluidInTheChest', 'airInTheChest', 'bruisedLung'] as const) {
      expect(dose(DIAGNOSES[id].surgical, 'lung'), id).toBeGreaterThan(0)
      expect(dose(DIAGNOSES[id].surgical, 'bone'), id).toBe(0)
    }
    expect(dose(DIAGNOSES.swallowedCoin.surgical, 'bone')).toBe(0)
  })

  it('[RMD 1.3] no two out-patients are alike', () => {
    const spelt = OUT.map((id) => {
      const { condition, direct } = PATIENTS[id]
      const doses = Object.entries(direct).toSorted(([a], [b]) => (a < b ? -1 : 1))
      return JSON.stringify([condition, doses])
    })
    expect(spelt.filter((one, at) => spelt.indexOf(one) !== at)).toEqual([])
  })

  it('[RMD 1.3] their rewards vary: more to do in a worse condition is never worth less', () => {
    expect(new Set(OUT.map((id) => PATIENTS[id].reward)).size).toBeGreaterThanOrEqual(3)
    const worse = ['stable', 'serious', 'critical']
    for (const a of OUT.map((id) => PATIENTS[id]))
      for (const b of OUT.map((id) => PATIENTS[id]))
        if (worse.indexOf(a.condition) <= worse.indexOf(b.condition) && sizeOf(a) <= sizeOf(b))
          expect(a.reward, `${a.id} ${b.id}`).toBeLessThanOrEqual(b.reward)
  })

  it('[RMD 3.12] [RMD 7] somebody with some diagnosis needs more of one fluid in one place than a syringe holds', () => {
    const found = PATIENT_IDS.flatMap((patient) =>
      DIAGNOSIS_IDS.filter((id) => PATIENTS[patient].exams.includes(DIAGNOSES[id].exam)).flatMap((id) =>
        (['direct', 'surgical'] as const).flatMap((part) =>
          FLUIDS.filter((fluid) => dose(PATIENTS[patient][part], fluid) + dose(DIAGNOSES[id][part], fluid) >= 7).map(
            (): [typeof patient, DiagnosisId] => [patient, id],
          ),
        ),
      ),
    )
    expect(found.length).toBeGreaterThan(0)
    const [patient, diagnosis] = found[0] ?? ['carCrash', 'bruisedLung']
    const { theatre, ...right } = treated(patient, diagnosis)
    const { blood = 0, ...organs } = typeof theatre === 'object' ? theatre : {}
    const judged = (units: readonly number[]) =>
      scenario({
        beds: {
          A1: {
            ...right,
            theatre: organs,
            syringes: units.map((count) => ({ tag: 'theatre', fluid: 'blood', units: count })),
          },
        },
      })
        .until(239_999)
        .timeUp('clock', 240_000)
        .events.find(({ type }) => type === 'patientJudged')
    expect(judged([6, blood - 6])).toMatchObject({ verdict: 'cured' })
    expect(judged([6])).toMatchObject({ verdict: 'error' })
  })
})
