import { decide, type JudgedDecision, readCourse, reviewOf } from '@grand-rounds/bots'
import { diceHospital } from '@grand-rounds/dice-hospital'
import { emptyLog, type Log, type LogEntry, type Json, seedFrom, submit } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'

import { type Timeline, timelineOf } from '../replay/timeline.ts'
import { betterCommands, filtered, leads, lineFrom, openAt, playedCommands } from './lines.ts'

/** Two rounds between students, who leave a lot undone; the first takes a step back in every shift. */
function aGame(activation: 'together' | 'inOrder'): Log {
  const head = { options: { activation } as Json, seats: 2, seed: seedFrom('lines'), at: 0 }
  const options = diceHospital.readOptions(head.options, 2)
  if (!options.ok) throw new Error(options.refusal.code)
  let { state } = diceHospital.setup({ ...head, version: diceHospital.version, options: options.value })
  const entries: LogEntry[] = []
  const order = (by: number, command: Json) => {
    const entry = { by, at: entries.length, command }
    const outcome = submit(diceHospital, 2, state, entry)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    entries.push(entry)
    state = outcome.state
  }
  let undone = 0
  while (state.round < 3) {
    const seat = diceHospital.toAct(state)[0] ?? 0
    const [command] = decide(diceHospital.view(state, seat), seat, 'student')
    const json = JSON.parse(JSON.stringify(command)) as Json
    const takesBack = seat === 0 && command?.type === 'place' && undone < state.round
    order(seat, json)
    if (!takesBack) continue
    undone++
    order(seat, { type: 'undo' })
    order(seat, json)
  }
  return { ...emptyLog(diceHospital, head), entries }
}

interface Reviewed {
  readonly log: Log
  readonly timeline: Timeline
  readonly decisions: readonly JudgedDecision[]
}

function reviewed(activation: 'together' | 'inOrder'): Reviewed {
  const log = aGame(activation)
  const told = timelineOf(log)
  const course = readCourse(log)
  if (!told.ok || !course.ok) throw new Error('not a game')
  const review = reviewOf(course.value, { activationNodes: 200, choiceNodes: 20 })
  if (!review.ok) throw new Error(review.refusal.code)
  return { log, timeline: told.timeline, decisions: review.value.decisions }
}

describe.each(['together', 'inOrder'] as const)('decisions on the board, shifts %s', (activation) => {
  const { log, timeline, decisions } = reviewed(activation)

  it('are shown where the seat was asked', () => {
    expect(decisions.length).toBeGreaterThan(8)
    for (const decision of decisions) {
      const state = timeline.moments[openAt(timeline, decision)]?.state
      expect(state && diceHospital.toAct(state)).toContain(decision.seat)
      expect(state?.round).toBe(decision.round)
    }
  })

  it('can be played as they were, and end where the game did', () => {
    const shifts = decisions.filter(({ kind }) => kind === 'activation')
    expect(shifts.length).toBe(4)
    for (const shift of shifts) {
      const commands = playedCommands(log, timeline, shift)
      expect(commands.some(({ type }) => type === 'undo' || type === 'endShift')).toBe(false)
      const state = timeline.moments[openAt(timeline, shift)]?.state
      if (!state) throw new Error('no state')
      const line = lineFrom(state, shift.seat, commands)
      expect(line.commands).toEqual(commands)
      const lounge = line.states.at(-1)?.hospitals[shift.seat]?.lounge
      const home = timeline.moments
        .filter(({ round }) => round === shift.round || round === shift.round + 1)
        .flatMap(({ events }) => events)
        .find((event) => event.type === 'patientsWentHome' && event.seat === shift.seat)
      const sent = home?.type === 'patientsWentHome' ? home.colours.length : 0
      expect(lounge?.reduce((sum, n) => sum + n, 0)).toBe(sent)
    }
  })

  it('have a better line exactly when they were not the best, and it can be played', () => {
    let better = 0
    for (const decision of decisions) {
      const commands = betterCommands(decision)
      expect(commands === null).toBe(decision.verdict === 'best')
      const state = timeline.moments[openAt(timeline, decision)]?.state
      if (commands === null || !state) continue
      better++
      expect(lineFrom(state, decision.seat, commands).commands).toEqual(commands)
    }
    expect(better).toBeGreaterThan(1)
  })
})

describe('the list of decisions', () => {
  const { decisions } = reviewed('together')
  const all = { seat: null, kind: null, onlyMistakes: false } as const

  it('is filtered by player, kind and verdict, and keeps their places', () => {
    expect(filtered(decisions, all).map(({ at }) => at)).toEqual([...decisions.keys()])
    const mine = filtered(decisions, { ...all, seat: 1, kind: 'activation' })
    expect(mine.length).toBe(2)
    for (const { decision, at } of mine) expect(decision).toBe(decisions[at])
    const wrong = filtered(decisions, { ...all, onlyMistakes: true })
    expect(wrong.length).toBeLessThan(decisions.length)
    for (const { decision } of wrong) expect(['best', 'good']).not.toContain(decision.verdict)
  })

  it('has leads that mirror each other between two', () => {
    expect(leads([{ expected: [10, 7] }, { expected: [12, 15] }])).toEqual([
      [3, -3],
      [-3, 3],
    ])
    expect(leads([{ expected: [4] }])).toEqual([[4]])
    expect(leads([{ expected: [1, 5, 3] }])).toEqual([[-4], [2], [-2]])
  })
})

describe('a line that breaks', () => {
  it('ends before the command that can’t be carried out', () => {
    const { timeline, decisions } = reviewed('together')
    const shift = decisions.find(({ kind }) => kind === 'activation')
    const state = shift && timeline.moments[openAt(timeline, shift)]?.state
    if (!shift || !state) throw new Error('no shift')
    const line = lineFrom(state, shift.seat, [{ type: 'takeAmbulance', number: 1 }])
    expect(line).toEqual({ commands: [], states: [state] })
  })
})
