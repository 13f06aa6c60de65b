// What occurs in recorded games, by name, and everything that has to.

import {
  COMMAND_TYPES,
  DIAGNOSIS_IDS,
  DOCTORS,
  EPIDEMIC_IDS,
  EPIDEMICS,
  type Event,
  EXAMS,
  GOAL_IDS,
  LESSONS,
  LOSSES,
  type Options,
  PAPER_IDS,
  PATIENT_IDS,
  REFUSALS,
  RESEARCH,
  rushMd,
  SIGNALS,
  SPACES,
  SPACE_IDS,
  type State,
} from '@grand-rounds/rush-md'
import type { Step } from '../games/match.ts'

/** The compiler says which is missing. */
const EVENT_TYPES: Readonly<Record<Event['type'], true>> = {
  gameStarted: true,
  councilStarted: true,
  agreed: true,
  withdrew: true,
  countdownStarted: true,
  countdownStopped: true,
  clockStarted: true,
  markPut: true,
  markTaken: true,
  wantsEnd: true,
  wantsNoEnd: true,
  actionStarted: true,
  clockEnded: true,
  paused: true,
  wentOn: true,
  evaluated: true,
  signalled: true,
  glassPlaced: true,
  glassTakenOff: true,
  glassRanOut: true,
  actionEnded: true,
  bedMoved: true,
  organThrownOut: true,
  patientDrawn: true,
  patientAdmitted: true,
  stocked: true,
  given: true,
  syringeTaken: true,
  syringeFilled: true,
  syringeEmptied: true,
  gripped: true,
  slipped: true,
  tokenTurned: true,
  tokenCovered: true,
  discLifted: true,
  discLaid: true,
  cardPutUnder: true,
  glassFell: true,
  glassBalanced: true,
  diagnosed: true,
  conditionChanged: true,
  epidemicDrawn: true,
  epidemicAvoided: true,
  epidemicEnded: true,
  signsMissed: true,
  oathBroken: true,
  skillLost: true,
  taskJudged: true,
  skillGained: true,
  patientJudged: true,
  patientDied: true,
  sentBack: true,
  patientDischarged: true,
  gameEnded: true,
}

type Task = NonNullable<State['actions'][number]>['task']
const TASK_KINDS: Readonly<Record<Task['kind'], true>> = {
  drawing: true,
  admitting: true,
  treating: true,
  containing: true,
  stocking: true,
  organs: true,
  operating: true,
  medicating: true,
  culture: true,
  bloodTest: true,
  xray: true,
  mri: true,
  easing: true,
}

const SEATS = [1, 2, 3, 4]
const DIFFICULTIES = ['easy', 'normal', 'hard']
/** Of the kernel, which hears an order before the game does. */
const AT_THE_DOOR = ['deadlineFirst', 'tooEarly', 'noSuchSeat', 'badTime', 'unknownCommand', 'badField']
const ENDINGS = ['won', 'lost without skill points', 'lost by the goal']
const OCCASIONS = [
  'a card is taken at once',
  'a goal of their own choice',
  'a round ended by vote',
  'a signal about a thing',
  'colours of their own choice',
  'a pause',
  'a pause in overtime',
  'a slower clock',
  'a syringe is filled with tweezers',
  'an action is cut off by the clock',
  'an epidemic is contained',
  'an epidemic is not contained',
]

const flag = (key: keyof Options, value: unknown) => `option ${key}: ${String(value)}`

/** Everything that must occur in one of the recorded games. */
export function everything(): readonly string[] {
  return [
    ...SEATS.flatMap((seats) => DIFFICULTIES.map((difficulty) => `${seats} seats, ${difficulty}`)),
    ...SEATS.flatMap((seats) => [...LESSONS, null].map((lesson) => `${seats} seats, ${String(lesson)}`)),
    ...[1, 2, 3, 4].map((rounds) => flag('rounds', rounds)),
    ...(['epidemics', 'research'] as const).flatMap((key) => [flag(key, true), flag(key, false)]),
    ...['drawn', 'noticed'].map((way) => flag('contagion', way)),
    ...['refused', 'strict'].map((oath) => flag('oath', oath)),
    ...['played', 'plain'].map((way) => flag('exams', way)),
    ...GOAL_IDS.map((id) => `goal ${id}`),
    ...PATIENT_IDS.flatMap((id) => [`patient ${id} comes`, `patient ${id} is cured`]),
    ...DIAGNOSIS_IDS.map((id) => `diagnosis ${id}`),
    ...EPIDEMIC_IDS.map((id) => `epidemic ${id}`),
    ...PAPER_IDS.map((id) => `paper ${id}`),
    ...EXAMS.map((exam) => `exam ${exam}`),
    ...Object.keys(TASK_KINDS).map((kind) => `action ${kind}`),
    ...SPACE_IDS.map((space) => `space ${space}`),
    ...[...COMMAND_TYPES, 'timeUp'].map((type) => `command ${type}`),
    ...Object.keys(EVENT_TYPES).map((type) => `event ${type}`),
    ...[...REFUSALS, ...AT_THE_DOOR].map((code) => `refusal ${code}`),
    ...LOSSES.map((loss) => `loss by ${loss}`),
    ...SIGNALS.map((signal) => `signal ${signal}`),
    ...ENDINGS.map((ending) => `ending: ${ending}`),
    ...['cured', 'surplus', 'error'].map((verdict) => `verdict ${verdict}`),
    ...OCCASIONS,
  ]
}

