import { type Opening, place, scenario } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { type PaperId, PAPER_IDS, type PatientId, RESEARCH, type State } from '../index.ts'

const OPTIONS = { research: true, epidemics: false }
const others = (paper: PaperId): readonly PaperId[] => [
  paper,
  ...PAPER_IDS.filter((id) => id !== paper && RESEARCH[id].kind === 'action').slice(0, 2),
]

const tally = (part: Partial<State['tally']>) => () => ({ tally: { given: {}, exams: [], errors: 0, ...part } })
const SMALL: readonly PatientId[] = ['headache', 'soreThroat', 'backPain', 'hayFever', 'upsetStomach', 'toothache']
const GIVEN = ['b', 'o', 'w', 'bb', 'oo', 'ww']
const out = (count: number) => SMALL.slice(0, count).map((card, i) => ({ card, ward: GIVEN[i] ?? '' }))
const heart = { card: 'severeDehydration', ward: 'ddw' } as const
const inBeds = {
  A1: heart,
  A2: { card: 'hernia', ward: 'b', syringes: [{ tag: 'theatre', fluid: 'yellow', units: 1 }] },
  A3: { card: 'failingKidney', ward: 'b', theatre: 'K', syringes: [{ tag: 'theatre', fluid: 'blood', units: 2 }] },
} as const

/** For each task, a round that is just enough and one that just is not. */
const TASKS: readonly (readonly [PaperId, Opening, Opening])[] = [
  [
    'transplantStudy',
    { change: tally({ given: { heart: 1, lung: 2, bone: 1 } }) },
    { change: tally({ given: { heart: 3, lung: 2 } }) },
  ],
  ['outpatientSurvey', { clinic: out(4) }, { clinic: out(3), beds: { A1: heart } }],
  ['bedsideManner', { beds: inBeds }, { beds: { A1: inBeds.A1, A2: inBeds.A2 }, clinic: out(4) }],
  ['intensiveCareStudy', { beds: { A1: { ...heart, condition: 'critical' } } }, { beds: { A1: heart } }],
  ['fullHouse', { clinic: out(6), beds: { A1: heart } }, { clinic: out(6) }],
  [
    'cultureCollection',
    { change: tally({ exams: ['culture', 'culture'] }) },
    { change: tally({ exams: ['culture', 'mri'] }) },
  ],
  ['bloodCount', { change: tally({ exams: ['bloodTest', 'bloodTest'] }) }, { change: tally({ exams: ['bloodTest'] }) }],
  [
    'imageArchive',
    { change: tally({ exams: ['xray', 'mri', 'xray'] }) },
    { change: tally({ exams: ['xray', 'mri'] }) },
  ],
  ['scannerStudy', { change: tally({ exams: ['mri', 'mri'] }) }, { change: tally({ exams: ['xray', 'mri'] }) }],
  [
    'wideDiagnostics',
    { change: tally({ exams: ['mri', 'xray', 'culture', 'bloodTest'] }) },
    { change: tally({ exams: ['mri', 'xray', 'culture', 'culture'] }) },
  ],
  [
    'pillTrial',
    { change: tally({ given: { blue: 4, white: 6 } }) },
    { change: tally({ given: { blue: 9, drip: 3 } }) },
  ],
  ['transfusionStudy', { change: tally({ given: { blood: 6 } }) }, { change: tally({ given: { blood: 5 } }) }],
  ['errorFree', { clinic: out(1) }, { clinic: [...out(1), { card: 'cough' }] }],
]

