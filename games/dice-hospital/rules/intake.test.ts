import { newGame, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { playOn } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { type Command, diceHospital } from '../index.ts'
import { printPatients } from '../patients.ts'

const take = (number: number): Command => ({ type: 'takeAmbulance', number })
const split = (...ambulances: readonly string[]): Command => ({
  type: 'split',
  ambulances: ambulances.map((load) => load.split(' ')),
})
const inAmbulances = ({ state }: Scene) => state.ambulances.map((load) => printPatients(load).join(' '))

/** Ambulances that wait to be taken, each as one text. */
function waiting(hospitals: readonly string[], loads: readonly string[], first = 0): Scene {
  return scenario({ phase: 'ambulances', hospitals, first, ambulances: loads.map((load) => load.split(' ')) })
}

function tied(hospitals: readonly string[], loads: readonly string[], first = 0): Scene {
  return scenario({ phase: 'split', hospitals, first, ambulances: loads.map((load) => load.split(' ')) })
}

describe('rolling', () => {
  it.each([2, 3, 4])('[DH 2.1] for %i players three dice for each ambulance are drawn and rolled', (seats) => {
    const scene = newGame(seats, { administrators: false })
    const told = playOn(scene, ({ state }) => state.round === 1)
    const rolled = told.find(({ type }) => type === 'patientsRolled')
    expect(rolled).toMatchObject({ patients: { length: 3 * (seats + 1) } })
    const { bag, box, ambulances } = scene.state
    expect(ambulances.map((load) => load.length)).toEqual(Array.from({ length: seats + 1 }, () => 3))
    const drawn = 3 * (seats + 1) + 3 * seats
    expect(bag.reduce((a, b) => a + b)).toBe(63 - box.reduce((a, b) => a + b) - drawn)
  })

  it('[DH 2.1] every value from 2 to 5 is rolled, never a 1 or 6', () => {
    const values = new Map<string, number>()
    for (let i = 0; i < 40; i++) {
      const scene = newGame(4, { administrators: false }, `rolls ${i}`)
      for (const event of playOn(scene, ({ state }) => state.round === 1)) {
        if (event.type !== 'patientsRolled') continue
        for (const [, value = ''] of event.patients) values.set(value, (values.get(value) ?? 0) + 1)
      }
    }
    expect([...values.keys()].toSorted()).toEqual(['2', '3', '4', '5'])
    // 600 dice: 150 of each value, give or take.
    for (const count of values.values()) expect(Math.abs(count - 150)).toBeLessThan(50)
  })
})

describe('filling ambulances', () => {
  it('[DH 2.2] the lowest values go into the lowest numbers', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const scene = newGame(4, { administrators: false }, seed)
      playOn(scene, ({ state }) => state.stage === 'ambulances')
      const values = inAmbulances(scene)
        .join(' ')
        .replaceAll(/[RYG ]/g, '')
      expect([...values].toSorted().join('')).toBe(values)
      expect(values).toHaveLength(15)
    }
  })

  it.each([
    [0, 2],
    [1, 0],
    [2, 1],
  ])('[DH 2.2] with first player %i the player to the right, %i, splits', (first, right) => {
    const scene = tied(['', '', ''], ['R2 R2 R2', 'G2 R3 R3', 'R4 R4 R4', 'R5 R5 R5'], first)
    expect(scene.toAct).toEqual([right])
    const choice = split('R2 R2 G2', 'R2 R3 R3', 'R4 R4 R4', 'R5 R5 R5')
    for (const other of [0, 1, 2].filter((seat) => seat !== right))
      expect(scene.refuses(other, choice).code).toBe('notYourTurn')
    scene.does(right, choice)
    expect(inAmbulances(scene)[1]).toBe('R2 R3 R3')
    expect(scene.state.stage).toBe('ambulances')
  })

  it('[DH 2.2] with two players the other one splits, with four the last one clockwise', () => {
    expect(tied(['', ''], ['R2 R2 R2', 'G2 R3 R3', 'R4 R4 R4']).toAct).toEqual([1])
    expect(tied(['', '', '', ''], ['R2 R2 R2', 'G2 R3 R3', 'R4 R4 R4', 'R4 R4 R4', 'Y4 Y4 Y4']).toAct).toEqual([3])
  })

  it('[DH 2.2] all splits of one tie stand in the list, each once', () => {
    const scene = tied(['', ''], ['R2 R2 Y2', 'G2 R3 R3', 'R4 R4 R4'])
    const [load1, load2] = [0, 1].map((i) =>
      scene.legal(1).map((command) => (command.type === 'split' ? command.ambulances[i]?.join(' ') : '')),
    )
    expect(load1).toEqual(['R2 R2 Y2', 'R2 R2 G2', 'R2 Y2 G2'])
    expect(load2).toEqual(['G2 R3 R3', 'Y2 R3 R3', 'R2 R3 R3'])
  })

  it('[DH 2.2] two ties are split at once, and a tie may reach over three ambulances', () => {
    const two = tied(['', ''], ['R2 R2 Y2', 'Y2 R3 R3', 'G3 R4 R4'])
    // Two reds or one red go with number 1, and the green 3 or a red one with number 3.
    expect(two.legal(1)).toHaveLength(4)
    const wide = tied(['', ''], ['R2 R2 R3', 'R3 R3 R3', 'G3 R4 R4'])
    expect(wide.legal(1)).toHaveLength(3)
    wide.does(1, split('R2 R2 G3', 'R3 R3 R3', 'R3 R4 R4'))
    expect(inAmbulances(wide)).toEqual(['R2 R2 G3', 'R3 R3 R3', 'R3 R4 R4'])
  })

  it.each([
    ['a value that belongs elsewhere', split('R2 R2 R3', 'G2 R2 R3', 'R4 R4 R4')],
    ['a die that was not rolled', split('R2 R2 Y2', 'G2 R3 R3', 'R4 R4 R4')],
    ['a die twice', split('R2 R2 G2', 'G2 R3 R3', 'R4 R4 R4')],
    ['a die left out', split('R2 R2 R2', 'R3 R3', 'R4 R4 R4')],
    ['an ambulance left out', split('R2 R2 R2', 'G2 R3 R3')],
  ])('[DH 2.2] only dice of one value change places: %s is refused', (_, command) => {
    const scene = tied(['', ''], ['R2 R2 R2', 'G2 R3 R3', 'R4 R4 R4'])
    expect(scene.refuses(1, command).code).toBe('wrongSplit')
  })

  it.each([
    ['no value stands in two ambulances', ['R2 Y2 G2', 'R3 Y3 G3', 'R4 Y4 G4']],
    ['the tie is of one colour', ['R2 R2 R2', 'R2 Y3 G3', 'R4 Y4 G4']],
    ['the tie is of one colour though neighbours differ', ['Y2 G2 R3', 'R3 R3 R3', 'R4 Y4 G4']],
  ])('[DH 2.2 Reading] nobody is asked when %s', (_, loads) => {
    const scene = tied(['', ''], loads)
    expect(scene.state.stage).toBe('ambulances')
    expect(scene.toAct).toEqual([0])
    expect(inAmbulances(scene)).toEqual(loads)
  })

  it('[DH 2.2 Reading] the order inside an ambulance means nothing', () => {
    const loads = ['R2 R2 R2', 'G2 R3 Y3', 'R4 R4 R4']
    const one = tied(['', ''], loads).does(1, split('R2 R2 G2', 'R2 R3 Y3', 'R4 R4 R4'))
    const other = tied(['', ''], loads).does(1, split('G2 R2 R2', 'Y3 R2 R3', 'R4 R4 R4'))
    expect(other.state).toEqual(one.state)
  })
})