const isPlayed = ({ lesson, exams }: Options) => exams === 'played' && lesson !== 'L1'

/** Notes what occurs in a game. */
export class Witness {
  readonly seen = new Set<string>()

  note({ entry, state, events, refusal }: Step): void {
    if (refusal) {
      this.seen.add(`refusal ${refusal.code}`)
      return
    }
    if (entry === null) this.#noteTable(state)
    else this.seen.add(`command ${(entry.command as { readonly type: string }).type}`)
    for (const event of events) this.#noteEvent(event, state)
    for (const action of state.actions) if (action) this.seen.add(`action ${action.task.kind}`)
    const types = events.map(({ type }) => type)
    if (types.includes('wantsEnd') && types.includes('clockEnded')) this.seen.add('a round ended by vote')
    const cut = events.some(({ type }) => type === 'actionEnded') && entry?.by === 'clock'
    if (cut) this.seen.add('an action is cut off by the clock')
    const result = rushMd.result(state)
    if (result && result.won) this.seen.add('ending: won')
    else if (result) this.seen.add(`ending: lost ${result.skill === 0 ? 'without skill points' : 'by the goal'}`)
  }

  #noteTable({ options, seats, goal }: State): void {
    this.seen.add(`goal ${goal}`)
    this.seen.add(`${seats} seats, ${options.difficulty}`)
    this.seen.add(`${seats} seats, ${String(options.lesson)}`)
    for (const key of ['rounds', 'epidemics', 'research', 'contagion', 'oath', 'exams'] as const)
      this.seen.add(flag(key, options[key]))
    if (options.pace < 100) this.seen.add('a slower clock')
    if (options.goal !== null) this.seen.add('a goal of their own choice')
    if (options.doctors[0] !== DOCTORS[0]) this.seen.add('colours of their own choice')
  }

  #noteEvent(event: Event, state: State): void {
    this.seen.add(`event ${event.type}`)
    switch (event.type) {
      case 'signalled':
        this.seen.add(`signal ${event.signal}`)
        if (event.about) this.seen.add('a signal about a thing')
        break
      case 'glassPlaced': {
        this.seen.add(`space ${event.space}`)
        const { paper } = SPACES[event.space]
        if (paper !== null) this.seen.add(`paper ${state.papers[paper] ?? ''}`)
        break
      }
      case 'skillGained':
        if (RESEARCH[event.paper].kind === 'task') this.seen.add(`paper ${event.paper}`)
        break
      case 'patientDrawn':
        this.seen.add(`patient ${event.patient} comes`)
        break
      case 'patientDischarged':
        this.seen.add(`patient ${event.patient} is cured`)
        break
      case 'patientJudged':
        this.seen.add(`verdict ${event.verdict}`)
        break
      case 'diagnosed':
        this.seen.add(`diagnosis ${event.diagnosis}`)
        this.seen.add(isPlayed(state.options) ? `exam ${event.exam}` : 'a card is taken at once')
        break
      case 'epidemicDrawn':
      case 'epidemicAvoided':
        if ((EPIDEMICS[event.epidemic].treatment === null) === (event.type === 'epidemicAvoided'))
          this.seen.add(`epidemic ${event.epidemic}`)
        break
      case 'epidemicEnded':
        this.seen.add(event.without.length === 0 ? 'an epidemic is contained' : 'an epidemic is not contained')
        break
      case 'syringeFilled':
        if (state.actions[event.seat]?.task.kind === 'medicating') this.seen.add('a syringe is filled with tweezers')
        break
      case 'skillLost':
        this.seen.add(`loss by ${event.by}`)
        break
      case 'paused':
        this.seen.add(state.stage === 'overtime' ? 'a pause in overtime' : 'a pause')
        break
      default:
    }
  }
}
