// The book's own examples.

import { type Lying, place, scenario, treated } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import {
  DIAGNOSES,
  DIAGNOSIS_IDS,
  type EpidemicId,
  goalFor,
  PATIENT_IDS,
  PATIENTS,
  rushMd,
  SAND,
  XRAY,
} from '../index.ts'

const ended = (scene: ReturnType<typeof scenario>) => scene.until(239_999).timeUp('clock', 240_000)
const verdict = (lying: Lying) => {
  const event = ended(scenario({ beds: { A1: lying } })).events.find(({ type }) => type === 'patientJudged')
  return event?.type === 'patientJudged' ? event.verdict : null
}
/** One piece less of the first kind. */
const oneLess = (doses: Lying['ward']) => {
  const [[what, count] = ['blue', 1], ...rest] = Object.entries(typeof doses === 'object' ? doses : {})
  return Object.fromEntries([...(count > 1 ? [[what, count - 1] as const] : []), ...rest])
}

describe('setup', () => {
  it('[RMD 8 Goal for three] 32, 55 and 85 reputation with 25, 20 and 12 skill points', () => {
    const goals = (['easy', 'normal', 'hard'] as const).map((difficulty) => goalFor('three1', difficulty, 4))
    expect(goals.map(({ reputation, skill }) => [reputation, skill])).toEqual([
      [32, 25],
      [55, 20],
      [85, 12],
    ])
  })

  it('[RMD 8 Setup for two] what lies where before the first round', () => {
    const { store, beds, clinic, desk, glasses } = scenario({ seats: 2, council: true }).state
    expect(store).toMatchObject({ blue: 2, orange: 2, white: 2, yellow: 3, green: 3, drip: 3, syringe: 2, blood: 3 })
    expect(beds.map(({ id, spot }) => [id, spot])).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((id) => [id, null]))
    expect([clinic, desk]).toEqual([[], []])
    expect(glasses.map(({ id, space }) => [id, space])).toEqual(
      ['red', 'black', 'nurse1', 'nurse2', 'nurse3', 'nurse4'].map((id) => [id, null]),
    )
  })
})

describe('exams', () => {
  it('[RMD 8 X-ray for bed B3] a card that shows all the other beds is for B3, and for nobody else', () => {
    const card = DIAGNOSIS_IDS.find((id) => {
      const { back } = DIAGNOSES[id]
      return back.exam === 'xray' && back.beds.join() === 'A1,A2,A3,B1,B2'
    })
    for (const bed of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const) {
      const beds = { [bed]: { card: 'rugbyInjury', spot: 'xray' } as const }
      const scene = scenario({ beds, tops: { xray: card ?? 'brokenArm' } })
      scene
        .does(0, place('red', 'xray', 'rugbyInjury'))
        .wait(XRAY)
        .does(0, { type: 'take' })
      expect(scene.patient('rugbyInjury').diagnoses, bed).toEqual(bed === 'B3' ? [card] : [])
    }
  })
})

describe('medical errors', () => {
  it('[RMD 8 Medicine left out] one piece too few is an error, for each patient who needs no exam', () => {
    for (const card of PATIENT_IDS.filter((id) => PATIENTS[id].kind === 'in' && PATIENTS[id].exams.length === 0)) {
      const right = treated(card)
      expect(verdict(right), card).toBe('cured')
      expect(verdict({ ...right, ward: oneLess(right.ward) }), card).toBe('error')
    }
  })

  it('[RMD 8 Exam left out] with the right treatment of one diagnosis, but not every exam', () => {
    const right = treated('stiffNeck', 'staphylococcus', 'smallStroke')
    expect(PATIENTS.stiffNeck.exams).toEqual(['culture', 'mri'])
    expect(DIAGNOSES.staphylococcus.effectiveness).toBe(DIAGNOSES.smallStroke.effectiveness)
    expect(verdict(right)).toBe('cured')
    expect(verdict({ ...right, diagnoses: ['staphylococcus'] })).toBe('error')
    expect(verdict({ ...treated('pneumonia'), diagnoses: [] })).toBe('error')
  })

  it('[RMD 8 Surgery left out] left out or done in part', () => {
    const right = treated('failingHeart')
    expect(verdict(right)).toBe('cured')
    expect(verdict({ ...right, theatre: {} })).toBe('error')
    expect(verdict({ ...right, theatre: oneLess(right.theatre) })).toBe('error')
  })

  it('[RMD 8 Less effective treatment] the card of lower effectiveness was treated', () => {
    const [high, low] = ['cholera', 'brokenArm'] as const
    expect(DIAGNOSES[high].effectiveness).toBeGreaterThan(DIAGNOSES[low].effectiveness)
    expect(verdict({ ...treated('biteWithFever', high), diagnoses: [high, low] })).toBe('cured')
    expect(verdict({ ...treated('biteWithFever', low), diagnoses: [high, low] })).toBe('error')
  })
})

