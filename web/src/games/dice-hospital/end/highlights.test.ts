import { diceHospital, type Event, type View } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'

import { highlights } from './highlights.ts'

type Points = View['hospitals'][number]['points'][number]

/** A finished table with these scores by round for each seat, and so many lost. */
function finished(byRound: readonly (readonly number[])[], fatalities: readonly number[] = []): View {
  const seats = byRound.length
  const options = diceHospital.readOptions({}, seats)
  if (!options.ok) throw new Error(options.refusal.code)
  const { state } = diceHospital.setup({
    version: diceHospital.version,
    options: options.value,
    seats,
    seed: seedFrom('highlights'),
    at: 0,
  })
  const view = diceHospital.view(state, null)
  return {
    ...view,
    stage: 'over',
    round: 8,
    hospitals: view.hospitals.map((hospital, seat) => ({
      ...hospital,
      fatalities: fatalities[seat] ?? 1,
      points: (byRound[seat] ?? []).map((points, i): Points => ({ round: i + 1, source: 'discharged', points })),
    })),
  }
}

const EVEN = [1, 1, 1, 1, 1, 1, 1, 1]

function numbered(happenings: readonly object[]): Event[] {
  return happenings.map((happening, n) => ({ ...happening, n }) as unknown as Event)
}

const kindsOf = (view: View, events: readonly Event[] = []) => highlights(view, events).map(({ kind }) => kind)

describe('what is told of a game', () => {
  it('names the fullest discharge and the worst night, the first of equals', () => {
    const events = numbered([
      { type: 'roundStarted', round: 1 },
      { type: 'patientDied', seat: 1, patient: 'R1', of: 'neglect' },
      { type: 'patientsWentHome', seat: 0, colours: ['red', 'red', 'green'] },
      { type: 'roundStarted', round: 2 },
      { type: 'patientDied', seat: 0, patient: 'R1', of: 'neglect' },
      { type: 'patientDied', seat: 0, patient: 'G1', of: 'neglect' },
      { type: 'patientsWentHome', seat: 1, colours: ['red', 'red', 'green'] },
    ])
    const found = highlights(finished([EVEN, EVEN]), events)
    expect(found).toContainEqual({ kind: 'mostHome', seat: 0, round: 1, count: 3 })
    expect(found).toContainEqual({ kind: 'worstRound', seat: 0, round: 2, count: 2 })
  })

  it('passes over one patient alone going home, and deaths that could be taken back', () => {
    const events = numbered([
      { type: 'patientsWentHome', seat: 0, colours: ['red'] },
      { type: 'patientDied', seat: 0, patient: 'R1', of: 'treatment' },
    ])
    expect(kindsOf(finished([EVEN, EVEN]), events)).toEqual(['bestRound'])
  })

  it('praises whoever lost nobody', () => {
    expect(highlights(finished([EVEN, EVEN], [0, 3]), [])).toContainEqual({ kind: 'noneLost', seats: [0] })
  })

  it('tells of a win from far behind, with where it was deepest', () => {
    const view = finished([
      [0, 0, 0, 0, 0, 0, 9, 9],
      [2, 2, 2, 2, 0, 0, 0, 0],
    ])
    expect(highlights(view, [])).toContainEqual({ kind: 'cameBack', seat: 0, round: 6, points: 8 })
  })

  it('tells of a long lead, from the round after the last that was level or behind', () => {
    const view = finished([
      [1, 3, 1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1, 1, 1],
    ])
    expect(highlights(view, [])).toContainEqual({ kind: 'ledFrom', seat: 0, round: 2 })
  })

  it('tells of neither when the win came late, and of none when it is shared', () => {
    const late = finished([[...EVEN.slice(1), 2], EVEN])
    expect(kindsOf(late)).toEqual(['bestRound'])
    expect(kindsOf(finished([EVEN, EVEN]))).toEqual(['bestRound'])
  })
})
