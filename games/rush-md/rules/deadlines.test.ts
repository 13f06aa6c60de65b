// A command one millisecond before a deadline, at it, and one after it, for every deadline that there is.

import { type Opening, place, scenario, type Scene } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { BALANCE, type Command, type GlassId, SAND, type SpaceId, TOKEN, TWEEZERS, XRAY } from '../index.ts'

const PACES = [100, 63, 37, 20] as const

/** Milliseconds of the orders for so many at full speed; the first in which all of them have passed. */
const slowly = (milliseconds: number, pace: number) => Math.ceil((milliseconds * 100) / pace)

/** What becomes of the command before, at and after a moment; at it, the clock has to be heard first. */
function around(scene: () => Scene, deadline: number, seat: number, command: Command) {
  const unheard = scene().until(deadline - 1)
  const before = unheard.answers(seat, command)
  unheard.at = deadline
  expect(unheard.refuses(seat, command), 'before the clock is heard').toBe('deadlineFirst')
  const at = scene().until(deadline).answers(seat, command)
  const after = scene()
    .until(deadline + 1)
    .answers(seat, command)
  return [before, at, after].map((code) => code ?? 'done')
}

/** Everything there is to do, at hand. */
const HOUSE: Opening = {
  seats: 4,
  options: { research: true },
  papers: ['recovery', 'houseCall', 'secondNurse'],
  clinic: [{ card: 'shingles' }, { card: 'cough', condition: 'critical' }],
  desk: [{ card: 'hernia' }, { card: 'feverAfterTravel' }],
  beds: {
    A1: { card: 'pneumonia', spot: 'culture' },
    A2: { card: 'anaemia', spot: 'bloodTest' },
    A3: { card: 'rugbyInjury', spot: 'xray' },
    B1: { card: 'longMigraine', spot: 'mri' },
    B2: { card: 'failingHeart', spot: 'theatreA' },
    B3: { card: 'severeDehydration' },
  },
  store: { heart: 2, blood: 6, yellow: 6, syringe: 4 },
  change: ({ decks }) => ({
    epidemics: { A: null, B: 'seasonalFlu' },
    decks: { ...decks, epidemic: decks.epidemic.filter((id) => id !== 'seasonalFlu') },
    skill: 60,
  }),
}
const house = (pace = 100, more: object = {}) => scenario({ ...HOUSE, options: { ...HOUSE.options, pace, ...more } })

const DOCTORS = ['red', 'black', 'green', 'yellow'] as const

describe('the sand of a glass', () => {
  const ways: readonly (readonly [GlassId, number, SpaceId])[] = [
    ['red', 0, 'admission1'],
    ['black', 1, 'bloodBank'],
    ['green', 2, 'clinic1'],
    ['yellow', 3, 'organStore'],
    ['nurse1', 0, 'desk1'],
    ['nurse2', 1, 'clinic2'],
    ['nurse3', 2, 'pharmacy3'],
    ['nurse4', 3, 'research3'],
  ]
  const patientAt = (space: SpaceId) => (space.startsWith('clinic') ? 'shingles' : undefined)

  describe.each(PACES)('at a pace of %i', (pace) => {
    const end = 1_234 + slowly(SAND, pace)

    it.each(ways)('[RMD 3.21] [RMD 6] %s, placed by seat %i on %s', (glass, seat, space) => {
      const scene = () =>
        house(pace)
          .until(1_234)
          .does(seat, place(glass, space, patientAt(space)))
      expect(around(scene, end, seat, { type: 'takeOff', glass })).toEqual(['sandRunning', 'done', 'done'])
      const elsewhere = glass.startsWith('nurse') ? 'desk2' : 'admission2'
      expect(around(scene, end, seat, place(glass, elsewhere))).toEqual(['sandRunning', 'done', 'done'])
      // It stands there until somebody takes it off, run out or not.
      const mate = (seat + 1) % 4
      const other = glass.startsWith('nurse') ? (glass === 'nurse1' ? 'nurse2' : 'nurse1') : DOCTORS[mate]
      const onto = place(other ?? 'red', space, patientAt(space))
      expect(around(scene, end, mate, onto)).toEqual(['spaceTaken', 'spaceTaken', 'spaceTaken'])
    })
  })

  it('[RMD 3.21] [RMD 3.15 Digital] with the strict oath the try costs one before, and nothing at it', () => {
    const lost = (at: number) => {
      const scene = house(100, { oath: 'strict' }).does(0, place('nurse1', 'desk1')).until(at)
      const { skill } = scene.state
      return skill - scene.does(1, { type: 'takeOff', glass: 'nurse1' }).state.skill
    }
    expect([lost(SAND - 1), lost(SAND), lost(SAND + 1)]).toEqual([1, 0, 0])
  })

  it.each(PACES)('[RMD 3.9] [RMD 3.22] the MRI holds its bed as long, at a pace of %i', (pace) => {
    const end = slowly(SAND, pace)
    const scanned = () =>
      house(pace)
        .does(0, place('red', 'mri', 'longMigraine'))
        .until(BALANCE)
        .does(0, { type: 'take' })
    const away = { type: 'moveBed', bed: 'B1', to: 'ward' } as const
    expect(around(scanned, end, 2, away)).toEqual(['bedHeld', 'done', 'done'])
    const fallen = () =>
      house(pace)
        .does(0, place('red', 'mri', 'longMigraine'))
        .does(0, { type: 'fall' })
    expect(around(fallen, end, 0, { type: 'balance' })).toEqual(['sandRunning', 'done', 'done'])
    expect(around(fallen, end, 2, away)).toEqual(['bedHeld', 'bedHeld', 'bedHeld'])
    const again = () => fallen().until(end).does(0, { type: 'balance' })
    expect(around(again, end + BALANCE, 0, { type: 'take' })).toEqual(['handBusy', 'done', 'done'])
    expect(around(again, 2 * end, 0, { type: 'takeOff', glass: 'red' })).toEqual(['sandRunning', 'done', 'done'])
  })
})

