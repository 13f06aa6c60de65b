import { seedFrom } from '@grand-rounds/kernel'
import { LESSONS, rushMd, type State } from '@grand-rounds/rush-md'
import { brokenLaw } from '@grand-rounds/testkit/rush-md/laws'
import { describe, expect, it } from 'vitest'
import { type Level, LEVELS } from './levels.ts'
import { needOf } from './needs.ts'
import { simulateTeam, type Team } from './simulate.ts'

function team(levels: readonly (Level | null)[], name: string, given: object = {}): Team {
  const options = rushMd.readOptions(given, levels.length)
  if (!options.ok) throw new Error(options.refusal.code)
  return { options: options.value, seed: seedFrom(name), levels }
}

const all = (seats: number, level: Level): readonly Level[] => Array.from({ length: seats }, () => level)

describe('a team', () => {
  it.each([1, 2, 3, 4])('of %i plays whole games, and hardly anything it does is refused', (seats) => {
    for (const level of LEVELS) {
      const { steps, refused, patients } = simulateTeam(team(all(seats, level), `whole ${level}`))
      expect(steps).toBeGreaterThan(100)
      expect(refused, level).toBeLessThan(steps / 50)
      expect(patients, level).toBeGreaterThan(0)
    }
  })

  it('plays the same game for the same seed, and another for another', () => {
    const log = (name: string) => {
      const seen: unknown[] = []
      simulateTeam(team(all(3, 'resident'), name), (events, at, _, order) => seen.push([at, order, events]))
      return seen
    }
    expect(log('same')).toEqual(log('same'))
    expect(log('other')).not.toEqual(log('same'))
  })

  it.each(LESSONS)('plays step %s of learning and cures somebody', (lesson) => {
    expect(simulateTeam(team(all(2, 'resident'), 'lesson', { lesson })).patients).toBeGreaterThan(1)
  })

  it('plays every option, and no piece or card is ever lost', () => {
    const options = { research: true, contagion: 'noticed', oath: 'strict', pace: 60, rounds: 2 }
    let papers = 0
    const { patients } = simulateTeam(team(all(3, 'resident'), 'options', options), (events, _, state) => {
      expect(brokenLaw(state)).toBeNull()
      for (const event of events)
        if (event.type === 'glassPlaced' && event.space.startsWith('research')) papers++
        else if (event.type === 'skillLost') expect(event.by).not.toBe('missedSign')
    })
    expect(patients).toBeGreaterThan(5)
    expect(papers).toBeGreaterThan(0)
  })

  it('knows of every patient whether all is given, as the evaluation does', () => {
    let before: State | null = null
    let judged = 0
    simulateTeam(team(all(4, 'student'), 'judged'), (events, _, state) => {
      for (const event of events) {
        if (event.type !== 'patientJudged' || !before) continue
        const { clinic, desk, beds } = before
        const everyone = [...clinic, ...desk, ...beds.flatMap(({ patient }) => patient ?? [])]
        const patient = everyone.find(({ card }) => card === event.patient)
        expect(patient && needOf(patient).cured, event.patient).toBe(event.verdict !== 'error')
        judged++
      }
      before = state
    })
    expect(judged).toBeGreaterThan(20)
  })

  it('brings more the higher its level', () => {
    const sum = (level: Level) => {
      let reputation = 0
      for (let game = 0; game < 8; game++)
        reputation += simulateTeam(team(all(2, level), `level ${game}`, { difficulty: 'hard', rounds: 2 })).reputation
      return reputation
    }
    const [student = 0, intern = 0, resident = 0, chief = 0] = LEVELS.map(sum)
    expect(intern).toBeGreaterThan(student)
    expect(resident).toBeGreaterThan(intern)
    expect(chief).toBeGreaterThan(resident)
  })

  it('goes on beside somebody who does nothing, and counts on nobody who does not play by its plan', () => {
    const three = simulateTeam(team([null, 'resident', 'resident', 'resident'], 'beside'))
    expect(three.patients).toBeGreaterThan(10)
  })
})
