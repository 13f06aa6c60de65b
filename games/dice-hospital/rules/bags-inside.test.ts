// A healing bag while a decision of one's own placement is open: a specialist's after the dice of the Drug Trial
// Centre, or a choice of the Admissions Nurse.

import { place, type Scene, scenario } from '@grand-rounds/testkit/dice-hospital'
import { describe, expect, it } from 'vitest'
import type { Command } from '../index.ts'

const spend = (target: string): Command => ({ type: 'spendBag', target })
const use = (...targets: string[]): Command => ({ type: 'useSpecialist', targets })

/** Dice have fallen in the Drug Trial Centre, with this specialist in it; `healed` as in `R1-R4+`. */
function afterDice(specialist: string, wards: string, healed: string, rest = 'bags 1'): Scene {
  const standing = `departments drugTrialCentre:${specialist}; specialists ${specialist}*`
  const hospital = `${wards}; ${rest}; ${standing}; after ${specialist} drugTrialCentre ${healed}`
  return scenario({ options: { experimental: true }, hospitals: [hospital, 'Y3'] })
}

const admitting = (hospital: string) =>
  scenario({
    options: { promos: ['admissionsNurse'] },
    hospitals: [`${hospital}; departments clinic:admissionsNurse; specialists admissionsNurse*`, 'Y3'],
  })

const pending = (scene: Scene) => scene.state.hospitals[0]?.followUp ?? null

