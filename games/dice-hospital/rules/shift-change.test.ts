import { place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts, playOn } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { diceHospital } from '../index.ts'
import type { ImprovementId } from '../state.ts'

describe('shift change', () => {
  const hospitals = [
    'R2 Y3; departments radiology; specialists surgeon paramedic; ambulance 3',
    'Y3; ambulance 1',
    'G3; ambulance 2',
  ]

  it('[DH 2.24] meeples go home', () => {
    const scene = scenario({ hospitals })
    scene.does(0, place('nurse', 'imaging', ['Y3'])).does(0, place('surgeon', 'intensiveCare', ['R2']))
    endShifts(scene)
    expect(scene.state.round).toBe(2)
    expect(scene.state.hospitals[0]).toMatchObject({
      nurses: 3,
      specialists: [
        { id: 'surgeon', placed: false },
        { id: 'paramedic', placed: false },
      ],
    })
    expect(scene.state.hospitals[0]?.departments.every(({ by }) => by === null)).toBe(true)
  })

  it('[DH 2.24] with two players they are home already while the token holder adds a card', () => {
    const scene = scenario({ hospitals: ['R2 R2 R5', 'Y3'] })
    scene.does(0, place('nurse', 'criticalCare', ['R2'])).does(0, place('nurse', 'clinic', ['R5']))
    endShifts(scene)
    expect(scene.state.stage).toBe('extraReveal')
    expect(diceHospital.view(scene.state, null).phase).toBe('shiftChange')
    expect(scene.hospital(0)).toBe('R1 R3 R6')
  })

  it('[DH 2.24] treated patients are untreated again', () => {
    const scene = scenario({ hospitals: ['R2 Y3+ G4', 'Y3'] }).does(0, place('nurse', 'criticalCare', ['R2']))
    expect(scene.wards(0)).toBe('R3+ Y3+ G4')
    endShifts(scene)
    expect(scene.wards(0)).toBe('R3 Y3 G3')
  })

  it('[DH 2.24] ambulances go back', () => {
    const scene = scenario({ hospitals })
    endShifts(scene)
    expect(scene.state.hospitals.map(({ ambulance }) => ambulance)).toEqual([null, null, null])
    expect(scene.state.ambulances).toHaveLength(4)
  })

  it('[DH 2.24] the token stays where it is', () => {
    const scene = scenario({ first: 1, hospitals })
    endShifts(scene)
    expect(scene.state.first).toBe(1)
  })

  const row: readonly ImprovementId[] = ['radiology', 'urology', 'cardiology', 'surgeon', 'paramedic', 'virologist']
  const fourPlayers = (seed: string) =>
    scenario({ hospitals: ['R3', 'R3', 'R3', 'R3'], phase: 'shiftChange', row, seed: seed.repeat(64) }).state

  it('[DH 2.24] what was not claimed goes under its deck, and a new row comes from the top', () => {
    const before = scenario({ hospitals: ['R3', 'R3', 'R3', 'R3'], row })
    const { departmentDeck, specialistDeck } = before.state
    endShifts(before)
    const after = before.state
    expect(after.departmentRow).toEqual(departmentDeck.slice(-3).reverse())
    expect(after.specialistRow).toEqual(specialistDeck.slice(-3).reverse())
    expect(after.departmentDeck.slice(3)).toEqual(departmentDeck.slice(0, -3))
    expect(after.departmentDeck.slice(0, 3).toSorted()).toEqual(['cardiology', 'radiology', 'urology'])
    expect(after.specialistDeck.slice(0, 3).toSorted()).toEqual(['paramedic', 'surgeon', 'virologist'])
  })

  it('[DH 2.24] in random order', () => {
    const states = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b'].map(fourPlayers)
    const bottoms = states.map(({ departmentDeck }) => departmentDeck.slice(0, 3).join())
    expect(new Set(bottoms).size).toBeGreaterThan(3)
    const specialists = states.map(({ specialistDeck }) => specialistDeck.slice(0, 3).join())
    expect(new Set(specialists).size).toBeGreaterThan(3)
  })

  it('[DH 2.24] two of a kind as well as three', () => {
    const cards: readonly ImprovementId[] = ['radiology', 'urology', 'surgeon', 'paramedic']
    const bottoms = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => {
      const { state } = scenario({
        hospitals: ['R3', 'R3', 'R3'],
        phase: 'shiftChange',
        row: cards,
        seed: digit.repeat(64),
      })
      return [state.departmentDeck.slice(0, 2).join(), state.specialistDeck.slice(0, 2).join()]
    })
    expect(new Set(bottoms.map(([departments]) => departments)).size).toBe(2)
    expect(new Set(bottoms.map(([, specialists]) => specialists)).size).toBe(2)
  })

  it('[DH 2.24] a claimed card is not replaced, and the row is as long as at the start', () => {
    const scene = scenario({ hospitals: ['R3', 'R3', 'R3'], phase: 'improvement', row: row.slice(1, 5) })
    scene.does(0, { type: 'claim', improvement: 'urology' })
    playOn(scene, ({ state }) => state.round === 2)
    const { departmentDeck, departmentRow, specialistRow } = scene.state
    expect([departmentRow.length, specialistRow.length]).toEqual([2, 2])
    const claimed = scene.state.hospitals.flatMap(({ departments }) => departments.slice(6).map(({ id }) => id))
    expect(departmentDeck.length + departmentRow.length + claimed.length).toBe(24)
  })

  it('[DH 2.24] the event is discarded for good', () => {
    const scene = scenario({ round: 2, options: { events: true }, event: 'powerCut', hospitals: ['R3', 'R3', 'R3'] })
    const told = endShifts(scene)
    expect(told).toContainEqual(expect.objectContaining({ type: 'eventEnded', card: 'powerCut' }))
    expect(scene.state.event).not.toBe('powerCut')
    expect(scene.state.eventDeck).not.toContain('powerCut')
    expect(scene.state.eventDeck).toHaveLength(13)
  })

  it('[DH 2.24] not in round 8', () => {
    const scene = scenario({ round: 8, hospitals })
    const told = endShifts(scene)
    expect(told).not.toContainEqual(expect.objectContaining({ type: 'phaseStarted', phase: 'shiftChange' }))
    expect(told.some(({ type }) => type === 'cardsRevealed' || type === 'roundStarted')).toBe(false)
    expect(scene.state).toMatchObject({ stage: 'over', round: 8 })
  })

  it('[DH 2.24] a game has 8 rounds of 6 phases', () => {
    const scene = scenario({ round: 1, phase: 'intake', hospitals: ['R3', 'R3', 'R3'] })
    const told = playOn(scene, ({ state }) => state.stage === 'over')
    const phases = told.flatMap((event) => (event.type === 'phaseStarted' ? [event.phase] : []))
    const round = ['intake', 'improvement', 'activation', 'neglect', 'discharge', 'shiftChange']
    // The scene began with the first intake.
    expect(phases).toEqual(
      Array.from({ length: 8 }, () => round)
        .flat()
        .slice(1, -1),
    )
    expect(told.flatMap((event) => (event.type === 'roundStarted' ? [event.round] : []))).toEqual([2, 3, 4, 5, 6, 7, 8])
  })
})
