import { type Opening, place, scenario, type Scene } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { EPIDEMIC_IDS, type EpidemicId, EPIDEMICS, rushMd, TOKEN } from '../index.ts'

/** A scene in which these epidemics are the next to be drawn. */
function outbreak(next: readonly EpidemicId[], opening: Opening = {}): Scene {
  return scenario({
    ...opening,
    change: (state) => ({
      decks: {
        ...state.decks,
        epidemic: [...EPIDEMIC_IDS.filter((id) => !next.includes(id)), ...next.toReversed()],
      },
      ...opening.change?.(state),
    }),
  })
}

/** Two patients of ward A who will turn out contagious, by exams without their games. */
const BEDS: Opening['beds'] = {
  A1: { card: 'pneumonia', spot: 'culture' },
  A2: { card: 'anaemia', spot: 'bloodTest' },
  A3: { card: 'hernia', ward: 'b' },
  B1: { card: 'seizures' },
}
const TOPS: Opening['tops'] = { culture: 'streptococcus', bloodTest: 'hepatitisB' }

/** Finds the sign by trying all tokens. */
function culture(scene: Scene, seat = 0): Scene {
  scene.does(seat, place(seat === 0 ? 'red' : 'black', 'culture', 'pneumonia'))
  for (let token = 0; token < 8; token++) {
    scene.does(seat, { type: 'turn', token })
    if (scene.can(seat, { type: 'take' })) break
    scene.does(seat, { type: 'cover' }).wait(TOKEN)
  }
  return scene.does(seat, { type: 'take' })
}

/** Lets the discs lie as they are wanted. */
function bloodTest(scene: Scene, seat: number): Scene {
  const back = rushMd.view(scene.state, null).backs.bloodTest
  scene.state = { ...scene.state, discs: back?.exam === 'bloodTest' ? back.pattern : '' }
  return scene.does(seat, place('black', 'bloodTest', 'anaemia')).does(seat, { type: 'take' })
}

describe('contagion', () => {
  it('[RMD 3.14] a contagious diagnosis draws an epidemic for the patient’s ward, none if one lies there', () => {
    const scene = culture(outbreak(['seasonalFlu', 'stomachBug'], { beds: BEDS, tops: TOPS }))
    expect(scene.state.epidemics).toEqual({ A: 'seasonalFlu', B: null })
    bloodTest(scene, 1)
    expect(scene.state.epidemics).toEqual({ A: 'seasonalFlu', B: null })
    expect(scene.state.decks.epidemic.at(-1)).toBe('stomachBug')
  })

  it('[RMD 3.14] a card without treatment is discarded at once, and the next sign draws again', () => {
    const scene = culture(outbreak(['falseAlarm', 'stomachBug'], { beds: BEDS, tops: TOPS }))
    expect(scene.state).toMatchObject({ epidemics: { A: null, B: null }, epidemicDiscards: ['falseAlarm'] })
    bloodTest(scene, 1)
    expect(scene.state.epidemics.A).toBe('stomachBug')
  })

  it('[RMD 3.14] [RMD 3.14 Reading 1] the treatment is given to all who are present on the ward, in one action', () => {
    const scene = culture(
      outbreak(['shakingFever'], { beds: BEDS, tops: TOPS, store: { blue: 4, yellow: 6, syringe: 4 } }),
    )
    expect(scene.refuses(1, place('nurse1', 'wardB'))).toBe('noEpidemic')
    scene.does(1, place('nurse1', 'wardA'))
    expect(scene.refuses(1, { type: 'give', piece: 'blue', patient: 'pneumonia' })).toBe('bedAway')
    expect(scene.refuses(1, { type: 'give', piece: 'blue', patient: 'seizures' })).toBe('otherPatient')
    scene.does(0, { type: 'moveBed', bed: 'A1', to: 'ward' })
    for (const patient of ['pneumonia', 'hernia'] as const) {
      scene.does(1, { type: 'give', piece: 'blue', patient })
      scene
        .does(1, { type: 'takeSyringe', fluid: 'yellow' })
        .does(1, { type: 'fill' })
        .does(1, { type: 'inject', patient })
    }
    expect(scene.patient('hernia')).toMatchObject({
      given: { ward: { blue: 1 }, epidemic: { blue: 1 } },
      syringes: [{ tag: 'epidemic', fluid: 'yellow', units: 1 }],
    })
  })

  it('[RMD 3.14] without epidemics at the table a sign means nothing', () => {
    const scene = culture(scenario({ beds: BEDS, tops: TOPS, options: { epidemics: false } }))
    expect(scene.state.epidemics).toEqual({ A: null, B: null })
  })

  it('[RMD 3.14 Reading 2] an empty deck is shuffled anew from its discards', () => {
    const scene = scenario({
      beds: BEDS,
      tops: TOPS,
      change: ({ decks }) => ({ decks: { ...decks, epidemic: [] }, epidemicDiscards: EPIDEMIC_IDS }),
    })
    culture(scene)
    const { decks, epidemicDiscards, epidemics } = scene.state
    expect(decks.epidemic).toHaveLength(13)
    expect(decks.epidemic).not.toEqual(EPIDEMIC_IDS.slice(0, 13))
    expect(epidemicDiscards.length + (epidemics.A === null ? 0 : 1)).toBe(1)
  })

  it('[RMD 3.14 Digital] where a player must notice the sign, it is drawn when noticed', () => {
    const options = { contagion: 'noticed' }
    const scene = culture(outbreak(['seasonalFlu'], { beds: BEDS, tops: TOPS, options }))
    bloodTest(scene, 1)
    expect(scene.state.epidemics.A).toBeNull()
    expect(scene.refuses(1, { type: 'notice', ward: 'B' })).toBe('noSign')
    scene.does(1, { type: 'notice', ward: 'A' })
    expect(scene.state.epidemics.A).toBe('seasonalFlu')
    expect(scene.refuses(0, { type: 'notice', ward: 'A' })).toBe('noSign')
  })

  it('[RMD 3.14 Digital] missed at the end of the round it costs 3', () => {
    const options = { contagion: 'noticed' }
    const scene = culture(outbreak(['seasonalFlu'], { beds: BEDS, tops: TOPS, options }))
    scene.until(239_999).timeUp('clock', 240_000)
    const missed = { type: 'signsMissed', ward: 'A', signs: 1 }
    const lost = { type: 'skillLost', points: 3, by: 'missedSign', of: 'A' }
    for (const told of [missed, lost]) expect(scene.events).toContainEqual(expect.objectContaining(told))
    expect(scene.state.signs).toEqual({ A: 0, B: 0 })
  })
})

