// The 16 goals: four for each number of players. The first for three players is the one the book shows.

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
  one1: read(1, '20 0 25 0', '34 0 20 0', '52 0 12 0'),
  one2: read(1, '16 8 25 0', '28 12 20 0', '44 17 12 0'),
  one3: read(1, '18 0 25 8', '30 0 20 8', '46 0 12 5'),
  one4: read(1, '15 6 25 5', '26 10 20 5', '42 15 12 3'),
  two1: read(2, '26 0 25 0', '44 0 20 0', '68 0 12 0'),
  two2: read(2, '22 10 25 0', '38 15 20 0', '58 21 12 0'),
  two3: read(2, '24 0 25 8', '40 0 20 8', '60 0 12 5'),
  two4: read(2, '20 8 25 5', '36 13 20 5', '56 19 12 3'),
  three1: read(3, '32 0 25 0', '55 0 20 0', '85 0 12 0'),
  three2: read(3, '28 12 25 0', '48 18 20 0', '74 25 12 0'),
  three3: read(3, '30 0 25 8', '50 0 20 8', '76 0 12 5'),
  three4: read(3, '26 10 25 5', '46 16 20 5', '72 23 12 3'),
  four1: read(4, '38 0 25 0', '64 0 20 0', '98 0 12 0'),
  four2: read(4, '34 14 25 0', '56 20 20 0', '86 28 12 0'),
  four3: read(4, '36 0 25 8', '58 0 20 8', '88 0 12 5'),
  four4: read(4, '32 12 25 5', '54 18 20 5', '84 26 12 3'),
}

/** [RMD 2.2] A game of fewer rounds asks for its share of what four rounds would bring. */
export function goalFor(id: GoalId, difficulty: Difficulty, rounds: number): Goal {
  const { reputation, patients, skill, skillLeft } = GOALS[id][difficulty]
  const share = (whole: number) => Math.ceil((whole * rounds) / 4)
  return { reputation: share(reputation), patients: share(patients), skill, skillLeft }
}
