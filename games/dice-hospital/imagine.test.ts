import { canonical, hash, seedFrom } from '@grand-rounds/kernel'
import { playout } from '@grand-rounds/testkit'
import { describe, expect, it } from 'vitest'
import { diceHospital } from './game.ts'
import { imagine } from './imagine.ts'

const TABLES = [
  { seats: 1, options: { promos: ['admissionsNurse', 'consultant'], events: true } },
  { seats: 2, options: { epidemic: true, events: true } },
  { seats: 3, options: { experimental: true, promos: ['admissionsNurse', 'consultant'], pickup: true } },
  { seats: 4, options: { experimental: true, timer: true } },
  { seats: 4, options: { edition: 'prototype', activation: 'inOrder' } },
] as const

describe('a state imagined behind a view', () => {
  it.each(TABLES)('[DH 2.10] [DH 1.7] looks the same to whoever imagines it ($seats seats)', ({ seats, options }) => {
    const { states } = playout(diceHospital, { options, seats, seed: seedFrom(`imagined ${seats}`), steps: 400 })
    let other = 0
    for (const state of states) {
      for (const viewer of [null, 0, seats - 1]) {
        const seen = diceHospital.view(state, viewer)
        const imagined = imagine(seen, seedFrom('elsewhere'))
        expect(canonical(diceHospital.view(imagined, viewer))).toBe(canonical({ ...seen, canUndo: false }))
        if (hash(imagined) !== hash(state)) other++
      }
    }
    expect(other).toBeGreaterThan(states.length)
  })

  it('[DH 2.10] allows the same commands to whoever has to act', () => {
    const options = { experimental: true, promos: ['admissionsNurse'] }
    const { states } = playout(diceHospital, { options, seats: 3, seed: seedFrom('legal'), steps: 300 })
    for (const state of states) {
      for (const seat of diceHospital.toAct(state)) {
        const imagined = imagine(diceHospital.view(state, seat), seedFrom('elsewhere'))
        const listed = (from: typeof state) =>
          [...diceHospital.legal(from, seat)].filter(({ type }) => type !== 'undo').slice(0, 500)
        expect(listed(imagined)).toEqual(listed(state))
      }
    }
  })
})
