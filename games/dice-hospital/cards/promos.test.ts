// The two promo specialists: the Consultant and the Admissions Nurse.

import type { Event } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { newGame, place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'

const options = { promos: ['consultant', 'admissionsNurse'] }
const hospital = (line: string, more = {}) => scenario({ hospitals: [line], options: { ...options, ...more } })
const aloneWithR6 = (seed: string) =>
  scenario({ hospitals: ['R6; specialists admissionsNurse'], options, seed: seedFrom(seed) })
const seen = (scene: Scene, type: Event['type']) => scene.events.filter((event) => event.type === type)

it.each([
  [['consultant'], 23],
  [['admissionsNurse'], 23],
  [['consultant', 'admissionsNurse'], 22],
] as const)('[DH 4.5] %j: each takes the place of a random specialist card', (promos, others) => {
  const boxed = new Set<string>()
  for (let game = 0; game < 12; game++) {
    const { specialistDeck, specialistRow, specialistBox } = newGame(3, { promos }, `promos ${game}`).state
    const cards = [...specialistDeck, ...specialistRow]
    expect(cards).toHaveLength(24)
    for (const promo of promos) expect(cards.filter((card) => card === promo)).toHaveLength(1)
    expect(specialistBox).toHaveLength(24 - others)
    for (const card of specialistBox) boxed.add(card)
  }
  expect(boxed.size).toBeGreaterThan(3)
})

it.each([1, 2, 3, 4])('[DH 4.5] %i players: they replace cards of Experimental Medicine as well', (seats) => {
  const { specialistDeck, specialistRow, specialistBox } = newGame(seats, { ...options, experimental: true }).state
  const cards = [...specialistDeck, ...specialistRow]
  expect(cards).toHaveLength(24)
  expect(cards).toEqual(expect.arrayContaining(['consultant', 'admissionsNurse']))
  expect(specialistBox).toHaveLength(2)
})

it('[DH 4.5] without the option neither is in the deck', () => {
  const { specialistDeck, specialistRow } = newGame(4).state
  expect([...specialistDeck, ...specialistRow]).not.toContain('consultant')
  expect([...specialistDeck, ...specialistRow]).not.toContain('admissionsNurse')
})

it('[DH 4.5 Consultant] chooses another specialist of the hospital before anything else', () => {
  const scene = hospital('R2 R4 G3; specialists consultant surgeon virologist')
  expect(scene.legal(0)).toEqual([
    { type: 'chooseModel', specialist: 'surgeon' },
    { type: 'chooseModel', specialist: 'virologist' },
  ])
  expect(scene.refuses(0, place('nurse', 'criticalCare', ['R2'])).code).toBe('chooseModelFirst')
  expect(scene.refuses(0, { type: 'chooseModel', specialist: 'consultant' }).code).toBe('notAModel')
  expect(scene.refuses(0, { type: 'chooseModel', specialist: 'paramedic' }).code).toBe('notAModel')
})

it('[DH 4.5 Consultant] has the effect of the chosen one, who keeps it', () => {
  const scene = hospital('R2 R4 G3; specialists consultant surgeon virologist')
  scene.does(0, { type: 'chooseModel', specialist: 'surgeon' })
  expect(seen(scene, 'modelChosen')).toHaveLength(1)
  scene.does(0, place('consultant', 'intensiveCare', ['R2'], ['R3+']))
  scene.does(0, place('surgeon', 'criticalCare', ['R4'], ['R5+']))
  expect(scene.wards(0)).toBe('R4+ R6+ G3')
})

it('[DH 4.5 Consultant] has no effect but that one, and cannot change it in the phase', () => {
  const scene = hospital('R2 G3 G5; specialists consultant surgeon virologist')
  scene.does(0, { type: 'chooseModel', specialist: 'surgeon' })
  expect(scene.refuses(0, { type: 'chooseModel', specialist: 'virologist' }).code).toBe('notAModel')
  expect(scene.refuses(0, place('consultant', 'imaging', ['G3'], ['G5'])).code).toBe('specialistNotTriggered')
})

it('[DH 4.5 Consultant] with one other specialist has that one’s effect unasked', () => {
  const scene = hospital('R2 G2 G3; specialists consultant paramedic')
  expect(scene.can(0, { type: 'chooseModel' })).toBe(false)
  scene.does(0, place('consultant', 'criticalCare', ['R2'], ['G2']))
  expect(scene.wards(0)).toBe('R3+ G3 G4+')
})

it('[DH 4.5 Consultant] that it is unasked is told', () => {
  const scene = scenario({ hospitals: ['R2; specialists consultant paramedic'], phase: 'discard', options })
  scene.does(0, { type: 'discard', improvements: [] })
  expect(seen(scene, 'modelChosen')).toEqual([
    expect.objectContaining({ type: 'modelChosen', seat: 0, specialist: 'paramedic' }),
  ])
})

it('[DH 4.5 Consultant] without another specialist has none', () => {
  const scene = hospital('R2 R3; specialists consultant')
  expect(scene.adds(0, 'consultant', 'criticalCare', ['R2'])).toEqual([])
  expect(scene.refuses(0, place('consultant', 'criticalCare', ['R2'], ['R3+'])).code).toBe('noSpecialist')
  scene.does(0, place('consultant', 'criticalCare', ['R2']))
  expect(scene.wards(0)).toBe('R3 R3+')
})

it('[DH 4.5 Consultant] chooses anew in every activation', () => {
  const scene = scenario({
    hospitals: ['R5 R5; specialists consultant surgeon virologist', 'Y4 Y4', 'G4 G4'],
    row: [],
    options,
  })
  scene.does(0, { type: 'chooseModel', specialist: 'surgeon' })
  for (const seat of [0, 1, 2]) scene.does(seat, { type: 'endShift' })
  expect(scene.state.hospitals[0]?.model).toBeNull()
  while (scene.state.stage !== 'activation') {
    const seat = scene.toAct[0] ?? 0
    const calm = scene.legal(seat).find(({ type }) => type === 'pass') ?? scene.legal(seat)[0]
    if (calm) scene.does(seat, calm)
  }
  expect(scene.state.round).toBe(2)
  scene.does(0, { type: 'chooseModel', specialist: 'virologist' })
  expect(scene.state.hospitals[0]?.model).toBe('virologist')
})

it('[DH 4.5 Consultant] can have the Admissions Nurse’s effect', () => {
  const scene = hospital('R6 G2; specialists consultant admissionsNurse')
  scene.does(0, place('consultant', 'clinic', ['R6'])).does(0, { type: 'release', patient: 'G2' })
  expect(scene.wards(0)).toBe('')
})

it('[DH 4.5 Admissions Nurse] may return another patient to the bag for one whom she discharges', () => {
  const scene = hospital('R1 R6 G2; specialists admissionsNurse')
  scene.does(0, place('admissionsNurse', 'clinic', ['R6']))
  expect(scene.legal(0)).toEqual([
    { type: 'release', patient: 'R1' },
    { type: 'release', patient: 'G2' },
    { type: 'draw' },
    { type: 'decline' },
    { type: 'undo' },
  ])
  expect(scene.refuses(0, { type: 'release', patient: 'R6' }).code).toBe('noSuchPatient')
  expect(scene.refuses(0, place('nurse', 'pharmacy', ['G2'])).code).toBe('followUpFirst')
  scene.does(0, { type: 'release', patient: 'R1' })
  expect(scene.hospital(0)).toBe('G2; lounge R; departments clinic:admissionsNurse; specialists admissionsNurse*')
  expect(scene.refuses(0, { type: 'release', patient: 'G2' }).code).toBe('nothingToFollow')
})

it('[DH 4.5 Admissions Nurse] a returned patient is no fatality and is in the bag when the phase ends', () => {
  const scene = hospital('R1 R6 G2; specialists admissionsNurse')
  scene.does(0, place('admissionsNurse', 'clinic', ['R6'])).does(0, { type: 'release', patient: 'R1' })
  expect(scene.state.hospitals[0]).toMatchObject({ fatalities: 0, returned: [1, 0, 0] })
  scene.does(0, { type: 'endShift' })
  const dice = scene.state.hospitals.flatMap(({ wards, arrivals }) => [...wards, ...arrivals]).length
  expect(dice + scene.state.bag.reduce((sum, n) => sum + n)).toBe(33)
  expect(scene.state.hospitals[0]).toMatchObject({ fatalities: 0, returned: [0, 0, 0] })
})

it('[DH 4.5 Admissions Nurse] [DH 4.5 Reading] or may draw and roll a new patient, untreated', () => {
  for (let game = 0; game < 20; game++) {
    const scene = aloneWithR6(`draw ${game}`).does(0, place('admissionsNurse', 'clinic', ['R6']))
    scene.does(0, { type: 'draw' })
    expect(scene.wards(0)).toMatch(/^[RYG][2-5]$/)
    expect(seen(scene, 'patientDrawn')).toHaveLength(1)
    expect(scene.refuses(0, { type: 'draw' }).code).toBe('nothingToFollow')
    expect(scene.refuses(0, { type: 'undo' }).code).toBe('nothingToUndo')
  }
})

it('[DH 4.5 Reading] a drawn patient whom nobody treats is neglected', () => {
  const scene = aloneWithR6('neglected')
    .does(0, place('admissionsNurse', 'clinic', ['R6']))
    .does(0, { type: 'draw' })
  const drawn = scene.wards(0)
  scene.does(0, { type: 'endShift' })
  expect(seen(scene, 'patientNeglected')).toContainEqual(expect.objectContaining({ from: drawn }))
})

it('[DH 4.5 Admissions Nurse] decides once for each whom she discharges, each time anew', () => {
  const scene = hospital('R6 R6 R6 Y2 G3; departments anaesthesia; specialists admissionsNurse')
  scene.does(0, place('admissionsNurse', 'anaesthesia', ['R6', 'R6', 'R6']))
  scene.does(0, { type: 'release', patient: 'Y2' }).does(0, { type: 'decline' }).does(0, { type: 'draw' })
  expect(scene.wards(0).split(' ')).toHaveLength(2)
  expect(scene.refuses(0, { type: 'decline' }).code).toBe('nothingToFollow')
})

it('[DH 4.5 Admissions Nurse] asks nothing when she discharges nobody', () => {
  const scene = hospital('R5 R6; specialists admissionsNurse').does(0, place('admissionsNurse', 'clinic', ['R5']))
  expect(scene.refuses(0, { type: 'draw' }).code).toBe('nothingToFollow')
  expect(scene.can(0, { type: 'endShift' })).toBe(true)
})

it('[DH 4.5 Admissions Nurse] does not profit from what others or a blood bag discharge', () => {
  const scene = hospital('R6 Y6 G3; bags 1; specialists admissionsNurse paramedic')
  scene.does(0, place('nurse', 'clinic', ['R6'])).does(0, { type: 'spendBag', target: 'Y6' })
  expect(scene.refuses(0, { type: 'draw' }).code).toBe('nothingToFollow')
})

it('[DH 4.5 Admissions Nurse] decides after her placement, not with it', () => {
  const scene = hospital('R6 G2; specialists admissionsNurse')
  expect(scene.refuses(0, place('admissionsNurse', 'clinic', ['R6'], ['G2'])).code).toBe('specialistLater')
})

it('[DH 4.5 Admissions Nurse] fills the beds that became free, and no more', () => {
  const scene = hospital('R6 R6 R6 Y2 Y2 Y2 Y2 Y2 G3 G3 G3 G3; departments anaesthesia; specialists admissionsNurse')
  scene.does(0, place('admissionsNurse', 'anaesthesia', ['R6', 'R6', 'R6']))
  for (let i = 0; i < 3; i++) scene.does(0, { type: 'draw' })
  expect(scene.state.hospitals[0]?.wards).toHaveLength(12)
  expect(scene.can(0, { type: 'draw' })).toBe(false)
})

it('[DH 4.5 Admissions Nurse] cannot draw out of an empty bag', () => {
  const lounge = 'R'.repeat(9) + 'Y'.repeat(11) + 'G'.repeat(11)
  const scene = hospital(`R2 R6; lounge ${lounge}; specialists admissionsNurse`)
  scene.does(0, place('admissionsNurse', 'clinic', ['R6']))
  expect(scene.can(0, { type: 'draw' })).toBe(false)
  expect(scene.refuses(0, { type: 'draw' }).code).toBe('bagEmpty')
  expect(scene.can(0, { type: 'release', patient: 'R2' })).toBe(true)
})
