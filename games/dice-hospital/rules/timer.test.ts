import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { playOn } from '@grand-rounds/testkit/dice-hospital/play'
import { describe, expect, it } from 'vitest'
import { type Command, diceHospital } from '../index.ts'

const endShift: Command = { type: 'endShift' }
const START = 5_000

function timed(hospitals: readonly string[], options: object = {}, round = 1): Scene {
  return scenario({ options: { timer: true, ...options }, hospitals, round, at: START })
}

const due = ({ state }: Scene) => diceHospital.deadlines(state).map(({ id, at }) => `${id} at ${at - START}`)

/** What a seat does so many milliseconds after the start. */
function after(scene: Scene, ms: number, seat: number, command: Command): Scene {
  scene.at = START + ms
  return scene.does(seat, command)
}

describe('the timer', () => {
  it.each([
    [1, 60_000],
    [2, 65_000],
    [3, 70_000],
    [8, 95_000],
  ])('[DH 5.8] in round %i the activation may take %i ms', (round, ms) => {
    const scene = timed(['R3', 'Y3'], {}, round)
    expect(due(scene)).toEqual([`activation/${round}/0 at ${ms}`, `activation/${round}/1 at ${ms}`])
    expect(diceHospital.view(scene.state, null).hospitals[0]?.deadline).toBe(START + ms)
  })

  it('[DH 5.8] without it there are no deadlines, with it only in the activation', () => {
    expect(diceHospital.deadlines(scenario({ hospitals: ['R3', 'Y3'] }).state)).toEqual([])
    const discarding = scenario({
      phase: 'discard',
      options: { timer: true },
      hospitals: ['R3; specialists surgeon', ''],
    })
    expect(diceHospital.deadlines(discarding.state)).toEqual([])
    const scene = timed(['R3', 'Y3'])
    scene.does(0, endShift).does(1, endShift)
    expect(diceHospital.deadlines(scene.state)).toEqual([])
    expect(scene.state.hospitals.map(({ deadline }) => deadline)).toEqual([null, null])
  })

  it('[DH 5.8] it starts with the phase, at the time of the step that led there', () => {
    const hospitals = ['R3; specialists surgeon', 'Y3']
    const scene = scenario({ phase: 'discard', options: { timer: true }, hospitals, at: START })
    after(scene, 7_000, 0, { type: 'discard', improvements: [] })
    expect(due(scene)).toEqual(['activation/1/0 at 67000', 'activation/1/1 at 67000'])
  })

  it('[DH 5.8] a placement not yet confirmed when it ends did not happen', () => {
    const scene = timed(['R3 R3', 'Y3'])
    after(scene, 59_999, 0, place('nurse', 'imaging', ['R3']))
    scene.at = START + 60_000
    expect(scene.refuses(0, place('nurse', 'criticalCare', ['R3'])).code).toBe('deadlineFirst')
    scene.timeUp('activation/1/0', START + 60_000)
    expect(scene.events).toMatchObject([{ type: 'shiftDone', seat: 0, timeUp: true }])
    expect(scene.wards(0)).toBe('R3 R4+')
    expect(scene.toAct).toEqual([1])
  })

  it('[DH 5.8] meeples not placed when it ends are not used', () => {
    const scene = timed(['R3 R3', 'Y3'])
    scene.timeUp('activation/1/0', START + 60_000).timeUp('activation/1/1', START + 60_000)
    expect(scene.state.stage).not.toBe('activation')
    expect(scene.wards(0)).toBe('R2 R2')
  })

  it('[DH 5.8] what was still to be decided after a placement is not used', () => {
    const scene = timed(['R6 R4; specialists admissionsNurse', 'Y3'], { promos: ['admissionsNurse'] })
    scene.does(0, place('admissionsNurse', 'clinic', ['R6']))
    expect(scene.state.hospitals[0]?.followUp).toEqual({ kind: 'admissions', left: 1 })
    scene.timeUp('activation/1/0', START + 60_000)
    expect(scene.state.hospitals[0]).toMatchObject({ followUp: null, ready: true, lounge: [1, 0, 0] })
    expect(scene.wards(0)).toBe('R4')
  })

  it('[DH 5.8] whoever is done has no deadline any more, the others still have theirs', () => {
    const scene = timed(['R3', 'Y3'])
    after(scene, 10_000, 0, endShift)
    expect(due(scene)).toEqual(['activation/1/1 at 60000'])
    expect(() => scene.timeUp('activation/1/0', START + 60_000)).toThrow('noSuchDeadline')
  })

  it('[DH 5.8] taking back does not set the clock back', () => {
    const scene = timed(['R3', 'Y3'])
    after(scene, 10_000, 0, endShift)
    after(scene, 30_000, 0, { type: 'undo' })
    expect(due(scene)).toEqual(['activation/1/0 at 60000', 'activation/1/1 at 60000'])
    after(scene, 40_000, 0, place('nurse', 'imaging', ['R3']))
    after(scene, 50_000, 0, { type: 'undo' })
    expect(due(scene)[0]).toBe('activation/1/0 at 60000')
  })

  it('[DH 5.8] nothing that came before the clock started can be taken back to start it again', () => {
    const scene = scenario({ phase: 'improvement', options: { timer: true }, hospitals: ['R3', 'Y3'], at: START })
    after(scene, 0, 0, { type: 'pass' })
    after(scene, 1_000, 1, { type: 'pass' })
    expect(due(scene)).toEqual(['activation/1/0 at 61000', 'activation/1/1 at 61000'])
    expect(scene.can(1, { type: 'undo' })).toBe(false)
    expect(scene.refuses(1, { type: 'undo' }).code).toBe('nothingToUndo')
  })

  it('[DH 5.8] when the clock ends the phase, those who were done before cannot go back into it', () => {
    const scene = timed(['R3 R3', 'Y3'])
      .does(0, place('nurse', 'imaging', ['R3']))
      .does(0, endShift)
    expect(scene.can(0, { type: 'undo' })).toBe(true)
    scene.timeUp('activation/1/1', START + 60_000)
    expect(scene.state.stage).not.toBe('activation')
    expect(scene.can(0, { type: 'undo' })).toBe(false)
    expect(scene.refuses(0, { type: 'undo' }).code).toBe('nothingToUndo')
  })

  it('[DH 5.8] after it has ended nothing can be taken back', () => {
    const scene = timed(['R3', 'Y3']).does(0, place('nurse', 'imaging', ['R3']))
    scene.timeUp('activation/1/0', START + 60_000)
    expect(scene.can(0, { type: 'undo' })).toBe(false)
  })
})

