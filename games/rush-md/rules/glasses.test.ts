import { place, scenario, type Scene } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { rushMd, SAND, XRAY } from '../index.ts'

const glass = (scene: Scene, id: string) => scene.state.glasses.find((one) => one.id === id)

describe('hourglasses', () => {
  it('[RMD 3.2] a glass goes onto a free space of its kind', () => {
    const scene = scenario()
    expect(scene.refuses(0, place('red', 'desk1'))).toBe('wrongGlass')
    expect(scene.refuses(0, place('nurse1', 'admission1'))).toBe('wrongGlass')
    expect(scene.refuses(0, place('black', 'admission1'))).toBe('notYourDoctor')
    expect(scene.refuses(0, place('green', 'admission1'))).toBe('noSuchGlass')
    scene.does(0, place('nurse1', 'desk1'))
    expect(scene.refuses(1, place('nurse2', 'desk1'))).toBe('spaceTaken')
    expect(scene.refuses(1, place('nurse1', 'desk2'))).toBe('sandRunning')
    scene.does(1, place('nurse2', 'desk2')).does(0, place('red', 'bloodBank'))
    expect(scene.refuses(1, place('black', 'bloodBank'))).toBe('spaceTaken')
  })

  it('[RMD 3.2] placing a glass ends every earlier action of that player, with whichever glass', () => {
    const scene = scenario().does(0, place('nurse1', 'desk1')).does(0, place('red', 'admission1'))
    expect(scene.refuses(0, { type: 'draw', patients: 'in' })).toBe('notThisAction')
    expect(scene.state.actions).toMatchObject([{ space: 'admission1' }, null])
  })

  it('[RMD 3.2] an action takes as long as one likes, whatever the sand', () => {
    const scene = scenario().does(0, place('nurse1', 'desk1')).wait(100_000)
    scene.does(0, { type: 'draw', patients: 'out' })
    expect(scene.state.clinic).toHaveLength(1)
  })

  it('[RMD 3.2] papers of the kind action are spaces for the glass they show, tasks are none', () => {
    const scene = scenario({ options: { research: true }, papers: ['donorDay', 'errorFree', 'porterService'] })
    expect(scene.refuses(0, place('red', 'research2'))).toBe('noPaperHere')
    expect(scene.refuses(0, place('nurse1', 'research3'))).toBe('wrongGlass')
    scene.does(0, place('nurse1', 'research1'))
    expect(scene.state.store.blood).toBe(8)
    expect(scenario().refuses(0, place('red', 'research1'))).toBe('spaceClosed')
  })

  it('[RMD 3.21] a glass placed at t runs in [t, t + 30 s), to the millisecond', () => {
    const scene = scenario().wait(1_234).does(0, place('nurse1', 'desk1'))
    expect(rushMd.deadlines(scene.state)).toContainEqual({ id: 'glass/nurse1', at: 31_234 })
    scene.until(31_233)
    expect(scene.refuses(1, { type: 'takeOff', glass: 'nurse1' })).toBe('sandRunning')
    scene.at = 31_234
    expect(scene.refuses(1, { type: 'takeOff', glass: 'nurse1' })).toBe('deadlineFirst')
    scene.until(31_234)
    expect(glass(scene, 'nurse1')?.running).toBe(false)
    scene.does(1, { type: 'takeOff', glass: 'nurse1' })
  })

  it('[RMD 3.21] the clock runs in [0, 240 s), alone 300 s', () => {
    for (const [seats, end] of [
      [2, 240_000],
      [1, 300_000],
    ] as const) {
      const scene = scenario({ seats }).until(end - 1)
      scene.does(0, place('nurse1', 'desk1'))
      const other = scenario({ seats })
      other.at = end
      expect(other.refuses(0, place('nurse1', 'desk1'))).toBe('deadlineFirst')
      other.until(end)
      expect(other.state.stage).not.toBe('action')
    }
  })

  it('[RMD 3.21] anyone may take a run-out nurse off: the space is free and the action goes on', () => {
    const scene = scenario().does(0, place('nurse1', 'desk1')).wait(SAND)
    scene.does(1, { type: 'takeOff', glass: 'nurse1' }).does(1, place('nurse1', 'desk1'))
    scene.does(0, { type: 'draw', patients: 'out' }).does(1, { type: 'draw', patients: 'in' })
    expect(scene.state.actions.map((action) => action?.space)).toEqual(['desk1', 'desk1'])
  })

  it('[RMD 3.21] only who placed the glass performs the action, and who gives it up has none', () => {
    const scene = scenario().does(0, place('nurse1', 'desk1'))
    expect(scene.refuses(1, { type: 'draw', patients: 'out' })).toBe('noAction')
    scene.does(0, { type: 'stop' })
    expect(scene.refuses(0, { type: 'draw', patients: 'out' })).toBe('noAction')
    expect(scene.refuses(0, { type: 'stop' })).toBe('noAction')
  })

  it('[RMD 3.21] the tools of an exam stay locked while its action is current', () => {
    const scene = scenario({ beds: { A1: { card: 'pneumonia', spot: 'culture' } } })
    scene
      .does(0, place('red', 'culture', 'pneumonia'))
      .wait(SAND)
      .does(0, { type: 'takeOff', glass: 'red' })
    expect(scene.refuses(1, place('black', 'culture', 'pneumonia'))).toBe('toolsInUse')
    scene.does(0, { type: 'stop' }).does(1, place('black', 'culture', 'pneumonia'))
  })

  it('[RMD 3.21] treating names its patient, and on a ward the bed has to be there', () => {
    const scene = scenario({
      clinic: [{ card: 'headache' }],
      beds: { A1: { card: 'pneumonia' }, B1: { card: 'anaemia' }, A2: { card: 'seizures', spot: 'mri' } },
    })
    expect(scene.refuses(0, place('nurse1', 'clinic1'))).toBe('patientMissing')
    expect(scene.refuses(0, place('nurse1', 'wardA', 'anaemia'))).toBe('otherPatient')
    expect(scene.refuses(0, place('nurse1', 'wardA', 'cough'))).toBe('noSuchPatient')
    expect(scene.refuses(0, place('nurse1', 'wardA', 'seizures'))).toBe('bedAway')
    expect(scene.refuses(0, place('nurse1', 'desk1', 'headache'))).toBe('noPatientHere')
    scene.does(0, place('nurse1', 'wardA', 'pneumonia'))
    scene.does(1, { type: 'moveBed', bed: 'A1', to: 'culture' })
    expect(scene.refuses(0, { type: 'give', piece: 'blue', patient: 'pneumonia' })).toBe('bedAway')
  })
})

