import { place, scenario, type Scene } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { BALANCE, DIAGNOSES, DIAGNOSIS_IDS, rushMd, SAND, TOKEN, TWEEZERS, XRAY } from '../index.ts'

const culture = () => {
  const beds = { A1: { card: 'pneumonia', spot: 'culture' }, A2: { card: 'tonsilAbscess' } } as const
  return scenario({ beds, tops: { culture: 'salmonella' } }).does(0, place('red', 'culture', 'pneumonia'))
}
const wanted = (scene: Scene) => {
  const { back } = DIAGNOSES.salmonella
  return scene.state.tokens.findIndex((sign) => back.exam === 'culture' && sign === back.sign)
}

describe('culture', () => {
  it('[RMD 3.6] one token at a time, back before the next, until the sign of the top card is found', () => {
    const scene = culture()
    const right = wanted(scene)
    const wrong = (right + 1) % 8
    expect(scene.refuses(0, { type: 'take' })).toBe('noTokenUp')
    scene.does(0, { type: 'turn', token: wrong })
    expect(scene.refuses(0, { type: 'turn', token: right })).toBe('tokenUp')
    expect(scene.refuses(0, { type: 'take' })).toBe('signDiffers')
    scene.does(0, { type: 'cover' }).wait(TOKEN)
    scene.does(0, { type: 'turn', token: right }).does(0, { type: 'take' })
    expect(scene.patient('pneumonia').diagnoses).toEqual(['salmonella'])
    expect(scene.state.decks.culture).not.toContain('salmonella')
    expect(scene.state.actions[0]).toBeNull()
    scene.does(1, { type: 'moveBed', bed: 'A1', to: 'ward' })
  })

  it('[RMD 3.6] the patient’s bed has to be on the spot', () => {
    const scene = scenario({ beds: { A1: { card: 'pneumonia' } } })
    expect(scene.refuses(0, place('red', 'culture', 'pneumonia'))).toBe('notOnTheSpot')
    expect(scene.refuses(0, place('red', 'culture'))).toBe('patientMissing')
  })

  it('[RMD 3.6 Reading] tokens keep their places for the whole game', () => {
    const scene = culture()
    const { tokens } = scene.state
    scene
      .does(0, { type: 'turn', token: wanted(scene) })
      .does(0, { type: 'take' })
      .endRound()
      .start()
      .endRound()
    expect(scene.state.tokens).toEqual(tokens)
  })

  it('[RMD 3.6 Digital] a face is seen while it is up, and in no event and no list', () => {
    const scene = culture().does(0, { type: 'turn', token: 5 })
    const sign = scene.state.tokens[5]
    expect(rushMd.view(scene.state, null).token).toEqual({ token: 5, sign })
    expect(JSON.stringify(scene.events)).not.toContain(String(sign))
    scene.does(0, { type: 'cover' })
    const { backs: _, ...rest } = rushMd.view(scene.state, 0)
    for (const face of scene.state.tokens) expect(JSON.stringify(rest)).not.toContain(`"${face}"`)
  })
})

