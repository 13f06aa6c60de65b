// Every command belongs to its action, and what is done is told to all.

import { type Opening, place, scenario, type Scene } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { type Command, COUNTDOWN, EPIDEMIC_IDS, rushMd, SAND, TWEEZERS, XRAY } from '../index.ts'

const HOUSE: Opening = {
  options: { research: true },
  papers: ['recovery', 'houseCall', 'secondNurse'],
  clinic: [{ card: 'shingles' }, { card: 'cough', condition: 'critical' }],
  desk: [{ card: 'hernia' }],
  beds: {
    A1: { card: 'pneumonia', spot: 'culture' },
    A2: { card: 'anaemia', spot: 'bloodTest' },
    A3: { card: 'rugbyInjury', spot: 'xray' },
    B1: { card: 'longMigraine', spot: 'mri' },
    B2: { card: 'failingHeart', spot: 'theatreA' },
    B3: { card: 'severeDehydration' },
  },
  store: { heart: 1, blood: 6, yellow: 6, syringe: 4 },
  change: ({ decks }) => ({
    epidemics: { A: null, B: 'seasonalFlu' },
    decks: { ...decks, epidemic: decks.epidemic.filter((id) => id !== 'seasonalFlu') },
  }),
}

/** Each with those of the commands below that it knows. */
const ACTIONS: readonly (readonly [string, Command, readonly Command['type'][]])[] = [
  ['drawing', place('nurse1', 'desk1'), ['draw']],
  ['admitting', place('red', 'admission1'), ['admit']],
  ['treating', place('red', 'clinic1', 'shingles'), ['give', 'takeSyringe', 'fill', 'inject']],
  ['containing', place('nurse1', 'wardB'), ['give', 'takeSyringe', 'fill', 'inject']],
  ['stocking', place('nurse1', 'pharmacy1'), ['stock']],
  ['organs', place('red', 'organStore'), ['grip']],
  ['operating', place('red', 'theatreA', 'failingHeart'), ['grip', 'inject']],
  ['medicating', place('nurse1', 'theatreANurse1', 'failingHeart'), ['grip', 'takeSyringe', 'inject']],
  ['culture', place('red', 'culture', 'pneumonia'), ['turn', 'cover', 'take']],
  ['bloodTest', place('red', 'bloodTest', 'anaemia'), ['lift', 'lay', 'take']],
  ['xray', place('red', 'xray', 'rugbyInjury'), ['take', 'under']],
  ['mri', place('red', 'mri', 'longMigraine'), ['take', 'fall', 'balance']],
  ['easing', place('red', 'research1'), ['ease']],
]

const COMMANDS: readonly Command[] = [
  { type: 'draw', patients: 'out' },
  { type: 'admit', patient: 'hernia', bed: 'A1' },
  { type: 'stock', piece: 'blue' },
  { type: 'give', piece: 'blue', patient: 'shingles' },
  { type: 'takeSyringe', fluid: 'yellow' },
  { type: 'fill' },
  { type: 'inject', patient: 'shingles' },
  { type: 'grip', piece: 'heart' },
  { type: 'lift', hole: 0 },
  { type: 'lay', hole: 0 },
  { type: 'turn', token: 0 },
  { type: 'cover' },
  { type: 'take' },
  { type: 'under' },
  { type: 'fall' },
  { type: 'balance' },
  { type: 'ease', patient: 'cough' },
]