describe('tweezers', () => {
  const acts: readonly (readonly [string, readonly Command[], Command])[] = [
    ['organs', [place('red', 'organStore'), { type: 'grip', piece: 'lung' }], { type: 'grip', piece: 'lung' }],
    [
      'operating',
      [place('red', 'theatreA', 'failingHeart'), { type: 'grip', piece: 'heart' }],
      { type: 'grip', piece: 'heart' },
    ],
    [
      'medicating',
      [place('nurse1', 'theatreANurse1', 'failingHeart'), { type: 'grip', piece: 'drip' }],
      { type: 'grip', piece: 'drip' },
    ],
    [
      'a syringe in the operating room',
      [
        place('nurse1', 'theatreANurse1', 'failingHeart'),
        { type: 'takeSyringe', fluid: 'blood' },
        { type: 'grip', piece: 'blood' },
      ],
      { type: 'grip', piece: 'blood' },
    ],
  ]

  // A hand rests as long at any pace: only sand and clock are slower.
  describe.each(PACES)('at a pace of %i', (pace) => {
    const ready = 1_000 + TWEEZERS

    it.each(acts)('[RMD 3.13] [RMD 3.21] %s: the next piece', (_, first, again) => {
      const scene = () => {
        const begun = house(pace)
        for (const command of first) begun.does(0, command)
        return begun.until(1_000).does(0, { type: 'release' })
      }
      expect(around(scene, ready, 0, again)).toEqual(['handBusy', 'done', 'done'])
    })

    it('[RMD 3.7] [RMD 3.13] the next disc', () => {
      const scene = () =>
        house(pace)
          .does(0, place('red', 'bloodTest', 'anaemia'))
          .does(0, { type: 'lift', hole: 0 })
          .until(1_000)
          .does(0, { type: 'lay', hole: 1 })
      expect(around(scene, ready, 0, { type: 'lift', hole: 2 })).toEqual(['handBusy', 'done', 'done'])
    })

    it('[RMD 3.9] the card of the MRI, once the glass stands', () => {
      const scene = () =>
        house(pace)
          .until(1_000)
          .does(0, place('red', 'mri', 'longMigraine'))
      expect(around(scene, 1_000 + BALANCE, 0, { type: 'take' })).toEqual(['handBusy', 'done', 'done'])
    })

    it('[RMD 3.6] [RMD 3.13] the next token', () => {
      const scene = () =>
        house(pace)
          .does(0, place('red', 'culture', 'pneumonia'))
          .until(1_000)
          .does(0, { type: 'turn', token: 0 })
          .does(0, { type: 'cover' })
      expect(around(scene, 1_000 + TOKEN, 0, { type: 'turn', token: 1 })).toEqual(['handBusy', 'done', 'done'])
    })

    it('[RMD 3.8] [RMD 3.13] the first X-ray, and each after it', () => {
      const first = () =>
        house(pace)
          .until(1_000)
          .does(0, place('red', 'xray', 'rugbyInjury'))
      for (const type of ['take', 'under'] as const)
        expect(around(first, 1_000 + XRAY, 0, { type })).toEqual(['handBusy', 'done', 'done'])
      const second = () =>
        first()
          .until(1_000 + XRAY)
          .does(0, { type: 'under' })
      expect(around(second, 1_000 + 2 * XRAY, 0, { type: 'under' })).toEqual(['handBusy', 'done', 'done'])
    })
  })
})