describe('the end of an epidemic', () => {
  const ended = (given: readonly string[]) => {
    const cards = ['pneumonia', 'anaemia'] as const
    const beds = Object.fromEntries(given.map((epidemic, i) => [`A${i + 1}`, { card: cards[i] ?? 'hernia', epidemic }]))
    const scene = outbreak([], {
      beds,
      change: ({ decks }) => ({
        epidemics: { A: 'kennelCough', B: null },
        decks: { ...decks, epidemic: EPIDEMIC_IDS.filter((id) => id !== 'kennelCough') },
      }),
    })
    return scene.until(239_999).timeUp('clock', 240_000)
  }

  it('[RMD 3.16] all treated: its reputation, once; the card is discarded and the pieces go back', () => {
    const scene = ended(['bo', 'bo'])
    expect(scene.state.reputation).toBe(EPIDEMICS.kennelCough.reward)
    expect(scene.events.filter(({ type }) => type === 'epidemicEnded')).toMatchObject([
      { ward: 'A', epidemic: 'kennelCough', without: [], reward: EPIDEMICS.kennelCough.reward },
    ])
    expect(scene.state.epidemics.A).toBeNull()
    expect(scene.state.epidemicDiscards).toEqual(['kennelCough'])
    expect(scene.patient('pneumonia').given.epidemic).toEqual({})
    expect(scene.state.pool).toMatchObject({ blue: 10, orange: 10 })
  })

  it('[RMD 3.16] else a skill point for each patient without it, before the patients are judged', () => {
    const scene = ended(['b', 'bo'])
    expect(scene.state.reputation).toBe(0)
    const told = scene.events.map((event) => (event.type === 'skillLost' ? `${event.by} ${event.points}` : event.type))
    expect(told).toContain('epidemic 1')
    expect(scene.events).toContainEqual(
      expect.objectContaining({ type: 'epidemicEnded', ward: 'A', without: ['pneumonia'], reward: 0 }),
    )
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'skillLost', by: 'epidemic', of: 'A' }))
    expect(told.indexOf('epidemic 1')).toBeLessThan(told.indexOf('patientJudged'))
  })
})

describe('the oath', () => {
  it('[RMD 3.15] a rule broken costs a skill point, and the act is undone', () => {
    const scene = scenario({ options: { oath: 'strict' } }).does(0, place('red', 'admission1'))
    const { skill, glasses, actions } = scene.state
    scene.does(0, place('red', 'bloodBank'))
    expect(scene.state).toMatchObject({ skill: skill - 1, glasses, actions })
    scene.does(1, { type: 'ownUp' })
    expect(scene.state.skill).toBe(skill - 2)
  })

  it('[RMD 3.15 Digital] [RMD 3.15 Reading] unless it was chosen, such acts are refused with a reason and cost nothing', () => {
    const scene = scenario().does(0, place('red', 'admission1'))
    expect(scene.refuses(0, place('red', 'bloodBank'))).toBe('sandRunning')
    expect(scene.refuses(0, { type: 'ownUp' })).toBe('oathNotStrict')
  })

  it('[RMD 3.15 Digital] with the strict oath a taken space is forgiven for 500 ms', () => {
    const scene = scenario({ options: { oath: 'strict' } })
      .wait(1_000)
      .does(0, place('nurse1', 'desk1'))
    const { skill } = scene.state
    scene.until(1_500)
    expect(scene.refuses(1, place('nurse2', 'desk1'))).toBe('spaceTaken')
    scene.until(1_501).does(1, place('nurse2', 'desk1'))
    expect(scene.state.skill).toBe(skill - 1)
    expect(scene.events).toMatchObject([{ type: 'oathBroken', rule: 'spaceTaken' }, { type: 'skillLost' }])
    scene.does(1, { type: 'takeOff', glass: 'nurse1' })
    expect(scene.state.skill).toBe(skill - 2)
  })

  it('[RMD 3.15 Digital] wrong treatment is never refused nor flagged before the evaluation', () => {
    const scene = scenario({ clinic: [{ card: 'headache' }] }).does(0, place('red', 'clinic1', 'headache'))
    for (const piece of ['orange', 'white', 'drip', 'blue', 'blue'] as const) {
      scene.does(0, { type: 'give', piece, patient: 'headache' })
      expect(scene.events.map(({ type }) => type)).toEqual(['given'])
    }
  })
})
