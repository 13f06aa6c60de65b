import { place, scenario } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { MOST_WAITING, SAND, TWEEZERS } from '../index.ts'

describe('the spaces', () => {
  it('[RMD 3.5] the desk brings up to three patients in any mix, while there is room', () => {
    const scene = scenario().does(0, place('nurse1', 'desk1'))
    scene.does(0, { type: 'draw', patients: 'in' }).does(0, { type: 'draw', patients: 'out' })
    scene.does(0, { type: 'draw', patients: 'in' })
    expect(scene.state).toMatchObject({ actions: [null, null] })
    expect([scene.state.desk.length, scene.state.clinic.length]).toEqual([2, 1])
    for (const glass of ['nurse2', 'nurse3'] as const) {
      scene.does(1, place(glass, 'desk2'))
      for (let i = 0; i < 3 && scene.state.clinic.length < MOST_WAITING; i++)
        scene.does(1, { type: 'draw', patients: 'out' })
      if (glass === 'nurse2') scene.wait(SAND).does(1, { type: 'takeOff', glass })
    }
    expect(scene.state.clinic).toHaveLength(6)
    expect(scene.refuses(1, { type: 'draw', patients: 'out' })).toBe('noRoom')
    scene.does(1, { type: 'draw', patients: 'in' })
  })

  it('[RMD 3.5] a doctor brings a waiting in-patient to a free bed on its ward', () => {
    const scene = scenario({ desk: [{ card: 'pneumonia' }], beds: { A1: { card: 'anaemia' } } })
    scene.does(1, { type: 'moveBed', bed: 'A2', to: 'mri' }).does(0, place('red', 'admission1'))
    expect(scene.refuses(0, { type: 'admit', patient: 'pneumonia', bed: 'A1' })).toBe('bedTaken')
    expect(scene.refuses(0, { type: 'admit', patient: 'pneumonia', bed: 'A2' })).toBe('bedAway')
    expect(scene.refuses(0, { type: 'admit', patient: 'seizures', bed: 'A3' })).toBe('noSuchPatient')
    scene.does(0, { type: 'admit', patient: 'pneumonia', bed: 'B3' })
    expect(scene.state.beds[5]?.patient?.card).toBe('pneumonia')
    expect(scene.state).toMatchObject({ desk: [], actions: [null, null] })
  })

  it('[RMD 3.5] what blood bank and pharmacy bring: one kind at a time', () => {
    const scene = scenario().does(0, place('red', 'bloodBank'))
    expect(scene.state.store.blood).toBe(6)
    const brought = { blue: 3, orange: 3, white: 3, yellow: 4, green: 4, drip: 2, syringe: 2 } as const
    for (const [piece, count] of Object.entries(brought) as [keyof typeof brought, number][]) {
      const shop = scenario().does(0, place('nurse1', 'pharmacy2'))
      const before = shop.state.store[piece]
      shop.does(0, { type: 'stock', piece })
      expect(shop.state.store[piece], piece).toBe(before + count)
      expect(shop.refuses(0, { type: 'stock', piece: 'blue' })).toBe('noAction')
    }
  })

  it('[RMD 3.5] two organs of one kind, at most six in the store', () => {
    const scene = scenario({ store: { heart: 3, lung: 2 } }).does(0, place('red', 'organStore'))
    scene.does(0, { type: 'grip', piece: 'bone' }).does(0, { type: 'release' }).wait(TWEEZERS)
    expect(scene.refuses(0, { type: 'grip', piece: 'heart' })).toBe('oneKindOnly')
    expect(scene.refuses(0, { type: 'grip', piece: 'bone' })).toBe('storeFull')
    scene
      .does(1, { type: 'throwOut', organ: 'lung' })
      .does(0, { type: 'grip', piece: 'bone' })
      .does(0, { type: 'release' })
    expect(scene.state.store).toMatchObject({ heart: 3, lung: 1, bone: 2 })
    expect(scene.state.actions[0]).toBeNull()
  })

  it('[RMD 3.5] what is missing has to be stocked, and treating begun anew', () => {
    const scene = scenario({ clinic: [{ card: 'headache' }], store: { blue: 0 } })
    scene.does(0, place('red', 'clinic1', 'headache'))
    const give = { type: 'give', piece: 'blue', patient: 'headache' } as const
    expect(scene.refuses(0, give)).toBe('storeEmpty')
    scene.does(0, place('nurse1', 'pharmacy1')).does(0, { type: 'stock', piece: 'blue' })
    expect(scene.refuses(0, give)).toBe('noAction')
    scene.does(0, place('nurse2', 'clinic2', 'headache')).does(0, give)
    expect(scene.patient('headache').given.ward).toEqual({ blue: 1 })
  })
})

