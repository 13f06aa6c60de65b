// The medical reports of the solo game. No book lists them: these fifteen are our own, the same for every colour.

import type { Counts } from '../patients.ts'

export const REPORT_IDS = [
  'twoRed',
  'twoYellow',
  'twoGreen',
  'twoRedOneYellow',
  'twoRedOneGreen',
  'twoYellowOneRed',
  'twoYellowOneGreen',
  'twoGreenOneRed',
  'twoGreenOneYellow',
  'threeRed',
  'threeYellow',
  'threeGreen',
  'twoRedTwoYellow',
  'twoRedTwoGreen',
  'twoYellowTwoGreen',
] as const
export type ReportId = (typeof REPORT_IDS)[number]

export interface Report {
  /** Discharged dice it asks for, by own colour. */
  readonly dice: Counts
  readonly points: number
}

export const REPORTS: Readonly<Record<ReportId, Report>> = {
  twoRed: { dice: [2, 0, 0], points: 2 },
  twoYellow: { dice: [0, 2, 0], points: 2 },
  twoGreen: { dice: [0, 0, 2], points: 2 },
  twoRedOneYellow: { dice: [2, 1, 0], points: 3 },
  twoRedOneGreen: { dice: [2, 0, 1], points: 3 },
  twoYellowOneRed: { dice: [1, 2, 0], points: 3 },
  twoYellowOneGreen: { dice: [0, 2, 1], points: 3 },
  twoGreenOneRed: { dice: [1, 0, 2], points: 3 },
  twoGreenOneYellow: { dice: [0, 1, 2], points: 3 },
  threeRed: { dice: [3, 0, 0], points: 5 },
  threeYellow: { dice: [0, 3, 0], points: 5 },
  threeGreen: { dice: [0, 0, 3], points: 5 },
  twoRedTwoYellow: { dice: [2, 2, 0], points: 6 },
  twoRedTwoGreen: { dice: [2, 0, 2], points: 6 },
  twoYellowTwoGreen: { dice: [0, 2, 2], points: 6 },
}
