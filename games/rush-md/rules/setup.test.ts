import { scenario } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { COUNTDOWN, GOALS, goalFor, rushMd, SPACE_IDS, SPACES } from '../index.ts'

describe('setup', () => {
  it.each([
    [1, 2, 3, 3, 2, 3],
    [2, 2, 3, 3, 2, 3],
    [3, 3, 4, 4, 3, 4],
    [4, 4, 5, 5, 4, 5],
  ])('[RMD 2.1] the stores of %i players', (seats, pills, medicine, drip, syringe, blood) => {
    const { store, clinic, desk, beds } = scenario({ seats, council: true }).state
    expect(store).toMatchObject({ blue: pills, orange: pills, white: pills, yellow: medicine, green: medicine })
    expect(store).toMatchObject({ drip, syringe, blood, heart: 0, kidney: 0, bone: 0, lung: 0 })
    expect([...clinic, ...desk, ...beds.flatMap(({ patient }) => patient ?? [])]).toEqual([])
  })

  it('[RMD 2.2] a goal for the number of players, with the points to start with', () => {
    const drawn = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const { state } = scenario({ seats: 3, council: true, seed: `goal ${i}`, options: { difficulty: 'easy' } })
      expect(GOALS[state.goal].players).toBe(3)
      expect(state.skill).toBe(GOALS[state.goal].easy.skill)
      drawn.add(state.goal)
    }
    expect(drawn.size).toBe(4)
    expect(['easy', 'normal', 'hard'].map((level) => goalFor('three1', level as 'easy', 4))).toMatchObject([
      { reputation: 32, skill: 25 },
      { reputation: 55, skill: 20 },
      { reputation: 85, skill: 12 },
    ])
    expect(goalFor('three1', 'normal', 2)).toMatchObject({ reputation: 28, skill: 20 })
  })

  it('[RMD 2.3] as many spaces of each kind as the boards have', () => {
    const count = (work: string, glass: string) =>
      SPACE_IDS.filter((id) => SPACES[id].work === work && SPACES[id].glass === glass).length
    expect(count('desk', 'nurse')).toBe(2)
    expect(count('admission', 'doctor')).toBe(2)
    expect(count('clinic', 'either')).toBe(2)
    expect(count('ward', 'nurse')).toBe(2)
    expect(count('exam', 'doctor')).toBe(4)
    expect(count('bank', 'either')).toBe(1)
    expect(count('pharmacy', 'nurse')).toBe(3)
    expect(count('organs', 'doctor')).toBe(1)
    expect(count('surgery', 'doctor')).toBe(2)
    expect(count('medication', 'nurse')).toBe(4)
    expect(scenario().state.beds.map(({ id }) => id)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
  })

  it('[RMD 2.4] options are completed, and what does not go together is refused', () => {
    const read = (input: unknown, seats = 2) => {
      const answer = rushMd.readOptions(input, seats)
      return answer.ok ? answer.value : answer.refusal.code
    }
    expect(read({})).toMatchObject({ seconds: 240, rounds: 4, epidemics: true, research: false, pace: 100 })
    expect(read({}, 1)).toMatchObject({ seconds: 300 })
    expect(read({ seconds: 120, research: true, difficulty: 'hard' })).toMatchObject({ seconds: 120, research: true })
    expect(read({ pace: 19 })).toBe('badOption')
    expect(read({ seconds: 59 })).toBe('badOption')
    expect(read({ rounds: 5 })).toBe('badOption')
    expect(read({ difficulty: 'none' })).toBe('badOption')
    expect(read({ lesson: 'L6' })).toBe('badOption')
    expect(read({ lesson: 'L1', epidemics: true })).toBe('optionExcluded')
    expect(read({ epidemics: false, contagion: 'noticed' })).toBe('optionExcluded')
    expect(read({ speed: 1 })).toBe('unknownOption')
    expect(read({}, 5)).toBe('badSeats')
  })
})

describe('the council', () => {
  it('[RMD 3.1] no clock runs; the round starts when all are ready, and one may change one’s mind', () => {
    const scene = scenario({ seats: 2, council: true })
    expect(rushMd.deadlines(scene.state)).toEqual([])
    scene.does(0, { type: 'ready' })
    expect(scene.refuses(0, { type: 'ready' })).toBe('alreadyAgreed')
    expect(scene.refuses(1, { type: 'notReady' })).toBe('notAgreed')
    scene.does(0, { type: 'notReady' }).does(1, { type: 'ready' })
    expect(scene.state.stage).toBe('council')
    scene.wait(5_000).does(0, { type: 'ready' })
    expect(rushMd.view(scene.state, null)).toMatchObject({ stage: 'council', startsAt: 5_000 + COUNTDOWN })
    expect(rushMd.deadlines(scene.state)).toEqual([{ id: 'start', at: 5_000 + COUNTDOWN }])
    scene.wait(COUNTDOWN)
    expect(rushMd.deadlines(scene.state)).toEqual([{ id: 'clock', at: 245_000 + COUNTDOWN }])
  })

  it('[RMD 3.1] who is not ready after all stops the countdown, until the last moment', () => {
    const scene = scenario({ seats: 2, council: true }).does(0, { type: 'ready' }).does(1, { type: 'ready' })
    scene.wait(COUNTDOWN - 1).does(1, { type: 'notReady' })
    expect(scene.events.map(({ type }) => type)).toEqual(['countdownStopped', 'withdrew'])
    expect(rushMd.deadlines(scene.state)).toEqual([])
    scene.wait(60_000).does(1, { type: 'ready' })
    expect(scene.events).toMatchObject([
      { type: 'agreed' },
      { type: 'countdownStarted', at: 60_000 + 2 * COUNTDOWN - 1 },
    ])
    expect(scene.wait(COUNTDOWN).state.stage).toBe('action')
    expect(scene.refuses(1, { type: 'notReady' })).toBe('notNow')
  })

  it('[RMD 3.1] told late, the clock has run since it was due', () => {
    const scene = scenario({ seats: 1, council: true })
      .does(0, { type: 'ready' })
      .timeUp('start', COUNTDOWN + 400)
    expect(rushMd.deadlines(scene.state)).toEqual([{ id: 'clock', at: COUNTDOWN + 300_000 }])
  })

  it('[RMD 3.1] three new papers each round, the old ones are gone', () => {
    const scene = scenario({ options: { research: true } })
    const first = scene.state.papers
    expect(first).toHaveLength(3)
    scene.endRound()
    expect(scene.state).toMatchObject({ stage: 'council', round: 2, oldPapers: first })
    expect(scene.state.papers).toHaveLength(3)
    expect(scene.state.papers.some((paper) => first.includes(paper))).toBe(false)
    expect(scenario().state.papers).toEqual([])
  })
})
