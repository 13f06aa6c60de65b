import { newGame, place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { allDice } from '@grand-rounds/testkit/dice-hospital/laws'
import { endShifts, playOn } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { BASE_DEPARTMENTS, STARTING_DEPARTMENTS } from '../cards/departments.ts'
import { BASE_SPECIALISTS } from '../cards/specialists.ts'
import { ADMINISTRATOR_IDS, diceHospital, setPosition } from '../index.ts'

const twice = (ids: readonly string[]) => [...ids, ...ids].toSorted()
const inRound1 = ({ state }: Scene) => state.round === 1

describe('dice', () => {
  it.each([
    [4, 0],
    [3, 3],
    [2, 6],
    [1, 10],
  ])('[DH 1.1] %i players leave %i dice of each colour in the box', (seats, boxed) => {
    const { state } = newGame(seats)
    expect(state.box).toEqual([boxed, boxed, boxed])
    expect(allDice(state)).toEqual([21, 21, 21])
  })

  const full = 'R2 R2 R2 R2 Y3 Y3 Y3 Y3 G4 G4 G4 G4'

  it('[DH 1.1 Reading] four full hospitals and an epidemic empty the bag: no die comes with the ambulance', () => {
    const ambulances = [2, 3, 4, 5, 5].map((value) => [`R${value}`, `Y${value}`, `G${value}`])
    const scene = scenario({
      options: { epidemic: true },
      phase: 'ambulances',
      hospitals: [full, full, full, full],
      ambulances,
    })
    expect(scene.state.bag).toEqual([0, 0, 0])
    scene.does(0, { type: 'takeAmbulance', number: 2 })
    expect(scene.events.map(({ type }) => type)).toEqual(['ambulanceTaken'])
    expect(scene.state.hospitals[0]?.arrivals).toHaveLength(3)
  })

  it('[DH 1.1 Reading] with an empty bag the Admissions Nurse draws nobody', () => {
    const rest = [full, full, full].map((wards) => `${wards}; lounge RYG`)
    const scene = scenario({
      options: { promos: ['admissionsNurse'] },
      hospitals: [`R6 ${full.slice(3)}; lounge RRYYGG; specialists admissionsNurse`, ...rest],
    })
    expect(scene.state.hospitals.map(({ share }) => share.length)).toEqual([0, 0, 0, 0])
    scene.does(0, place('admissionsNurse', 'clinic', ['R6']))
    expect(scene.can(0, { type: 'release', patient: 'Y3' })).toBe(true)
    expect(scene.can(0, { type: 'draw' })).toBe(false)
    expect(scene.refuses(0, { type: 'draw' }).code).toBe('bagEmpty')
  })
})

describe('a hospital', () => {
  it('[DH 1.2] has three nurses, the six starting departments, and nobody in beds, lounge or mortuary', () => {
    for (const hospital of newGame(4).state.hospitals) {
      expect(hospital.nurses).toBe(3)
      expect(hospital.departments.map(({ id }) => id)).toEqual(STARTING_DEPARTMENTS)
      expect(STARTING_DEPARTMENTS).toHaveLength(6)
      expect(hospital).toMatchObject({ wards: [], lounge: [0, 0, 0], fatalities: 0, specialists: [], bags: 0 })
    }
  })

  it('[DH 1.2] has beds for 12 patients and no more', () => {
    const twelve = Array.from({ length: 12 }, () => 'R3').join(' ')
    expect(setPosition({ round: 1, phase: 'activation', hospitals: [twelve, 'R3'] }).ok).toBe(true)
    expect(setPosition({ round: 1, phase: 'activation', hospitals: [`${twelve} R3`, 'R3'] })).toMatchObject({
      refusal: { code: 'impossible', data: { why: 'tooManyPatients' } },
    })
  })

  it('[DH 1.2] which bed a patient lies in means nothing', () => {
    const one = scenario({ hospitals: ['R2 G4 Y1 R5', 'Y3'] })
    const other = scenario({ hospitals: ['R5 Y1 R2 G4', 'Y3'] })
    expect(other.state).toEqual(one.state)
  })

  it.each([2, 3, 4])('[DH 1.3] %i players have one ambulance more than players, numbered from 1', (seats) => {
    const scene = newGame(seats)
    playOn(scene, ({ state }) => state.stage === 'ambulances')
    expect(scene.state.ambulances).toHaveLength(seats + 1)
    const last = scene.toAct[0] ?? 0
    expect(scene.refuses(last, { type: 'takeAmbulance', number: seats + 2 }).code).toBe('noSuchAmbulance')
    expect(scene.refuses(last, { type: 'takeAmbulance', number: 0 }).code).toBe('noSuchAmbulance')
    expect(scene.can(last, { type: 'takeAmbulance', number: seats + 1 })).toBe(true)
  })

  it('[DH 1.8] blood bags and fatality tokens are not limited', () => {
    const scene = scenario({
      round: 3,
      phase: 'ambulances',
      hospitals: ['R1; bags 40; fatalities 40', 'G3'],
      ambulances: [
        ['R2', 'R2', 'Y2'],
        ['R3', 'R3', 'Y3'],
        ['R4', 'R4', 'Y4'],
      ],
    })
    scene.does(0, { type: 'takeAmbulance', number: 2 }).does(1, { type: 'takeAmbulance', number: 3 })
    expect(scene.state.hospitals[0]?.bags).toBe(41)
    playOn(scene, ({ state }) => state.stage === 'activation')
    endShifts(scene)
    expect(scene.state.hospitals[0]?.fatalities).toBe(41)
  })

  it('[DH 1.8 Reading] the 17th bag and the 15th token are worth as much as the others', () => {
    const scene = scenario({ round: 8, hospitals: ['R3; bags 17; fatalities 15', 'G3; bags 16; fatalities 14'] })
    endShifts(scene)
    expect(diceHospital.result(scene.state)?.places.map(({ points }) => points)).toEqual([17 - 30, 16 - 28])
  })
})

describe('decks', () => {
  it.each([2, 3, 4])('[DH 1.4] two of each of 12 tiles and 12 cards; %i players see players − 1 of each', (seats) => {
    const { state } = newGame(seats)
    expect([...state.departmentDeck, ...state.departmentRow].toSorted()).toEqual(twice(BASE_DEPARTMENTS))
    expect([...state.specialistDeck, ...state.specialistRow].toSorted()).toEqual(twice(BASE_SPECIALISTS))
    expect([BASE_DEPARTMENTS.length, BASE_SPECIALISTS.length]).toEqual([12, 12])
    expect([state.departmentRow.length, state.specialistRow.length]).toEqual([seats - 1, seats - 1])
  })

  it('[DH 1.4] the decks are shuffled, both on their own', () => {
    const orders = ['a', 'b', 'c'].map((seed) => newGame(4, {}, seed).state)
    expect(new Set(orders.map(({ departmentDeck }) => departmentDeck.join())).size).toBe(3)
    expect(new Set(orders.map(({ specialistDeck }) => specialistDeck.join())).size).toBe(3)
  })

  it.each(['department', 'specialist'] as const)('[DH 1.4] with two players the first one adds a %s', (kind) => {
    const scene = newGame(2)
    const { first } = scene.state
    expect(scene.toAct).toEqual([first])
    expect(scene.legal(first)).toEqual([
      { type: 'reveal', kind: 'department' },
      { type: 'reveal', kind: 'specialist' },
    ])
    expect(scene.refuses(1 - first, { type: 'reveal', kind }).code).toBe('notYourTurn')
    const top = { department: scene.state.departmentDeck.at(-1), specialist: scene.state.specialistDeck.at(-1) }
    scene.does(first, { type: 'reveal', kind })
    const { departmentRow, specialistRow } = scene.state
    expect([departmentRow.length, specialistRow.length]).toEqual(kind === 'department' ? [2, 1] : [1, 2])
    expect(kind === 'department' ? departmentRow[1] : specialistRow[1]).toBe(top[kind])
  })

  it('[DH 1.4 Reading] with two players the extra card is chosen once the 1 + 1 lie open', () => {
    const { departmentRow, specialistRow, stage } = newGame(2).state
    expect([stage, departmentRow.length, specialistRow.length]).toEqual(['extraReveal', 1, 1])
  })

  it('[DH 1.4] [DH 1.4 Reading] with two players the holder of the token adds one at every shift change', () => {
    const scene = newGame(2)
    const adding: number[] = []
    for (let round = 0; round < 8; round++) {
      playOn(scene, ({ state }) => state.stage === 'extraReveal')
      const { first, departmentRow, specialistRow } = scene.state
      expect(scene.toAct).toEqual([first])
      expect([departmentRow.length, specialistRow.length]).toEqual([1, 1])
      adding.push(scene.state.round)
      scene.does(first, { type: 'reveal', kind: 'specialist' })
    }
    playOn(scene, ({ state }) => state.stage === 'over')
    expect(adding).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it.each([3, 4])('[DH 1.4] with %i players nobody adds one', (seats) => {
    const scene = newGame(seats)
    expect(scene.state.stage).toBe('startingValues')
    playOn(scene, ({ state }) => {
      expect(state.stage).not.toBe('extraReveal')
      return state.round === 2
    })
    expect([scene.state.departmentRow.length, scene.state.specialistRow.length]).toEqual([seats - 1, seats - 1])
  })
})

describe('the first player', () => {
  it('[DH 1.5] is drawn by the seed: the same for one seed, anyone for others', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => newGame(4, {}, `seed ${i}`).state.first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
    expect(newGame(4, {}, 'seed 7').state.first).toBe(firsts[7])
  })
})

describe('starting patients', () => {
  it('[DH 1.6] from the first player clockwise each draws three dice, after the one before has set theirs', () => {
    const scene = newGame(4, {}, 'clockwise')
    const order: number[] = []
    const told = [...scene.events, ...playOn(scene, inRound1)]
    for (const event of told) if (event.type === 'diceDrawn') order.push(event.seat)
    const first = scene.state.first
    expect(order).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4))
    expect(told.flatMap((event) => (event.type === 'diceDrawn' ? [event.colours.length] : []))).toEqual([3, 3, 3, 3])
  })

  it('[DH 1.6] the values are 3, 4 and 5, and the player chooses which die gets which', () => {
    const scene = threeColours()
    const seat = scene.state.first
    expect(scene.legal(seat)).toHaveLength(6)
    expect(scene.can(seat, { type: 'setValues', patients: ['R5', 'Y3', 'G4'] })).toBe(true)
    scene.does(seat, { type: 'setValues', patients: ['G4', 'R5', 'Y3'] })
    expect(scene.wards(seat)).toBe('R5 Y3 G4')
  })

  it.each([
    [['R3', 'Y3', 'G4']],
    [['R3', 'Y4', 'G6']],
    [['R3', 'R4', 'G5']],
    [['R3', 'Y4']],
    [['R3', 'Y4', 'G5', 'G5']],
    [['R3+', 'Y4', 'G5']],
  ])('[DH 1.6] other values or other dice are refused: %j', (patients) => {
    const scene = threeColours()
    expect(scene.refuses(scene.state.first, { type: 'setValues', patients }).code).toBe('wrongValues')
  })

  it('[DH 1.6] two dice of one colour leave three ways', () => {
    const scene = gameWhere((colours) => new Set(colours).size === 2)
    expect(scene.legal(scene.state.first)).toHaveLength(3)
  })

  it('[DH 1.6] three dice of one colour leave no choice, and nobody is asked', () => {
    const scene = gameWhere((colours) => new Set(colours).size === 1)
    const seat = scene.state.first
    expect(scene.state.hospitals[seat]?.drawn).toEqual([])
    expect(scene.wards(seat)).toMatch(/^(R3 R4 R5|Y3 Y4 Y5|G3 G4 G5)$/)
    expect(scene.refuses(seat, { type: 'setValues', patients: ['R3', 'R4', 'R5'] }).code).toMatch(/notYourTurn|notNow/)
  })
})