describe('what needs no glass', () => {
  const spotted = () =>
    scenario({ beds: { A1: { card: 'pneumonia' }, B1: { card: 'failingHeart', spot: 'theatreA' } } })

  it('[RMD 3.22] beds are moved to free spots and back', () => {
    const scene = spotted()
    scene.does(1, { type: 'moveBed', bed: 'A1', to: 'culture' })
    expect(scene.refuses(0, { type: 'moveBed', bed: 'B1', to: 'culture' })).toBe('spotTaken')
    expect(scene.refuses(0, { type: 'moveBed', bed: 'A1', to: 'culture' })).toBe('alreadyThere')
    scene.does(0, { type: 'moveBed', bed: 'A1', to: 'ward' })
    expect(scene.state.beds[0]?.spot).toBeNull()
    expect(scenario({ council: true }).refuses(0, { type: 'moveBed', bed: 'A1', to: 'mri' })).toBe('notNow')
  })

  it('[RMD 3.22] a bed is held while an exam on it is current', () => {
    const scene = spotted().does(1, { type: 'moveBed', bed: 'A1', to: 'culture' })
    scene.does(0, place('red', 'culture', 'pneumonia'))
    expect(scene.refuses(1, { type: 'moveBed', bed: 'A1', to: 'ward' })).toBe('bedHeld')
    scene.does(0, { type: 'stop' }).does(1, { type: 'moveBed', bed: 'A1', to: 'ward' })
  })

  it('[RMD 3.22 Reading 1] and while an action in its operating room is current', () => {
    const scene = spotted().does(0, place('nurse1', 'theatreANurse1', 'failingHeart'))
    scene.wait(SAND).does(1, { type: 'takeOff', glass: 'nurse1' })
    expect(scene.refuses(1, { type: 'moveBed', bed: 'B1', to: 'ward' })).toBe('bedHeld')
    scene.does(0, { type: 'stop' }).does(1, { type: 'moveBed', bed: 'B1', to: 'ward' })
  })

  it('[RMD 3.22] organs are thrown out, and only one’s own doctor is taken off', () => {
    const scene = scenario({ store: { heart: 1 } }).does(0, { type: 'throwOut', organ: 'heart' })
    expect(scene.state).toMatchObject({ store: { heart: 0 }, pool: { heart: 10 } })
    expect(scene.refuses(0, { type: 'throwOut', organ: 'heart' })).toBe('storeEmpty')
    scene.does(0, place('red', 'admission1')).wait(SAND)
    expect(scene.refuses(1, { type: 'takeOff', glass: 'red' })).toBe('notYourDoctor')
    scene.does(0, { type: 'takeOff', glass: 'red' })
    expect(scene.refuses(0, { type: 'takeOff', glass: 'red' })).toBe('glassNotPlaced')
  })
})

