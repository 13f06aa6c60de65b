// What a program has to decide where the rules are silent: docs/readings.md.

import { place, scenario } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import { BALANCE, DIAGNOSES, DIAGNOSIS_IDS, EPIDEMIC_IDS, rushMd, SAND } from '../index.ts'

describe('readings', () => {
  it('[RMD 3.7] a disc laid on another’s hole changes places with it', () => {
    const scene = scenario({ beds: { A1: { card: 'anaemia', spot: 'bloodTest' } } })
    expect(scene.state.discs).toBe('rwrwrwr')
    scene
      .does(0, place('red', 'bloodTest', 'anaemia'))
      .does(0, { type: 'lift', hole: 0 })
      .does(0, { type: 'lay', hole: 5 })
    expect(scene.state.discs).toBe('wwrwrrr')
  })

  it('[RMD 3.8] a card that could be taken may go under, for nothing but time', () => {
    const theirs = DIAGNOSIS_IDS.find((id) => {
      const { back } = DIAGNOSES[id]
      return back.exam === 'xray' && !back.beds.includes('A1')
    })
    const tops = { xray: theirs ?? 'brokenArm' }
    const scene = scenario({ beds: { A1: { card: 'rugbyInjury', spot: 'xray' } }, tops })
    const { skill } = scene.state
    scene.does(0, place('red', 'xray', 'rugbyInjury')).does(0, { type: 'under' })
    expect(scene.state.skill).toBe(skill)
    expect(scene.state.decks.xray[0]).toBe(theirs)
  })

  it('[RMD 3.9] balancing takes its time, to the millisecond; a slower clock makes it slower', () => {
    for (const [pace, time] of [
      [100, BALANCE],
      [50, 2 * BALANCE],
    ] as const) {
      const scene = scenario({ options: { pace }, beds: { B2: { card: 'longMigraine', spot: 'mri' } } })
      scene.does(0, place('red', 'mri', 'longMigraine')).until(time - 1)
      expect(scene.refuses(0, { type: 'take' })).toBe('handBusy')
      scene.until(time).does(0, { type: 'take' })
    }
  })

  it('[RMD 3.3] a glass that fell is not balanced again after the clock', () => {
    const scene = scenario({ beds: { B2: { card: 'longMigraine', spot: 'mri' } } }).until(220_000)
    scene
      .does(0, place('red', 'mri', 'longMigraine'))
      .does(0, { type: 'fall' })
      .until(241_000)
    expect(scene.state.stage).toBe('overtime')
    expect(scene.refuses(0, { type: 'balance' })).toBe('notNow')
    scene.until(220_000 + SAND)
    expect(scene.state.round).toBe(2)
  })

  it('[RMD 3.16] more than an epidemic’s treatment is no surplus', () => {
    const scene = scenario({
      beds: { A1: { card: 'severeDehydration', ward: 'ddw', epidemic: 'bbow' } },
      change: ({ decks }) => ({
        epidemics: { A: 'kennelCough', B: null },
        decks: { ...decks, epidemic: EPIDEMIC_IDS.filter((id) => id !== 'kennelCough') },
      }),
    })
    const { skill } = scene.state
    scene.endRound()
    expect(scene.state).toMatchObject({ skill, reputation: 5 + 3, discharged: ['severeDehydration'] })
  })

  it('[RMD 3.14] each sign left unnoticed costs, but none on a ward with a card', () => {
    const lost = (epidemic: boolean) => {
      const scene = scenario({
        options: { contagion: 'noticed' },
        change: ({ decks }) => ({
          signs: { A: 2, B: 0 },
          decks: { ...decks, epidemic: [...EPIDEMIC_IDS.filter((id) => id !== 'redRash'), 'redRash'] },
        }),
      })
      if (epidemic) scene.does(0, { type: 'notice', ward: 'A' })
      const { skill } = scene.state
      return skill - scene.endRound().state.skill
    }
    expect(lost(false)).toBe(6)
    expect(lost(true)).toBe(0)
  })

  it('[RMD 3.20] with tied diagnoses, that of which the least is missing says what was not needed', () => {
    // brokenPelvis asks for orange and white, salmonella for orange and yellow; the own treatment for blue and yellow.
    const beds = { A1: { card: 'biteWithFever', ward: 'bowb', diagnoses: ['salmonella', 'brokenPelvis'] } } as const
    const scene = scenario({ beds }).until(239_999).timeUp('clock', 240_000)
    const listed = scene.legal(0).filter(({ type }) => type === 'sendBack')
    expect(listed).toEqual([{ type: 'sendBack', patient: 'biteWithFever', tag: 'ward', piece: 'blue' }])
  })

  it('[RMD 6] a pause in overtime holds the last sand, and only those who act are waited for', () => {
    const scene = scenario().until(230_000).does(0, place('nurse1', 'desk1')).until(250_000)
    for (const seat of [0, 1]) scene.does(seat, { type: 'pause' })
    scene.wait(500_000)
    expect(rushMd.toAct(scene.state)).toEqual([0, 1])
    for (const seat of [0, 1]) scene.does(seat, { type: 'goOn' })
    expect(rushMd.deadlines(scene.state)).toEqual([{ id: 'glass/nurse1', at: 760_000 }])
    expect(rushMd.toAct(scene.state)).toEqual([0])
  })

  it('[RMD 3.4] the deadlines of a round, told in any order, come to the same end', () => {
    const late = scenario().until(215_000).does(0, place('nurse1', 'desk1'))
    const told = scenario().until(215_000).does(0, place('nurse1', 'desk1'))
    late.timeUp('clock', 246_000).timeUp('glass/nurse1', 246_001)
    told.until(245_000)
    expect(late.state).toEqual(told.state)
  })
})
