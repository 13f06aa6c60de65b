// The 16 goals: four for each number of players. The first for three players is the one the book shows; the others are
// ours, set by simulated teams (docs/measured/rush-md.md).

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export interface Goal {
  readonly reputation: number
  /** Discharged by the end. */
  readonly patients: number
  /** Skill points to start with. */
  readonly skill: number
  /** Skill points left at the end. */
  readonly skillLeft: number
}

export const GOAL_IDS = [
  'one1',
  'one2',
  'one3',
  'one4',
  'two1',
  'two2',
  'two3',
  'two4',
  'three1',
  'three2',
  'three3',
  'three4',
  'four1',
  'four2',
  'four3',
  'four4',
] as const
export type GoalId = (typeof GOAL_IDS)[number]

export interface GoalCard extends Readonly<Record<Difficulty, Goal>> {
  readonly players: number
}

/** 'reputation patients skill skillLeft' for each difficulty. */
function read(players: number, ...lines: readonly [string, string, string]): GoalCard {
  const [easy, normal, hard] = lines.map((line): Goal => {
    const [reputation = 0, patients = 0, skill = 0, skillLeft = 0] = line.split(' ').map(Number)
    return { reputation, patients, skill, skillLeft }
  }) as [Goal, Goal, Goal]
  return { players, easy, normal, hard }
}

export const GOALS: Readonly<Record<GoalId, GoalCard>> = {
  one1: read(1, '28 0 25 0', '37 0 20 0', '42 0 12 0'),
  one2: read(1, '28 12 25 0', '36 16 20 0', '42 20 12 0'),
  one3: read(1, '28 0 25 8', '34 0 20 6', '37 0 12 3'),
  one4: read(1, '27 12 25 5', '35 15 20 4', '41 20 12 2'),
  two1: read(2, '37 0 25 0', '46 0 20 0', '53 0 12 0'),
  two2: read(2, '37 13 25 0', '45 16 20 0', '53 21 12 0'),
  two3: read(2, '37 0 25 8', '45 0 20 6', '50 0 12 3'),
  two4: read(2, '37 13 25 5', '46 16 20 4', '52 21 12 2'),
  three1: read(3, '32 0 25 0', '55 0 20 0', '85 0 12 0'),
  three2: read(3, '58 20 25 0', '65 23 20 0', '71 27 12 0'),
  three3: read(3, '57 0 25 8', '65 0 20 6', '69 0 12 3'),
  three4: read(3, '57 19 25 5', '65 23 20 4', '69 27 12 2'),
  four1: read(4, '70 0 25 0', '76 0 20 0', '82 0 12 0'),
  four2: read(4, '69 26 25 0', '74 28 20 0', '82 30 12 0'),
  four3: read(4, '67 0 25 8', '76 0 20 6', '82 0 12 3'),
  four4: read(4, '67 26 25 5', '75 28 20 4', '83 31 12 2'),
}

/** [RMD 2.2] A game of fewer rounds asks for its share of what four rounds would bring. */
export function goalFor(id: GoalId, difficulty: Difficulty, rounds: number): Goal {
  const { reputation, patients, skill, skillLeft } = GOALS[id][difficulty]
  const share = (whole: number) => Math.ceil((whole * rounds) / 4)
  return { reputation: share(reputation), patients: share(patients), skill, skillLeft }
}
