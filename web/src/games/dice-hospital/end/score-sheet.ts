// The score, taken apart: where each player's points came from, and when.

import { POINT_SOURCES, type PointSource, type View } from '@grand-rounds/dice-hospital'
import type { Seat } from '@grand-rounds/kernel'

export interface ScoreSheet {
  /** Those that gave or cost anyone anything. */
  readonly sources: readonly PointSource[]
  /** The rounds in order, then, once the game is over, the reckoning at its end. */
  readonly columns: readonly Column[]
  readonly seats: readonly SeatSheet[]
}

export type Column = number | 'end'

export interface SeatSheet {
  readonly seat: Seat
  readonly total: number
  /** By source, as in `sources`. */
  readonly bySource: readonly number[]
  /** By column. */
  readonly byColumn: readonly number[]
  /** The score after each column. */
  readonly after: readonly number[]
}

/** [DH 3.1] What is counted when the last round is over. */
const AT_THE_END: readonly PointSource[] = ['pickup', 'leftBehind', 'fatalities', 'bags', 'missedReports']

export function scoreSheet(view: View): ScoreSheet {
  const all = view.hospitals.flatMap(({ points }) => points)
  const sources = POINT_SOURCES.filter((source) => all.some((one) => one.source === source && one.points !== 0))
  const rounds = Array.from({ length: view.round }, (_, i) => i + 1)
  const columns: readonly Column[] = view.stage === 'over' ? [...rounds, 'end'] : rounds
  return {
    sources,
    columns,
    seats: view.hospitals.map(({ points }, seat) => {
      const sum = (counts: (one: (typeof points)[number]) => boolean) =>
        points.filter(counts).reduce((total, one) => total + one.points, 0)
      const byColumn = columns.map((column) => sum((one) => columnOf(one) === column))
      let score = 0
      return {
        seat,
        total: sum(() => true),
        bySource: sources.map((source) => sum((one) => one.source === source)),
        byColumn,
        after: byColumn.map((gained) => (score += gained)),
      }
    }),
  }
}

/** Points that a position was set up with count for its first round. */
function columnOf({ source, round }: { readonly source: PointSource; readonly round: number }): Column {
  return AT_THE_END.includes(source) ? 'end' : Math.max(1, round)
}
