import { type Command, diceHospital, pointsForDischarging, type State } from '@grand-rounds/dice-hospital'
import { type Log, seedFrom, submit } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { recordGame } from '../testing/recorded-game.ts'
import { readCourse } from './course.ts'
import { type JudgedActivation, type Review, review, reviewOf } from './review.ts'

/** A whole game is thought through; a busy machine takes its time. */
const LONG = { timeout: 120_000 }

const QUICK = { activationNodes: 300, choiceNodes: 20 }

function reviewed(log: Log): Review {
  const course = readCourse(log)
  if (!course.ok) throw new Error(course.refusal.code)
  const read = reviewOf(course.value, QUICK)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

/** The state before this order of the log. */
function stateAt(log: Log, entry: number): State {
  const course = readCourse({ ...log, entries: log.entries.slice(0, entry) })
  if (!course.ok) throw new Error(course.refusal.code)
  let state = course.value.start
  for (const order of course.value.entries) {
    const outcome = submit(diceHospital, log.seats, state, order)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    state = outcome.state
  }
  return state
}

const GAME = recordGame('reviewed', ['resident', 'student', 'intern'], { administrators: true })
const FOUND = reviewed(GAME)
const shifts = FOUND.decisions.filter((one): one is JudgedActivation => one.kind === 'activation')

describe('a review', () => {
  it('has every shift of every seat, and who plays better is more accurate', () => {
    expect(shifts.map(({ seat, round }) => `${round}/${seat}`).sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((round) => [0, 1, 2].map((seat) => `${round}/${seat}`)),
    )
    const [resident, student, intern] = FOUND.seats
    expect(resident?.accuracy).toBeGreaterThan(intern?.accuracy ?? 100)
    expect(resident?.accuracy).toBeGreaterThan(student?.accuracy ?? 100)
    expect(student?.lost).toBeGreaterThan(5)
    for (const { accuracy } of FOUND.seats) expect(accuracy).toBeLessThanOrEqual(100)
  })

  it('never finds less than was reached, and counts as lost what is between', () => {
    for (const { best, reached, loss } of shifts) {
      expect(best.bound).toBeGreaterThanOrEqual(best.value - 1e-9)
      expect(loss).toBeCloseTo(best.value - reached.value, 9)
      expect(loss).toBeGreaterThanOrEqual(-1e-9)
    }
  })

  it('names points that were scored: discharged patients and empty wards', () => {
    const end = stateAt(GAME, GAME.entries.length)
    for (const { seat, round, reached } of shifts) {
      const scored = (end.hospitals[seat]?.points ?? [])
        .filter((one) => one.round === round && (one.source === 'discharged' || one.source === 'emptyWards'))
        .reduce((sum, { points }) => sum + points, 0)
      expect(reached.points, `round ${round}, seat ${seat}`).toBe(scored)
    }
  })

  it('has plans that the rules accept, from the order it names, with the points it says', () => {
    for (const { seat, entry, best } of shifts.filter(({ loss }) => loss > 0.5)) {
      let state = stateAt(GAME, entry)
      expect(state.stage).toBe('activation')
      for (const command of best.plan) {
        const outcome = diceHospital.step(state, { by: seat, at: 0, command })
        if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.code}`)
        state = outcome.state
      }
      const { lounge, wards } = diceHospital.view(state, seat).hospitals[seat] ?? { lounge: null, wards: [] }
      const discharged = lounge ? lounge.red + lounge.yellow + lounge.green : 0
      expect(best.points).toBe(pointsForDischarging(discharged) + (wards.length === 0 ? 5 : 0))
    }
  })

  it('says of each draft what was chosen, and what would have been better', () => {
    for (const one of FOUND.decisions) {
      if (one.kind !== 'draft') continue
      expect(one.chosen).toEqual(GAME.entries[one.entry]?.command)
      expect(one.seat).toBe(GAME.entries[one.entry]?.by)
      expect(one.options.length).toBeGreaterThan(1)
      expect(one.better === null).toBe(one.loss <= 1e-9)
      if (one.better === null) continue
      const outcome = diceHospital.step(stateAt(GAME, one.entry), { by: one.seat, at: 0, command: one.better })
      expect(outcome.ok, JSON.stringify(one.better)).toBe(true)
    }
    const stages = new Set(FOUND.decisions.map((one) => (one.kind === 'draft' ? one.stage : one.kind)))
    for (const stage of ['administrators', 'ambulances', 'improvement', 'split', 'discard'])
      expect([...stages]).toContain(stage)
  })

  it('adds up: points by round and by source are the score', () => {
    for (const { score, byRound, afterwards, bySource } of FOUND.seats) {
      expect(byRound.reduce((a, b) => a + b, afterwards)).toBe(score)
      expect(Object.values(bySource).reduce((a, b) => a + b, 0)).toBe(score)
    }
    expect(new Set(FOUND.seats.map(({ place }) => place))).toEqual(new Set([1, 2, 3]))
  })

  it('has two standings a round, and turning points among them', () => {
    expect(FOUND.standings).toHaveLength(16)
    for (const { round, moment, decision } of FOUND.turningPoints) {
      expect(FOUND.standings.some((one) => one.round === round && one.moment === moment)).toBe(true)
      if (decision !== null) expect(FOUND.decisions[decision]?.round).toBe(round)
    }
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(FOUND))).toEqual(FOUND)
  })
})

describe('a review of a game', () => {
  it('that was broken off has what there is', () => {
    const part = reviewed({ ...GAME, entries: GAME.entries.slice(0, Math.floor(GAME.entries.length / 2)) })
    expect(part.finished).toBe(false)
    expect(part.decisions.length).toBeGreaterThan(10)
    expect(part.decisions).toEqual(FOUND.decisions.slice(0, part.decisions.length))
    expect(part.seats.every(({ place }) => place === null)).toBe(true)
  })

  it('judges nothing that was taken back', LONG, () => {
    // A shift with a step to and fro, and a draft chosen anew.
    const to = GAME.entries.findIndex(({ command }) => (command as unknown as Command).type === 'place')
    const { by } = GAME.entries[to] ?? { by: 0 }
    const step = GAME.entries.slice(to, to + 1)
    const undo = { by, at: 0, command: { type: 'undo' } }
    const entries = [...GAME.entries.slice(0, to), ...step, undo, ...GAME.entries.slice(to)]
    const again = reviewed({ ...GAME, entries })
    const bare = ({ entry: _, ...rest }: Review['decisions'][number]) => rest
    expect(again.decisions.map(bare)).toEqual(FOUND.decisions.map(bare))
  })

  it('with dice in it weighs what was done, not how they fell', LONG, () => {
    const options = { experimental: true, promos: ['consultant', 'admissionsNurse'], events: true, pickup: true }
    const found = reviewed(recordGame('dice', ['resident', 'resident'], options))
    for (const { loss, verdict } of found.decisions) {
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(verdict === 'best').toBe(loss < 0.05)
    }
    expect(Math.min(...found.seats.map(({ accuracy }) => accuracy))).toBeGreaterThan(70)
  })

  it('for one has reports among its decisions, and no lead', () => {
    const found = reviewed(recordGame('solo 2', ['resident']))
    expect(found.decisions.some((one) => one.kind === 'draft' && one.stage === 'reports')).toBe(true)
    expect(found.turningPoints).toEqual([])
  })

  it('tells how far it is and what was judged, a decision at a time', () => {
    const course = readCourse({ ...GAME, entries: GAME.entries.slice(0, 12) })
    if (!course.ok) throw new Error(course.refusal.code)
    const steps = [...review(course.value, QUICK)]
    const total = steps.at(-1)?.total ?? 0
    expect(steps.map(({ done }) => done)).toEqual(Array.from({ length: total + 1 }, (_, done) => done))
    const whole = reviewOf(course.value, QUICK)
    expect(whole.ok && whole.value.decisions).toEqual(steps.flatMap(({ judged }) => judged ?? []))
  })
})

describe('a log that is none', () => {
  it.each([
    ['nothing', null, 'badLog'],
    ['another game', { ...GAME, game: 'chess' }, 'wrongGame'],
    ['another version', { ...GAME, version: 99 }, 'wrongVersion'],
    ['no seed', { ...GAME, seed: 'x' }, 'badSeed'],
    ['no seats', { ...GAME, seats: 1.5 }, 'badLog'],
    ['no time', { ...GAME, at: -1 }, 'badLog'],
    ['strange options', { ...GAME, options: { tea: true } }, 'unknownOption'],
    ['strange entries', { ...GAME, entries: [7] }, 'badLog'],
    ['no position', { ...GAME, position: 7 }, 'notAPosition'],
  ])('is refused: %s', (_, log, code) => {
    const read = readCourse(log)
    expect(read.ok ? null : read.refusal.code).toBe(code)
  })

  it('is refused with the order that the rules refuse', () => {
    const entries = [...GAME.entries.slice(0, 5), { by: 0, at: 0, command: { type: 'endShift' } }]
    const course = readCourse({ ...GAME, entries })
    if (!course.ok) throw new Error(course.refusal.code)
    const read = reviewOf(course.value, QUICK)
    expect(read).toMatchObject({ ok: false, refusal: { data: { entry: 5 } } })
  })

  it('a position with what was played from it is one', () => {
    const position = { round: 8, phase: 'activation', hospitals: ['R6 G2', 'Y6'], seed: seedFrom('position'), at: 0 }
    const entries = [0, 1].map((by) => ({ by, at: 0, command: { type: 'endShift' } }))
    const course = readCourse({ game: 'dice-hospital', version: diceHospital.version, position, entries })
    if (!course.ok) throw new Error(JSON.stringify(course.refusal))
    const read = reviewOf(course.value, QUICK)
    if (!read.ok) throw new Error(read.refusal.code)
    // Both could have sent someone home; the second would have had empty wards too.
    const lost = read.value.decisions.map(({ loss, verdict }) => [loss, verdict])
    expect(lost).toEqual([
      [1, 'inaccuracy'],
      [6, 'blunder'],
    ])
  })
})
