import { diceHospital } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { describe, expect, it } from 'vitest'

import { neighbourMark, type Timeline, timelineOf, withinTimeline } from './timeline.ts'

const game = playout(diceHospital, { options: {}, seats: 3, seed: seedFrom('timeline') })

function timeline(): Timeline {
  const told = timelineOf(game.log)
  if (!told.ok) throw new Error(told.code)
  return told.timeline
}

describe('the timeline of a game', () => {
  it('has a moment for the start and one after each order, with what happened in it', () => {
    const { moments } = timeline()
    expect(moments.map(({ state }) => state)).toEqual(game.states)
    expect(moments.map(({ events }) => events)).toEqual(game.events)
    expect(moments[0]?.by).toBe(null)
    expect(moments.slice(1).map(({ by }) => by)).toEqual(game.log.entries.map(({ by }) => by))
  })

  it('marks each round once and the end, in order', () => {
    const { marks, moments } = timeline()
    expect(marks.filter(({ kind }) => kind === 'round').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(marks.at(-1)).toMatchObject({ kind: 'end', moment: moments.length - 1 })
    expect(marks.map(({ moment }) => moment)).toEqual(marks.map(({ moment }) => moment).sort((a, b) => a - b))
    for (const mark of marks) expect(moments[mark.moment]?.round).toBe(mark.round)
  })

  it('marks each phase of a round once, although undo goes back into phases', () => {
    const { marks } = timeline()
    expect(game.log.entries.some(({ command }) => JSON.stringify(command).includes('undo'))).toBe(true)
    const seen = marks.filter(({ kind }) => kind !== 'end').map(({ round, phase }) => `${round} ${phase}`)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toContain('1 intake')
    expect(seen).toContain('8 activation')
  })

  it('steps from mark to mark and stays inside', () => {
    const line = timeline()
    const [first, second] = line.marks
    expect(neighbourMark(line, first?.moment ?? -1, 1)).toBe(second?.moment)
    expect(neighbourMark(line, second?.moment ?? -1, -1)).toBe(first?.moment)
    expect(neighbourMark(line, line.moments.length - 1, 1)).toBe(line.moments.length - 1)
    expect(neighbourMark(line, 0, -1)).toBe(0)
    expect(withinTimeline(line, -5)).toBe(0)
    expect(withinTimeline(line, 1e9)).toBe(line.moments.length - 1)
  })

  it('says what is wrong with a log that can’t be played', () => {
    expect(timelineOf({ ...game.log, version: 99 })).toEqual({ ok: false, code: 'wrongVersion' })
    const strange = { by: 0, at: 0, command: { type: 'endShift' } }
    expect(timelineOf({ ...game.log, entries: [strange] })).toMatchObject({ ok: false, entry: 0 })
  })
})
