import { type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { endShifts } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { type MeepleColour, SPECIALISTS } from '../cards/specialists.ts'
import { type Command, diceHospital } from '../index.ts'
import type { ImprovementId } from '../state.ts'

const claim = (improvement: ImprovementId): Command => ({ type: 'claim', improvement })
const discard = (...improvements: ImprovementId[]): Command => ({ type: 'discard', improvements })
const pass: Command = { type: 'pass' }
const decisions = (scene: Scene, seat: number) => scene.legal(seat).filter(({ type }) => type !== 'undo')

const row: readonly ImprovementId[] = ['radiology', 'cardiology', 'surgeon', 'paramedic']

function claiming(hospitals: readonly string[], cards = row): Scene {
  return scenario({ phase: 'improvement', hospitals, row: cards })
}

describe('claiming', () => {
  it('[DH 2.7] in order of ambulance number each claims one of what is face up', () => {
    const scene = claiming(['R3; ambulance 4', 'R3; ambulance 1', 'R3; ambulance 2'])
    expect(scene.toAct).toEqual([1])
    expect(decisions(scene, 1)).toEqual([...row.map(claim), pass])
    expect(scene.refuses(2, claim('radiology')).code).toBe('notYourTurn')
    scene.does(1, claim('surgeon'))
    expect(scene.toAct).toEqual([2])
    expect(decisions(scene, 2)).toEqual([claim('radiology'), claim('cardiology'), claim('paramedic'), pass])
    scene.does(2, claim('radiology'))
    expect(scene.toAct).toEqual([0])
    scene.does(0, claim('cardiology'))
    expect(scene.hospital(0)).toContain('departments cardiology')
    expect(scene.hospital(1)).toContain('specialists surgeon')
    expect(scene.hospital(2)).toContain('departments radiology')
  })

  it('[DH 2.7] one each: what is not face up, or gone, or a second one, is refused', () => {
    const scene = claiming(['R3', 'R3', 'R3'])
    expect(scene.refuses(0, claim('urology')).code).toBe('notInTheRow')
    scene.does(0, claim('surgeon'))
    expect(scene.refuses(0, claim('paramedic')).code).toBe('notYourTurn')
    expect(scene.refuses(1, claim('surgeon')).code).toBe('notInTheRow')
  })

  it('[DH 2.7] nobody must claim', () => {
    const scene = claiming(['R3', 'R3', 'R3']).does(0, pass).does(1, pass)
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'improvementPassed', seat: 1 }))
    scene.does(2, pass)
    expect(scene.state.stage).toBe('activation')
    expect(scene.state.hospitals.every(({ specialists }) => specialists.length === 0)).toBe(true)
  })

  it('[DH 2.7] nothing is replaced until the shift change', () => {
    const scene = claiming(['R3', 'R3', 'R3']).does(0, claim('surgeon')).does(1, claim('radiology')).does(2, pass)
    for (const seat of [0, 1]) scene.does(seat, discard())
    expect(scene.state.stage).toBe('activation')
    expect([...scene.state.departmentRow, ...scene.state.specialistRow]).toEqual(['cardiology', 'paramedic'])
    endShifts(scene)
    expect(scene.state.round).toBe(2)
    expect([scene.state.departmentRow.length, scene.state.specialistRow.length]).toEqual([2, 2])
  })

  it('[DH 2.7] several of one name are allowed, and each works on its own', () => {
    const scene = claiming(['R1 R2 Y3 Y3 G3 G3; departments radiology; specialists surgeon', 'R3'], row)
    scene.does(0, claim('radiology')).does(1, pass).does(0, discard())
    expect(scene.hospital(0)).toContain('departments radiology radiology')
    const heal = (...targets: string[]): Command => ({
      type: 'place',
      meeple: 'nurse',
      department: 'radiology',
      targets,
    })
    scene.does(0, heal('R1', 'R2', 'Y3')).does(0, heal('Y3', 'G3', 'G3'))
    expect(scene.wards(0)).toBe('R2+ R3+ Y4+ Y4+ G4+ G4+')
    expect(scene.refuses(0, heal('R2+', 'R3+', 'R3+')).code).toBe('departmentUsed')
  })

  it('[DH 2.7] two of one name in the row are one choice, taken one by one', () => {
    const scene = claiming(['R3', 'R3', 'R3'], ['radiology', 'radiology', 'surgeon'])
    expect(decisions(scene, 0)).toEqual([claim('radiology'), claim('surgeon'), pass])
    scene.does(0, claim('radiology')).does(1, claim('radiology'))
    expect(scene.refuses(2, claim('radiology')).code).toBe('notInTheRow')
  })

  it('[DH 2.7] with an empty row there is nothing to ask', () => {
    const scene = claiming(['R3', 'R3'], ['surgeon'])
    scene.does(0, claim('surgeon'))
    expect(scene.state.stage).toBe('discard')
  })

  it('[DH 2.7] a claim may be taken back until the next player decides', () => {
    const scene = claiming(['R3', 'R3', 'R3'])
    scene.does(0, claim('surgeon')).does(0, { type: 'undo' })
    expect(scene.can(0, claim('surgeon'))).toBe(true)
    expect(scene.hospital(0)).not.toContain('surgeon')
    scene.does(0, claim('paramedic')).does(1, claim('surgeon'))
    expect(scene.refuses(0, { type: 'undo' }).code).toBe('nothingToUndo')
  })
})

