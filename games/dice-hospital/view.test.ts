import { canonical, type Seen, seedFrom, type Viewer } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { describe, expect, it } from 'vitest'
import { diceHospital } from './game.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

const TABLES = [
  { seats: 1, options: { events: true } },
  { seats: 2, options: { epidemic: true, pickup: true } },
  { seats: 3, options: { experimental: true, promos: ['admissionsNurse', 'consultant'] } },
  { seats: 4, options: { experimental: true, administrators: true } },
] as const

describe('a view that shares what did not change', () => {
  it.each(TABLES)('[DH 2.10] [DH 1.7] shows what a view of its own does ($seats seats)', ({ seats, options }) => {
    const { states } = playout(diceHospital, { options, seats, seed: seedFrom(`shared ${seats}`), steps: 300 })
    const seen = new Map<Viewer, Seen<State, View>>()
    let shared = 0
    for (const state of states) {
      for (const viewer of [null, 0, seats - 1]) {
        const before = seen.get(viewer)
        const view = diceHospital.view(state, viewer, before)
        // One that knows of no other, not even by what it is made of.
        expect(canonical(view)).toBe(canonical(diceHospital.view(structuredClone(state), viewer)))
        shared += view.hospitals.filter((hospital, seat) => before?.view.hospitals[seat] === hospital).length
        seen.set(viewer, { state, view })
      }
    }
    expect(shared).toBeGreaterThan(states.length / 2)
  })
})