/** Of every kind of action: how it begins, what is done on the way, and something that it can still do then. */
const KINDS: readonly (readonly [string, readonly Command[], Command])[] = [
  ['drawing', [place('nurse1', 'desk1')], { type: 'draw', patients: 'out' }],
  ['drawing by a paper', [place('nurse1', 'research3')], { type: 'draw', patients: 'out' }],
  [
    'treating',
    [place('nurse1', 'wardB', 'severeDehydration')],
    { type: 'give', piece: 'drip', patient: 'severeDehydration' },
  ],
  ['treating by a house call', [place('red', 'research2', 'cough')], { type: 'give', piece: 'blue', patient: 'cough' }],
  [
    'a syringe in hand',
    [place('red', 'clinic1', 'shingles'), { type: 'takeSyringe', fluid: 'yellow' }, { type: 'fill' }],
    { type: 'inject', patient: 'shingles' },
  ],
  ['containing', [place('nurse1', 'wardB')], { type: 'give', piece: 'blue', patient: 'severeDehydration' }],
  ['stocking', [place('nurse1', 'pharmacy1')], { type: 'stock', piece: 'syringe' }],
  ['organs', [place('red', 'organStore')], { type: 'grip', piece: 'bone' }],
  ['an organ in the tweezers', [place('red', 'organStore'), { type: 'grip', piece: 'bone' }], { type: 'release' }],
  ['operating', [place('red', 'theatreA', 'failingHeart')], { type: 'grip', piece: 'heart' }],
  [
    'a heart in the tweezers',
    [place('red', 'theatreA', 'failingHeart'), { type: 'grip', piece: 'heart' }],
    { type: 'release' },
  ],
  [
    'medicating',
    [
      place('nurse1', 'theatreANurse2', 'failingHeart'),
      { type: 'takeSyringe', fluid: 'blood' },
      { type: 'grip', piece: 'blood' },
    ],
    { type: 'release' },
  ],
  ['culture', [place('red', 'culture', 'pneumonia')], { type: 'turn', token: 3 }],
  ['a token that is up', [place('red', 'culture', 'pneumonia'), { type: 'turn', token: 3 }], { type: 'cover' }],
  ['bloodTest', [place('red', 'bloodTest', 'anaemia')], { type: 'lift', hole: 3 }],
  [
    'a disc in the tweezers',
    [place('red', 'bloodTest', 'anaemia'), { type: 'lift', hole: 0 }],
    { type: 'lay', hole: 1 },
  ],
  ['xray', [place('red', 'xray', 'rugbyInjury')], { type: 'under' }],
  ['mri', [place('red', 'mri', 'longMigraine')], { type: 'take' }],
  ['easing', [place('red', 'research1')], { type: 'ease', patient: 'cough' }],
  ['giving up', [place('red', 'admission1')], { type: 'stop' }],
]

describe('the end of the clock', () => {
  const END = 240_000
  const begun = (commands: readonly Command[], at: number, pace = 100) => {
    const scene = house(pace).until(at)
    for (const command of commands) scene.does(0, command)
    return scene
  }

  it('[RMD 3.3] every kind of action is tried here', () => {
    const tried = KINDS.map(([, commands]) => begun(commands, 0).state.actions[0]?.task.kind)
    const kinds = 'drawing admitting treating containing stocking organs operating medicating easing'
    expect(new Set(tried)).toEqual(new Set([...kinds.split(' '), 'culture', 'bloodTest', 'xray', 'mri']))
  })

  it.each(KINDS)('[RMD 3.3] [RMD 3.21] %s, begun at 210.000: it stops with the clock', (_, commands, last) => {
    // Another action goes on, so that the round does.
    const scene = () =>
      begun(commands, END - SAND)
        .until(END - SAND + 5_000)
        .does(1, place('nurse4', 'desk2'))
    expect(around(scene, END, 0, last)).toEqual(['done', 'noAction', 'noAction'])
  })

  it.each(KINDS)('[RMD 3.3] [RMD 3.21] %s, begun a millisecond later: it goes on for one more', (_, commands, last) => {
    const scene = () =>
      begun(commands, END - SAND + 1)
        .until(END - SAND + 5_000)
        .does(1, place('nurse4', 'desk2'))
    expect(around(scene, END + 1, 0, last)).toEqual(['done', 'noAction', 'noAction'])
  })

  it.each(KINDS)('[RMD 3.3] %s goes on while its own sand runs, then all evaluate', (_, commands, last) => {
    const scene = () => begun(commands, 230_000)
    expect(around(scene, 260_000, 0, last)).toEqual(['done', 'notNow', 'notNow'])
    expect(scene().until(259_999).state.stage).toBe('overtime')
    expect(['council', 'clearing']).toContain(scene().until(260_000).state.stage)
  })

  it.each(PACES)('[RMD 3.3] [RMD 6] no glass and no bed moves from then on, at a pace of %i', (pace) => {
    const end = slowly(END, pace)
    const scene = () =>
      house(pace)
        .until(end - slowly(5_000, pace))
        .does(1, place('nurse4', 'desk2'))
    const free: readonly Command[] = [
      place('red', 'admission1'),
      place('nurse1', 'desk1'),
      { type: 'moveBed', bed: 'A1', to: 'ward' },
    ]
    for (const command of free) expect(around(scene, end, 0, command)).toEqual(['done', 'notNow', 'notNow'])
    const early = () =>
      house(pace)
        .does(0, place('nurse1', 'desk1'))
        .until(end - 1)
        .does(1, place('nurse4', 'desk2'))
    expect(around(early, end, 0, { type: 'takeOff', glass: 'nurse1' })).toEqual(['done', 'notNow', 'notNow'])
  })
})
