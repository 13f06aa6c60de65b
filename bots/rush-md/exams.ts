// The four exams as a member plays them, with the memory, the eyes and the hands of a person.

import type { Seat } from '@grand-rounds/kernel'
import { BALANCE, type Command, SIGNS, TOKEN, TWEEZERS, type View, XRAY } from '@grand-rounds/rush-md'
import type { Thinking } from './mind.ts'
import { isBusy } from './treating.ts'

type Task = NonNullable<View['actions'][number]>['task']
type Of<K extends Task['kind']> = Extract<Task, { kind: K }>

export function culture(view: View, { token }: Of<'culture'>, thinking: Thinking): Command {
  const back = view.backs.culture
  const sign = back?.exam === 'culture' ? back.sign : null
  if (token !== null) {
    const face = view.token?.token === token ? view.token.sign : null
    thinking.tokens = thinking.tokens.with(token, face)
    thinking.takes('compare')
    return face === sign ? { type: 'take' } : { type: 'cover' }
  }
  thinking.takes('turn', TOKEN)
  return { type: 'turn', token: nextToken(sign, thinking) }
}

/** The one that is remembered; otherwise one that is not. */
function nextToken(sign: string | null, { tokens, chance }: Thinking): number {
  const known = tokens.findIndex((face) => face !== null && face === sign)
  if (known >= 0) return known
  const unknown = tokens.flatMap((face, at) => (face === null ? [at] : []))
  return unknown[chance.below(Math.max(1, unknown.length))] ?? chance.below(SIGNS.length)
}

/** Between two cultures some faces are forgotten. */
export function forget(thinking: Thinking): void {
  const { chance, habits } = thinking
  thinking.tokens = thinking.tokens.map((face) => (face !== null && chance.hits(habits.forgetsToken) ? null : face))
}

export function bloodTest(
  view: View,
  seat: Seat,
  { hole }: Of<'bloodTest'>,
  fresh: boolean,
  thinking: Thinking,
): Command {
  const back = view.backs.bloodTest
  const pattern = back?.exam === 'bloodTest' ? back.pattern : view.discs
  const { discs } = view
  if (fresh) thinking.takes('pattern')
  if (hole !== null) {
    thinking.takes('carry')
    if (thinking.chance.hits(thinking.habits.slips)) return { type: 'slip' }
    return { type: 'lay', hole: partnerOf(discs, pattern, hole) }
  }
  const wrong = [...discs].findIndex((disc, at) => disc !== pattern[at])
  if (wrong < 0) {
    thinking.takes('compare')
    return { type: 'take' }
  }
  thinking.takes('grip', isBusy(view, seat) ? TWEEZERS : 0)
  return { type: 'lift', hole: wrong }
}

/** Where the disc out of this hole belongs, and where one lies that belongs here. */
function partnerOf(discs: string, pattern: string, hole: number): number {
  const at = [...discs].findIndex((disc, other) => disc !== discs[hole] && pattern[other] === discs[hole])
  return at < 0 ? hole : at
}

export function xray(view: View, { patient }: Of<'xray'>, thinking: Thinking): Command {
  const back = view.backs.xray
  const bed = view.beds.find((one) => one.patient?.card === patient)
  const theirs = back?.exam === 'xray' && bed !== undefined && !back.beds.includes(bed.id)
  thinking.takes('film', XRAY)
  return theirs !== thinking.chance.hits(thinking.habits.missesBed) ? { type: 'take' } : { type: 'under' }
}

/** Whoever has let the glass fall does something else until the sand has run out. */
export function mri({ fallen }: Of<'mri'>, thinking: Thinking): Command {
  if (fallen) return { type: 'stop' }
  thinking.takes('balance', BALANCE + 100)
  return thinking.chance.hits(thinking.habits.dropsGlass) ? { type: 'fall' } : { type: 'take' }
}
