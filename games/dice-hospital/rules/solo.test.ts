// The solo game: four patients of whom three stay, a choice of two cards, medical reports.

import { type Command, diceHospital, type Event, type PointSource, REPORT_IDS } from '@grand-rounds/dice-hospital'
import { newGame, type Opening, place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'

type Reports = NonNullable<Opening['reports']>

const seen = (scene: Scene, type: Event['type']) => scene.events.filter((event) => event.type === type)
const points = (scene: Scene, from: PointSource) =>
  (scene.state.hospitals[0]?.points ?? []).filter(({ source }) => source === from).map(({ points }) => points)
const arriving = (line: string, options = {}) => scenario({ phase: 'keep', hospitals: [line], options })
const keep = (...patients: readonly string[]): Command => ({ type: 'keep', patients })
const complete = (report: string): Command => ({ type: 'completeReport', report }) as Command
const discharged = (line: string, reports: Reports) => scenario({ phase: 'discharge', hospitals: [line], reports })
const RED: Reports = {
  lower: ['twoRed', 'threeRed', 'twoRedTwoYellow'],
  upper: ['twoRedOneYellow', 'twoRedOneGreen', 'twoRedTwoGreen'],
}

/** Plays on with the first thing that is allowed. */
function playOn(scene: Scene, until: (scene: Scene) => boolean): Scene {
  for (let steps = 0; steps < 2000 && !until(scene); steps++) {
    const seat = scene.toAct[0]
    if (seat === undefined) break
    const [first] = scene.legal(seat)
    if (first) scene.does(seat, first)
  }
  return scene
}

it('[DH 6.1] six different reports out of fifteen lie face up, three above three', () => {
  const dealt = new Set<string>()
  for (let game = 0; game < 20; game++) {
    const { reports } = newGame(1, {}, `reports ${game}`).state
    const six = [...(reports?.lower ?? []), ...(reports?.upper ?? [])]
    expect(reports?.lower).toHaveLength(3)
    expect(new Set(six).size).toBe(6)
    for (const id of six) if (id !== null) dealt.add(id)
  }
  expect(REPORT_IDS).toHaveLength(15)
  expect([...dealt].sort()).toEqual([...REPORT_IDS].sort())
})

it('[DH 6.1] there are no ambulances and no administrators', () => {
  const scene = playOn(newGame(1), ({ state }) => state.stage === 'keep')
  expect(scene.state.ambulances).toEqual([])
  expect(scene.state.hospitals[0]).toMatchObject({ ambulance: null, administrator: null, dealt: [] })
  expect(scene.state.options.administrators).toBe(false)
  expect(scene.refuses(0, { type: 'takeAmbulance', number: 2 }).code).toBe('notNow')
  const read = diceHospital.readOptions({ administrators: true }, 1)
  expect(read).toEqual({
    ok: false,
    refusal: { code: 'optionExcluded', data: { option: 'administrators', by: 'solo' } },
  })
})

it('[DH 6.1] with more players there are no reports', () => {
  expect(newGame(2).state.reports).toBeNull()
})

it('[DH 6.2] four dice are rolled, from 2 to 5', () => {
  for (let game = 0; game < 10; game++) {
    const scene = playOn(newGame(1, {}, `intake ${game}`), ({ state }) => state.stage === 'keep')
    const rolled = seen(scene, 'patientsRolled').flatMap((event) =>
      event.type === 'patientsRolled' ? event.patients : [],
    )
    expect(rolled).toHaveLength(4)
    for (const patient of rolled) expect(patient).toMatch(/^[RYG][2-5]$/)
  }
})

it('[DH 6.2] three are kept and one goes back to the bag', () => {
  const scene = arriving('R3; arrivals R2 Y3 G4 G5')
  const bag = scene.state.bag
  expect(
    scene.legal(0).map((command) => (command.type === 'keep' ? command.patients.join(' ') : command.type)),
  ).toEqual(['R2 Y3 G4', 'R2 Y3 G5', 'R2 G4 G5', 'Y3 G4 G5'])
  scene.does(0, keep('R2', 'Y3', 'G5'))
  expect(scene.wards(0)).toBe('R2 R3 Y3 G5')
  expect(scene.state.bag).toEqual([bag[0], bag[1], bag[2] + 1])
})

it('[DH 6.2] neither two nor four are kept, nor others than were rolled', () => {
  const scene = arriving('R3; arrivals R2 Y3 G4 G5')
  expect(scene.refuses(0, keep('R2', 'Y3')).code).toBe('wrongNumberOfPatients')
  expect(scene.refuses(0, keep('R2', 'Y3', 'G4', 'G5')).code).toBe('wrongNumberOfPatients')
  expect(scene.refuses(0, keep('R2', 'Y3', 'R3')).code).toBe('noSuchPatient')
  expect(scene.refuses(0, keep('R2', 'R2', 'Y3')).code).toBe('noSuchPatient')
})

it('[DH 6.2] four alike are no choice', () => {
  expect(arriving('R3; arrivals G4 G4 G4 G4').wards(0)).toBe('R3 G4 G4 G4')
})

it('[DH 6.2] three that add up to less than 9 bring a blood bag, 9 do not', () => {
  const low = arriving('R3; arrivals R2 Y2 G4 G5').does(0, keep('R2', 'Y2', 'G4'))
  expect(low.state.hospitals[0]?.bags).toBe(1)
  expect(seen(low, 'bagGained')).toEqual([expect.objectContaining({ from: 'lowIntake' })])
  const nine = arriving('R3; arrivals R2 Y2 G4 G5').does(0, keep('R2', 'Y2', 'G5'))
  expect(nine.state.hospitals[0]?.bags).toBe(0)
})

it('[DH 6.2] with too few beds older patients make room', () => {
  const scene = arriving('R1 R1 R2 R3 R3 Y1 Y2 Y3 Y4 G1 G2 G5; arrivals R5 Y5 G3 G4').does(0, keep('R5', 'Y5', 'G3'))
  expect(scene.state.stage).toBe('makeRoom')
  expect(scene.refuses(0, { type: 'makeRoom', patients: ['R5', 'R1', 'R1'] }).code).toBe('noSuchPatient')
  scene.does(0, { type: 'makeRoom', patients: ['R1', 'R1', 'Y1'] })
  expect(scene.state.hospitals[0]).toMatchObject({ fatalities: 3 })
  expect(scene.state.hospitals[0]?.wards).toHaveLength(12)
})

it('[DH 6.3] one of each kind is revealed, one is taken, the other goes under its deck', () => {
  const scene = arriving('R3; arrivals R2 Y3 G4 G5').does(0, keep('R2', 'Y3', 'G5'))
  const [department] = scene.state.departmentRow
  const [specialist] = scene.state.specialistRow
  expect(scene.legal(0)).toEqual([
    { type: 'claim', improvement: department },
    { type: 'claim', improvement: specialist },
  ])
  expect(scene.refuses(0, { type: 'pass' }).code).toBe('mustClaim')
  scene.does(0, { type: 'claim', improvement: specialist ?? 'surgeon' })
  expect(scene.state.hospitals[0]?.specialists.map(({ id }) => id)).toEqual([specialist])
  expect(scene.state.departmentDeck[0]).toBe(department)
  expect(scene.state.departmentDeck).toHaveLength(24)
  expect([...scene.state.departmentRow, ...scene.state.specialistRow]).toEqual([])
})

it('[DH 6.3] one improvement may be discarded for a blood bag, the new one too', () => {
  const scene = scenario({
    phase: 'improvement',
    hospitals: ['R3'],
    row: ['cardiology', 'surgeon'],
  })
  scene.does(0, { type: 'claim', improvement: 'cardiology' })
  expect(scene.legal(0).filter(({ type }) => type === 'discard')).toHaveLength(2)
  scene.does(0, { type: 'discard', improvements: ['cardiology'] })
  expect(scene.hospital(0)).toBe('R3; bags 1')
  const two = scenario({ phase: 'discard', hospitals: ['R3; departments cardiology; specialists surgeon'] })
  const both = { type: 'discard', improvements: ['cardiology', 'surgeon'] }
  expect(two.refuses(0, both).code).toBe('tooManyDiscards')
})

it('[DH 6.4] a report of the lower row is completed with discharged dice and scores; the dice score too', () => {
  const scene = discharged('R3; lounge RR', RED)
  expect(scene.legal(0)).toEqual([complete('twoRed'), { type: 'pass' }])
  scene.does(0, complete('twoRed'))
  expect(seen(scene, 'reportCompleted')).toHaveLength(1)
  expect(points(scene, 'report')).toEqual([2])
  expect(points(scene, 'discharged')).toEqual([3])
  expect(scene.state.reports?.completed).toEqual(['twoRed'])
})

it('[DH 6.4] the card above slides down and may be completed at once', () => {
  const scene = discharged('R3; lounge RRRRY', RED)
  expect(scene.refuses(0, complete('twoRedOneYellow')).code).toBe('reportNotInLowerRow')
  scene.does(0, complete('twoRed'))
  expect(scene.state.reports).toMatchObject({
    lower: ['twoRedOneYellow', 'threeRed', 'twoRedTwoYellow'],
    upper: [null, 'twoRedOneGreen', 'twoRedTwoGreen'],
  })
  scene.does(0, complete('twoRedOneYellow'))
  expect(points(scene, 'report')).toEqual([2, 3])
  expect(scene.state.reports?.lower[0]).toBeNull()
})

it('[DH 6.4] a die serves one report', () => {
  const scene = discharged('R3; lounge RRRR', RED)
  scene.does(0, complete('twoRed'))
  expect(scene.state.round).toBe(2)
  expect(points(scene, 'report')).toEqual([2])
  const five = discharged('R3; lounge RRRRR', RED)
  expect(five.legal(0)).toEqual([complete('twoRed'), complete('threeRed'), { type: 'pass' }])
  five.does(0, complete('threeRed'))
  expect(five.refuses(0, complete('twoRedOneGreen')).code).toBe('notEnoughDischarged')
  five.does(0, complete('twoRed'))
  expect(points(five, 'report')).toEqual([5, 2])
})

it('[DH 6.4] a report needs all its dice, in its colours', () => {
  const scene = discharged('R3; lounge RRYG', RED)
  expect(scene.refuses(0, complete('threeRed')).code).toBe('notEnoughDischarged')
  expect(scene.refuses(0, complete('twoRedTwoYellow')).code).toBe('notEnoughDischarged')
  expect(scene.refuses(0, complete('twoGreen')).code).toBe('reportNotInLowerRow')
})

it('[DH 6.4] it may be left; without dice that fit nothing is asked', () => {
  const scene = discharged('R3; lounge RR', RED).does(0, { type: 'pass' })
  expect(points(scene, 'report')).toEqual([])
  expect(points(scene, 'discharged')).toEqual([3])
  expect(scene.state.round).toBe(2)
  expect(discharged('R3; lounge YY', RED).state.round).toBe(2)
})

it('[DH 6.4] it is the own colour that counts, after phase 4 and before the lounge is emptied', () => {
  const scene = scenario({ hospitals: ['R1 R6 R6>G Y3>G G6>R; bags 3'], reports: RED })
  for (const target of ['R6', 'G6>R', 'R6>G']) scene.does(0, { type: 'spendBag', target })
  scene.does(0, { type: 'endShift' })
  expect(seen(scene, 'patientNeglected')).toHaveLength(1)
  expect(scene.hospital(0)).toContain('Y3+; lounge RRG')
  expect(scene.legal(0)).toEqual([complete('twoRed'), { type: 'pass' }])
})

it('[DH 6.4] dice of another round don’t count', () => {
  const scene = discharged('R3; lounge RR', RED).does(0, complete('twoRed'))
  playOn(scene, ({ state }) => state.stage === 'activation')
  expect(scene.state.round).toBe(2)
  expect(scene.state.reports).toMatchObject({ used: [0, 0, 0] })
  expect(scene.state.hospitals[0]?.lounge).toEqual([0, 0, 0])
})

const last = (line: string, options: object, reports: Reports = RED) =>
  scenario({ round: 8, phase: 'discharge', hospitals: [line], options, reports })

it('[DH 6.5] each of the six reports that is not completed costs its points', () => {
  const scene = last('R3; fatalities 2; bags 1', {})
  expect(scene.state.stage).toBe('over')
  expect(points(scene, 'missedReports')).toEqual([-(2 + 5 + 6 + 3 + 3 + 6)])
  expect(points(scene, 'fatalities')).toEqual([-4])
  expect(points(scene, 'bags')).toEqual([1])
})

it('[DH 6.5] a completed one costs nothing, also when it is completed in round 8', () => {
  const scene = last('R3; lounge RR', {}).does(0, complete('twoRed'))
  expect(points(scene, 'missedReports')).toEqual([-23])
  const none: Reports = { lower: [null, null, null], upper: [null, null, null] }
  expect(points(last('R3', {}, none), 'missedReports')).toEqual([])
})

it('[DH 6.5] harder: the fatality penalty doubled, the report penalty doubled, each by itself', () => {
  const line = 'R3; fatalities 2'
  const fatalities = last(line, { doubleFatalities: true })
  expect([points(fatalities, 'fatalities'), points(fatalities, 'missedReports')]).toEqual([[-8], [-25]])
  const reports = last(line, { doubleReports: true })
  expect([points(reports, 'fatalities'), points(reports, 'missedReports')]).toEqual([[-4], [-50]])
  const both = last(line, { doubleFatalities: true, doubleReports: true })
  expect([points(both, 'fatalities'), points(both, 'missedReports')]).toEqual([[-8], [-50]])
})

it('[DH 6.5] the harder penalties are for solo only, the pickup is not for solo', () => {
  const refusal = (options: object, seats: number) => {
    const read = diceHospital.readOptions(options, seats)
    return read.ok ? null : read.refusal
  }
  expect(refusal({ doubleFatalities: true }, 2)).toMatchObject({ code: 'optionExcluded' })
  expect(refusal({ doubleReports: true }, 4)).toMatchObject({ code: 'optionExcluded' })
  expect(refusal({ pickup: true }, 1)).toEqual({ code: 'optionExcluded', data: { option: 'pickup', by: 'solo' } })
})

it.each([
  { events: true },
  { openingCrisis: true },
  { epidemic: true },
  { superbug: true },
  { timer: true },
  { promos: ['consultant', 'admissionsNurse'] },
  { experimental: true },
])('[DH 6.5] %j combines with solo', (options) => {
  expect(diceHospital.readOptions(options, 1)).toMatchObject({ ok: true, value: options })
})

it('[DH 6.5] all of them at once make a game that comes to its end', () => {
  const options = {
    events: true,
    openingCrisis: true,
    epidemic: true,
    superbug: true,
    timer: true,
    promos: ['consultant', 'admissionsNurse'],
    experimental: true,
    doubleFatalities: true,
    doubleReports: true,
  }
  const scene = newGame(1, options, 'everything')
  expect(scene.state.hospitals[0]?.drawn).toHaveLength(5)
  playOn(scene, ({ state }) => state.stage === 'over')
  expect(scene.state).toMatchObject({ stage: 'over', round: 8 })
  expect(diceHospital.result(scene.state)?.places).toHaveLength(1)
})

it('[DH 6.5] in an epidemic the extra patient comes after the three are kept and doesn’t count for the bag', () => {
  const low = arriving('R3; arrivals R2 Y2 G4 G5', { epidemic: true }).does(0, keep('R2', 'Y2', 'G4'))
  const order = low.events.map(({ type }) => type).filter((type) => /Kept|bagGained|extra|Admitted/.test(type))
  expect(order).toEqual(['patientsKept', 'bagGained', 'extraPatient', 'patientsAdmitted'])
  expect(low.state.hospitals[0]).toMatchObject({ bags: 1 })
  expect(low.state.hospitals[0]?.wards).toHaveLength(5)
  const nine = arriving('R3; arrivals R2 Y2 G4 G5', { epidemic: true }).does(0, keep('R2', 'Y2', 'G5'))
  expect(nine.state.hospitals[0]?.bags).toBe(0)
})

it('[DH 6.5] superbug, timer and events work alone as they do in company', () => {
  const bug = scenario({ hospitals: ['R2 R5'], options: { superbug: true } }).does(0, { type: 'endShift' })
  expect(bug.hospital(0)).toContain('R3; ')
  expect(bug.state.hospitals[0]?.fatalities).toBe(1)
  const timed = scenario({ hospitals: ['R4 G4'], options: { timer: true } })
  timed.does(0, place('nurse', 'imaging', ['R4'])).timeUp('activation/1/0', 60_000)
  expect(timed.wards(0)).toBe('R5 G3')
  const events = scenario({ hospitals: ['R5'], options: { events: true } }).does(0, { type: 'endShift' })
  expect(seen(events, 'eventRevealed')).toHaveLength(1)
})
