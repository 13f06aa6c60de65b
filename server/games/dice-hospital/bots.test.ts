import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { decide, inputOf, usualWeights } from '@grand-rounds/bots'
import type { BotClient } from '@grand-rounds/bots/client'
import { diceHospital, setPosition } from '@grand-rounds/dice-hospital'
import { afterEach, describe, expect, it } from 'vitest'
import { startBots } from './bots.ts'

/** A hospital that can be thought about for very long. */
const HARD = [
  'R1 R2 R3 G1 G2 G3 Y1 Y2 Y3 R4 G4 Y4; bags 6; departments cardiology immunology urology anaesthesia allergyCentre',
  'specialists surgeon pharmacist haematologist triageNurse paramedic',
].join('; ')

function viewOf(hospital: string) {
  const set = setPosition({
    options: { administrators: false },
    round: 7,
    phase: 'activation',
    hospitals: [hospital, 'R3'],
  })
  if (!set.ok) throw new Error(JSON.stringify(set.refusal))
  return diceHospital.view(set.value, 0)
}

const EASY_VIEW = viewOf('R6 G5')
const HARD_VIEW = viewOf(HARD)
const AT_LENGTH = { nodes: 100_000_000 }

let bots: BotClient | null = null
const open = () => (bots = startBots())
afterEach(() => bots?.close())

describe('bots in a thread', () => {
  it('decide as they would here', async () => {
    expect(await open().decide(EASY_VIEW, 0, 'chief')).toEqual(decide(EASY_VIEW, 0, 'chief'))
  })

  it('answer in time, with a plan, however much there is to think about', async () => {
    const client = open()
    await client.decide(EASY_VIEW, 0, 'student')
    const began = performance.now()
    const solution = await client.solve(inputOf(HARD_VIEW, 0), usualWeights(7), { ...AT_LENGTH, milliseconds: 1000 })
    expect(performance.now() - began).toBeGreaterThan(950)
    expect(solution.proved).toBe(false)
    expect(solution.plan.length).toBeGreaterThan(0)
  })

  it('let go of a search at once, and answer what else was asked', async () => {
    const client = open()
    await client.decide(EASY_VIEW, 0, 'student')
    const stop = new AbortController()
    const endless = client.hint(HARD_VIEW, 0, { ...AT_LENGTH, signal: stop.signal })
    const other = client.decide(EASY_VIEW, 0, 'chief')
    setTimeout(() => stop.abort(), 200)
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' })
    expect(await other).toEqual(decide(EASY_VIEW, 0, 'chief'))
  })

  it.runIf(process.platform === 'linux')('leave the machine to those who play', async () => {
    await open().decide(EASY_VIEW, 0, 'student')
    const priorities = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    expect(Math.max(...priorities)).toBe(Math.min(19, getPriority() + 5))
  })

  it('are closed in the middle of a search', async () => {
    const client = open()
    const endless = client.hint(HARD_VIEW, 0, AT_LENGTH)
    setTimeout(() => client.close(), 200)
    await expect(endless).rejects.toThrow('closed')
  })
})
