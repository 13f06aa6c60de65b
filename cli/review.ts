// `grand-rounds review FILE`: a saved game beside the best that could have been done, in words.

import {
  type JudgedActivation,
  type JudgedDecision,
  type JudgedDraft,
  type Progress,
  readCourse,
  type Review,
  type ReviewLimits,
  reviewOf,
} from '@grand-rounds/bots'
import { diceHospital, POINT_SOURCES } from '@grand-rounds/dice-hospital'
import { type Language, sayCommand } from '@grand-rounds/texts'
import { type InWords, readSavedGame, sayWhyNot, tellSavedGame } from './saved-game.ts'
import { inColumns, indented, nameOf } from './tellers/teller.ts'

const USAGE = 'usage: grand-rounds review FILE [--language CODE]'

/** Only games of Dice Hospital are reviewed. */
export async function reviewInWords(
  text: string,
  language: Language,
  limits: ReviewLimits = {},
  onProgress?: (progress: Progress) => void,
): Promise<InWords> {
  const saved = await readSavedGame(text, language)
  if (typeof saved === 'string') return { ok: false, line: saved }
  const { log, teller } = saved
  if (log.game !== diceHospital.id)
    return { ok: false, line: language.commandLine.replay.otherGame({ game: log.game }) }
  const course = readCourse(log)
  if (!course.ok) return { ok: false, line: sayWhyNot(teller, course.refusal) }
  const reviewed = reviewOf(course.value, limits, onProgress)
  if (!reviewed.ok) return { ok: false, line: sayWhyNot(teller, reviewed.refusal) }
  return { ok: true, lines: tell(reviewed.value, language) }
}

function tell(review: Review, language: Language): readonly string[] {
  const { words } = language.diceHospital.review
  return [
    `${language.diceHospital.name}: ${words.title}`,
    '',
    words.accuracy,
    ...accuracy(review, language).map(indented),
    '',
    words.turningPoints,
    ...turns(review, language).map(indented),
    ...rounds(review, language),
    '',
    words.byRound,
    ...inColumns(pointsByRound(review, language)),
    '',
    language.commandLine.replay.pointsBySource,
    ...inColumns(pointsBySource(review, language)),
  ]
}

function accuracy({ seats }: Review, language: Language): readonly string[] {
  const { words } = language.diceHospital.review
  return seats.flatMap(({ accuracy: of100, lost, verdicts }, seat) => [
    words.accuracyOf({ who: nameOf(language, seat), accuracy: Math.floor(of100), lost }),
    indented(words.counts(verdicts)),
  ])
}

function turns({ turningPoints, decisions }: Review, language: Language): readonly string[] {
  const { words } = language.diceHospital.review
  if (turningPoints.length === 0) return [words.noTurningPoints]
  return turningPoints.flatMap(({ round, moment, seat, from, to, decision }) => {
    const cause = decision === null ? undefined : decisions[decision]
    return [
      words.turningPoint({ round, moment, who: nameOf(language, seat), from, to }),
      ...(cause ? [indented(told(cause, language))] : []),
    ]
  })
}

/** Every shift, and the drafts that lost something worth telling. */
function rounds({ decisions }: Review, language: Language): readonly string[] {
  const lines: string[] = []
  let round = -1
  for (const decision of decisions) {
    const isSlip = decision.verdict !== 'best' && decision.verdict !== 'good'
    if (decision.kind === 'draft' && !isSlip) continue
    if (decision.round !== round) {
      round = decision.round
      // Before the first round there is no heading to put it under.
      lines.push('', ...(round === 0 ? [] : [language.diceHospital.terms.round({ round })]))
    }
    lines.push(indented(told(decision, language)))
    if (decision.kind === 'activation' && isSlip) lines.push(...plan(decision, language).map((line) => `    ${line}`))
  }
  return lines
}

function told(decision: JudgedDecision, language: Language): string {
  return decision.kind === 'draft' ? draft(decision, language) : shift(decision, language)
}

function draft({ seat, chosen, better, loss, verdict }: JudgedDraft, language: Language): string {
  const { words } = language.diceHospital.review
  const instead = better === null ? '' : ` ${words.better}: ${sayCommand(language, better)}.`
  const done = `${nameOf(language, seat)}: ${sayCommand(language, chosen)}.`
  return `${done} [${mark(language, verdict, loss)}]${instead}`
}

function shift({ seat, reached, best, loss, verdict }: JudgedActivation, language: Language): string {
  const { words } = language.diceHospital.review
  const who = nameOf(language, seat)
  const said = words.reached({ who, points: reached.points, best: best.points })
  return `${said} [${mark(language, verdict, loss)}]`
}

function mark(language: Language, verdict: JudgedDecision['verdict'], loss: number): string {
  const { verdicts, words } = language.diceHospital.review
  return verdict === 'best' ? verdicts.best : `${verdicts[verdict]}, ${words.lost({ points: loss })}`
}

function plan({ best }: JudgedActivation, language: Language): readonly string[] {
  const { words } = language.diceHospital.review
  return [
    `${words.better}:`,
    ...best.plan.map((command, i) => `${i + 1}. ${sayCommand(language, command)}`),
    best.proved ? words.proved : words.atMost({ value: best.bound }),
  ]
}

function pointsByRound({ seats }: Review, language: Language): readonly (readonly string[])[] {
  const { words } = language.diceHospital.review
  const rows = seats.map(({ byRound, afterwards, score }, seat) => [
    nameOf(language, seat),
    ...[...byRound, afterwards, score].map(String),
  ])
  const numbers = (seats[0]?.byRound ?? []).map((_, i) => String(i + 1))
  return [['', ...numbers, words.afterwards, language.commandLine.replay.total], ...rows]
}

function pointsBySource({ seats }: Review, language: Language): readonly (readonly string[])[] {
  const sources = POINT_SOURCES.filter((source) => seats.some(({ bySource }) => bySource[source] !== undefined))
  return [
    ['', ...seats.map((_, seat) => nameOf(language, seat))],
    ...sources.map((source) => [
      language.diceHospital.pointSources[source],
      ...seats.map(({ bySource }) => String(bySource[source] ?? 0)),
    ]),
    [language.commandLine.replay.total, ...seats.map(({ score }) => String(score))],
  ]
}

export function run(args: readonly string[]): Promise<number> {
  return tellSavedGame(args, USAGE, async (text, language) => {
    const { words } = language.diceHospital.review
    // Only for someone who watches: a file should have nothing but the review.
    const show = process.stderr.isTTY
      ? (progress: Progress) => process.stderr.write(`\r${words.progress(progress)} `)
      : undefined
    const told = await reviewInWords(text, language, {}, show)
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
    return told
  })
}
