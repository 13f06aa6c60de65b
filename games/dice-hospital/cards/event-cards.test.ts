// The event cards: each with what it does, when, and that it is over with its round.

import type { EventCardId, PointSource } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { newGame, type Opening, place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'
import { valueOf } from '../patients.ts'
import { EVENT_CARD_IDS, EVENT_CARDS } from './event-cards.ts'

const CALM = ['R4+', 'Y4+', 'G4+']

/** Round 1 ends (its patients were treated), and this card is on top of the deck. */
function revealed(card: EventCardId, hospitals: readonly string[] = CALM, opening: Partial<Opening> = {}): Scene {
  const options = { events: true, ...(opening.options as object | undefined) }
  const scene = scenario({ ...opening, hospitals, options })
  scene.state = { ...scene.state, eventDeck: [card] }
  for (const seat of scene.toAct) scene.does(seat, { type: 'endShift' })
  expect(scene.events).toContainEqual(expect.objectContaining({ type: 'eventRevealed', card }))
  return scene
}

/** In the activation of round 2, while the card holds; no other comes after it. */
function during(card: EventCardId, hospitals: readonly string[], opening: Partial<Opening> = {}): Scene {
  const scene = scenario({ round: 2, event: card, ...opening, hospitals, options: { events: true } })
  scene.state = { ...scene.state, eventDeck: [] }
  return scene
}

/** On to the activation of the next round, without improvements. */
function nextActivation(scene: Scene): Scene {
  const { round } = scene.state
  while (scene.state.round === round || scene.state.stage !== 'activation') {
    const seat = scene.toAct[0] ?? 0
    const all = scene.legal(seat)
    const calm = all.find(({ type }) => type === 'pass' || type === 'endShift') ?? all[0]
    if (calm) scene.does(seat, calm)
  }
  return scene
}

const points = (scene: Scene, seat: number, from: PointSource = 'event') =>
  scene.state.hospitals[seat]?.points.filter(({ source }) => source === from).map(({ points }) => points)
const fields = (scene: Scene, field: 'bags' | 'fatalities' | 'nurses') => scene.state.hospitals.map((one) => one[field])

it('[DH 9] there are fifteen events, no two alike', () => {
  expect(EVENT_CARD_IDS).toHaveLength(15)
  expect(new Set(EVENT_CARD_IDS.map((id) => JSON.stringify(EVENT_CARDS[id]))).size).toBe(15)
})

it('[DH 9] about half of them happen once, about half hold for the round', () => {
  const lasting = EVENT_CARD_IDS.filter((id) => EVENT_CARDS[id].lasts)
  expect([7, 8]).toContain(lasting.length)
})

it('[DH 9] a game reveals seven different ones, and which they are is for the seed to say', () => {
  const [a, b] = ['one game', 'another game'].map((seed) => newGame(2, { events: true }, seed).state.eventDeck)
  expect([...(a ?? [])].sort()).toEqual([...EVENT_CARD_IDS].sort())
  expect(a?.slice(-7)).not.toEqual(b?.slice(-7))
})

it.each(EVENT_CARD_IDS.filter((id) => EVENT_CARDS[id].lasts))('[DH 9] %s is over at the shift change', (card) => {
  const nurses = card === 'shortStaffed' ? '; nurses 2' : ''
  const scene = during(
    card,
    ['R4+', 'Y4+', `G4+`].map((line) => line + nurses),
  )
  for (const seat of scene.toAct) scene.does(seat, { type: 'endShift' })
  expect(scene.events).toContainEqual(expect.objectContaining({ type: 'eventEnded', card }))
  expect(scene.state.event).toBeNull()
})

it('[DH 9 event Blood Drive] every hospital gains a blood bag, once', () => {
  const scene = revealed('bloodDrive', ['R4+; bags 1', 'Y4+', 'G4+'])
  expect(fields(scene, 'bags')).toEqual([2, 1, 1])
  expect(scene.events.filter((event) => event.type === 'bagGained' && event.from === 'event')).toHaveLength(3)
  const later = nextActivation(scene)
  expect(later.state.round).toBe(3)
  expect(fields(later, 'bags').reduce((sum, n) => sum + n)).toBe(4 + 2)
})

it('[DH 9 event Expired Stock] every hospital loses a blood bag if it has one', () => {
  const scene = revealed('expiredStock', ['R4+; bags 2', 'Y4+; bags 1', 'G4+'])
  expect(fields(scene, 'bags')).toEqual([1, 0, 0])
  expect(scene.events.filter(({ type }) => type === 'bagLost')).toHaveLength(2)
})

it('[DH 9 event Quiet Night] patients of value 1 and 2 get better by 1, and are not treated by it', () => {
  const scene = revealed('quietNight', ['R1+ R2+ R3+ R6+', 'Y4+', 'G2+'])
  expect([scene.wards(0), scene.wards(1), scene.wards(2)]).toEqual(['R2 R3 R3 R6', 'Y4', 'G3'])
  expect(scene.events.filter(({ type }) => type === 'patientChanged')).toHaveLength(3)
})

it('[DH 9 event Quiet Night] comes before the intake, so new patients are none of its business', () => {
  const types = revealed('quietNight', ['R1+', 'Y4+', 'G4+']).events.map(({ type }) => type)
  expect(types.indexOf('patientChanged')).toBeLessThan(types.indexOf('patientsRolled'))
})

it('[DH 9 event Heat Wave] patients of value 5 and 6 get worse by 1', () => {
  const scene = revealed('heatWave', ['R1+ R4+ R5+ R6+', 'Y4+', 'G5+'])
  expect([scene.wards(0), scene.wards(1), scene.wards(2)]).toEqual(['R1 R4 R4 R5', 'Y4', 'G4'])
  expect(fields(scene, 'fatalities')).toEqual([0, 0, 0])
})

it.each([
  [['R4+', 'Y4+', 'G4+'], 3],
  [['R4+', 'Y4+', 'G4+', 'R5+'], 4],
])('[DH 9 event Open House] %j: one more department and one more specialist to choose from', (hospitals, each) => {
  const scene = revealed('openHouse', hospitals)
  expect([scene.state.departmentRow.length, scene.state.specialistRow.length]).toEqual([each, each])
  const later = nextActivation(scene)
  expect([later.state.departmentRow.length, later.state.specialistRow.length]).toEqual([each - 1, each - 1])
})

it('[DH 9 event Open House] two players have it besides the extra card of the first player', () => {
  const scene = scenario({ hospitals: ['R4+', 'Y4+'], options: { events: true } })
  scene.state = { ...scene.state, eventDeck: ['openHouse'] }
  scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
  scene.does(0, { type: 'reveal', kind: 'specialist' })
  expect([scene.state.departmentRow.length, scene.state.specialistRow.length]).toEqual([2, 3])
})

it('[DH 9 event Open House] alone one chooses one out of two and two', () => {
  const scene = revealed('openHouse', ['R4+'])
  scene.does(0, scene.legal(0)[0] ?? { type: 'pass' })
  expect([scene.state.departmentRow.length, scene.state.specialistRow.length]).toEqual([2, 2])
  scene.does(0, { type: 'claim', improvement: scene.state.departmentRow[1] ?? 'cardiology' })
  expect([...scene.state.departmentRow, ...scene.state.specialistRow]).toEqual([])
})

it('[DH 9 event Inspection] 1 point is lost for each fatality', () => {
  const scene = revealed('inspection', ['R4+; fatalities 3', 'Y4+', 'G4+; fatalities 1'])
  expect([points(scene, 0), points(scene, 1), points(scene, 2)]).toEqual([[-3], [], [-1]])
  expect(fields(scene, 'fatalities')).toEqual([3, 0, 1])
})

it('[DH 9 event Clerical Error] every hospital loses one fatality token if it has one, for no bag', () => {
  const scene = revealed('clericalError', ['R4+; fatalities 3', 'Y4+', 'G4+; fatalities 1'])
  expect(fields(scene, 'fatalities')).toEqual([2, 0, 0])
  expect(fields(scene, 'bags')).toEqual([0, 0, 0])
})

it('[DH 9 event Short Staffed] two nurses this round, three again in the next', () => {
  const scene = revealed('shortStaffed', ['R4+ R6+', 'Y4+', 'G4+'])
  expect(fields(scene, 'nurses')).toEqual([2, 2, 2])
  nextActivation(scene)
  expect(fields(scene, 'nurses')).toEqual([3, 3, 3])
})

it('[DH 9 event Short Staffed] a third nurse can’t be placed', () => {
  const scene = during('shortStaffed', ['R2 R4 R6; nurses 2'])
  scene.does(0, place('nurse', 'intensiveCare', ['R2'])).does(0, place('nurse', 'imaging', ['R4']))
  expect(scene.refuses(0, place('nurse', 'clinic', ['R6'])).code).toBe('meepleNotFree')
})

it('[DH 9 event Agency Nurse] four nurses this round, three again in the next', () => {
  const scene = revealed('agencyNurse')
  expect(fields(scene, 'nurses')).toEqual([4, 4, 4])
  nextActivation(scene)
  expect(fields(scene, 'nurses')).toEqual([3, 3, 3])
})

it('[DH 9 event Agency Nurse] she is gone with the shift change, before two players choose the extra card', () => {
  const scene = during('agencyNurse', ['R4; nurses 4', 'Y4+; nurses 4']).does(0, place('nurse', 'imaging', ['R4']))
  scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
  expect(scene.state.stage).toBe('extraReveal')
  expect(fields(scene, 'nurses')).toEqual([3, 3])
})

it('[DH 9 event Agency Nurse] a fourth nurse can be placed, a fifth can’t', () => {
  const scene = during('agencyNurse', ['R2 R4 R6 Y3 G3; nurses 4'])
  scene.does(0, place('nurse', 'intensiveCare', ['R2'])).does(0, place('nurse', 'imaging', ['R4']))
  scene.does(0, place('nurse', 'clinic', ['R6'])).does(0, place('nurse', 'oncology', ['Y3']))
  expect(scene.refuses(0, place('nurse', 'pharmacy', ['G3'])).code).toBe('meepleNotFree')
})

/** The values of all patients rolled for the intake of round 2 in some games, in order: '2233345'. */
function intake(card: EventCardId): string {
  const games = Array.from({ length: 12 }, (_, game) => revealed(card, CALM, { seed: seedFrom(`roads ${game}`) }))
  return games
    .flatMap(({ state }) => state.ambulances.flat().map((p) => String(valueOf(p))))
    .sort()
    .join('')
}

it('[DH 9 event Icy Roads] a 5 rolled at the intake counts as a 4', () => {
  const usual = intake('bloodDrive')
  expect(usual).toMatch(/^2+3+4+5+$/)
  expect(intake('icyRoads')).toBe(usual.replaceAll('5', '4'))
})

it('[DH 9 event Mild Weather] a 2 rolled at the intake counts as a 3', () => {
  expect(intake('mildWeather')).toBe(intake('bloodDrive').replaceAll('2', '3'))
})

it('[DH 9 event Mild Weather] holds for the extra patient of an epidemic too', () => {
  for (let game = 0; game < 12; game++) {
    const opening = { options: { epidemic: true }, seed: seedFrom(`epidemic ${game}`) }
    const scene = revealed('mildWeather', ['R4+'], opening)
    scene.does(0, scene.legal(0)[0] ?? { type: 'pass' })
    expect(scene.wards(0).split(' ')).toHaveLength(5)
    expect(scene.wards(0)).not.toContain('2')
  }
})

it('[DH 9 event Broken Bed] eleven beds this round', () => {
  const full = 'R1 R3 R4 Y1 Y2 Y3 Y4 G1 G2'
  const makeRoom = (event?: EventCardId) =>
    scenario({
      round: 2,
      phase: 'makeRoom',
      hospitals: [`${full}; arrivals R2 Y5 G5`],
      options: { events: true },
      ...(event ? { event } : {}),
    })
  expect(makeRoom().state.stage).toBe('improvement')
  const scene = makeRoom('brokenBed')
  expect(scene.state.stage).toBe('makeRoom')
  expect(scene.refuses(0, { type: 'makeRoom', patients: ['R1', 'Y1'] }).code).toBe('wrongNumberOfPatients')
  expect(scene.refuses(0, { type: 'makeRoom', patients: ['Y5'] }).code).toBe('noSuchPatient')
  scene.does(0, { type: 'makeRoom', patients: ['R1'] })
  expect(scene.state.hospitals[0]?.wards).toHaveLength(11)
  expect(fields(scene, 'fatalities')).toEqual([1])
})

it('[DH 9 event Power Cut] Imaging is closed this round, and nothing else', () => {
  const scene = during('powerCut', ['R3 R5', 'Y4+', 'G4+'])
  expect(scene.offers(0, 'imaging')).toEqual([])
  expect(scene.refuses(0, place('nurse', 'imaging', ['R3'])).code).toBe('departmentClosed')
  expect(scene.offers(0, 'clinic')).toEqual(['R5'])
  nextActivation(scene)
  expect(scene.refuses(0, place('nurse', 'imaging', [])).code).toBe('wrongNumberOfPatients')
})

it('[DH 9 event Fresh Blood] a blood bag heals by 2 this round', () => {
  const scene = during('freshBlood', ['R3 R5; bags 3', 'Y4+', 'G4+'])
  scene.does(0, { type: 'spendBag', target: 'R3' }).does(0, { type: 'spendBag', target: 'R5' })
  expect(scene.hospital(0)).toContain('R5+; lounge R; bags 1;')
  const usual = scenario({ hospitals: ['R3; bags 1'] }).does(0, { type: 'spendBag', target: 'R3' })
  expect(usual.wards(0)).toBe('R4+')
})

it('[DH 9 event Press Day] 1 point for whoever discharges three or more this round', () => {
  const lounges = ['R4; lounge RRR', 'Y4; lounge YY', 'G4; lounge GGGG']
  const scene = during('pressDay', lounges, { phase: 'discharge' })
  expect([points(scene, 0), points(scene, 1), points(scene, 2)]).toEqual([[1], [], [1]])
  expect(points(scene, 0, 'discharged')).toEqual([5])
})
