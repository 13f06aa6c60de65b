import { Random, seedFrom } from '@grand-rounds/kernel'
import { rushMd, type State } from '@grand-rounds/rush-md'
import { place, scenario } from '@grand-rounds/testkit/rush-md'
import { rehide } from '@grand-rounds/testkit/rush-md/hidden'
import { describe, expect, it } from 'vitest'
import { ask, type Question } from './member.ts'
import { type Mind, newMind } from './mind.ts'
import { simulateTeam } from './simulate.ts'

const question = (state: State, seat: number, now: number): Question => ({
  view: structuredClone(rushMd.view(state, seat)),
  seat,
  level: 'resident',
  members: Array.from({ length: state.seats }, () => true),
  now,
})

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}

describe('a member', () => {
  it('decides alike whatever lies face down, and changes nothing it is shown', () => {
    const options = rushMd.readOptions({ research: true }, 3)
    if (!options.ok) throw new Error(options.refusal.code)
    const random = new Random({ seed: seedFrom('hidden'), used: {} })
    let asked = 0
    simulateTeam(
      { options: options.value, seed: seedFrom('hide'), levels: ['resident', 'chief', 'student'] },
      (_, at, state) => {
        if (state.events % 7 !== 0 || state.won !== null) return
        for (let seat = 0; seat < 3; seat++) {
          const mind = frozen(newMind(state.events))
          const answer = ask(frozen(question(state, seat, at)), mind)
          expect(ask(frozen(question(rehide(state, random), seat, at)), mind)).toEqual(answer)
          asked++
        }
      },
    )
    expect(asked).toBeGreaterThan(200)
  })

  it('gives at its time what it has said before, and the same when it is asked in between', () => {
    const { state } = scenario({ seats: 2, clinic: [{ card: 'cough' }] })
    const first = ask(question(state, 0, 1_000), newMind(1))
    expect(first.command).toMatchObject({ type: 'place', patient: 'cough' })
    expect(first.at).toBeGreaterThan(1_000)
    expect(ask(question(state, 0, first.at - 1), first.mind)).toMatchObject({ command: first.command, at: first.at })
    const then = ask(question(state, 0, first.at), first.mind)
    expect(then).toMatchObject({ command: first.command, at: first.at })
    expect(then.mind.command).toBeNull()
  })

  it('thinks again when somebody was quicker', () => {
    const scene = scenario({ seats: 2, clinic: [{ card: 'cough' }] })
    const first = ask(question(scene.state, 0, scene.at), newMind(1))
    scene.does(1, place('nurse4', 'clinic2', 'cough'))
    const then = ask(question(scene.state, 0, first.at), first.mind)
    expect(then.at).toBeGreaterThan(first.at)
    expect(then.command).not.toEqual(first.command)
  })

  it('leaves the best job to the member before, and takes it where nobody else counts', () => {
    const { state } = scenario({ seats: 2, clinic: [{ card: 'strongAllergy' }, { card: 'cough' }] })
    const of = (seat: number, members: readonly boolean[], mind: Mind) =>
      ask({ ...question(state, seat, 1_000), level: 'chief', members }, mind).command
    const best = of(0, [true, true], newMind(3))
    expect(best).toMatchObject({ type: 'place' })
    expect(of(1, [true, true], newMind(3))).not.toEqual(best)
    expect(of(1, [false, true], newMind(3))).toMatchObject({ ...best, glass: expect.any(String) })
  })

  it('votes to end the round when all persons want it, and takes it back with them', () => {
    const scene = scenario({ seats: 3, clinic: [{ card: 'cough' }] })
    const of = (seat: number, members: readonly boolean[]) =>
      ask({ ...question(scene.state, seat, scene.at), members }, newMind(5)).command
    scene.does(0, { type: 'endRound' })
    expect(of(2, [false, false, true])).toMatchObject({ type: 'place' })
    expect(of(2, [false, true, true])).toEqual({ type: 'endRound' })
    scene.does(2, { type: 'endRound' }).does(0, { type: 'noEndRound' })
    expect(of(2, [false, true, true])).toEqual({ type: 'noEndRound' })
    // Among themselves they have no such wishes.
    expect(of(1, [true, true, true])).toMatchObject({ type: 'place' })
  })

  it('is not kept at a clock that waits for a first glass when there is nothing to put one down for', () => {
    const scene = scenario({ seats: 2, options: { lesson: 'L0' } })
    scene.state = { ...scene.state, decks: { ...scene.state.decks, out: [] } }
    const of = (members: readonly boolean[]) =>
      ask({ ...question(scene.state, 1, scene.at), members }, newMind(5)).command
    expect(of([true, true])).toEqual({ type: 'endRound' })
    expect(of([false, true])).toBeNull()
  })

  it('heeds signals: nobody is let in after ‘wait’', () => {
    const { state } = scenario({ seats: 2 })
    const plain = question(state, 1, 1_000)
    const members = [false, true]
    expect(ask({ ...plain, members }, newMind(5)).command).toMatchObject({ type: 'place', space: 'desk1' })
    const heard = [{ seat: 0, signal: 'wait', at: 500 }] as const
    const command = ask({ ...plain, members, heard }, newMind(5)).command
    expect(command?.type === 'place' && command.space.startsWith('desk')).toBe(false)
    expect(ask({ ...plain, members, heard, now: 60_000 }, newMind(5)).command).toMatchObject({ space: 'desk1' })
  })

  it('heeds signals: a call for help brings the caller’s patient first', () => {
    const scene = scenario({
      seats: 2,
      store: { yellow: 0 },
      clinic: [{ card: 'strongAllergy' }],
      beds: { A1: { card: 'hernia', spot: 'theatreA' } },
    })
    scene.does(0, place('nurse1', 'theatreANurse1', 'hernia'))
    const members = [false, true]
    const aimOf = (heard: Question['heard']) =>
      ask({ ...question(scene.state, 1, scene.at), members, ...(heard ? { heard } : {}) }, newMind(7)).mind.aim
    expect(aimOf(undefined)).toBe('treat/strongAllergy')
    expect(aimOf([{ seat: 0, signal: 'help', at: scene.at }])).toBe('stock/yellow')
  })

  describe('heeds signals: calls for what runs short', () => {
    const members = [false, true, true]
    type Calls = NonNullable<Question['heard']>
    const answerOf = (state: State, seat: number, now: number, heard: Calls) =>
      ask({ ...question(state, seat, now), level: 'chief', members, heard }, newMind(7))
    /** What the two members set out for. */
    const aims = (state: State, now: number, heard: Calls) =>
      [1, 2].map((seat) => answerOf(state, seat, now, heard).mind.aim)
    const stocking = (state: State, now: number, heard: Calls) =>
      aims(state, now, heard).filter((aim) => aim.startsWith('stock/'))
    const WAITING = { seats: 3, clinic: [{ card: 'strongAllergy' }, { card: 'cough' }] } as const

    it('a call for blood sends one member to stock it, and only one', () => {
      const scene = scenario({ ...WAITING, store: { blood: 0 } })
      const call: Calls = [{ seat: 0, signal: 'needBlood', at: 1_000 }]
      expect(stocking(scene.state, 1_000, [])).toEqual([])
      expect(stocking(scene.state, 1_000, call)).toEqual(['stock/blood'])
      expect(stocking(scene.state, 31_001, call)).toEqual([])
      scene.until(2_000).does(1, place('black', 'bloodBank'))
      // The bank is not as full as at the start, but the call has been answered.
      expect(scene.state.store.blood).toBe(3)
      expect(stocking(scene.state, 3_000, call)).toEqual([])
    })

    it.each([
      ['needPills', { orange: 0 }, 'stock/orange'],
      ['needMedicine', { green: 1 }, 'stock/green'],
      ['needDrips', { drip: 0 }, 'stock/drip'],
      ['needSyringes', { syringe: 0 }, 'stock/syringe'],
      ['needOrgans', { heart: 1, kidney: 1, lung: 1 }, 'stock/bone'],
    ] as const)('%s: what there is least of is fetched, by one member', (signal, store, aim) => {
      const call: Calls = [{ seat: 0, signal, at: 1_000 }]
      expect(stocking(scenario({ ...WAITING, store }).state, 1_000, call)).toEqual([aim])
    })

    it('nobody goes where the store is full, or closed', () => {
      const full = scenario({ seats: 3, store: { blue: 6, orange: 6, white: 6, heart: 6 } }).state
      const closed = scenario({ seats: 3, options: { lesson: 'L1' } }).state
      expect(stocking(full, 1_000, [{ seat: 0, signal: 'needPills', at: 1_000 }])).toEqual([])
      expect(stocking(full, 1_000, [{ seat: 0, signal: 'needOrgans', at: 1_000 }])).toEqual([])
      expect(stocking(closed, 1_000, [{ seat: 0, signal: 'needOrgans', at: 1_000 }])).toEqual([])
    })

    it('two calls send two members, and each fetches one of the things', () => {
      const scene = scenario({ ...WAITING, store: { drip: 0, white: 0 } })
      const calls: Calls = [
        { seat: 0, signal: 'needDrips', at: 0 },
        { seat: 0, signal: 'needPills', at: 0 },
      ]
      expect(stocking(scene.state, 0, calls).toSorted()).toEqual(['stock/drip', 'stock/white'])
      scene.does(1, place('nurse1', 'pharmacy1')).does(2, place('nurse2', 'pharmacy2'))
      const pieces = [1, 2].map((seat) => answerOf(scene.state, seat, 0, calls).command)
      expect(pieces).toEqual([
        { type: 'stock', piece: 'white' },
        { type: 'stock', piece: 'drip' },
      ])
    })
  })

  it('goes along with a pause', () => {
    const scene = scenario({ seats: 2 }).does(0, { type: 'pause' })
    expect(ask(question(scene.state, 1, scene.at), newMind(1)).command).toEqual({ type: 'pause' })
    scene.does(1, { type: 'pause' })
    expect(ask(question(scene.state, 1, scene.at), newMind(1)).command).toBeNull()
    scene.does(0, { type: 'goOn' })
    expect(ask(question(scene.state, 1, scene.at), newMind(1)).command).toEqual({ type: 'goOn' })
  })
})
