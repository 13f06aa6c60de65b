import { newGame, place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts, playOn } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { type Event, EVENT_CARD_IDS, type EventCardId } from '../index.ts'

describe('event cards', () => {
  it('[DH 5.3] there are 15, and one is revealed before phase 1 from round 2 on', () => {
    const scene = newGame(3, { events: true })
    expect(EVENT_CARD_IDS).toHaveLength(15)
    expect(scene.state.eventDeck.toSorted()).toEqual(EVENT_CARD_IDS.toSorted())
    const told = playOn(scene, ({ state }) => state.stage === 'over')
    const before: string[] = []
    for (const [i, event] of told.entries()) {
      if (event.type !== 'roundStarted') continue
      before.push(`${event.round} ${told[i + 1]?.type}`)
    }
    expect(before).toEqual(['1 phaseStarted', ...[2, 3, 4, 5, 6, 7, 8].map((round) => `${round} eventRevealed`)])
    expect(new Set(revealed(told)).size).toBe(7)
  })

  it('[DH 5.3] without the option there are none', () => {
    const scene = newGame(3)
    expect(scene.state.eventDeck).toEqual([])
    expect(revealed(playOn(scene, ({ state }) => state.stage === 'over'))).toEqual([])
  })

  it('[DH 5.3] a one-off effect happens at once, before anyone is rolled', () => {
    const { scene, told } = nextEvent('bloodDrive')
    const order = told.flatMap((event) => ('phase' in event ? [event.phase] : [event.type]))
    const start = order.indexOf('eventRevealed')
    expect(order.slice(start, start + 6)).toEqual([
      'eventRevealed',
      'bagGained',
      'bagGained',
      'bagGained',
      'intake',
      'patientsRolled',
    ])
    expect(scene.state.hospitals.map(({ bags }) => bags)).toEqual([1, 1, 1])
  })

  it('[DH 5.3] a lasting effect holds for the round, and only for it', () => {
    const { scene } = nextEvent('powerCut')
    const why = () => scene.refuses(scene.toAct[0] ?? 0, place('nurse', 'imaging', [])).code
    playOn(scene, ({ state }) => state.stage === 'activation')
    expect(scene.state.event).toBe('powerCut')
    expect(why()).toBe('departmentClosed')
    playOn(scene, ({ state }) => state.round === 3 && state.stage === 'activation')
    expect(scene.state.event).not.toBe('powerCut')
    expect(why()).toBe('wrongNumberOfPatients')
  })
})

const revealed = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'eventRevealed' ? [event.card] : []))

/** Round 2 of a game whose first event is this one. */
function nextEvent(card: EventCardId): { scene: Scene; told: readonly Event[] } {
  for (let i = 0; i < 300; i++) {
    const seed = i.toString(16).padStart(64, '0')
    const hospitals = ['R3 R4; ambulance 1', 'R3; ambulance 2', 'R3; ambulance 3']
    const scene = scenario({ options: { events: true }, hospitals, seed })
    if (scene.state.eventDeck.at(-1) !== card) continue
    return { scene, told: endShifts(scene) }
  }
  throw new Error(`${card} never came first`)
}

describe('opening crisis', () => {
  it('[DH 5.4] five starting dice, at 3, 3, 4, 5 and 5', () => {
    const scene = newGame(4, { openingCrisis: true })
    const told = playOn(scene, ({ state }) => state.round === 1)
    const values = told.flatMap((event) =>
      event.type === 'valuesSet'
        ? [
            event.patients
              .map((patient) => patient.slice(1))
              .toSorted()
              .join(''),
          ]
        : [],
    )
    expect(values).toEqual(['33455', '33455', '33455', '33455'])
    expect(scene.state.hospitals.map(({ wards }) => wards.length)).toEqual([5, 5, 5, 5])
  })

  it('[DH 5.4] the player chooses which die gets which, and nothing else', () => {
    const scene = newGame(2, { openingCrisis: true })
    scene.does(scene.state.first, { type: 'reveal', kind: 'department' })
    const seat = scene.state.first
    const [choice] = scene.legal(seat)
    if (choice?.type !== 'setValues') throw new Error('no values to set')
    const three = choice.patients.slice(0, 3)
    expect(scene.refuses(seat, { type: 'setValues', patients: three }).code).toBe('wrongValues')
    const fours = choice.patients.map((patient) => `${patient[0]}4`)
    expect(scene.refuses(seat, { type: 'setValues', patients: fours })).toEqual({
      code: 'wrongValues',
      data: { values: [3, 3, 4, 5, 5] },
    })
    scene.does(seat, { ...choice, patients: choice.patients.toReversed() })
  })

  it('[DH 5.4] otherwise there are three', () => {
    const scene = newGame(2)
    playOn(scene, ({ state }) => state.round === 1)
    expect(scene.state.hospitals.map(({ wards }) => wards.length)).toEqual([3, 3])
  })
})