describe('the timer in ambulance order', () => {
  const inOrder = () => timed(['R3; ambulance 2', 'Y3; ambulance 3', 'G3; ambulance 1'], { activation: 'inOrder' }, 2)

  it('[DH 5.8] each has the whole time, from the moment when the turn comes', () => {
    const scene = inOrder()
    expect(due(scene)).toEqual(['activation/2/2 at 65000'])
    after(scene, 20_000, 2, endShift)
    expect(due(scene)).toEqual(['activation/2/0 at 85000'])
    scene.timeUp('activation/2/0', START + 85_000)
    expect(due(scene)).toEqual(['activation/2/1 at 150000'])
    scene.timeUp('activation/2/1', START + 150_000)
    expect(scene.state.stage).not.toBe('activation')
  })

  it('[DH 5.8] an ended shift is not taken back: the clock of the next one runs', () => {
    const scene = inOrder()
    after(scene, 20_000, 2, endShift)
    expect(scene.can(2, { type: 'undo' })).toBe(false)
    expect(scene.refuses(2, { type: 'undo' }).code).toBe('nothingToUndo')
    scene.timeUp('activation/2/0', START + 85_000)
    expect(scene.can(2, { type: 'undo' })).toBe(false)
  })

  it('[DH 5.8] nobody has to wait for the clock', () => {
    const scene = inOrder()
    for (const seat of [2, 0, 1]) scene.does(seat, endShift)
    expect(scene.state.round).toBe(3)
  })
})

describe('the timer alone', () => {
  it('[DH 5.8] runs in the solo game too', () => {
    const scene = timed(['R3'], {}, 4)
    expect(due(scene)).toEqual(['activation/4/0 at 75000'])
    const [deadline] = diceHospital.deadlines(scene.state)
    scene.timeUp(deadline?.id ?? '', deadline?.at ?? 0)
    expect(scene.state.stage).not.toBe('activation')
    scene.at = START + 100_000
    playOn(scene, ({ state }) => state.round === 5 && state.stage === 'activation')
    expect(due(scene)).toEqual(['activation/5/0 at 180000'])
  })
})
