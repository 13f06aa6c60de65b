import { diceHospital } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { describe, expect, it } from 'vitest'

import { moved, moveOfKey, roundAround, shownEvents, shownView } from './moves.ts'
import { type Timeline, timelineOf } from './timeline.ts'

const game = playout(diceHospital, { options: {}, seats: 2, seed: seedFrom('moves') })

function timeline(): Timeline {
  const told = timelineOf(game.log)
  if (!told.ok) throw new Error(told.code)
  return told.timeline
}

describe('moving through a game', () => {
  it('goes step by step and stops at both ends', () => {
    const line = timeline()
    const last = line.moments.length - 1
    expect(moved(line, 5, 'forward')).toBe(6)
    expect(moved(line, 5, 'back')).toBe(4)
    expect(moved(line, 0, 'back')).toBe(0)
    expect(moved(line, last, 'forward')).toBe(last)
    expect(moved(line, 5, 'start')).toBe(0)
    expect(moved(line, 5, 'end')).toBe(last)
  })

  it('jumps from mark to mark all the way through', () => {
    const line = timeline()
    const stops: number[] = []
    for (let at = 0; at < line.moments.length - 1;) stops.push((at = moved(line, at, 'markForward')))
    expect(stops).toEqual(line.marks.map(({ moment }) => moment).filter((moment) => moment > 0))
  })

  it('knows its keys, and no others', () => {
    expect(moveOfKey('ArrowRight')).toBe('forward')
    expect(moveOfKey(' ')).toBe('toggle')
    expect(moveOfKey('a')).toBe(null)
  })

  it('finds the moments of a round', () => {
    const line = timeline()
    const at = line.moments.findIndex(({ round }) => round === 4)
    const [first, last] = roundAround(line, at + 2)
    expect(first).toBe(at)
    expect(line.moments[last + 1]?.round).toBe(5)
  })

  it('hides what was secret while the game runs, and shows it when it is over', () => {
    const line = timeline()
    const dealt = line.moments.find(({ state }) => state.stage === 'administrators')
    if (!dealt) throw new Error('no administrators')
    expect(shownView(dealt.state, false).hospitals.map((hospital) => hospital.dealt.length)).toEqual([0, 0])
    expect(shownView(dealt.state, true).hospitals.map((hospital) => hospital.dealt.length)).toEqual([2, 2])
    const all = line.moments.flatMap(({ events }) => events)
    const administrators = (over: boolean) =>
      shownEvents(all, over).flatMap((event) => (event.type === 'administratorsDealt' ? [event.administrators] : []))
    expect(administrators(false)).toEqual([null, null])
    expect(administrators(true)).not.toContain(null)
  })
})
