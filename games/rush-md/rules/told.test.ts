// What the page is told, piece by piece: what went where, when a hand is free, which space would be a waste, and what a
// patient was judged by.

import { place, scenario, type Opening, type Scene, treated } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { BALANCE, type Event, EPIDEMIC_IDS, rushMd, SAND, TOKEN, TWEEZERS, XRAY } from '../index.ts'

const BEDS: Opening['beds'] = {
  A1: { card: 'pneumonia', spot: 'culture' },
  A2: { card: 'anaemia', spot: 'bloodTest' },
  A3: { card: 'rugbyInjury', spot: 'xray' },
  B1: { card: 'longMigraine', spot: 'mri' },
  B2: { card: 'failingHeart', spot: 'theatreA' },
}
const house = () => scenario({ beds: BEDS, clinic: [{ card: 'shingles' }], store: { heart: 2, yellow: 6 } })
const last = ({ events }: Scene, type: Event['type']) => events.find((event) => event.type === type)
const ended = (scene: Scene) => scene.until(239_999).timeUp('clock', 240_000)

describe('what was in hand', () => {
  it('[RMD 3.23] is named with where it went back to', () => {
    const scene = house().does(0, place('red', 'clinic1', 'shingles'))
    scene.does(0, { type: 'takeSyringe', fluid: 'yellow' }).does(0, { type: 'fill' }).does(0, { type: 'fill' })
    expect(last(scene.does(0, { type: 'stop' }), 'actionEnded')).toMatchObject({
      returned: [
        { piece: 'yellow', count: 2, to: 'store' },
        { piece: 'syringe', count: 1, to: 'store' },
      ],
      token: null,
      hole: null,
    })
    const organs = house().does(0, place('red', 'organStore')).does(0, { type: 'grip', piece: 'lung' })
    const back = { returned: [{ piece: 'lung', count: 1, to: 'pool' }] }
    expect(last(organs.does(0, { type: 'stop' }), 'actionEnded')).toMatchObject(back)
    const heart = house()
      .does(0, place('red', 'theatreA', 'failingHeart'))
      .does(0, { type: 'grip', piece: 'heart' })
    // Whatever ends an action: here another glass.
    const other = heart.does(0, place('nurse1', 'desk1'))
    expect(last(other, 'actionEnded')).toMatchObject({ returned: [{ piece: 'heart', count: 1, to: 'store' }] })
  })

  it('[RMD 3.23] so are a token that is covered and a disc that goes back to its hole', () => {
    const token = house()
      .does(0, place('red', 'culture', 'pneumonia'))
      .does(0, { type: 'turn', token: 5 })
    expect(last(token.does(0, { type: 'stop' }), 'actionEnded')).toMatchObject({ returned: [], token: 5, hole: null })
    const disc = house()
      .does(0, place('red', 'bloodTest', 'anaemia'))
      .does(0, { type: 'lift', hole: 3 })
    expect(last(disc.does(0, { type: 'stop' }), 'actionEnded')).toMatchObject({ token: null, hole: 3 })
  })

  it('[RMD 3.13] a slip names the piece, or the hole of a disc', () => {
    const organ = house().does(0, place('red', 'organStore')).does(0, { type: 'grip', piece: 'bone' })
    expect(organ.does(0, { type: 'slip' }).events).toMatchObject([{ type: 'slipped', piece: 'bone', hole: null }])
    const disc = house()
      .does(0, place('red', 'bloodTest', 'anaemia'))
      .does(0, { type: 'lift', hole: 3 })
    expect(disc.does(0, { type: 'slip' }).events).toMatchObject([{ type: 'slipped', piece: null, hole: 3 }])
  })

  it('[RMD 3.7] a disc that is laid names both holes', () => {
    const scene = house()
      .does(0, place('red', 'bloodTest', 'anaemia'))
      .does(0, { type: 'lift', hole: 3 })
    expect(scene.does(0, { type: 'lay', hole: 6 }).events).toMatchObject([{ type: 'discLaid', from: 3, hole: 6 }])
  })

  it('[RMD 3.12 Digital] a syringe in hand is emptied back without ending the action', () => {
    const scene = house().does(0, place('red', 'clinic1', 'shingles'))
    const { store, glasses } = scene.state
    expect(scene.refuses(0, { type: 'empty' })).toBe('noSyringe')
    scene.does(0, { type: 'takeSyringe', fluid: 'yellow' }).does(0, { type: 'fill' }).does(0, { type: 'fill' })
    scene.does(0, { type: 'empty' })
    expect(scene.events).toMatchObject([{ type: 'syringeEmptied', seat: 0, fluid: 'yellow', units: 2 }])
    expect(scene.state).toMatchObject({ store, glasses, actions: [{ syringe: null, space: 'clinic1' }, null] })
    scene.does(0, { type: 'takeSyringe', fluid: 'blood' }).does(0, { type: 'empty' })
    expect(scene.events).toMatchObject([{ type: 'syringeEmptied', units: 0 }])
    expect(scene.state.store).toEqual(store)
    expect(scene.refuses(1, { type: 'empty' })).toBe('noAction')
  })

  it('[RMD 3.12 Digital] [RMD 3.13] in an operating room the tweezers have to be empty for it', () => {
    const scene = house().does(0, place('nurse1', 'theatreANurse1', 'failingHeart'))
    const { store } = scene.state
    scene.does(0, { type: 'takeSyringe', fluid: 'blood' }).does(0, { type: 'grip', piece: 'blood' })
    expect(scene.refuses(0, { type: 'empty' })).toBe('handFull')
    scene.does(0, { type: 'release' }).does(0, { type: 'empty' })
    expect(scene.state.store).toEqual(store)
  })

  it('[RMD 3.22 Reading 2] organs are thrown out by hand in the council, after the clock and before the discharge too', () => {
    const organ = { type: 'throwOut', organ: 'heart' } as const
    const council = scenario({ council: true, store: { heart: 1 } }).does(0, organ)
    expect(council.state).toMatchObject({ store: { heart: 0 }, pool: { heart: 10 } })
    const overtime = house().until(235_000).does(0, place('nurse1', 'desk1')).until(241_000)
    expect(overtime.does(1, organ).state).toMatchObject({ stage: 'overtime', store: { heart: 1 } })
    const clearing = ended(scenario({ clinic: [{ card: 'cough', ward: 'w' }], store: { heart: 2 } }))
    expect(clearing.does(1, organ).state).toMatchObject({ stage: 'clearing', store: { heart: 1 } })
    expect(clearing.can(0, organ)).toBe(true)
    // No action, no tweezers, and no hand that has to rest.
    expect(clearing.does(1, organ).state.hands).toEqual([null, null])
    expect(clearing.refuses(1, organ)).toBe('storeEmpty')
  })

  it('[RMD 3.23 Reading] no piece leaves a patient during the action phase', () => {
    const scene = scenario({ clinic: [{ card: 'cough', ward: 'w' }] })
    const back = { type: 'sendBack', patient: 'cough', tag: 'ward', piece: 'white' } as const
    for (const command of [back, { type: 'sendAllBack' } as const]) expect(scene.refuses(0, command)).toBe('notNow')
  })
})