describe('meeples', () => {
  it('[DH 2.8] a specialist brings a meeple that can be placed from this round on', () => {
    const scene = claiming(['R2', 'R3'], ['surgeon', 'radiology'])
    scene.does(0, claim('surgeon')).does(1, claim('radiology')).does(0, discard()).does(1, discard())
    expect(scene.can(0, { type: 'place', meeple: 'surgeon', department: 'intensiveCare' })).toBe(true)
    expect(scene.can(1, { type: 'place', meeple: 'surgeon' })).toBe(false)
    expect(scene.state.hospitals.map(({ nurses }) => nurses)).toEqual([3, 3])
    scene.does(0, { type: 'place', meeple: 'surgeon', department: 'intensiveCare', targets: ['R2'] })
    expect(scene.state.hospitals[0]?.nurses).toBe(3)
    expect(scene.hospital(0)).toContain('specialists surgeon*')
  })

  it.each<[MeepleColour, readonly (keyof typeof SPECIALISTS)[]]>([
    ['red', ['surgeon', 'anaesthetist', 'cardiologist']],
    ['green', ['pharmacist', 'virologist', 'microbiologist']],
    ['yellow', ['haematologist', 'urologist', 'neurologist']],
    ['blue', ['triageNurse', 'paramedic', 'generalPractitioner']],
  ])('[DH 2.8 Reading] %s meeples: %j', (colour, ids) => {
    for (const id of ids) expect(SPECIALISTS[id].meeple).toBe(colour)
  })

  it('[DH 2.8 Reading] no rule depends on the colour: a red meeple heals green patients', () => {
    const scene = scenario({ hospitals: ['G2; specialists surgeon', 'Y3'] })
    scene.does(0, { type: 'place', meeple: 'surgeon', department: 'pharmacy', targets: ['G2'] })
    expect(scene.wards(0)).toBe('G3+')
  })
})

