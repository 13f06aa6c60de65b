import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { describe, expect, it } from 'vitest'
import { diceHospital } from '../index.ts'

const options = { promos: ['admissionsNurse'] }
/** Three of her patients can go home at once. */
const nurse = 'R6 R6 R6 Y2; departments anaesthesia; specialists admissionsNurse'
const sendHome = place('admissionsNurse', 'anaesthesia', ['R6', 'R6', 'R6'])

const shares = ({ state }: Scene) => state.hospitals.map(({ share }) => share)

describe('the bag in an activation', () => {
  it('[DH 2.10] is dealt in turn into one share for each player', () => {
    const even = scenario({ options, hospitals: [nurse, 'Y3', 'G3'] })
    // 54 dice, 6 of them in beds.
    expect(shares(even).map((share) => share.length)).toEqual([16, 16, 16])
    expect(even.state.bag).toEqual([0, 0, 0])
    const uneven = scenario({ options, hospitals: [nurse, 'Y3', 'G3 G3', 'G4'] })
    expect(shares(uneven).map((share) => share.length)).toEqual([14, 14, 14, 13])
  })

  it('[DH 2.10] is shuffled before', () => {
    const [one, other] = ['1', '2'].map((digit) =>
      shares(scenario({ options, hospitals: [nurse, 'Y3'], seed: digit.repeat(64), row: [] })),
    )
    expect(one).not.toEqual(other)
    expect(one?.flat().toSorted()).toEqual(other?.flat().toSorted())
  })

  it('[DH 2.10] the shares are hidden: for everyone their dice are in the bag', () => {
    const [one, other] = ['1', '2'].map((digit) =>
      scenario({ options, hospitals: [nurse, 'Y3'], seed: digit.repeat(64), row: [] }),
    )
    for (const viewer of [0, 1, null]) {
      const views = [one, other].map((scene) => scene && diceHospital.view(scene.state, viewer))
      // Which card the Admissions Nurse has replaced is another matter.
      const known = views.map((view) => ({ ...view, unseenSpecialists: [] }))
      expect(known[0]).toEqual(known[1])
      expect(views[0]?.bag).toEqual({ red: 12, yellow: 13, green: 15 })
    }
  })

  it('[DH 2.10] a draw takes the next die of the own share', () => {
    const scene = scenario({ options, hospitals: [nurse, 'Y3'] })
    const [mine = [], others = []] = shares(scene)
    scene.does(0, sendHome).does(0, { type: 'draw' })
    expect(shares(scene)).toEqual([mine.slice(0, -1), others])
    const letter = 'RYG'[mine.at(-1) ?? 0]
    expect(scene.events).toEqual([
      expect.objectContaining({ type: 'patientDrawn', seat: 0, patient: expect.stringMatching(`^${letter}[2-5]$`) }),
    ])
  })

  it('[DH 2.10] who draws first changes nothing for the other', () => {
    const hospitals = [nurse, 'Y3; specialists surgeon']
    const drawn = (order: readonly number[]) => {
      const scene = scenario({ options, hospitals })
      scene.does(0, sendHome)
      for (const seat of order) scene.does(seat, seat === 0 ? { type: 'draw' } : place('surgeon', 'imaging', ['Y3']))
      return scene.wards(0)
    }
    expect(drawn([0, 1, 0])).toBe(drawn([1, 0, 0]))
  })

  it('[DH 2.10 Reading] a die that goes back in this phase is not drawn in it', () => {
    const others = `; lounge ${'R'.repeat(18)}${'Y'.repeat(20)}${'G'.repeat(21)}`
    const scene = scenario({ options, hospitals: [nurse, others, '', ''] }).does(0, sendHome)
    scene.does(0, { type: 'release', patient: 'Y2' })
    expect(scene.state.hospitals[0]).toMatchObject({ wards: [], returned: [0, 1, 0], share: [] })
    expect(scene.refuses(0, { type: 'draw' }).code).toBe('nothingToFollow')
    scene.does(0, { type: 'undo' })
    expect(scene.refuses(0, { type: 'draw' }).code).toBe('bagEmpty')
  })

  it('[DH 2.10] what was returned or not drawn is in the bag when the phase ends', () => {
    const hospitals = [`${nurse.replace('Y2', 'Y2 Y3 Y4')}; administrator protectsYellow`, 'Y3; administrator twoRed']
    const scene = scenario({ options: { ...options, administrators: true }, hospitals })
    scene.does(0, sendHome).does(0, { type: 'release', patient: 'Y2' })
    scene.does(0, { type: 'decline' }).does(0, { type: 'decline' })
    scene.does(0, { type: 'endShift' }).does(1, { type: 'endShift' })
    expect(scene.state.stage).toBe('protection')
    // Of 15 of each colour 3 red are in the lounge and 3 yellow in beds.
    expect(scene.state.bag).toEqual([12, 12, 15])
    expect(scene.state.hospitals[0]).toMatchObject({ returned: [0, 0, 0], share: [], fatalities: 0 })
  })

  it('[DH 2.10] without her nobody draws, and the bag stays as it is', () => {
    const scene = scenario({ hospitals: ['R3', 'Y3'] })
    expect(scene.state.bag).toEqual([14, 14, 15])
    expect(shares(scene)).toEqual([[], []])
  })
})