describe("before a specialist's effect that dice left to decide", () => {
  it('[DH 2.17 Reading] a bag heals, and the decision stays open', () => {
    const scene = afterDice('anaesthetist', 'R2+ R5+ R4', 'R1-R5+')
    expect(scene.can(0, spend('R4'))).toBe(true)
    scene.does(0, spend('R4'))
    expect(scene.events).toMatchObject([
      { type: 'bagSpent', on: 'heal' },
      { type: 'patientTreated', act: 'heal', from: 'R4', to: 'R5+' },
    ])
    // Of the two who are now alike, one is the other patient.
    expect(scene.legal(0)).toEqual([use('R2+'), use('R5+'), { type: 'decline' }, { type: 'undo' }])
    scene.does(0, use('R5+'))
    expect(scene.wards(0)).toBe('R2+ R5+ R6+')
    expect(pending(scene)).toBeNull()
  })

  it('[DH 2.17 Reading] with the recolouring of its own die, for two bags', () => {
    const scene = afterDice('anaesthetist', 'R5+ G4 R2', 'R1-R5+', 'bags 2')
    expect(scene.can(0, spend('G4=R'))).toBe(true)
    scene.does(0, spend('G4=R'))
    expect(scene.can(0, use('G5>R'))).toBe(true)
    scene.does(0, use('G5>R'))
    expect(scene.wards(0)).toBe('R2 R5+ G6>R')
    expect(afterDice('anaesthetist', 'R5+ G4 R2', 'R1-R5+').refuses(0, spend('G4=R')).code).toBe('noBag')
  })

  it('[DH 2.17 Reading] it may bring a patient to the value that the effect asks for', () => {
    const scene = afterDice('generalPractitioner', 'R4+ Y3 G6', 'R1-R4+')
    expect(scene.can(0, use('Y3'))).toBe(false)
    scene.does(0, spend('Y3')).does(0, use('Y4+'))
    expect(scene.wards(0)).toBe('R4+ Y5+ G6')
  })

  it('[DH 2.17 Reading] a patient whom the dice healed stays one of those', () => {
    const scene = afterDice('surgeon', 'R4+ R3', 'R1-R4+').does(0, spend('R4+'))
    expect(scene.can(0, use('R3'))).toBe(false)
    scene.does(0, use('R5+'))
    expect(scene.wards(0)).toBe('R3 R6+')
    const recoloured = afterDice('surgeon', 'R4+ R3', 'R1-R4+', 'bags 2').does(0, spend('R4+=G'))
    expect(recoloured.legal(0)[0]).toEqual(use('R5>G'))
  })

  it('[DH 2.17] of two who look alike it heals the one whom the dice did not heal', () => {
    const scene = afterDice('generalPractitioner', 'R3+ R3+ Y5', 'R1-R3+').does(0, spend('R3+'))
    expect(scene.can(0, use('R4+'))).toBe(true)
    const both = afterDice('surgeon', 'R3+ R3+', 'R1-R3+', 'bags 2').does(0, spend('R3+')).does(0, spend('R3+'))
    both.does(0, use('R4+'))
    expect(both.wards(0)).toBe('R4+ R5+')
  })

  it('[DH 2.17] [DH 2.15] it may send someone home; with nobody left to choose the decision is over', () => {
    const scene = afterDice('generalPractitioner', 'R3+ Y6 G6', 'R1-R3+', 'bags 2').does(0, spend('Y6'))
    expect(pending(scene)).not.toBeNull()
    scene.does(0, spend('G6'))
    expect(pending(scene)).toBeNull()
    expect(scene.can(0, { type: 'endShift' })).toBe(true)
    expect(scene.state.hospitals[0]?.lounge).toEqual([0, 1, 1])
  })

  it('[DH 2.17] healing counts for the department no more: a bag triggers no effect', () => {
    const scene = afterDice('registrar', 'R3+ Y6', 'R1-R3+ G5-gone').does(0, spend('Y6'))
    expect(pending(scene)).toMatchObject({ discharged: 1 })
  })

  it('[DH 2.17] [DH 2.13] it can be taken back, the decision with it', () => {
    const scene = afterDice('generalPractitioner', 'R3+ R4', 'R1-R3+')
    const before = scene.hospital(0)
    scene.does(0, spend('R3+'))
    expect(scene.hospital(0)).toContain('after generalPractitioner drugTrialCentre R1-R4+')
    scene.does(0, { type: 'undo' })
    expect(scene.hospital(0)).toBe(before)
  })

  it('[DH 2.17] nothing else comes between: no placement, no end', () => {
    const scene = afterDice('anaesthetist', 'R2+ R5+ R4', 'R1-R5+')
    expect(scene.refuses(0, place('nurse', 'clinic', ['R4'])).code).toBe('followUpFirst')
    expect(scene.refuses(0, { type: 'recolour', target: 'R4=G' }).code).toBe('followUpFirst')
    expect(scene.refuses(0, { type: 'endShift' }).code).toBe('followUpFirst')
    expect(scene.can(0, { type: 'endShift' })).toBe(false)
  })
})

describe('between the choices of an Admissions Nurse', () => {
  it('[DH 2.17 Reading] a bag heals, and as many choices are left', () => {
    const scene = admitting('R4 Y5; bags 2; lounge RR; admissions 2')
    expect(scene.can(0, spend('R4'))).toBe(true)
    scene.does(0, spend('R4'))
    expect(pending(scene)).toEqual({ kind: 'admissions', left: 2 })
    scene.does(0, { type: 'release', patient: 'Y5' }).does(0, spend('R5+'))
    expect(pending(scene)).toEqual({ kind: 'admissions', left: 1 })
    expect(scene.wards(0)).toBe('R6+')
  })

  it('[DH 2.17 Reading] [DH 4.5 Admissions Nurse] whom it sends home makes room, and is not among her discharges', () => {
    const full = 'R1 R2 R3 R4 Y1 Y2 Y3 Y4 G1 G2 G3 G6'
    const scene = admitting(`${full}; bags 1; lounge R; admissions 1`)
    expect(scene.refuses(0, { type: 'draw' }).code).toBe('noBed')
    scene.does(0, spend('G6'))
    expect(pending(scene)).toEqual({ kind: 'admissions', left: 1 })
    scene.does(0, { type: 'draw' })
    expect(pending(scene)).toBeNull()
  })
})
