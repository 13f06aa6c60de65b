// A game looked at afterwards, as chess players know it: every decision beside the best that could be seen at the
// time. Plain data: the page draws it, the command line tells it.

import {
  type Command,
  diceHospital,
  type Hospital,
  POINT_SOURCES,
  type PointSource,
  ROUNDS,
  score,
  type Stage,
  type State,
} from '@grand-rounds/dice-hospital'
import { type Read, type Seat } from '@grand-rounds/kernel'
import { isSame, type Worth } from '../players/calculated.ts'
import type { Course } from './course.ts'
import { worthsOfChoices } from './drafts.ts'
import { type Moment, type Standing, standingBefore, type TurningPoint, turningPoints } from './leads.ts'
import { type ActivationMoment, type DraftMoment, playThrough, type Played } from './moments.ts'
import { type JudgedShift, judgeShift } from './shift.ts'
import { accuracyOf, type Lost, type Verdict, verdictOn, VERDICTS } from './verdicts.ts'

interface Judged extends Lost {
  readonly seat: Seat
  /** 0: before the first. */
  readonly round: number
  /** The order of the log before which the decision was open, from 0. */
  readonly entry: number
  readonly verdict: Verdict
}

export interface JudgedDraft extends Judged {
  readonly kind: 'draft'
  readonly stage: Stage
  readonly chosen: Command
  /** What the Chief would have chosen; null: nothing is better than what was. */
  readonly better: Command | null
  /** The choices that were looked at, the best first; worth in points, on a scale of the decision's own. */
  readonly options: readonly Worth[]
}

export interface JudgedActivation extends Judged {
  readonly kind: 'activation'
  /** `value`: points of the round, and what is left for later rounds. */
  readonly reached: JudgedShift['reached']
  /** `points` null: dice fall in the plan; `bound`: nothing could be worth more. */
  readonly best: JudgedShift['best']
}

export type JudgedDecision = JudgedDraft | JudgedActivation

export interface SeatReview {
  /** 0 to 100. */
  readonly accuracy: number
  /** Points that were lost, all decisions together. */
  readonly lost: number
  readonly verdicts: Readonly<Record<Verdict, number>>
  readonly score: number
  /** Null: the game is not over. */
  readonly place: number | null
  /** Round 1 first. */
  readonly byRound: readonly number[]
  /** What was scored or lost after the last round. */
  readonly afterwards: number
  readonly bySource: Readonly<Partial<Record<PointSource, number>>>
}

export interface Review {
  readonly finished: boolean
  readonly seats: readonly SeatReview[]
  /** In the order of the game; those that had no alternative are left out. */
  readonly decisions: readonly JudgedDecision[]
  readonly standings: readonly Standing[]
  /** Of whoever won, or leads; each with the decision that lost the most then, by its place in `decisions`. */
  readonly turningPoints: readonly (TurningPoint & { readonly decision: number | null })[]
}

export interface Progress {
  readonly done: number
  readonly total: number
  /** What was judged since it was told last; nothing, where there was no alternative. */
  readonly judged: JudgedDecision | null
}

export interface ReviewLimits {
  /** Hospitals that may be explored for an activation. */
  readonly activationNodes?: number
  /** And for each choice of a draft. */
  readonly choiceNodes?: number
  readonly stop?: () => boolean
}

/** Where dice can fall in a shift a hospital takes about three times as long to explore. */
const USUAL = { activationNodes: 3000, choiceNodes: 150 }
const WITH_DICE = { activationNodes: 1200, choiceNodes: 60 }

function usualLimits({ start: { options } }: Course): Required<Pick<ReviewLimits, 'activationNodes' | 'choiceNodes'>> {
  return options.experimental || options.promos.includes('admissionsNurse') ? WITH_DICE : USUAL
}

type Limits = ReturnType<typeof usualLimits> & Pick<ReviewLimits, 'stop'>

/** Tells how far it is after every decision; whoever wants no more stops asking. Refusals: those of the orders. */
export function* review(course: Course, given: ReviewLimits = {}): Generator<Progress, Read<Review>> {
  const limits = { ...usualLimits(course), ...given }
  const played = playThrough(course)
  if (!played.ok) return played
  const { moments } = played.value
  const decisions: JudgedDecision[] = []
  const shifts: { readonly moment: ActivationMoment; readonly judged: JudgedActivation }[] = []
  let last: JudgedDecision | null = null
  for (const [i, moment] of moments.entries()) {
    yield { done: i, total: moments.length, judged: last }
    if (moment.kind === 'draft') last = judgeDraft(moment, limits)
    else {
      const judged = judgeActivation(moment, limits)
      shifts.push({ moment, judged })
      last = judged
    }
    if (last) decisions.push(last)
  }
  yield { done: moments.length, total: moments.length, judged: last }
  return { ok: true, value: assemble(played.value, decisions, standingsOf(shifts, played.value.end)) }
}

