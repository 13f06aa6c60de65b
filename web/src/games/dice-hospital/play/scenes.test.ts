import { type Command, diceHospital, setPosition } from '@grand-rounds/dice-hospital'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Cast } from '../board/cast.ts'
import { FramePlayer } from './frames.ts'
import { scenesOf } from './scenes.ts'

function stroke(...commands: readonly (readonly [number, Command])[]) {
  const made = setPosition({
    options: { administrators: false },
    round: 3,
    phase: 'activation',
    hospitals: ['R2 Y1 G6+; lounge RR; ambulance 1; points 4', 'R3 G5; ambulance 2'],
  })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  let state = made.value
  let before = diceHospital.view(state, 0)
  let events: ReturnType<typeof diceHospital.setup>['events'] = []
  for (const [by, command] of commands) {
    before = diceHospital.view(state, 0)
    const outcome = diceHospital.step(state, { by, at: 0, command })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    state = outcome.state
    events = outcome.events
  }
  return { before, events, view: diceHospital.view(state, 0) }
}

const END = [
  [0, { type: 'endShift' }],
  [1, { type: 'endShift' }],
] as const

describe('a stroke in scenes', () => {
  it('one placement is one scene, with the view of the game', () => {
    const { before, events, view } = stroke([
      0,
      { type: 'place', meeple: 'nurse', department: 'criticalCare', targets: ['R2'] },
    ])
    expect(scenesOf(before, events, view)).toEqual([{ view, events, last: true }])
  })

  it('the end of a round is seen phase by phase, and nobody decides in between', () => {
    const { before, events, view } = stroke(...END)
    const scenes = scenesOf(before, events, view)
    expect(scenes.map((scene) => scene.view.phase)).toEqual(
      expect.arrayContaining(['neglect', 'discharge', 'shiftChange']),
    )
    expect(scenes.flatMap((scene) => scene.events)).toEqual(events)
    for (const scene of scenes.slice(0, -1)) expect(scene.view.toAct).toEqual([])
    expect(scenes.at(-1)?.view).toBe(view)
  })

  it('views in between tell what has happened so far', () => {
    const { before, events, view } = stroke(...END)
    const neglect = scenesOf(before, events, view).find((scene) => scene.view.phase === 'neglect')
    expect(neglect?.view.hospitals[0]).toMatchObject({ wards: ['R1', 'G6+'], fatalities: 1, score: 4 })
    const discharge = scenesOf(before, events, view).find((scene) => scene.view.phase === 'discharge')
    expect(discharge?.view.hospitals[0]).toMatchObject({ score: 7, lounge: { red: 2, yellow: 0, green: 0 } })
  })
})

describe('strokes that nobody here has seen', () => {
  it('every placement is a scene of its own, with someone in the room', () => {
    const made = stroke([0, { type: 'place', meeple: 'nurse', department: 'criticalCare', targets: ['R2'] }])
    const [first, second] = [
      made,
      stroke([1, { type: 'place', meeple: 'nurse', department: 'clinic', targets: ['G5'] }]),
    ]
    const scenes = scenesOf(first.before, [...first.events, ...second.events], second.view)
    expect(scenes).toHaveLength(2)
    expect(scenes[0]?.view.hospitals[0]?.departments.find(({ by }) => by === 'nurse')?.id).toBe('criticalCare')
    expect(scenes[1]?.view).toBe(second.view)
  })
})

describe('frames one after the other', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('the first scene at once, the others in their time, the last is the game’s', () => {
    const { before, events, view } = stroke(...END)
    const player = new FramePlayer({ view: before, events: [], by: null }, () => 100)
    player.hear({ view, events, by: 1 }, true)
    expect(player.shown.value.view).not.toBe(before)
    expect(player.behind.value).toBe(true)
    vi.advanceTimersByTime(2000)
    expect(player.shown.value.view).toBe(view)
    expect(player.behind.value).toBe(false)
  })

  it('skipping shows the end at once, with everything that was missed', () => {
    const { before, events, view } = stroke(...END)
    const player = new FramePlayer({ view: before, events: [], by: null }, () => 100)
    player.hear({ view, events, by: 1 }, false)
    const seen = player.shown.value.events.length
    player.skip()
    expect(player.shown.value.view).toBe(view)
    expect(seen + player.shown.value.events.length).toBe(events.length)
    expect(player.behind.value).toBe(false)
  })

  it('an own step does not wait for what others did', () => {
    const other = stroke([1, { type: 'place', meeple: 'nurse', department: 'clinic', targets: ['G5'] }])
    const player = new FramePlayer({ view: other.before, events: [], by: null }, () => 1000)
    player.hear({ view: other.view, events: other.events, by: 1 }, false)
    player.hear({ view: other.view, events: other.events, by: 1 }, false)
    const own = stroke([0, { type: 'place', meeple: 'nurse', department: 'criticalCare', targets: ['R2'] }])
    player.hear({ view: own.view, events: own.events, by: 0 }, true)
    expect(player.shown.value.view).toBe(own.view)
  })

  it('at once, nothing is waited for', () => {
    const { before, events, view } = stroke(...END)
    const player = new FramePlayer({ view: before, events: [], by: null }, () => 0)
    player.hear({ view, events, by: 1 }, false)
    expect(player.shown.value.view).toBe(view)
    expect(player.shown.value.events).toEqual(events)
    expect(player.behind.value).toBe(false)
  })

  it('what others did since one’s own step is shown again, and ends where it was', () => {
    const { before, events, view } = stroke(...END)
    const player = new FramePlayer({ view: before, events: [], by: null }, () => 100)
    player.hear({ view, events, by: 1 }, false)
    player.skip()
    const now = player.shown.value.cast
    player.showAgain({ from: before, frames: [{ view, events, by: 1 }] })
    expect(player.shown.value.view).toBe(before)
    expect(player.shown.value.upTo).toBe(before.events)
    const keys = ({ companies }: Cast) => companies.flatMap(({ beds }) => beds.flatMap((actor) => actor?.key ?? []))
    expect(keys(player.shown.value.cast).filter((key) => keys(now).includes(key))).toEqual([])
    expect(player.behind.value).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(player.shown.value.view).toBe(view)
    expect(player.behind.value).toBe(false)
  })
})