describe('syringes', () => {
  const at = () =>
    scenario({ clinic: [{ card: 'shingles' }], store: { yellow: 8, green: 2, syringe: 3 } }).does(
      0,
      place('red', 'clinic1', 'shingles'),
    )

  it('[RMD 8 More than six units] the seventh needs a second syringe', () => {
    const scene = at().does(0, { type: 'takeSyringe', fluid: 'yellow' })
    for (let i = 0; i < 6; i++) scene.does(0, { type: 'fill' })
    expect(scene.refuses(0, { type: 'fill' })).toBe('syringeFull')
    scene.does(0, { type: 'inject', patient: 'shingles' }).does(0, { type: 'takeSyringe', fluid: 'yellow' })
    scene.does(0, { type: 'fill' }).does(0, { type: 'inject', patient: 'shingles' })
    expect(scene.patient('shingles').syringes.map(({ units }) => units)).toEqual([6, 1])
    expect(scene.state.store.syringe).toBe(1)
  })

  it('[RMD 8 Blood and medicine] each kind has a syringe of its own', () => {
    const scene = at()
    for (const fluid of ['yellow', 'green'] as const) {
      scene.does(0, { type: 'takeSyringe', fluid }).does(0, { type: 'fill' })
      scene.does(0, { type: 'inject', patient: 'shingles' })
    }
    const blood = at().does(0, { type: 'takeSyringe', fluid: 'blood' }).does(0, { type: 'fill' })
    expect(scene.patient('shingles').syringes.map(({ fluid }) => fluid)).toEqual(['yellow', 'green'])
    expect(blood.refuses(0, { type: 'takeSyringe', fluid: 'yellow' })).toBe('syringeInHand')
  })
})