describe('blood test', () => {
  const test = () => {
    const scene = scenario({ beds: { A1: { card: 'anaemia', spot: 'bloodTest' } }, tops: { bloodTest: 'lupus' } })
    return scene.does(0, place('red', 'bloodTest', 'anaemia'))
  }
  const pattern = DIAGNOSES.lupus.back.exam === 'bloodTest' ? DIAGNOSES.lupus.back.pattern : ''

  /** Lifts a disc that lies wrong and lays it where its colour is wanted, until all fit. */
  function solve(scene: Scene): void {
    for (;;) {
      const discs = [...scene.state.discs]
      const wrong = [...discs.keys()].find((hole) => discs[hole] !== pattern[hole])
      if (wrong === undefined) return
      const to = [...discs.keys()].find((hole) => pattern[hole] === discs[wrong] && discs[hole] !== pattern[hole])
      scene
        .does(0, { type: 'lift', hole: wrong })
        .does(0, { type: 'lay', hole: to ?? 0 })
        .wait(TWEEZERS)
    }
  }

  it('[RMD 3.7] discs are rearranged to the pattern of the top card, then it is taken', () => {
    const scene = test()
    expect(scene.refuses(0, { type: 'take' })).toBe('patternDiffers')
    expect(scene.refuses(0, { type: 'lay', hole: 0 })).toBe('noDiscLifted')
    scene.does(0, { type: 'lift', hole: 0 })
    expect(scene.refuses(0, { type: 'take' })).toBe('discLifted')
    scene.does(0, { type: 'slip' })
    solve(scene)
    scene.does(0, { type: 'take' })
    expect(scene.patient('anaemia').diagnoses).toEqual(['lupus'])
    expect(scene.state.discs).toBe(pattern)
  })

  it('[RMD 3.7] [RMD 3.7 Reading] 35 patterns are possible, and the discs stay for the next test', () => {
    const all = new Set<string>()
    for (let mask = 0; mask < 128; mask++) {
      const text = mask.toString(2).padStart(7, '0').replaceAll('1', 'r').replaceAll('0', 'w')
      if (text.split('r').length === 5) all.add(text)
    }
    expect(all.size).toBe(35)
    for (const id of DIAGNOSIS_IDS) {
      const { back } = DIAGNOSES[id]
      if (back.exam === 'bloodTest') expect(all).toContain(back.pattern)
    }
    const scene = test().does(0, { type: 'lift', hole: 0 }).does(0, { type: 'lay', hole: 1 })
    const { discs } = scene.state
    expect(scene.does(0, { type: 'stop' }).endRound().state.discs).toBe(discs)
  })
})

describe('X-ray', () => {
  const theirs = DIAGNOSIS_IDS.find((id) => {
    const { back } = DIAGNOSES[id]
    return back.exam === 'xray' && !back.beds.includes('A1')
  })
  const others = DIAGNOSIS_IDS.find((id) => {
    const { back } = DIAGNOSES[id]
    return back.exam === 'xray' && back.beds.includes('A1')
  })
  const search = (xray: typeof theirs) => {
    const tops = { xray: xray ?? 'brokenArm' }
    return scenario({ beds: { A1: { card: 'rugbyInjury', spot: 'xray' } }, tops })
      .does(0, place('red', 'xray', 'rugbyInjury'))
      .wait(XRAY)
  }

  it('[RMD 3.8] the first card that leaves out the patient’s bed is taken, others go under', () => {
    const scene = search(theirs).does(0, { type: 'take' })
    expect(scene.patient('rugbyInjury').diagnoses).toEqual([theirs])
    const other = search(others).does(0, { type: 'under' })
    expect(other.state.decks.xray[0]).toBe(others)
    for (let i = 0; i < 24 && other.state.actions[0]; i++) {
      const back = rushMd.view(other.state, 0).backs.xray
      const mine = back?.exam === 'xray' && !back.beds.includes('A1')
      other.wait(XRAY).does(0, mine ? { type: 'take' } : { type: 'under' })
    }
    expect(other.patient('rugbyInjury').diagnoses).toHaveLength(1)
    expect(other.state.skill).toBe(search(others).state.skill)
  })

  it('[RMD 3.8 Digital] a wrong take costs a skill point and the card goes under; the search goes on', () => {
    const scene = search(others)
    const { skill } = scene.state
    scene.does(0, { type: 'take' })
    expect(scene.state.skill).toBe(skill - 1)
    expect(scene.state.decks.xray[0]).toBe(others)
    expect(scene.patient('rugbyInjury').diagnoses).toEqual([])
    expect(scene.state.actions[0]?.task.kind).toBe('xray')
    expect(scene.events).toMatchObject([
      { type: 'cardPutUnder', wrong: true },
      { type: 'skillLost', points: 1, by: 'xray', of: 0 },
    ])
  })
})