describe('readings of the book', () => {
  it('[RMD 1.2 Reading] every glass runs 30 seconds', () => {
    expect(SAND).toBe(30_000)
    for (const [glass, space] of [
      ['red', 'admission1'],
      ['nurse1', 'desk1'],
    ] as const) {
      const scene = scenario().does(0, place(glass, space))
      expect(rushMd.deadlines(scene.state)).toContainEqual({ id: `glass/${glass}`, at: 30_000 })
    }
  })

  it('[RMD 3.5 Reading] each colour of pill and of medicine is a kind of its own', () => {
    const { store } = scenario().state
    for (const piece of ['blue', 'orange', 'white', 'yellow', 'green'] as const) {
      const scene = scenario().does(0, place('nurse1', 'pharmacy1')).does(0, { type: 'stock', piece })
      const brought = ['yellow', 'green'].includes(piece) ? 4 : 3
      expect(scene.state.store).toEqual({ ...store, [piece]: store[piece] + brought })
      expect(scene.state.actions[0]).toBeNull()
    }
  })

  it('[RMD 3.9 Reading] once the card is taken the glass can’t fall any more', () => {
    const scene = house()
      .does(0, place('red', 'mri', 'longMigraine'))
      .wait(BALANCE)
      .does(0, { type: 'take' })
    expect(scene.refuses(0, { type: 'fall' })).toBe('noAction')
    expect(scene.patient('longMigraine').diagnoses).toHaveLength(1)
  })
})