describe('nationwide epidemic', () => {
  const loads = ['R2 R2 R2', 'Y3 Y3 Y3', 'G4 G4 G4', 'R5 R5 R5'].map((load) => load.split(' '))
  const epidemic = (seed?: string) =>
    scenario({
      options: { epidemic: true },
      phase: 'ambulances',
      hospitals: ['', '', ''],
      ambulances: loads,
      ...(seed === undefined ? {} : { seed }),
    })

  it('[DH 5.5] whoever takes an ambulance draws and rolls a fourth patient at once', () => {
    const scene = epidemic().does(0, { type: 'takeAmbulance', number: 2 })
    expect(scene.events).toMatchObject([
      { type: 'ambulanceTaken', seat: 0, number: 2, patients: ['Y3', 'Y3', 'Y3'] },
      { type: 'extraPatient', seat: 0 },
    ])
    expect(scene.state.hospitals[0]?.arrivals).toHaveLength(4)
    // The next player knows it before choosing.
    expect(scene.toAct).toEqual([1])
    expect(scene.state.hospitals[1]?.arrivals).toEqual([])
    scene.does(1, { type: 'takeAmbulance', number: 1 }).does(2, { type: 'takeAmbulance', number: 3 })
    expect(scene.state.hospitals.map(({ wards }) => wards.length)).toEqual([4, 4, 4])
  })

  it('[DH 5.5] its value is from 2 to 5', () => {
    const values = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const scene = epidemic(i.toString(16).padStart(64, '0')).does(0, { type: 'takeAmbulance', number: 2 })
      for (const event of scene.events) if (event.type === 'extraPatient') values.add(event.patient[1] ?? '')
    }
    expect([...values].toSorted()).toEqual(['2', '3', '4', '5'])
  })

  it('[DH 5.5] what was drawn cannot be taken back', () => {
    const scene = epidemic().does(0, { type: 'takeAmbulance', number: 2 })
    expect(scene.can(0, { type: 'undo' })).toBe(false)
    expect(scene.refuses(0, { type: 'undo' }).code).toBe('nothingToUndo')
  })

  it('[DH 5.5] the fourth patient is new too: it is not one of those who make room', () => {
    const full = 'R1 R1 R1 R1 R1 R1 R1 R1 R1 R1 R1 R2'
    const scene = scenario({
      options: { epidemic: true },
      phase: 'ambulances',
      hospitals: [full, ''],
      ambulances: loads.slice(1),
    })
    scene.does(0, { type: 'takeAmbulance', number: 2 }).does(1, { type: 'takeAmbulance', number: 1 })
    expect(scene.legal(0)).toEqual([
      { type: 'makeRoom', patients: ['R1', 'R1', 'R1', 'R1'] },
      { type: 'makeRoom', patients: ['R1', 'R1', 'R1', 'R2'] },
    ])
  })

  it('[DH 5.5] without it nobody draws', () => {
    const scene = scenario({ phase: 'ambulances', hospitals: ['', '', ''], ambulances: loads })
    scene.does(0, { type: 'takeAmbulance', number: 2 })
    expect(scene.state.hospitals[0]?.arrivals).toHaveLength(3)
  })
})

describe('resistant superbug', () => {
  it('[DH 5.6] neglect deteriorates by 2', () => {
    const scene = scenario({ round: 8, options: { superbug: true }, hospitals: ['R6 R3 R2 R1 G4+', 'Y3'] })
    endShifts(scene)
    expect(scene.wards(0)).toBe('R1 R4 G4+')
    expect(scene.state.hospitals[0]?.fatalities).toBe(2)
    expect(scene.wards(1)).toBe('Y1')
  })
})