describe('MRI', () => {
  const scan = () =>
    scenario({ beds: { B2: { card: 'longMigraine', spot: 'mri' } } }).does(0, place('red', 'mri', 'longMigraine'))

  it('[RMD 3.9] the card is taken at once, but the bed stays until the sand has run out', () => {
    const scene = scan().wait(BALANCE).does(0, { type: 'take' })
    expect(scene.patient('longMigraine').diagnoses).toHaveLength(1)
    expect(scene.state.actions[0]).toBeNull()
    scene.until(SAND - 1)
    expect(scene.refuses(0, { type: 'moveBed', bed: 'B2', to: 'ward' })).toBe('bedHeld')
    scene.until(SAND).does(0, { type: 'moveBed', bed: 'B2', to: 'ward' })
  })

  it('[RMD 3.9] a glass that falls has to run out before it is balanced again', () => {
    const scene = scan()
    expect(scene.refuses(0, { type: 'balance' })).toBe('notFallen')
    scene.wait(BALANCE).does(0, { type: 'fall' })
    expect(scene.refuses(0, { type: 'take' })).toBe('fallen')
    expect(scene.refuses(0, { type: 'balance' })).toBe('sandRunning')
    scene.until(SAND).does(0, { type: 'balance' })
    expect(rushMd.deadlines(scene.state)).toContainEqual({ id: 'glass/red', at: 2 * SAND })
    scene.wait(BALANCE).does(0, { type: 'take' })
    expect(scene.patient('longMigraine').diagnoses).toHaveLength(1)
    expect(scene.refuses(0, { type: 'moveBed', bed: 'B2', to: 'ward' })).toBe('bedHeld')
  })
})

describe('diagnoses', () => {
  it('[RMD 3.10] an exam that the patient does not need or has had is refused', () => {
    const beds = {
      A1: { card: 'pneumonia', spot: 'xray' },
      A2: { card: 'tonsilAbscess', spot: 'culture', diagnoses: ['klebsiella'] },
    } as const
    const scene = scenario({ beds })
    expect(scene.refuses(0, place('red', 'xray', 'pneumonia'))).toBe('examNotNeeded')
    expect(scene.refuses(0, place('red', 'culture', 'tonsilAbscess'))).toBe('examDone')
  })

  it('[RMD 3.10] [RMD 3.10 Reading] one card of the highest effectiveness applies, one only', () => {
    // brokenPelvis 5, klebsiella 5 tie; legionella 7 is above both. Own treatment of biteWithFever: blue, yellow.
    const bitten = { card: 'biteWithFever', ward: 'b', syringes: [{ tag: 'ward', fluid: 'yellow', units: 1 }] } as const
    const judged = (ward: string, culture: 'klebsiella' | 'legionella') => {
      const diagnoses = ['brokenPelvis', culture] as const
      const scene = scenario({ beds: { A1: { ...bitten, ward: `b${ward}`, diagnoses } } }).until(239_999)
      return scene.timeUp('clock', 240_000).events.find(({ type }) => type === 'patientJudged')
    }
    expect(DIAGNOSES.brokenPelvis).toMatchObject({ effectiveness: 5, direct: { orange: 1, white: 1 } })
    expect(DIAGNOSES.klebsiella).toMatchObject({ effectiveness: 5, direct: { orange: 1, white: 1, drip: 1 } })
    expect(DIAGNOSES.legionella.effectiveness).toBe(7)
    expect(judged('ow', 'klebsiella')).toMatchObject({ verdict: 'cured', diagnosis: 'brokenPelvis' })
    expect(judged('owd', 'klebsiella')).toMatchObject({ verdict: 'cured', diagnosis: 'klebsiella' })
    expect(judged('ow', 'legionella')).toMatchObject({ verdict: 'error', diagnosis: 'legionella' })
  })
})