describe('surgery', () => {
  const theatre = () =>
    scenario({
      store: { heart: 1, bone: 1 },
      beds: { A1: { card: 'failingHeart', spot: 'theatreB' }, A2: { card: 'hernia' } },
    })

  it('[RMD 3.11] a doctor moves organs to the bed, a nurse blood and medicines', () => {
    const scene = theatre()
    expect(scene.refuses(0, place('red', 'theatreA', 'failingHeart'))).toBe('notOnTheSpot')
    scene.does(0, place('red', 'theatreB', 'failingHeart'))
    expect(scene.refuses(0, { type: 'grip', piece: 'drip' })).toBe('wrongGlass')
    scene.does(0, { type: 'grip', piece: 'heart' }).does(0, { type: 'release' })
    scene.does(1, place('nurse1', 'theatreBNurse2', 'failingHeart'))
    expect(scene.refuses(1, { type: 'grip', piece: 'bone' })).toBe('wrongGlass')
    expect(scene.refuses(1, { type: 'give', piece: 'drip', patient: 'failingHeart' })).toBe('notThisAction')
    scene.does(1, { type: 'grip', piece: 'drip' }).does(1, { type: 'release' })
    expect(scene.patient('failingHeart').given).toEqual({ ward: {}, theatre: { heart: 1, drip: 1 }, epidemic: {} })
  })

  it('[RMD 3.11 Reading] what is given in the wrong place does not count, and is surplus', () => {
    const verdict = (ward: string, theatre: string) => {
      const syringes = [{ tag: 'theatre', fluid: 'blood', units: 3 }] as const
      const scene = scenario({ beds: { A1: { card: 'failingHeart', ward, theatre, syringes } } })
      return scene
        .until(239_999)
        .timeUp('clock', 240_000)
        .events.find(({ type }) => type === 'patientJudged')
    }
    expect(verdict('d', 'H')).toMatchObject({ verdict: 'cured' })
    expect(verdict('', 'Hd')).toMatchObject({ verdict: 'error' })
    expect(verdict('d', 'Hd')).toMatchObject({ verdict: 'surplus' })
  })

  it('[RMD 3.12] one kind in a syringe, at most six units', () => {
    const scene = scenario({ clinic: [{ card: 'shingles' }], store: { yellow: 8, syringe: 1 } })
    const patient = 'shingles'
    scene.does(0, place('red', 'clinic1', patient))
    expect(scene.refuses(0, { type: 'fill' })).toBe('noSyringe')
    scene.does(0, { type: 'takeSyringe', fluid: 'green' }).does(0, { type: 'takeSyringe', fluid: 'yellow' })
    expect(scene.refuses(0, { type: 'inject', patient })).toBe('syringeEmpty')
    for (let i = 0; i < 6; i++) scene.does(0, { type: 'fill' })
    expect(scene.refuses(0, { type: 'fill' })).toBe('syringeFull')
    expect(scene.refuses(0, { type: 'takeSyringe', fluid: 'green' })).toBe('syringeInHand')
    scene.does(0, { type: 'inject', patient })
    expect(scene.patient(patient).syringes).toEqual([{ tag: 'ward', fluid: 'yellow', units: 6 }])
    expect(scene.refuses(0, { type: 'takeSyringe', fluid: 'yellow' })).toBe('noSyringe')
    expect(scene.state.store).toMatchObject({ yellow: 2, syringe: 0 })
  })

  it('[RMD 3.12] in an operating room tweezers fill the syringe that is held by hand', () => {
    const scene = theatre().does(0, place('nurse1', 'theatreBNurse1', 'failingHeart'))
    expect(scene.refuses(0, { type: 'grip', piece: 'blood' })).toBe('needsSyringe')
    scene.does(0, { type: 'takeSyringe', fluid: 'blood' })
    expect(scene.refuses(0, { type: 'fill' })).toBe('notThisAction')
    expect(scene.refuses(0, { type: 'grip', piece: 'yellow' })).toBe('otherFluid')
    scene.does(0, { type: 'grip', piece: 'blood' }).does(0, { type: 'release' })
    scene.does(0, { type: 'inject', patient: 'failingHeart' })
    expect(scene.patient('failingHeart').syringes).toEqual([{ tag: 'theatre', fluid: 'blood', units: 1 }])
  })

  it('[RMD 3.12] a used syringe comes back to the pool with the discharge', () => {
    const syringes = [{ tag: 'ward', fluid: 'green', units: 1 }] as const
    const scene = scenario({ clinic: [{ card: 'tetanusShot', syringes }] })
    expect(scene.state.pool.syringe).toBe(9)
    scene.endRound()
    expect(scene.isIn('tetanusShot')).toBe(false)
    expect(scene.state.pool).toMatchObject({ syringe: 10, green: 21 })
  })

  it('[RMD 3.13] grip, carry, release; a slip drops the piece back', () => {
    const scene = theatre()
      .does(0, place('red', 'theatreB', 'failingHeart'))
      .does(0, { type: 'grip', piece: 'heart' })
    expect(scene.state.store.heart).toBe(0)
    expect(scene.refuses(0, { type: 'grip', piece: 'bone' })).toBe('handFull')
    scene.does(0, { type: 'slip' })
    expect(scene.state.store.heart).toBe(1)
    expect(scene.refuses(0, { type: 'release' })).toBe('handEmpty')
    expect(scene.refuses(0, { type: 'slip' })).toBe('handEmpty')
  })

  it('[RMD 3.13 Digital] at most one piece in the set time, to the millisecond; pills on a ward know no tweezers', () => {
    const scene = theatre()
      .does(0, place('red', 'theatreB', 'failingHeart'))
      .wait(1_000)
    scene
      .does(0, { type: 'grip', piece: 'heart' })
      .does(0, { type: 'release' })
      .until(1_000 + TWEEZERS - 1)
    expect(scene.refuses(0, { type: 'grip', piece: 'bone' })).toBe('handBusy')
    scene.until(1_000 + TWEEZERS).does(0, { type: 'grip', piece: 'bone' })
    const give = { type: 'give', piece: 'blue', patient: 'hernia' } as const
    theatre()
      .does(0, place('nurse1', 'wardA', 'hernia'))
      .does(0, give)
      .does(0, give)
  })
})