describe('administrators', () => {
  const choosing = (seats: number, seed?: string) => {
    const scene = newGame(seats, {}, seed)
    playOn(scene, ({ state }) => state.stage === 'administrators')
    return scene
  }

  it.each([2, 3, 4])('[DH 1.7] each of %i players is dealt two different cards and keeps one of them', (seats) => {
    const scene = choosing(seats)
    const dealt = scene.state.hospitals.map((hospital) => hospital.dealt)
    expect(new Set(dealt.flat()).size).toBe(2 * seats)
    expect(scene.toAct).toHaveLength(seats)
    for (const [seat, cards] of dealt.entries()) {
      expect(scene.legal(seat)).toEqual(cards.map((administrator) => ({ type: 'chooseAdministrator', administrator })))
      const others = dealt[(seat + 1) % seats]?.[0]
      expect(scene.refuses(seat, { type: 'chooseAdministrator', administrator: others }).code).toBe('notDealt')
    }
    for (const [seat, [, administrator = 'twoRed']] of dealt.entries())
      scene.does(seat, { type: 'chooseAdministrator', administrator })
    expect(scene.state.hospitals.map(({ administrator }) => administrator)).toEqual(dealt.map((cards) => cards[1]))
    expect(scene.state.hospitals.every((hospital) => hospital.dealt.length === 0)).toBe(true)
    expect(scene.state.round).toBe(1)
  })

  it('[DH 1.7] there are eight', () => {
    expect(new Set(choosing(4).state.hospitals.flatMap(({ dealt }) => dealt)).size).toBe(8)
    expect(ADMINISTRATOR_IDS).toHaveLength(8)
  })

  it('[DH 1.7] the cards that are dealt and the choice are secret until all have chosen', () => {
    const scene = choosing(3)
    const [mine = 'twoRed'] = scene.state.hospitals[1]?.dealt ?? []
    scene.does(1, { type: 'chooseAdministrator', administrator: mine })
    const seen = (viewer: number | null) => diceHospital.view(scene.state, viewer).hospitals[1]
    expect(seen(1)?.administrator).toBe(mine)
    expect(seen(1)?.dealt).toContain(mine)
    for (const viewer of [0, 2, null]) expect(seen(viewer)).toMatchObject({ administrator: null, dealt: [] })
    const [event] = scene.events
    expect(event && diceHospital.see(event, 1)).toMatchObject({ administrator: mine })
    for (const viewer of [0, 2, null])
      expect(event && diceHospital.see(event, viewer)).toMatchObject({
        type: 'administratorChosen',
        administrator: null,
      })

    for (const seat of scene.toAct)
      scene.does(seat, { type: 'chooseAdministrator', administrator: scene.state.hospitals[seat]?.dealt[0] ?? mine })
    for (const viewer of [0, 2, null]) expect(seen(viewer)?.administrator).toBe(mine)
    const shown = scene.events.find(({ type }) => type === 'administratorsShown')
    expect(shown).toMatchObject({ administrators: scene.state.hospitals.map(({ administrator }) => administrator) })
  })

  it('[DH 1.7] the deal is told to its owner only', () => {
    const scene = newGame(2)
    const told = playOn(scene, ({ state }) => state.stage === 'administrators')
    for (const event of told.filter(({ type }) => type === 'administratorsDealt')) {
      const owner = 'seat' in event ? event.seat : null
      expect(diceHospital.see(event, owner)).toEqual(event)
      for (const viewer of [null, 0, 1].filter((one) => one !== owner))
        expect(diceHospital.see(event, viewer)).toMatchObject({ administrators: null })
    }
  })

  it('[DH 1.7] the game can be played without them', () => {
    const scene = newGame(2, { administrators: false })
    const told = playOn(scene, inRound1)
    expect(told.some(({ type }) => type === 'administratorsDealt')).toBe(false)
    expect(scene.state.hospitals.map(({ administrator }) => administrator)).toEqual([null, null])
  })

  it('[DH 1.7] a choice may be taken back while others choose', () => {
    const scene = choosing(2)
    const [mine = 'twoRed', other = 'twoRed'] = scene.state.hospitals[0]?.dealt ?? []
    scene.does(0, { type: 'chooseAdministrator', administrator: mine }).does(0, { type: 'undo' })
    scene.does(0, { type: 'chooseAdministrator', administrator: other })
    expect(scene.state.hospitals[0]?.administrator).toBe(other)
  })
})

/** A game for three whose first player has drawn dice of every colour. */
function threeColours(): Scene {
  return gameWhere((colours) => new Set(colours).size === 3)
}

function gameWhere(drawn: (colours: readonly string[]) => boolean): Scene {
  for (let i = 0; i < 200; i++) {
    const scene = newGame(3, {}, `colours ${i}`)
    const [colours] = scene.events.flatMap((event) => (event.type === 'diceDrawn' ? [event.colours] : []))
    if (colours && drawn(colours)) return scene
  }
  throw new Error('no such game')
}