describe('commands belong to actions', () => {
  it.each(ACTIONS)('[RMD 3.21] %s knows its own commands and no others', (kind, begin, own) => {
    const scene = scenario(HOUSE)
    for (const command of COMMANDS) expect(scene.refuses(0, command), command.type).toBe('noAction')
    scene.does(0, begin)
    expect(scene.state.actions[0]?.task.kind).toBe(kind)
    for (const command of COMMANDS) {
      const answer = scene.answers(0, command)
      if (own.includes(command.type)) expect(answer, command.type).not.toBe('notThisAction')
      else expect(answer, command.type).toBe('notThisAction')
      expect(scene.refuses(1, command), command.type).toBe('noAction')
    }
    // Nothing is in the tweezers yet.
    for (const type of ['release', 'slip'] as const) expect(scene.refuses(0, { type })).toBe('handEmpty')
  })

  it('[RMD 3.21] [RMD 3.21 Reading] what is given goes to the patient who was named', () => {
    const scene = scenario(HOUSE).does(0, place('red', 'clinic1', 'shingles'))
    expect(scene.refuses(0, { type: 'give', piece: 'blue', patient: 'cough' })).toBe('otherPatient')
    scene.does(0, { type: 'takeSyringe', fluid: 'yellow' }).does(0, { type: 'fill' })
    expect(scene.refuses(0, { type: 'inject', patient: 'cough' })).toBe('otherPatient')
    const theatre = scenario(HOUSE).does(0, place('nurse1', 'theatreANurse1', 'failingHeart'))
    theatre.does(0, { type: 'takeSyringe', fluid: 'blood' }).does(0, { type: 'grip', piece: 'blood' })
    theatre.does(0, { type: 'release' })
    expect(theatre.refuses(0, { type: 'inject', patient: 'shingles' })).toBe('otherPatient')
    theatre.does(0, { type: 'inject', patient: 'failingHeart' })
  })
})

describe('the last piece', () => {
  it('[RMD 1.1] [RMD 3.13] of a pool or a store can be gripped, and then there is none', () => {
    const heart = scenario(HOUSE).does(0, place('red', 'theatreA', 'failingHeart'))
    heart.does(0, { type: 'grip', piece: 'heart' }).does(0, { type: 'release' }).wait(TWEEZERS)
    expect(heart.refuses(0, { type: 'grip', piece: 'heart' })).toBe('storeEmpty')
    const drip = scenario({ ...HOUSE, store: { drip: 1 } }).does(0, place('nurse1', 'theatreANurse1', 'failingHeart'))
    drip.does(0, { type: 'grip', piece: 'drip' }).does(0, { type: 'release' }).wait(TWEEZERS)
    expect(drip.refuses(0, { type: 'grip', piece: 'drip' })).toBe('storeEmpty')
  })

  it('[RMD 1.1] [RMD 3.5] of the organs in the pool too', () => {
    const lungs = { A1: { card: 'collapsedLung', theatre: { lung: 9 } } } as const
    const scene = scenario({ beds: lungs }).does(0, place('red', 'organStore'))
    scene.does(0, { type: 'grip', piece: 'lung' }).does(0, { type: 'release' }).wait(TWEEZERS)
    expect(scene.refuses(0, { type: 'grip', piece: 'lung' })).toBe('poolEmpty')
  })

  it('[RMD 3.12] [RMD 3.13] a syringe is not injected while a piece is in the tweezers', () => {
    const scene = scenario(HOUSE).does(0, place('nurse1', 'theatreANurse1', 'failingHeart'))
    scene.does(0, { type: 'takeSyringe', fluid: 'blood' }).does(0, { type: 'grip', piece: 'blood' })
    scene.does(0, { type: 'release' }).wait(TWEEZERS).does(0, { type: 'grip', piece: 'blood' })
    expect(scene.refuses(0, { type: 'inject', patient: 'failingHeart' })).toBe('handFull')
    expect(scene.refuses(0, { type: 'takeSyringe', fluid: 'green' })).toBe('syringeInHand')
    scene.does(0, { type: 'slip' }).does(0, { type: 'inject', patient: 'failingHeart' })
    expect(scene.patient('failingHeart').syringes).toEqual([{ tag: 'theatre', fluid: 'blood', units: 1 }])
  })

  it('[RMD 3.12] of a fluid and of the syringes', () => {
    const scene = scenario({ ...HOUSE, store: { yellow: 1, syringe: 1 } }).does(0, place('red', 'clinic1', 'shingles'))
    scene.does(0, { type: 'takeSyringe', fluid: 'yellow' }).does(0, { type: 'fill' })
    expect(scene.refuses(0, { type: 'fill' })).toBe('storeEmpty')
    scene.does(0, { type: 'inject', patient: 'shingles' })
    expect(scene.refuses(0, { type: 'takeSyringe', fluid: 'green' })).toBe('noSyringe')
  })
})