describe('epidemics', () => {
  const sick = (next: readonly EpidemicId[], options = {}) => {
    const contagious = DIAGNOSIS_IDS.filter((id) => DIAGNOSES[id].contagious && DIAGNOSES[id].exam === 'culture')
    const [low = 'shigella', other = 'streptococcus'] = contagious.toSorted(
      (a, b) => DIAGNOSES[a].effectiveness - DIAGNOSES[b].effectiveness,
    )
    const scene = scenario({
      options,
      beds: { A1: { card: 'biteWithFever', spot: 'culture', diagnoses: ['dislocatedHip'] }, A2: { card: 'pneumonia' } },
      change: ({ decks }) => ({
        skill: 40,
        decks: {
          ...decks,
          culture: [...decks.culture.filter((id) => id !== low && id !== other), other, low],
          epidemic: [...decks.epidemic.filter((id) => !next.includes(id)), ...next.toReversed()],
        },
      }),
    })
    expect(DIAGNOSES[low].effectiveness).toBeLessThan(DIAGNOSES.dislocatedHip.effectiveness)
    return scene
  }
  const examine = (scene: ReturnType<typeof scenario>, patient: 'biteWithFever' | 'pneumonia', seat: number) => {
    scene.does(seat, place(seat === 0 ? 'red' : 'black', 'culture', patient))
    const back = rushMd.view(scene.state, null).backs.culture
    const token = scene.state.tokens.findIndex((sign) => back?.exam === 'culture' && back.sign === sign)
    return scene.does(seat, { type: 'turn', token }).does(seat, { type: 'take' })
  }

  it('[RMD 8 Sign that does not apply] on a diagnosis of lower effectiveness it draws all the same', () => {
    expect(examine(sick(['redRash']), 'biteWithFever', 0).state.epidemics.A).toBe('redRash')
  })

  it('[RMD 8 Epidemic avoided] after a card without treatment the next sign draws again', () => {
    const scene = examine(sick(['goodHygiene', 'redRash']), 'biteWithFever', 0)
    expect(scene.state.epidemics.A).toBeNull()
    scene.wait(SAND).does(0, { type: 'takeOff', glass: 'red' }).does(0, { type: 'moveBed', bed: 'A1', to: 'ward' })
    examine(scene.does(0, { type: 'moveBed', bed: 'A2', to: 'culture' }), 'pneumonia', 1)
    expect(scene.state.epidemics.A).toBe('redRash')
  })

  it('[RMD 8 Sign missed] nobody noticed it: 3 skill points at the evaluation', () => {
    const scene = ended(examine(sick(['redRash'], { contagion: 'noticed' }), 'biteWithFever', 0))
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'skillLost', points: 3, by: 'missedSign' }))
  })
})

describe('papers, and alone', () => {
  it('[RMD 8 Three different organs] used in a round, by whatever surgery: 2 skill points', () => {
    const gained = (organs: readonly ('heart' | 'lung' | 'bone')[]) => {
      const scene = scenario({
        options: { research: true, epidemics: false },
        papers: ['transplantStudy', 'recovery', 'donorDay'],
        beds: { A1: { card: 'failingHeart', spot: 'theatreA' } },
        store: { heart: 3, lung: 1, bone: 1 },
        change: () => ({ skill: 40 }),
      }).does(0, place('red', 'theatreA', 'failingHeart'))
      for (const piece of organs) scene.does(0, { type: 'grip', piece }).does(0, { type: 'release' }).wait(600)
      return ended(scene).events.flatMap((event) => (event.type === 'skillGained' ? [event.points] : []))
    }
    expect(gained(['heart', 'lung', 'bone'])).toEqual([2])
    expect(gained(['heart', 'lung', 'heart', 'heart'])).toEqual([])
  })

  it('[RMD 8 Condition token off] a doctor’s action makes a patient better', () => {
    const scene = scenario({
      options: { research: true },
      papers: ['recovery', 'houseCall', 'donorDay'],
      clinic: [{ card: 'headache', condition: 'serious' }],
    })
    expect(scene.refuses(0, place('nurse1', 'research1'))).toBe('wrongGlass')
    scene.does(0, place('red', 'research1')).does(0, { type: 'ease', patient: 'headache' })
    expect(scene.patient('headache').condition).toBe('stable')
  })

  it('[RMD 8 Alone without medicine] to the pharmacy, and a new action on the ward', () => {
    const scene = scenario({ seats: 1, beds: { A1: { card: 'pneumonia' } }, store: { blue: 0 } })
    const give = { type: 'give', piece: 'blue', patient: 'pneumonia' } as const
    scene.does(0, place('nurse1', 'wardA', 'pneumonia'))
    expect(scene.refuses(0, give)).toBe('storeEmpty')
    scene.does(0, place('nurse2', 'pharmacy1')).does(0, { type: 'stock', piece: 'blue' })
    expect(scene.refuses(0, give)).toBe('noAction')
    expect(scene.refuses(0, place('nurse3', 'wardA', 'pneumonia'))).toBe('spaceTaken')
    scene
      .until(SAND)
      .does(0, place('nurse1', 'wardA', 'pneumonia'))
      .does(0, give)
    expect(scene.patient('pneumonia').given.ward).toEqual({ blue: 1 })
  })
})