describe('taking ambulances', () => {
  const loads = ['R2 R2 R2', 'Y3 Y3 Y3', 'G4 G4 G4', 'R5 R5 R5']

  it('[DH 2.3] from the first player clockwise, each takes one that is left', () => {
    const scene = waiting(['', '', ''], loads, 1)
    expect(scene.toAct).toEqual([1])
    expect(scene.refuses(2, take(3)).code).toBe('notYourTurn')
    scene.does(1, take(3))
    expect(scene.toAct).toEqual([2])
    expect(scene.legal(2).filter(({ type }) => type !== 'undo')).toEqual([take(1), take(2), take(4)])
    expect(scene.refuses(2, take(3)).code).toBe('ambulanceTaken')
    scene.does(2, take(4))
    expect(scene.toAct).toEqual([0])
    scene.does(0, take(1))
    expect(scene.state.hospitals.map(({ ambulance }) => ambulance)).toEqual([1, 3, 4])
    expect([0, 1, 2].map((seat) => scene.wards(seat))).toEqual(['R2 R2 R2', 'G4 G4 G4', 'R5 R5 R5'])
  })

  it.each([0, 1, 2])('[DH 2.3] first player %i may not take number 1, everyone else may', (first) => {
    const scene = waiting(['', '', ''], loads, first)
    expect(scene.legal(first)).toEqual([take(2), take(3), take(4)])
    expect(scene.refuses(first, take(1)).code).toBe('firstPlayerNotOne')
    scene.does(first, take(2))
    const next = (first + 1) % 3
    expect(scene.can(next, take(1))).toBe(true)
    scene.does(next, take(1))
    expect(scene.can((first + 2) % 3, take(1))).toBe(false)
  })

  it('[DH 2.4] the dice of the ambulance that is left go back to the bag', () => {
    const scene = waiting(['', '', ''], loads)
    const before = scene.state.bag
    scene.does(0, take(2)).does(1, take(1)).does(2, take(4))
    expect(scene.events).toContainEqual(
      expect.objectContaining({ type: 'ambulanceLeft', number: 3, patients: ['G4', 'G4', 'G4'] }),
    )
    expect(scene.state.bag).toEqual([before[0], before[1], before[2] + 3])
    expect(scene.state.ambulances).toEqual([])
  })

  it('[DH 2.5] whoever takes the lowest number gains a blood bag and the token', () => {
    const scene = waiting(['', '', ''], loads)
    scene.does(0, take(2)).does(1, take(4))
    expect(scene.state.first).toBe(0)
    scene.does(2, take(1))
    expect(scene.state.first).toBe(2)
    expect(scene.state.hospitals.map(({ bags }) => bags)).toEqual([0, 0, 1])
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'firstPlayer', seat: 2 }))
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'bagGained', seat: 2, from: 'ambulance' }))
  })

  it('[DH 2.5] if nobody takes number 1 the lowest number taken counts', () => {
    const scene = waiting(['', '', ''], loads)
    scene.does(0, take(4)).does(1, take(2)).does(2, take(3))
    expect(scene.state.first).toBe(1)
    expect(scene.state.hospitals.map(({ bags }) => bags)).toEqual([0, 1, 0])
  })

  it('[DH 2.5] the token stays where it is until everyone has taken', () => {
    const scene = waiting(['', '', '', ''], [...loads, 'Y5 Y5 Y5'], 2)
    scene.does(2, take(5)).does(3, take(1))
    expect(scene.state.first).toBe(2)
    expect(scene.toAct).toEqual([0])
    scene.does(0, take(2)).does(1, take(3))
    expect(scene.state.first).toBe(3)
  })

  it('[DH 2.3] what was taken may be taken back until the next player takes', () => {
    const scene = waiting(['', '', ''], loads)
    const before = scene.state
    scene.does(0, take(2)).does(0, { type: 'undo' })
    expect(scene.state).toEqual({ ...before, events: scene.state.events })
    scene.does(0, take(4)).does(1, take(2))
    expect(scene.refuses(0, { type: 'undo' }).code).toBe('nothingToUndo')
  })
})

