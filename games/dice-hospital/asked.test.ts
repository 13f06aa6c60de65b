import { type Json, type Seat, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { describe, expect, it } from 'vitest'
import {
  abilityOf,
  administratorPoints,
  bagHeals,
  bagRecolours,
  bedsOf,
  canDraw,
  type Command,
  defaultOptions,
  diceFallFor,
  diceHospital,
  diceToDraw,
  fatalityCost,
  imagine,
  improvementsOf,
  isOpen,
  missedReportCost,
  modelChoices,
  mostDiscards,
  neglectSteps,
  startingValues,
  type State,
  tooMany,
  type View,
} from './index.ts'

const TABLES = [
  { seats: 1, options: { promos: ['admissionsNurse', 'consultant'], events: true, openingCrisis: true } },
  { seats: 2, options: { promos: ['admissionsNurse', 'consultant'], events: true, epidemic: true } },
  { seats: 3, options: { promos: ['admissionsNurse', 'consultant'], experimental: true, activation: 'inOrder' } },
  { seats: 4, options: { edition: 'prototype' } },
] as const

function* decisions(seats: number, options: Json, steps: number) {
  const { states } = playout(diceHospital, { options, seats, seed: seedFrom(`asked ${seats}`), steps })
  for (const state of states) {
    for (const seat of diceHospital.toAct(state)) {
      const view = diceHospital.view(state, seat)
      const hospital = view.hospitals[seat]
      if (hospital) yield { view, hospital, seat, legal: listed(state, seat) }
    }
  }
}

/** Placements can be very many, and are told first: all other kinds, and some of them. */
function listed(state: State, seat: Seat): readonly Command[] {
  const commands: Command[] = []
  let placements = 0
  for (const command of diceHospital.legal(state, seat)) {
    if (command.type === 'place' && ++placements > 300) continue
    commands.push(command)
  }
  return commands
}

/** As both the page and a bot ask, who see a view, beside what the engine lists for the state behind it. */
describe('what a view is asked', () => {
  it.each(TABLES)(
    '[DH 2.6] [DH 2.9] [DH 4.5] has the answers of the engine ($seats seats)',
    { timeout: 60_000 },
    ({ seats, options }) => {
      for (const { view, hospital, legal } of decisions(seats, options, 250)) {
        const types = new Set(legal.map(({ type }) => type))
        if (view.stage === 'makeRoom')
          for (const command of legal)
            if (command.type === 'makeRoom') expect(command.patients.length).toBe(tooMany(view, hospital))
        if (view.stage === 'discard') {
          const single = legal.flatMap((one) => (one.type === 'discard' && one.improvements.length === 1 ? [one] : []))
          const owned = new Set(improvementsOf(hospital))
          expect(new Set(single.flatMap(({ improvements }) => improvements))).toEqual(owned)
          const most = Math.max(...legal.map((one) => (one.type === 'discard' ? one.improvements.length : 0)))
          expect(most).toBe(Math.min(mostDiscards(view), improvementsOf(hospital).length))
        }
        if (view.stage !== 'activation') continue
        const models = legal.flatMap((one) => (one.type === 'chooseModel' ? [one.specialist] : []))
        expect(models).toEqual(modelChoices(hospital))
        if (types.has('place')) {
          const rooms = legal.flatMap((one) => (one.type === 'place' ? [one.department] : []))
          for (const room of hospital.departments)
            if (view.event === 'powerCut' && room.id === 'imaging') expect(rooms).not.toContain(room.id)
        }
        if (hospital.followUp?.kind === 'admissions') expect(types.has('draw')).toBe(canDraw(view, hospital))
        if (types.has('recolour')) expect(bagRecolours(view.options)).toBe(true)
      }
    },
  )

  it('[DH 2.10] the size of a share is what is dealt, less what was drawn', () => {
    const { states } = playout(diceHospital, {
      options: { promos: ['admissionsNurse'] },
      seats: 3,
      seed: seedFrom('shares'),
      steps: 400,
    })
    let before: View | null = null
    for (const state of states) {
      const view = diceHospital.view(state, null)
      const seats: readonly Seat[] = [0, 1, 2]
      if (view.stage === 'activation' && before !== null && before.stage !== 'activation') {
        const dealt = before
        // Cards that are discarded don't change the bag.
        expect(seats.map((seat) => diceToDraw(view, seat))).toEqual(seats.map((seat) => diceToDraw(dealt, seat)))
      }
      if (view.stage === 'activation')
        expect(seats.map((seat) => diceToDraw(view, seat))).toEqual(state.hospitals.map(({ share }) => share.length))
      before = view
    }
  })

  it('[DH 2.10 Reading] with an empty share nobody draws, though dice are left in the shares of others', () => {
    // Five dice for four shares: two, one, one and one.
    const lounge = `; lounge ${'R'.repeat(16)}${'Y'.repeat(20)}${'G'.repeat(18)}`
    const nurse = 'R6 R6 R6 Y2; departments anaesthesia; specialists admissionsNurse'
    const scene = scenario({ options: { promos: ['admissionsNurse'] }, hospitals: [nurse, lounge, '', ''] })
    scene.does(0, place('admissionsNurse', 'anaesthesia', ['R6', 'R6', 'R6']))
    const shown = () => diceHospital.view(scene.state, 0)
    const asked = () =>
      shown()
        .hospitals.slice(0, 1)
        .map((hospital) => canDraw(shown(), hospital))
    expect(shown().hospitals.map(({ share }) => share)).toEqual([2, 1, 1, 1])
    expect(asked()).toEqual([true])
    scene.does(0, { type: 'draw' }).does(0, { type: 'draw' })
    expect(shown().bag.red + shown().bag.yellow + shown().bag.green).toBe(3)
    expect(asked()).toEqual([false])
    expect(scene.refuses(0, { type: 'draw' }).code).toBe('bagEmpty')
    // Whoever asks the rules by a state behind the view hears the same.
    const imagined = imagine(shown(), seedFrom('elsewhere'))
    expect([...diceHospital.legal(imagined, 0)].map(({ type }) => type)).not.toContain('draw')
  })

  it('[DH 9 event Broken Bed] [DH 9 event Fresh Blood] [DH 9 event Power Cut] knows what holds for the round', () => {
    expect([null, 'brokenBed' as const].map((event) => bedsOf({ event }))).toEqual([12, 11])
    expect([null, 'freshBlood' as const].map((event) => bagHeals({ event }))).toEqual([1, 2])
    const room = { id: 'imaging', by: null } as const
    expect([null, 'powerCut' as const].map((event) => isOpen({ event }, room))).toEqual([true, false])
    expect(isOpen({ event: null }, { ...room, by: 'nurse' })).toBe(false)
  })

  it('[DH 1.6] [DH 5.4] [DH 5.6] [DH 6.5] knows what options change', () => {
    const usual = defaultOptions(1)
    expect([usual, { ...usual, doubleFatalities: true }].map(fatalityCost)).toEqual([2, 4])
    expect([usual, { ...usual, superbug: true }].map(neglectSteps)).toEqual([1, 2])
    expect(startingValues(usual)).toEqual([3, 4, 5])
    expect(startingValues({ ...usual, openingCrisis: true })).toEqual([3, 3, 4, 5, 5])
    const report = missedReportCost(usual, 'twoRed')
    expect(missedReportCost({ ...usual, doubleReports: true }, 'twoRed')).toBe(2 * report)
  })

  it('[DH 4.4] [DH 7.5] counts what a lounge brings by the administrator', () => {
    const points = (edition: 'final' | 'prototype') =>
      administratorPoints({ ...defaultOptions(2), edition }, { administrator: 'twoRed', lounge: [5, 0, 0] }, false)
    expect([points('final'), points('prototype')]).toEqual([1, 2])
  })

  it('[DH 4.5 Consultant] [DH 4.6 Drug Trial Centre] [DH 4.6 Experimental Chemist] knows whose effect, and where dice fall', () => {
    expect(abilityOf({ model: 'surgeon' }, 'consultant')).toBe('surgeon')
    expect(abilityOf({ model: null }, 'nurse')).toBe(null)
    expect((['drugTrialCentre', 'experimentalChemist', 'imaging', 'surgeon'] as const).map(diceFallFor)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