describe('from round to round', () => {
  it('[RMD 3.20] who wished for a pause has not agreed to the discharge', () => {
    const scene = scenario({ clinic: [{ card: 'cough', ward: 'bw' }], change: () => ({ skill: 40 }) }).until(235_000)
    scene.does(0, place('nurse1', 'desk1')).until(240_000).does(1, { type: 'pause' }).does(0, { type: 'stop' })
    expect(scene.state).toMatchObject({ stage: 'clearing', agreed: [false, false] })
  })

  it('[RMD 3.19] what was done counts for the papers of its own round only', () => {
    const scene = scenario({ options: { research: true }, clinic: [{ card: 'shingles' }] })
    scene.does(0, place('red', 'clinic1', 'shingles')).does(0, { type: 'give', piece: 'blue', patient: 'shingles' })
    expect(scene.state.tally.given).toEqual({ blue: 1 })
    expect(scene.endRound().state.tally).toEqual({ given: {}, exams: [], errors: 0 })
  })

  it('[RMD 3.12] [RMD 3.16] syringes of an epidemic come back to the pool when it ends', () => {
    const scene = scenario({
      beds: { A1: { card: 'pneumonia', syringes: [{ tag: 'epidemic', fluid: 'yellow', units: 2 }] } },
      change: ({ decks }) => ({
        epidemics: { A: 'wardFever', B: null },
        decks: { ...decks, epidemic: EPIDEMIC_IDS.filter((id) => id !== 'wardFever') },
      }),
    })
    const { syringe, yellow } = scene.state.pool
    expect(scene.endRound().state.pool).toMatchObject({ syringe: syringe + 1, yellow: yellow + 2 })
    expect(scene.patient('pneumonia').syringes).toEqual([])
  })

  it('[RMD 3.18] after the end nothing is accepted', () => {
    const { state } = scenario({ change: () => ({ stage: 'over', won: false, skill: 0 }), council: true })
    for (const command of [...COMMANDS, { type: 'ready' }, { type: 'signal', signal: 'help' }] as const)
      expect(rushMd.step(state, { by: 0, at: 0, command })).toMatchObject({ refusal: { code: 'gameOver' } })
  })
})

