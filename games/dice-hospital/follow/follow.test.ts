// Views followed event by event, held against the views that the engine gives. All that a viewer may know is compared,
// for every seat and for a spectator, over random games of all editions and options. Left out, since no event tells:
// `canUndo` (it hangs on what a step turned up and on what was before it), and steps that take others back.

import type { Viewer } from '@grand-rounds/kernel'
import { canonical } from '@grand-rounds/kernel'
import { place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { everything } from '@grand-rounds/testkit/dice-hospital/golden'
import { playMatch, randomMatch, type Step } from '@grand-rounds/testkit/dice-hospital/random-games'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { diceHospital } from '../game.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { follow } from './follow.ts'

interface Followed {
  readonly steps: number
  readonly events: ReadonlySet<Event['type']>
}

/** Throws at the first step whose events don't lead to the view after it. */
function followGame(number: number): Followed {
  const match = randomMatch(number)
  const viewers: readonly Viewer[] = [null, ...Array.from({ length: match.seats }, (_, seat) => seat)]
  const happened = new Set<Event['type']>()
  let before: State | null = null
  let steps = 0
  const watch = ({ entry, state, events }: Step): void => {
    const last = before
    before = state
    if (last === null) return
    for (const { type } of events) happened.add(type)
    if (events.some(({ type }) => type === 'undone')) return
    steps++
    for (const viewer of viewers) {
      const start = diceHospital.view(last, viewer)
      let seen = start
      for (const event of events) {
        seen = follow(seen, diceHospital.see(event, viewer))
        if (diceIn(seen) !== 63) throw new Error(`${match.name}: ${diceIn(seen)} dice after ${JSON.stringify(event)}`)
      }
      const view = known(diceHospital.view(state, viewer))
      if (canonical(known(seen)) === canonical(view)) continue
      const where = `${match.name}, ${JSON.stringify(match.options)}, ${JSON.stringify(entry)}, for ${viewer}`
      expect(known(seen), `${where}: ${JSON.stringify(events)}`).toEqual(view)
    }
  }
  playMatch({ ...match, watch })
  return { steps, events: happened }
}

function known(view: View): View {
  return { ...view, canUndo: false }
}

/** All of them are somewhere at any moment: in between, too. */
function diceIn({ bag, box, ambulances, pickup, hospitals }: View): number {
  const sum = ({ red, yellow, green }: View['bag']) => red + yellow + green
  const taken = pickup?.spaces.filter((space) => space.taken !== null).length ?? 0
  return hospitals.reduce(
    (all, { wards, drawn, arrivals, lounge, returned }) =>
      all + wards.length + drawn.length + arrivals.length + sum(lounge) + sum(returned),
    sum(bag) + sum(box) + ambulances.flat().length + taken,
  )
}

/** Those of the setup come before the first view. */
const BEFORE_ANY_VIEW: ReadonlySet<string> = new Set(['gameStarted', 'reportsDealt'])

describe('a view that follows the events of a step', () => {
  const happened = new Set<Event['type']>()

  it.each([
    { seats: 1, games: 40, rule: 'DH 6.1' },
    { seats: 2, games: 14, rule: 'DH 1.4' },
    { seats: 3, games: 8, rule: 'DH 1.3' },
    { seats: 4, games: 6, rule: 'DH 1.1' },
  ])(
    '[$rule] [DH 2.10] is the view after it: $games random games with $seats at the table',
    { timeout: 120_000 },
    ({ seats, games }) => {
      let steps = 0
      for (let i = 0; i < games; i++) {
        const followed = followGame(4 * i + seats - 1)
        steps += followed.steps
        for (const type of followed.events) happened.add(type)
      }
      expect(steps).toBeGreaterThan(20 * games)
    },
  )

  it('[DH 4.5 Admissions Nurse] [DH 2.17 Reading] knows what is still to be decided of a placement', () => {
    const nurse = 'R6 R6 R6 Y2 Y3 G2; bags 3; departments anaesthesia; specialists admissionsNurse'
    const scene = scenario({ options: { promos: ['admissionsNurse'] }, hospitals: [nurse, 'Y3'] })
    const commands: readonly Command[] = [
      place('admissionsNurse', 'anaesthesia', ['R6', 'R6', 'R6']),
      { type: 'spendBag', target: 'Y3=G' },
      { type: 'release', patient: 'Y2' },
      { type: 'draw' },
      { type: 'decline' },
    ]
    const left = commands.map((command) => {
      const before = diceHospital.view(scene.state, 0)
      scene.does(0, command)
      for (const { type } of scene.events) happened.add(type)
      const after = scene.events.reduce(follow, before)
      expect(after).toEqual(known(diceHospital.view(scene.state, 0)))
      const followUp = after.hospitals[0]?.followUp
      return followUp?.kind === 'admissions' ? followUp.left : null
    })
    expect(left).toEqual([3, 3, 2, 1, null])
  })

  it('[DH 9] every kind of event was followed', () => {
    const kinds = everything().flatMap((name) => /^event (\w+)$/.exec(name)?.slice(1) ?? [])
    const seen: ReadonlySet<string> = happened
    expect(kinds.length).toBeGreaterThan(30)
    expect(kinds.filter((kind) => !seen.has(kind) && !BEFORE_ANY_VIEW.has(kind))).toEqual([])
  })

  it('[DH 2.10] leaves what is shown of others as it is: nothing of them is drawn again', () => {
    const scene = scenario({ hospitals: ['R3', 'Y3 Y4'] })
    const before = diceHospital.view(scene.state, 0)
    scene.does(0, place('nurse', 'imaging', ['R3']))
    const after = scene.events.reduce(follow, before)
    expect(after.hospitals[0]?.wards).toEqual(['R4+'])
    expect(after.hospitals[1]?.wards).toBe(before.hospitals[1]?.wards)
  })
})
