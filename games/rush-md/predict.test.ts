// What a player is shown before the authority has answered is what the authority will show, or nothing.

import { place, scenario } from '@grand-rounds/testkit/rush-md'
import { checkPredictions } from '@grand-rounds/testkit/rush-md/predictions'
import { describe, expect, it } from 'vitest'
import { type Command, predict, rushMd, TWEEZERS } from './index.ts'

const GAMES = 40

/** What lies face down decides; `notice`: whether there is a sign at all is hidden. */
const HIDDEN: readonly Command['type'][] = ['draw', 'turn', 'take', 'under', 'notice']
const OFTEN: readonly Command['type'][] = [
  ...(['give', 'takeSyringe', 'fill', 'inject', 'empty', 'grip', 'release', 'slip', 'lift', 'lay', 'cover'] as const),
  ...(['place', 'stop', 'takeOff', 'moveBed', 'stock', 'throwOut', 'mark', 'signal', 'pause', 'goOn', 'fall'] as const),
]

describe('what one’s own act will look like', () => {
  it('[RMD 3.4 Digital] is what the authority shows: of nearly all that hides nothing, and of nothing that does', () => {
    const sums = new Map<Command['type'], { accepted: number; predicted: number }>()
    let refused = 0
    let late = 0
    for (let number = 0; number < GAMES; number++) {
      const game = checkPredictions(number)
      refused += game.refused
      late += game.late
      for (const [type, { accepted, predicted }] of game.kinds) {
        const sum = sums.get(type) ?? { accepted: 0, predicted: 0 }
        sums.set(type, { accepted: sum.accepted + accepted, predicted: sum.predicted + predicted })
      }
    }
    for (const type of HIDDEN) expect(sums.get(type)?.predicted, type).toBe(0)
    for (const type of OFTEN) {
      const { accepted, predicted } = sums.get(type) ?? { accepted: 0, predicted: 0 }
      expect(accepted, type).toBeGreaterThan(0)
      expect(predicted / accepted, type).toBeGreaterThan(0.9)
    }
    expect(refused).toBeGreaterThan(1_000)
    // What fell due before the command was received: a hand, a glass, the clock.
    expect(late).toBeGreaterThan(50)
  }, 120_000)

  it('[RMD 3.13] a hand that will be free by then is free', () => {
    const scene = scenario().does(0, place('red', 'organStore')).does(0, { type: 'grip', piece: 'lung' })
    const view = rushMd.view(scene.does(0, { type: 'release' }).state, 0)
    expect(predict(view, 0, { type: 'grip', piece: 'lung' }, TWEEZERS - 1)).toBeNull()
    expect(predict(view, 0, { type: 'grip', piece: 'lung' }, TWEEZERS)?.actions[0]?.piece).toBe('lung')
  })

  it('[RMD 3.3] what comes after the clock is not guessed', () => {
    const view = rushMd.view(scenario().state, 0)
    expect(predict(view, 0, { type: 'moveBed', bed: 'A1', to: 'mri' }, 239_999)).not.toBeNull()
    expect(predict(view, 0, { type: 'moveBed', bed: 'A1', to: 'mri' }, 240_000)).toBeNull()
    expect(predict(view, 0, { type: 'signal', signal: 'help' }, 240_000)).toBeNull()
  })
})