/** A whole review at once. */
export function reviewOf(course: Course, limits: ReviewLimits = {}, onProgress?: (progress: Progress) => void) {
  const steps = review(course, limits)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    onProgress?.(step.value)
  }
}

function judgeDraft({ seat, entry, view, command }: DraftMoment, limits: Limits): JudgedDraft | null {
  const { choiceNodes: nodes, stop } = limits
  const options = [...worthsOfChoices(view, seat, command, { nodes, ...(stop ? { stop } : {}) })]
  options.sort((a, b) => b.worth - a.worth)
  const [best] = options
  const chosen = options.find((one) => isSame(one.command, command))
  if (options.length < 2 || !best || !chosen) return null
  const loss = best.worth - chosen.worth
  return {
    kind: 'draft',
    seat,
    round: view.round,
    entry,
    stage: view.stage,
    chosen: command,
    better: loss > 1e-9 ? best.command : null,
    options,
    loss,
    stake: best.worth - (options.at(-1)?.worth ?? best.worth),
    verdict: verdictOn(loss),
  }
}

function judgeActivation(moment: ActivationMoment, limits: Limits): JudgedActivation {
  const { activationNodes: nodes, stop } = limits
  const { reached, best, loss, stake } = judgeShift(moment, { nodes, ...(stop ? { stop } : {}) })
  const { value, bound, proved, points, plan } = best
  return {
    kind: 'activation',
    seat: moment.seat,
    round: moment.before.round,
    entry: moment.entry,
    reached,
    best: { value, bound, proved, points, plan },
    loss,
    stake,
    verdict: verdictOn(loss),
  }
}

/** Two for each round in which everyone's shift is known, and the end. */
function standingsOf(
  shifts: readonly { readonly moment: ActivationMoment; readonly judged: JudgedActivation }[],
  end: State,
): Standing[] {
  const seats = end.hospitals.length
  const standings: Standing[] = []
  for (let i = 0; i + seats <= shifts.length; i += seats) {
    const round = shifts.slice(i, i + seats)
    const expected = (worthOf: (judged: JudgedActivation) => number) =>
      round.map(({ moment, judged }) => standingBefore(moment.before, moment.seat) + worthOf(judged))
    const at = round[0]?.judged.round ?? 0
    standings.push({ round: at, moment: 'draft', expected: expected(({ best }) => best.value) })
    standings.push({ round: at, moment: 'activation', expected: expected(({ reached }) => reached.value) })
  }
  return standings
}

function assemble({ end }: Played, decisions: readonly JudgedDecision[], standings: readonly Standing[]): Review {
  const result = diceHospital.result(end)
  const scores = end.hospitals.map(score)
  const leader = result
    ? (result.places.find(({ place }) => place === 1)?.seat ?? 0)
    : scores.indexOf(Math.max(...scores))
  return {
    finished: result !== null,
    seats: end.hospitals.map((hospital, seat) => ({
      ...pointsOf(hospital),
      ...playOf(decisions.filter((one) => one.seat === seat)),
      place: result?.places.find((one) => one.seat === seat)?.place ?? null,
    })),
    decisions,
    standings,
    turningPoints: turningPoints(standings, leader).map((turn) => ({ ...turn, decision: worstIn(decisions, turn) })),
  }
}

function playOf(decisions: readonly JudgedDecision[]): Pick<SeatReview, 'accuracy' | 'lost' | 'verdicts'> {
  const count = (verdict: Verdict) => decisions.filter((one) => one.verdict === verdict).length
  return {
    accuracy: accuracyOf(decisions),
    lost: decisions.reduce((sum, { loss }) => sum + loss, 0),
    verdicts: Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>,
  }
}

const AFTERWARDS: readonly PointSource[] = ['pickup', 'leftBehind', 'fatalities', 'bags', 'missedReports']
function pointsOf(hospital: Hospital): Pick<SeatReview, 'score' | 'byRound' | 'afterwards' | 'bySource'> {
  const sum = (counts: (entry: Hospital['points'][number]) => boolean) =>
    hospital.points.reduce((total, entry) => total + (counts(entry) ? entry.points : 0), 0)
  const sources = POINT_SOURCES.filter((source) => hospital.points.some((entry) => entry.source === source))
  return {
    score: score(hospital),
    byRound: Array.from({ length: ROUNDS }, (_, i) =>
      sum(({ round, source }) => round === i + 1 && !AFTERWARDS.includes(source)),
    ),
    afterwards: sum(({ source }) => AFTERWARDS.includes(source)),
    bySource: Object.fromEntries(sources.map((source) => [source, sum((entry) => entry.source === source)])),
  }
}

/** The place of the decision that lost the most in that part of the round. */
function worstIn(decisions: readonly JudgedDecision[], { round, moment }: { round: number; moment: Moment }) {
  let worst: number | null = null
  for (const [i, { kind, round: at, loss, verdict }] of decisions.entries()) {
    if (kind !== moment || at !== round || verdict === 'best' || verdict === 'good') continue
    if (worst === null || loss > (decisions[worst]?.loss ?? 0)) worst = i
  }
  return worst
}
