// What may be chosen for a table, and what the steps of learning open.

import type { Read } from '@grand-rounds/kernel'
import { refuse } from '@grand-rounds/kernel'
import { type DoctorId, DOCTORS, type Work } from './board.ts'
import { DIFFICULTIES, type Difficulty, GOAL_IDS, type GoalId, GOALS } from './cards/goals.ts'

export const LESSONS = ['L0', 'L1', 'L2', 'L3', 'L4', 'L5'] as const
export type Lesson = (typeof LESSONS)[number]

export interface Options {
  readonly difficulty: Difficulty
  /** A step of learning; `null` for a game of one's own choice. */
  readonly lesson: Lesson | null
  readonly rounds: number
  /** Of the action phase. */
  readonly seconds: number
  readonly epidemics: boolean
  readonly research: boolean
  /** [RMD 3.14] Whether an epidemic is drawn by itself, or a player has to notice the sign. */
  readonly contagion: 'drawn' | 'noticed'
  /** [RMD 3.15] Whether a try against the rules of glasses is only refused, or costs. */
  readonly oath: 'refused' | 'strict'
  /** The speed of clock and glasses, in percent. */
  readonly pace: number
  /** [RMD 2.2] Chosen instead of drawn. */
  readonly goal: GoalId | null
  /** [RMD 2.4] Plain: the card of an exam is taken at once. */
  readonly exams: 'played' | 'plain'
  /** [RMD 2.4] By seat, the colours of their doctors; alone, one player has two. */
  readonly doctors: readonly DoctorId[]
}

export type OptionKey = keyof Options
export const OPTION_KEYS: readonly OptionKey[] = [
  'difficulty',
  'lesson',
  'rounds',
  'seconds',
  'epidemics',
  'research',
  'contagion',
  'oath',
  'pace',
  'goal',
  'exams',
  'doctors',
]

const isLesson = (value: unknown): value is Lesson => LESSONS.some((lesson) => lesson === value)

export function defaultOptions(seats: number, lesson: Lesson | null = null): Options {
  return {
    difficulty: 'normal',
    lesson,
    rounds: lesson === 'L0' ? 2 : 4,
    seconds: seats === 1 ? 300 : 240,
    epidemics: lesson === null || lesson >= 'L4',
    research: lesson === 'L5',
    contagion: 'drawn',
    oath: 'refused',
    pace: 100,
    goal: null,
    exams: 'played',
    doctors: DOCTORS.slice(0, doctorsFor(seats)),
  }
}

/** [RMD 5.1] Alone, one player has two. */
function doctorsFor(seats: number): number {
  return Math.max(2, seats)
}

/** Refusals: `badSeats`, `badOptions`, `unknownOption`, `badOption` (not one of its values), `optionExcluded`. */
export function readOptions(input: unknown, seats: number): Read<Options> {
  if (!Number.isInteger(seats) || seats < 1 || seats > 4) return refuse('badSeats', { least: 1, most: 4 })
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input)))
    return refuse('badOptions')
  const given: Record<string, unknown> = { ...input }
  for (const option of Object.keys(given))
    if (!(OPTION_KEYS as readonly string[]).includes(option))
      return refuse('unknownOption', { option: option.slice(0, 40) })
  const lesson = given['lesson'] ?? null
  if (lesson !== null && !isLesson(lesson)) return refuse('badOption', { option: 'lesson', values: LESSONS })
  const defaults = defaultOptions(seats, lesson)
  const options = { ...defaults, ...given, lesson } as Options
  const wrong = unfit(options) ?? unfitGoal(options, seats) ?? unfitDoctors(options, seats)
  if (wrong) return wrong
  if (lesson !== null)
    for (const option of ['epidemics', 'research'] as const)
      if (options[option] !== defaults[option]) return refuse('optionExcluded', { option, by: lesson })
  if (options.contagion === 'noticed' && !options.epidemics)
    return refuse('optionExcluded', { option: 'contagion', by: 'epidemics' })
  return { ok: true, value: options }
}

function unfit(options: Options) {
  const oneOf = (option: OptionKey, values: readonly string[]) =>
    values.includes(String(options[option])) && typeof options[option] === 'string'
      ? null
      : refuse('badOption', { option, values })
  const flag = (option: OptionKey) =>
    typeof options[option] === 'boolean' ? null : refuse('badOption', { option, values: ['true', 'false'] })
  const between = (option: OptionKey, least: number, most: number) => {
    const value = options[option]
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? null
      : refuse('badOption', { option, least, most })
  }
  return (
    oneOf('difficulty', DIFFICULTIES) ??
    between('rounds', 1, 4) ??
    between('seconds', 60, 900) ??
    flag('epidemics') ??
    flag('research') ??
    oneOf('contagion', ['drawn', 'noticed']) ??
    oneOf('oath', ['refused', 'strict']) ??
    oneOf('exams', ['played', 'plain']) ??
    between('pace', 20, 100)
  )
}

function unfitGoal({ goal }: Options, seats: number) {
  const values = GOAL_IDS.filter((id) => GOALS[id].players === seats)
  return goal === null || values.includes(goal) ? null : refuse('badOption', { option: 'goal', values })
}

function unfitDoctors({ doctors }: Options, seats: number) {
  const ids: readonly unknown[] = Array.isArray(doctors) ? doctors : []
  const fits =
    ids.length === doctorsFor(seats) &&
    new Set(ids).size === ids.length &&
    ids.every((id) => DOCTORS.some((doctor) => doctor === id))
  return fits ? null : refuse('badOption', { option: 'doctors', values: DOCTORS })
}

/** What of the hospital is open at a table. */
export interface Opened {
  readonly nurses: number
  /** L0: doctors stand in for nurses. */
  readonly doctorsEverywhere: boolean
  readonly inPatients: boolean
  /** Whether exams are played, or their card is simply taken. */
  readonly examGames: boolean
  readonly surgery: boolean
}

const FULL: Opened = { nurses: 4, doctorsEverywhere: false, inPatients: true, examGames: true, surgery: true }
const OPENED: Readonly<Record<Lesson, Opened>> = {
  L0: { nurses: 0, doctorsEverywhere: true, inPatients: false, examGames: false, surgery: false },
  L1: { nurses: 2, doctorsEverywhere: false, inPatients: true, examGames: false, surgery: false },
  L2: { ...FULL, surgery: false },
  L3: FULL,
  L4: FULL,
  L5: FULL,
}

export function openedBy({ lesson, exams }: Options): Opened {
  const opened = lesson === null ? FULL : OPENED[lesson]
  return exams === 'plain' && opened.examGames ? { ...opened, examGames: false } : opened
}

export function isOpen(options: Options, work: Work): boolean {
  const { inPatients, surgery } = openedBy(options)
  switch (work) {
    case 'admission':
    case 'ward':
    case 'exam':
      return inPatients
    case 'organs':
    case 'surgery':
    case 'medication':
      return surgery
    case 'research':
      return options.research
    case 'desk':
    case 'clinic':
    case 'bank':
    case 'pharmacy':
      return true
  }
}