describe('research tasks', () => {
  it('[RMD 3.19] each task is tried here', () => {
    expect(TASKS.map(([paper]) => paper)).toEqual(PAPER_IDS.filter((id) => RESEARCH[id].kind === 'task'))
  })

  it.each(TASKS)('[RMD 3.19 %s] is rewarded for enough, and not for less', (paper, enough, less) => {
    const gained = (opening: Opening) => {
      // The clock is already running: what was done stays done.
      const scene = scenario({ options: OPTIONS, papers: others(paper), ...opening }).until(239_999)
      scene.timeUp('clock', 240_000)
      return scene.events.filter(({ type }) => type === 'skillGained')
    }
    const card = RESEARCH[paper]
    expect(gained(enough)).toMatchObject([{ paper, points: card.kind === 'task' ? card.reward : 0 }])
    expect(gained(less)).toEqual([])
  })

  it('[RMD 3.19] after the patients are judged and before they are discharged', () => {
    const scene = scenario({ options: OPTIONS, papers: others('errorFree'), clinic: out(1) }).until(239_999)
    const told = scene.timeUp('clock', 240_000).events.map(({ type }) => type)
    const order = ['patientJudged', 'skillGained', 'patientDischarged'].map((type) =>
      told.findIndex((one) => one === type),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })
})

describe('research actions', () => {
  const at = (paper: PaperId, opening: Opening = {}) =>
    scenario({ options: OPTIONS, papers: others(paper), ...opening })

  it('[RMD 3.2 recovery] takes a condition token off a patient', () => {
    const clinic = [{ card: 'cough', condition: 'critical' }, { card: 'cold' }] as const
    const scene = at('recovery', { clinic }).does(0, place('red', 'research1'))
    expect(scene.refuses(0, { type: 'ease', patient: 'cold' })).toBe('notWorse')
    scene.does(0, { type: 'ease', patient: 'cough' })
    expect(scene.patient('cough').condition).toBe('stable')
    expect(scene.state.actions[0]).toBeNull()
  })

  it('[RMD 3.2 secondNurse] [RMD 3.2 porterService] [RMD 3.2 donorDay] more patients, more beds, more blood', () => {
    const drawn = at('secondNurse').does(0, place('red', 'research1'))
    for (let i = 0; i < 4; i++) drawn.does(0, { type: 'draw', patients: 'out' })
    expect(drawn.refuses(0, { type: 'draw', patients: 'out' })).toBe('noAction')
    const desk = [{ card: 'anaemia' }, { card: 'hernia' }] as const
    const admitted = at('porterService', { desk }).does(0, place('red', 'research1'))
    admitted
      .does(0, { type: 'admit', patient: 'anaemia', bed: 'A1' })
      .does(0, { type: 'admit', patient: 'hernia', bed: 'B1' })
    expect(admitted.state).toMatchObject({ desk: [], actions: [null, null] })
    expect(at('donorDay').does(0, place('red', 'research1')).state.store.blood).toBe(8)
  })

  it('[RMD 3.2 bulkOrder] [RMD 3.2 mixedOrder] more of one kind, or two kinds, of the pharmacy', () => {
    const bulk = at('bulkOrder').does(0, place('nurse1', 'research1')).does(0, { type: 'stock', piece: 'blue' })
    expect(bulk.state).toMatchObject({ store: { blue: 7 }, actions: [null, null] })
    const mixed = at('mixedOrder').does(0, place('nurse1', 'research1')).does(0, { type: 'stock', piece: 'blue' })
    expect(mixed.refuses(0, { type: 'stock', piece: 'blue' })).toBe('otherKindNow')
    mixed.does(0, { type: 'stock', piece: 'drip' })
    expect(mixed.state).toMatchObject({ store: { blue: 5, drip: 5 }, actions: [null, null] })
  })

  it('[RMD 3.2 organExpress] [RMD 3.2 organExchange] three organs of a kind, or two of any', () => {
    const express = at('organExpress').does(0, place('red', 'research1'))
    for (let i = 0; i < 3; i++) express.does(0, { type: 'grip', piece: 'lung' }).does(0, { type: 'release' }).wait(600)
    expect(express.state).toMatchObject({ store: { lung: 3 }, actions: [null, null] })
    const exchange = at('organExchange').does(0, place('red', 'research1'))
    for (const piece of ['lung', 'bone'] as const)
      exchange.does(0, { type: 'grip', piece }).does(0, { type: 'release' }).wait(600)
    expect(exchange.state).toMatchObject({ store: { lung: 1, bone: 1 }, actions: [null, null] })
  })

  it('[RMD 3.2 houseCall] treats one patient anywhere but at the desk', () => {
    const scene = at('houseCall', { desk: [{ card: 'anaemia' }], beds: { B1: { card: 'hernia' } } })
    expect(scene.refuses(0, place('red', 'research1', 'anaemia'))).toBe('otherPatient')
    scene.does(0, place('red', 'research1', 'hernia')).does(0, { type: 'give', piece: 'blue', patient: 'hernia' })
    expect(scene.patient('hernia').given.ward).toEqual({ blue: 1 })
  })
})