describe('whatever stops', () => {
  it('[RMD 3.23] what is in hand goes back to its store, what was delivered stays', () => {
    const scene = scenario({ clinic: [{ card: 'shingles' }] })
    const { store } = scene.state
    scene.does(0, place('red', 'clinic1', 'shingles')).does(0, { type: 'give', piece: 'blue', patient: 'shingles' })
    scene.does(0, { type: 'takeSyringe', fluid: 'yellow' }).does(0, { type: 'fill' }).does(0, { type: 'stop' })
    expect(scene.state.store).toEqual({ ...store, blue: store.blue - 1 })
    expect(scene.patient('shingles').given.ward).toEqual({ blue: 1 })
  })

  it('[RMD 3.23] an organ goes back to the pool or the store it came from', () => {
    const scene = scenario({ store: { heart: 1 }, beds: { A1: { card: 'failingHeart', spot: 'theatreA' } } })
    scene.does(0, place('red', 'organStore')).does(0, { type: 'grip', piece: 'lung' }).does(0, { type: 'stop' })
    expect(scene.state.pool.lung).toBe(10)
    scene.does(1, place('black', 'theatreA', 'failingHeart')).does(1, { type: 'grip', piece: 'heart' })
    expect(scene.state.store.heart).toBe(0)
    scene.does(1, place('nurse1', 'desk1'))
    expect(scene.state.store.heart).toBe(1)
  })

  it('[RMD 3.23] a disc is in its hole and a token face down again; cards put under stay there', () => {
    const scene = scenario({
      beds: {
        A1: { card: 'pneumonia', spot: 'culture' },
        A2: { card: 'anaemia', spot: 'bloodTest' },
        A3: { card: 'rugbyInjury', spot: 'xray' },
      },
    })
    const { discs, decks } = scene.state
    scene
      .does(0, place('red', 'culture', 'pneumonia'))
      .does(0, { type: 'turn', token: 3 })
      .does(0, { type: 'stop' })
    expect(rushMd.view(scene.state, 0).token).toBeNull()
    scene
      .does(1, place('black', 'bloodTest', 'anaemia'))
      .does(1, { type: 'lift', hole: 0 })
      .does(1, { type: 'stop' })
    expect(scene.state.discs).toBe(discs)
    scene
      .wait(SAND)
      .does(0, place('red', 'xray', 'rugbyInjury'))
      .wait(XRAY)
      .does(0, { type: 'under' })
      .does(0, { type: 'stop' })
    expect(scene.state.decks.xray).toEqual([decks.xray.at(-1), ...decks.xray.slice(0, -1)])
  })
})

describe('the end of the clock', () => {
  it('[RMD 3.3] an action goes on only while its glass still runs', () => {
    const scene = scenario({ clinic: [{ card: 'headache' }] }).until(209_999)
    scene
      .does(0, place('red', 'clinic1', 'headache'))
      .until(210_001)
      .does(1, place('nurse1', 'desk1'))
      .until(240_000)
    expect(scene.state.stage).toBe('overtime')
    expect(scene.state.actions).toMatchObject([null, { space: 'desk1' }])
    expect(scene.refuses(1, place('black', 'bloodBank'))).toBe('notNow')
    expect(scene.refuses(1, { type: 'moveBed', bed: 'A1', to: 'mri' })).toBe('notNow')
    expect(rushMd.toAct(scene.state)).toEqual([1])
    scene.does(1, { type: 'draw', patients: 'out' }).until(240_001)
    expect(scene.state).toMatchObject({ stage: 'council', round: 2, actions: [null, null] })
    expect(scene.state.clinic).toHaveLength(2)
  })

  it('[RMD 3.3] a glass of 210 s has run out at 240 s: its action stops with the clock', () => {
    const scene = scenario().until(210_000).does(0, place('nurse1', 'desk1')).until(240_000)
    expect(scene.state.stage).toBe('council')
  })

  it('[RMD 3.3] a glass that was reused for another does not carry an old action on', () => {
    const scene = scenario().does(0, place('nurse1', 'desk1')).until(239_000)
    scene.does(1, place('nurse1', 'desk2')).until(240_000)
    expect(scene.state.actions).toMatchObject([null, { space: 'desk2' }])
  })

  it('[RMD 3.3] [RMD 3.3 Reading] evaluation starts as soon as all are done; glasses come off and beds stay', () => {
    const scene = scenario().does(0, { type: 'moveBed', bed: 'A1', to: 'mri' }).until(230_000)
    scene.does(0, place('nurse1', 'desk1')).until(245_000)
    scene.does(0, { type: 'stop' })
    expect(scene.state.stage).toBe('council')
    expect(scene.state.glasses.every(({ space, running }) => space === null && !running)).toBe(true)
    expect(scene.state.beds[0]?.spot).toBe('mri')
  })

  it('[RMD 3.4] the same actions at the same times give the same game, told late or in time', () => {
    const play = (late: number) => {
      const scene = scenario({ clinic: [{ card: 'headache' }] }).does(0, place('red', 'clinic1', 'headache'))
      scene.timeUp('glass/red', SAND + late)
      scene.at = 40_000
      return scene.does(0, place('nurse1', 'desk1')).state
    }
    expect(play(0)).toEqual(play(173))
  })

  it('[RMD 3.4 Digital] who does what, with which glass, and until when is shown to all', () => {
    const scene = scenario({ clinic: [{ card: 'headache' }] }).wait(5_000)
    scene.does(0, place('red', 'clinic1', 'headache'))
    for (const viewer of [null, 0, 1]) {
      const { actions, glasses, clock } = rushMd.view(scene.state, viewer)
      expect(actions[0]).toMatchObject({ glass: 'red', space: 'clinic1', task: { patient: 'headache' } })
      expect(glasses[0]).toMatchObject({ id: 'red', space: 'clinic1', running: true, ends: { at: 35_000, left: null } })
      expect(clock).toEqual({ at: 240_000, left: null })
    }
  })
})