describe('what is told', () => {
  const types = ({ events }: Scene) => events.map(({ type }) => type)
  const told = (scene: Scene, seat: number, command: Command) => types(scene.does(seat, command))

  it('[RMD 3.4 Digital] agreeing, the start, pauses and signals', () => {
    const scene = scenario({ council: true })
    expect(types(scene)).toEqual(['gameStarted', 'councilStarted'])
    expect(told(scene, 0, { type: 'ready' })).toEqual(['agreed'])
    expect(told(scene, 0, { type: 'notReady' })).toEqual(['withdrew'])
    expect(told(scene.does(0, { type: 'ready' }), 1, { type: 'ready' })).toEqual(['agreed', 'countdownStarted'])
    expect(told(scene, 0, { type: 'notReady' })).toEqual(['countdownStopped', 'withdrew'])
    expect(told(scene, 0, { type: 'ready' })).toEqual(['agreed', 'countdownStarted'])
    expect(types(scene.timeUp('start', COUNTDOWN))).toEqual(['actionStarted'])
    expect(told(scene, 1, { type: 'signal', signal: 'hurry' })).toEqual(['signalled'])
    expect(told(scene, 1, { type: 'pause' })).toEqual(['agreed'])
    expect(told(scene, 1, { type: 'goOn' })).toEqual(['withdrew'])
    expect(told(scene.does(1, { type: 'pause' }), 0, { type: 'pause' })).toEqual(['agreed', 'paused'])
    expect(told(scene.does(1, { type: 'goOn' }), 0, { type: 'goOn' })).toEqual(['agreed', 'wentOn'])
  })

  it('[RMD 3.4 Digital] glasses, beds and stores', () => {
    const scene = scenario(HOUSE)
    expect(told(scene, 0, place('nurse1', 'pharmacy1'))).toEqual(['glassPlaced'])
    expect(told(scene, 0, { type: 'stock', piece: 'blue' })).toEqual(['stocked', 'actionEnded'])
    expect(told(scene, 0, place('red', 'admission1'))).toEqual(['glassPlaced'])
    expect(told(scene, 0, place('nurse2', 'desk1'))).toEqual(['actionEnded', 'glassPlaced'])
    expect(told(scene, 0, { type: 'draw', patients: 'out' })).toEqual(['patientDrawn'])
    expect(told(scene, 1, place('black', 'bloodBank'))).toEqual(['glassPlaced', 'stocked'])
    expect(told(scene, 1, { type: 'moveBed', bed: 'A1', to: 'ward' })).toEqual(['bedMoved'])
    expect(told(scene, 1, { type: 'throwOut', organ: 'heart' })).toEqual(['organThrownOut'])
    expect(types(scene.until(SAND - 1).timeUp('glass/nurse1', SAND))).toContain('glassRanOut')
    expect(told(scene, 1, { type: 'takeOff', glass: 'nurse1' })).toEqual(['glassTakenOff'])
    expect(types(scene.until(239_999).timeUp('clock', 240_000)).slice(0, 3)).toEqual([
      'clockEnded',
      'actionEnded',
      'evaluated',
    ])
  })

  it('[RMD 3.4 Digital] exams', () => {
    const scene = scenario(HOUSE).does(0, place('red', 'culture', 'pneumonia'))
    expect(told(scene, 0, { type: 'turn', token: 2 })).toEqual(['tokenTurned'])
    expect(told(scene, 0, { type: 'cover' })).toEqual(['tokenCovered'])
    scene.until(SAND).does(0, place('red', 'bloodTest', 'anaemia'))
    expect(told(scene, 0, { type: 'lift', hole: 2 })).toEqual(['discLifted'])
    expect(told(scene, 0, { type: 'slip' })).toEqual(['slipped'])
    expect(told(scene.does(0, { type: 'lift', hole: 2 }), 0, { type: 'lay', hole: 3 })).toEqual(['discLaid'])
    scene.until(2 * SAND).does(0, place('red', 'xray', 'rugbyInjury'))
    expect(told(scene.wait(XRAY), 0, { type: 'under' })).toEqual(['cardPutUnder'])
    scene.until(3 * SAND).does(0, place('red', 'mri', 'longMigraine'))
    expect(told(scene, 0, { type: 'fall' })).toEqual(['glassFell'])
    expect(told(scene.until(4 * SAND), 0, { type: 'balance' })).toEqual(['glassBalanced'])
    expect(told(scene.wait(2_000), 0, { type: 'take' })).toEqual(['diagnosed', 'actionEnded'])
  })

  it('[RMD 3.4 Digital] treating, and the discharge', () => {
    const scene = scenario(HOUSE).does(0, place('red', 'theatreA', 'failingHeart'))
    expect(told(scene, 0, { type: 'grip', piece: 'heart' })).toEqual(['gripped'])
    expect(told(scene, 0, { type: 'release' })).toEqual(['given'])
    scene.does(1, place('black', 'clinic1', 'shingles'))
    expect(told(scene, 1, { type: 'takeSyringe', fluid: 'yellow' })).toEqual(['syringeTaken'])
    expect(told(scene, 1, { type: 'fill' })).toEqual(['syringeFilled'])
    expect(told(scene, 1, { type: 'inject', patient: 'shingles' })).toEqual(['given'])
    const eased = scenario(HOUSE).does(0, place('red', 'research1'))
    expect(told(eased, 0, { type: 'ease', patient: 'cough' })).toEqual(['conditionChanged', 'actionEnded'])
    const admitted = scenario({ desk: [{ card: 'hernia' }] }).does(0, place('red', 'admission1'))
    const bring = { type: 'admit', patient: 'hernia', bed: 'A1' } as const
    expect(told(admitted, 0, bring)).toEqual(['patientAdmitted', 'actionEnded'])
    const over = scenario({ clinic: [{ card: 'cough', ward: 'w' }] })
      .until(239_999)
      .timeUp('clock', 240_000)
    const back = { type: 'sendBack', patient: 'cough', tag: 'ward', piece: 'white' } as const
    expect(told(over, 0, back)).toEqual(['sentBack'])
    expect(told(over.does(0, { type: 'ready' }), 1, { type: 'ready' })).toEqual(['agreed', 'councilStarted'])
  })
})