describe('beds', () => {
  const loads = ['Y2 Y2 Y2', 'Y3 Y3 Y3', 'G4 G4 G4']
  const ten = 'R1 R1 R2 R2 R2 R2 R2 R2 R2 R2'

  it('[DH 2.6] new patients go into free beds, untreated', () => {
    const scene = waiting(['R1 R1 R2 R2 R2 R2 R2 R2 R2', 'R3'], loads).does(0, take(2)).does(1, take(3))
    expect(scene.wards(0)).toBe('R1 R1 R2 R2 R2 R2 R2 R2 R2 Y3 Y3 Y3')
    expect(scene.wards(1)).toBe('R3 G4 G4 G4')
    expect(scene.state.stage).toBe('improvement')
    expect(scene.events.filter(({ type }) => type === 'patientDied')).toEqual([])
  })

  it('[DH 2.6] with too few beds the player removes as many older patients as are needed, each a fatality', () => {
    const scene = waiting([`${ten} R5`, 'R3'], loads)
      .does(0, take(2))
      .does(1, take(3))
    expect(scene.toAct).toEqual([0])
    const { bag } = scene.state
    expect(scene.legal(0).map((command) => 'patients' in command && command.patients)).toEqual([
      ['R1', 'R1'],
      ['R1', 'R2'],
      ['R1', 'R5'],
      ['R2', 'R2'],
      ['R2', 'R5'],
    ])
    scene.does(0, { type: 'makeRoom', patients: ['R2', 'R1'] })
    expect(scene.wards(0)).toBe('R1 R2 R2 R2 R2 R2 R2 R2 R5 Y3 Y3 Y3')
    expect(scene.state.hospitals[0]?.fatalities).toBe(2)
    expect(scene.state.bag).toEqual([bag[0] + 2, bag[1], bag[2]])
    expect(scene.events).toContainEqual(
      expect.objectContaining({ type: 'patientDied', seat: 0, patient: 'R2', of: 'noBed' }),
    )
  })

  it('[DH 2.6] new patients cannot be chosen, nor more or fewer than needed', () => {
    const scene = waiting([`${ten} R5`, 'R3'], loads)
      .does(0, take(2))
      .does(1, take(3))
    const remove = (...patients: string[]) => scene.refuses(0, { type: 'makeRoom', patients }).code
    expect(remove('R1', 'Y3')).toBe('noSuchPatient')
    expect(remove('R1')).toBe('wrongNumberOfPatients')
    expect(remove('R1', 'R1', 'R2')).toBe('wrongNumberOfPatients')
    expect(remove('R5', 'R5')).toBe('noSuchPatient')
    expect(remove('R1', 'Q7')).toBe('noSuchPatient')
  })

  it('[DH 2.6] several players make room at the same time', () => {
    const scene = waiting([`${ten} R5`, 'G1 G2 G3 G4 G5 G6 G1 G2 G3 G4 G5 G6'], loads)
      .does(0, take(2))
      .does(1, take(3))
    expect(scene.toAct).toEqual([0, 1])
    scene.does(1, { type: 'makeRoom', patients: ['G1', 'G2', 'G3'] })
    expect(scene.state.stage).toBe('makeRoom')
    scene.does(1, { type: 'undo' }).does(1, { type: 'makeRoom', patients: ['G1', 'G1', 'G2'] })
    scene.does(0, { type: 'makeRoom', patients: ['R1', 'R1'] })
    expect(scene.state.stage).toBe('improvement')
    expect(scene.wards(1)).toBe('G2 G3 G3 G4 G4 G4 G4 G4 G5 G5 G6 G6')
    expect(scene.state.hospitals.map(({ fatalities }) => fatalities)).toEqual([2, 3])
  })

  it('[DH 2.6] who has no choice is not asked', () => {
    const twelve = Array.from({ length: 12 }, () => 'R2').join(' ')
    const scene = waiting([twelve, 'R3'], loads).does(0, take(2)).does(1, take(3))
    expect(scene.state.stage).toBe('improvement')
    expect(scene.state.hospitals[0]?.fatalities).toBe(3)
  })

  it('[DH 2.6 Reading] 3 or 4 into 12 full beds leave enough older patients to choose from', () => {
    const twelve = 'R1 R2 R3 R4 R5 R6 Y1 Y2 Y3 Y4 Y5 Y6'
    const scene = scenario({
      phase: 'ambulances',
      options: { epidemic: true },
      hospitals: [twelve, 'R3'],
      ambulances: loads.map((load) => load.split(' ')),
    })
    scene.does(0, take(2)).does(1, take(3))
    expect(scene.state.hospitals[0]?.arrivals).toHaveLength(4)
    // 4 of 12.
    expect(scene.legal(0)).toHaveLength(495)
    scene.does(0, { type: 'makeRoom', patients: ['R1', 'Y1', 'R2', 'Y2'] })
    expect(scene.state.hospitals[0]?.wards).toHaveLength(12)
    expect(scene.state.hospitals[0]?.fatalities).toBe(4)
  })

  it('[DH 2.6] the phases follow each other: intake, then improvement', () => {
    const scene = waiting(['', ''], loads).does(0, take(2)).does(1, take(3))
    expect(scene.events.at(-1)).toMatchObject({ type: 'phaseStarted', phase: 'improvement' })
    expect(diceHospital.view(scene.state, null).phase).toBe('improvement')
  })
})