describe('discarding', () => {
  const owners = ['R3; departments radiology urology; specialists surgeon; ambulance 3', 'R3; specialists paramedic']

  function discarding(hospitals: readonly string[] = owners): Scene {
    return scenario({ phase: 'discard', hospitals })
  }

  it('[DH 2.9] each may give up one improvement for a blood bag, the new one too', () => {
    const scene = claiming(['R3; specialists surgeon', 'R3'], ['radiology', 'paramedic'])
    scene.does(0, claim('radiology')).does(1, claim('paramedic'))
    expect(scene.legal(0).filter(({ type }) => type !== 'undo')).toEqual([
      discard(),
      discard('radiology'),
      discard('surgeon'),
    ])
    scene.does(0, discard('radiology')).does(1, discard())
    expect(scene.hospital(0)).toBe('R3; bags 1; specialists surgeon; ambulance 1')
    expect(scene.hospital(1)).toBe('R3; specialists paramedic; ambulance 2')
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'bagGained', seat: 0, from: 'discard' }))
  })

  it('[DH 2.9] it goes under its own deck', () => {
    const scene = discarding()
    const { departmentDeck, specialistDeck } = scene.state
    scene.does(0, discard('urology')).does(1, discard('paramedic'))
    expect(scene.state.departmentDeck).toEqual(['urology', ...departmentDeck])
    expect(scene.state.specialistDeck).toEqual(['paramedic', ...specialistDeck])
  })

  it('[DH 2.9] a meeple that was given up is gone', () => {
    const scene = discarding().does(0, discard('surgeon')).does(1, discard())
    expect(scene.can(0, { type: 'place', meeple: 'surgeon' })).toBe(false)
    expect(scene.refuses(0, { type: 'place', meeple: 'surgeon', department: 'imaging', targets: ['R3'] }).code).toBe(
      'meepleNotFree',
    )
  })

  it('[DH 2.9] once a round: not two', () => {
    const scene = discarding()
    expect(scene.refuses(0, discard('radiology', 'surgeon')).code).toBe('tooManyDiscards')
    scene.does(0, discard('radiology'))
    expect(scene.refuses(0, discard('surgeon')).code).toBe('notYourTurn')
    scene.does(1, discard())
    expect(scene.refuses(0, discard('surgeon')).code).toBe('notNow')
  })

  it('[DH 2.9] again in the next round', () => {
    const scene = discarding().does(0, discard('radiology')).does(1, discard())
    endShifts(scene)
    while (scene.state.stage !== 'discard') {
      const [seat = 0] = scene.toAct
      scene.does(seat, scene.state.stage === 'improvement' ? pass : (scene.legal(seat)[0] ?? pass))
    }
    const bags = scene.state.hospitals[0]?.bags ?? 0
    scene.does(0, discard('surgeon')).does(1, discard())
    expect(scene.state.hospitals[0]?.bags).toBe(bags + 1)
  })

  it('[DH 2.9 Reading] starting departments and nurses cannot be discarded, nor what is not owned', () => {
    const scene = discarding()
    expect(scene.refuses(0, discard('clinic')).code).toBe('notYours')
    expect(scene.refuses(0, discard('paramedic')).code).toBe('notYours')
    expect(scene.refuses(0, { type: 'discard', improvements: ['nurse'] }).code).toBe('badField')
    expect(scene.can(0, { improvements: ['clinic'] })).toBe(false)
  })

  it('[DH 2.9 Reading] all decide at once, unseen until the last one has', () => {
    const scene = discarding()
    expect(scene.toAct).toEqual([0, 1])
    scene.does(1, discard('paramedic'))
    expect(scene.state.hospitals[1]).toMatchObject({ bags: 0, specialists: [{ id: 'paramedic' }] })
    const [event] = scene.events
    const view = (viewer: number | null) => diceHospital.view(scene.state, viewer).hospitals[1]?.discarding
    expect(view(1)).toEqual(['paramedic'])
    expect(event && diceHospital.see(event, 1)).toMatchObject({ improvements: ['paramedic'] })
    for (const viewer of [0, null]) {
      expect(view(viewer)).toEqual([])
      expect(event && diceHospital.see(event, viewer)).toMatchObject({ improvements: null })
    }
    scene.does(0, discard())
    expect(scene.hospital(1)).toBe('R3; bags 1; ambulance 1')
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'improvementDiscarded', seat: 1 }))
  })

  it('[DH 2.9 Reading] a decision may be taken back while others decide', () => {
    const scene = discarding().does(1, discard('paramedic')).does(1, { type: 'undo' })
    expect(scene.toAct).toEqual([0, 1])
    scene.does(0, discard()).does(1, discard())
    expect(scene.hospital(1)).toContain('specialists paramedic')
  })

  it('[DH 2.9 Reading] the cards go under their decks in ambulance order, whoever decided first', () => {
    const hospitals = [
      'R3; departments radiology; ambulance 4',
      'R3; departments urology; ambulance 1',
      'R3; departments cardiology; ambulance 2',
    ]
    const bottoms = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ].map((order) => {
      const scene = discarding(hospitals)
      const cards = ['radiology', 'urology', 'cardiology'] as const
      for (const seat of order) scene.does(seat, discard(cards[seat] ?? 'radiology'))
      return scene.state.departmentDeck.slice(0, 3)
    })
    // The first card that goes under a deck lies above the next one; the top of the deck is the last of the list.
    for (const bottom of bottoms) expect(bottom).toEqual(['radiology', 'cardiology', 'urology'])
  })

  it('[DH 2.9] who owns no improvement is not asked', () => {
    const scene = discarding(['R3', 'R3; specialists paramedic'])
    expect(scene.toAct).toEqual([1])
    scene.does(1, discard())
    expect(scene.state.stage).toBe('activation')
    expect(discarding(['R3', 'R3']).state.stage).toBe('activation')
  })
})