describe('when a hand is free', () => {
  it('[RMD 3.13 Digital] is shown in milliseconds, and no longer when it is', () => {
    const busy = (scene: Scene) => rushMd.view(scene.state, null).busyUntil
    const token = house()
      .does(0, place('red', 'culture', 'pneumonia'))
      .wait(100)
      .does(0, { type: 'turn', token: 5 })
    expect(busy(token)).toEqual([100 + TOKEN, null])
    expect(busy(token.wait(TOKEN))).toEqual([null, null])
    const xray = house().does(1, place('black', 'xray', 'rugbyInjury'))
    expect(busy(xray)).toEqual([null, XRAY])
    expect(busy(house().does(0, place('red', 'mri', 'longMigraine')))).toEqual([BALANCE, null])
    const tweezers = house().does(0, place('red', 'organStore')).does(0, { type: 'grip', piece: 'bone' })
    expect(busy(tweezers)).toEqual([null, null])
    expect(busy(tweezers.does(0, { type: 'release' }))).toEqual([TWEEZERS, null])
  })

  it('[RMD 3.13 Digital] a shorter rest never ends a longer one', () => {
    const scene = scenario({ seats: 1, beds: BEDS })
      .does(0, place('red', 'mri', 'longMigraine'))
      .wait(100)
      .does(0, place('black', 'xray', 'rugbyInjury'))
    expect(scene.state.hands).toEqual([BALANCE])
  })
})

describe('where a glass would be wasted', () => {
  const idle = (opening: Opening) => rushMd.view(scenario(opening).state, null).idle

  it('[RMD 3.2] is allowed, and shown with the reason', () => {
    expect(idle({})).toEqual({ admission1: 'noSuchPatient', admission2: 'noSuchPatient' })
    const full = Object.fromEntries(
      (['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const).map((bed, at) => [
        bed,
        { card: (['pneumonia', 'anaemia', 'rugbyInjury', 'longMigraine', 'failingHeart', 'seizures'] as const)[at] },
      ]),
    ) as Opening['beds']
    const house: Opening = { beds: full ?? {}, desk: [{ card: 'hernia' }] }
    expect(idle(house)).toEqual({ admission1: 'bedTaken', admission2: 'bedTaken' })
    expect(scenario(house).answers(0, place('red', 'admission1'))).toBeNull()
    expect(idle({ store: { heart: 6 }, desk: [{ card: 'hernia' }] })).toEqual({ organStore: 'storeFull' })
    expect(idle({ store: { blood: 40 }, desk: [{ card: 'hernia' }] })).toEqual({ bloodBank: 'poolEmpty' })
  })

  it('[RMD 3.5] a desk with nobody to draw, or no room', () => {
    const cards = ['cough', 'cold', 'headache', 'shingles', 'gout', 'fluShot'] as const
    const clinic = cards.map((card) => ({ card }))
    expect(idle({ options: { lesson: 'L0' }, clinic })).toEqual({ desk1: 'noRoom', desk2: 'noRoom' })
    expect(idle({ clinic })).not.toHaveProperty('desk1')
    const drawn = scenario({ options: { lesson: 'L0' } })
    drawn.state = { ...drawn.state, decks: { ...drawn.state.decks, out: [] } }
    expect(rushMd.view(drawn.state, null).idle).toEqual({ desk1: 'deckEmpty', desk2: 'deckEmpty' })
  })

  it('[RMD 3.2 recovery] [RMD 3.2 donorDay] papers too', () => {
    const options = { research: true }
    const papers = ['recovery', 'donorDay', 'porterService'] as const
    expect(idle({ options, papers, store: { blood: 40 } })).toMatchObject({
      research1: 'notWorse',
      research2: 'poolEmpty',
      research3: 'noSuchPatient',
    })
    const clinic = [{ card: 'cough', condition: 'critical' }] as const
    expect(idle({ options, papers, clinic })).not.toHaveProperty('research1')
  })

  it('[RMD 3.3] and nothing but in the action phase', () => {
    expect(idle({ council: true })).toEqual({})
  })
})

