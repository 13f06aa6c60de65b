import { decide } from '@grand-rounds/bots'
import { diceHospital, setPosition, type View } from '@grand-rounds/dice-hospital'
import { afterEach, describe, expect, it } from 'vitest'
import { Shares } from '../../bots/shares.ts'
import { Thinking } from '../../bots/thinking.ts'
import { botsOf, startBots } from './bots.ts'

const CHIEFS = 4

/** Two seats in the middle of their shift: whoever asks is thought about at some length. */
const VIEW = shiftView('R1 R2 G1 G2 Y1 Y2 R4; bags 2; specialists surgeon pharmacist')

function shiftView(hospital: string): View {
  const set = setPosition({
    options: { administrators: false },
    round: 4,
    phase: 'activation',
    hospitals: [hospital, 'R3'],
  })
  if (!set.ok) throw new Error(JSON.stringify(set.refusal))
  return diceHospital.view(set.value, 0)
}

let bots = botsOf(startBots())
afterEach(() => {
  bots.close()
  bots = botsOf(startBots())
})

const NEVER = new AbortController().signal
const at = (table: string, address: string, attended = true) => ({ table, address, attended })

describe('thirty tables of four Chiefs', () => {
  it.each([1, 20])('from %i addresses: the Student at another table is answered after one of them', async (n) => {
    const all = new Thinking()
    let answered = 0
    const count = () => answered++
    for (let i = 0; i < 30 * CHIEFS; i++)
      void all
        .of(bots, () => at(`crowd ${i % 30}`, `127.0.0.${2 + (i % n)}`))
        .think({ view: VIEW, seat: 0, level: 'chief', signal: NEVER })
        .then(count, () => undefined)
    expect(all.waiting).toBe(30 * CHIEFS - 1)
    const student = all.of(bots, () => at('honest', '127.0.0.1'))
    await student.think({ view: VIEW, seat: 0, level: 'student', signal: NEVER })
    expect(answered).toBe(1)
  })
})

describe('questions', () => {
  it('that are put off are asked again, until all are answered', async () => {
    const shares = new Shares(() => 0, 3)
    const all = new Thinking(shares, 10)
    const asked = Array.from({ length: 20 }, (_, i) =>
      all.of(bots, () => at(`table ${i}`, '127.0.0.2')).think({ view: VIEW, seat: 0, level: 'student', signal: NEVER }),
    )
    expect(shares.waiting).toBe(3)
    await Promise.resolve()
    for (const answer of await Promise.all(asked)) expect(answer).toEqual(decide(VIEW, 0, 'student'))
    expect(all.waiting).toBe(0)
  })

  it('that were put off are forgotten with their table', async () => {
    const all = new Thinking(new Shares(() => 0, 0), 1_000_000)
    const table = new AbortController()
    const think = () =>
      all
        .of(bots, () => at('table', '127.0.0.2'))
        .think({ view: VIEW, seat: 0, level: 'student', signal: table.signal })
        .catch((error: unknown) => error)
    const asked = think()
    await expect.poll(() => all.waiting).toBe(1)
    table.abort()
    expect(await asked).toMatchObject({ name: 'AbortError' })
    expect(all.waiting).toBe(0)
  })

  it('are decided as they would be here', async () => {
    const all = new Thinking()
    const chief = all.of(bots, () => at('table', '127.0.0.1'))
    expect(await chief.think({ view: VIEW, seat: 0, level: 'chief', signal: NEVER })).toEqual(decide(VIEW, 0, 'chief'))
  })
})