describe('the evaluation in steps', () => {
  it('[RMD 3.17] each patient: asked, given, missing, surplus, misplaced, exams, cost', () => {
    const right = treated('biteWithFever', 'brokenPelvis', 'klebsiella')
    const judged = (lying: object) => {
      const scene = ended(scenario({ beds: { A1: { ...right, ...lying } } }))
      return scene.events.find((event) => event.type === 'patientJudged')
    }
    const fine = judged({})
    expect(fine).toMatchObject({
      patient: 'biteWithFever',
      verdict: 'cured',
      diagnosis: 'brokenPelvis',
      cost: 0,
      missing: { ward: {}, theatre: {} },
      surplus: { ward: {}, theatre: {} },
      misplaced: { ward: {}, theatre: {} },
      exams: [],
    })
    expect(fine?.type === 'patientJudged' && fine.given).toEqual(fine?.type === 'patientJudged' && fine.asked)
    const elsewhere = judged({ ward: { blue: 1, orange: 1, yellow: 1, drip: 1 }, theatre: { white: 1 } })
    expect(elsewhere).toMatchObject({
      verdict: 'error',
      missing: { ward: { white: 1 }, theatre: {} },
      surplus: { ward: { drip: 1 }, theatre: { white: 1 } },
      misplaced: { ward: {}, theatre: { white: 1 } },
    })
    expect(judged({ diagnoses: ['klebsiella'] })).toMatchObject({ verdict: 'error', exams: ['xray'] })
  })

  it('[RMD 3.17] [RMD 3.18] every loss says what it was for', () => {
    const scene = ended(
      scenario({ clinic: [{ card: 'cough' }, { card: 'cold', ward: 'oowb' }], beds: { A1: { card: 'pneumonia' } } }),
    )
    const losses = scene.events.flatMap((event) =>
      event.type === 'skillLost' ? [[event.by, event.of, event.points]] : [],
    )
    expect(losses).toEqual([
      ['error', 'cough', 1],
      ['surplus', 'cold', 2],
      ['error', 'pneumonia', 3],
    ])
    for (const event of scene.events)
      if (event.type === 'patientJudged') expect(losses).toContainEqual([event.verdict, event.patient, event.cost])
  })

  it('[RMD 3.19] research tasks are judged one by one, done or not', () => {
    const scene = ended(
      scenario({
        options: { research: true },
        papers: ['transplantStudy', 'recovery', 'errorFree'],
        clinic: [{ card: 'cough', ward: 'bo' }],
      }),
    )
    expect(scene.events.filter(({ type }) => type === 'taskJudged')).toMatchObject([
      { paper: 'transplantStudy', reached: false },
      { paper: 'errorFree', reached: true },
    ])
    const types = scene.events.map(({ type }) => type)
    expect(types.indexOf('taskJudged')).toBeGreaterThan(types.lastIndexOf('patientJudged'))
  })

  it('[RMD 3.14 Digital] [RMD 3.16] signs that were missed come after the epidemics and before the patients', () => {
    const scene = ended(
      scenario({
        options: { contagion: 'noticed' },
        beds: { A1: { card: 'pneumonia' }, B1: { card: 'seizures' } },
        change: ({ decks }) => ({
          signs: { A: 2, B: 0 },
          epidemics: { A: null, B: 'kennelCough' },
          decks: { ...decks, epidemic: EPIDEMIC_IDS.filter((id) => id !== 'kennelCough') },
          skill: 40,
        }),
      }),
    )
    const steps = ['epidemicEnded', 'signsMissed', 'patientJudged'] as const
    const places = steps.map((type) => scene.events.findIndex((event) => event.type === type))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(last(scene, 'signsMissed')).toMatchObject({ ward: 'A', signs: 2 })
  })

  it('[RMD 3.20] all that was not needed is sent back at once', () => {
    const scene = ended(
      scenario({
        clinic: [
          { card: 'cough', ward: 'bwwo' },
          { card: 'headache', ward: 'ow' },
          { card: 'cold', ward: 'oowb' },
        ],
        beds: { A1: { card: 'pneumonia', ward: 'd', syringes: [{ tag: 'theatre', fluid: 'blood', units: 3 }] } },
        change: () => ({ skill: 40 }),
      }),
    )
    expect(scene.state.stage).toBe('clearing')
    const { store } = scene.state
    const one = scene.legal(0).filter(({ type }) => type === 'sendBack')
    expect(one.length).toBeGreaterThan(2)
    scene.does(1, { type: 'sendAllBack' })
    expect(scene.state.store).toEqual(store)
    expect(scene.events.every(({ type }) => type === 'sentBack')).toBe(true)
    expect(scene.refuses(1, { type: 'sendAllBack' })).toBe('nothingToSend')
    expect(scene.can(0, { type: 'sendBack' })).toBe(false)
    // Whoever goes home is not asked for anything.
    expect(scene.patient('cold').given.ward).toEqual({ orange: 2, white: 1, blue: 1 })
    expect(scene.patient('pneumonia').syringes).toEqual([])
  })
})
