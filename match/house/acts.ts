// What people may do at a table besides playing, and how it changes the house.

import { type Read, refuse, type Refused, type Seat } from '@grand-rounds/kernel'
import { askedFor } from './consent.ts'
import { type Chair, type House, LINES_KEPT, programIn, type Proposal, seatOf, type Wish } from './house.ts'
import type { Away } from './patience.ts'

export type Act =
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'getUp' }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly level: string; readonly name: string }
  | { readonly type: 'clearChair'; readonly seat: Seat }
  /** `time`: of the game. Absent in records from before: theirs began when the table was set up. */
  | { readonly type: 'begin'; readonly time?: 'begins' }
  | { readonly type: 'standIn'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'comeBack' }
  | { readonly type: 'remove'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'resign'; readonly level: string }
  | { readonly type: 'propose'; readonly wish: Wish }
  | { readonly type: 'agree' }
  | { readonly type: 'disagree' }
  | { readonly type: 'say'; readonly phrase: string }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'rematch'; readonly table: string }
  | { readonly type: 'close' }
  | { readonly type: 'forget' }
  /** The table's own way to write that a running game was closed: nobody can send it. */
  | { readonly type: 'abandon' }

export interface Done {
  readonly house: House
  /** What all have agreed on, to be carried out now. */
  readonly agreed: Wish | null
}

/** Who acts: the hash of a key, or null for the table itself (its clock). */
export interface Doer {
  readonly by: string | null
  readonly at: number
  /** Steps of the game so far: a take-back goes to an earlier one. */
  readonly steps: number
  readonly away: Away
}

export function perform(house: House, act: Act, doer: Doer): Read<Done> {
  if (house.stage === 'closed' && act.type !== 'forget') return refuse('tableClosed')
  const changed = change(house, act, doer)
  if ('ok' in changed) return changed
  // Talk settles nothing: what was said long ago need not be gone through when a table wakes.
  return { ok: true, value: isTalk(act) ? { house: changed, agreed: null } : settled(changed, doer) }
}

export function isTalk({ type }: Act): boolean {
  return type === 'say' || type === 'write'
}

/** Carries out what all have agreed on by now. */
function settled(house: House, { away }: Doer): Done {
  const { proposal } = house
  const asked = proposal && askedFor(house, proposal.wish, away)
  if (!proposal) return { house, agreed: null }
  // Someone whose word it needs has lost their chair.
  if (!asked) return { house: { ...house, proposal: null }, agreed: null }
  if (asked.some((seat) => !proposal.agreed.includes(seat))) return { house, agreed: null }
  const { wish } = proposal
  const done = { ...house, proposal: null }
  if (wish.kind === 'abandon') return { house: { ...done, stage: 'abandoned' }, agreed: wish }
  const gaveUp = house.gaveUp.map((step) => step && Math.min(step, wish.to))
  return { house: { ...done, gaveUp }, agreed: wish }
}

function change(house: House, act: Act, doer: Doer): House | Refused {
  switch (act.type) {
    case 'sit':
      return sit(house, act, doer)
    case 'rename':
      return withOwnChair(house, doer, (chair) => ({ ...chair, name: act.name }))
    case 'getUp':
      return house.stage === 'gathering' ? withOwnChair(house, doer, () => ({ kind: 'open' })) : refuse('alreadyBegun')
    case 'seatBot':
      return hosting(house, doer, () => gathering(house, () => seatBot(house, act)))
    case 'clearChair':
      return hosting(house, doer, () => gathering(house, () => withChair(house, act.seat, { kind: 'open' })))
    case 'begin':
      return hosting(house, doer, () => gathering(house, () => begin(house)))
    case 'standIn':
      return standIn(house, act, doer)
    case 'comeBack':
      return withOwnChair(house, doer, (chair) => (chair.resigned ? null : { ...chair, standIn: null }))
    case 'remove':
      return hosting(house, doer, () => remove(house, act, doer))
    case 'resign':
      return playing(house, () =>
        givenUp(house, seatOf(house, doer.by), doer, () =>
          withOwnChair(house, doer, (chair) => ({ ...chair, standIn: act.level, resigned: true })),
        ),
      )
    case 'propose':
      return playing(house, () => propose(house, act.wish, doer))
    case 'agree':
    case 'disagree':
      return answer(house, act.type === 'agree', doer)
    case 'say':
      return say(house, { phrase: act.phrase }, doer)
    case 'write':
      return say(house, { text: act.text }, doer)
    case 'rematch':
      return rematch(house, act.table, doer)
    case 'close':
      return hosting(house, doer, () => ({ ...house, stage: 'closed', proposal: null }))
    case 'forget':
      return forget(house, doer)
    case 'abandon':
      return hosting(house, doer, () => playing(house, () => ({ ...house, stage: 'abandoned', proposal: null })))
  }
}

type Changed = House | Refused

/** The table itself may do what the host may. */
function hosting(house: House, { by }: Doer, then: () => Changed): Changed {
  return by === null || by === house.host ? then() : refuse('notHost')
}

function gathering(house: House, then: () => Changed): Changed {
  return house.stage === 'gathering' ? then() : refuse('alreadyBegun')
}

function playing(house: House, then: () => Changed): Changed {
  return house.stage === 'playing' ? then() : refuse('notPlaying')
}

function withChair(house: House, seat: Seat, chair: Chair): Changed {
  if (house.chairs[seat] === undefined) return refuse('noSuchSeat')
  return { ...house, chairs: house.chairs.map((other, at) => (at === seat ? chair : other)) }
}

/** Keeps when a person gave a seat up to a program, if they held it until now. */
function givenUp(house: House, seat: Seat | null, { steps }: Doer, then: () => Changed): Changed {
  const next = then()
  if ('ok' in next || seat === null || programIn(house.chairs[seat]) !== null) return next
  return { ...next, gaveUp: next.gaveUp.map((step, at) => (at === seat ? steps : step)) }
}

type Person = Extract<Chair, { kind: 'person' }>

/** Null: one's chair can't be changed that way any more. */
function withOwnChair(house: House, { by }: Doer, to: (chair: Person) => Chair | null): Changed {
  const seat = seatOf(house, by)
  const chair = seat === null ? undefined : house.chairs[seat]
  if (seat === null || chair?.kind !== 'person') return refuse('notSeated')
  const next = to(chair)
  return next === null ? refuse('hasResigned') : withChair(house, seat, next)
}

function sit(house: House, { seat, name }: Act & { type: 'sit' }, { by }: Doer): Changed {
  if (by === null) return refuse('notSeated')
  if (house.stage !== 'gathering') return refuse('alreadyBegun')
  if (house.chairs[seat] === undefined) return refuse('noSuchSeat')
  if (house.chairs[seat].kind !== 'open') return refuse('chairTaken')
  const from = seatOf(house, by)
  const left = from === null ? house : withChair(house, from, { kind: 'open' })
  if ('ok' in left) return left
  return withChair(left, seat, { kind: 'person', name, key: by, standIn: null, resigned: false })
}

function seatBot(house: House, { seat, level, name }: Act & { type: 'seatBot' }): Changed {
  if (house.chairs[seat]?.kind === 'person') return refuse('chairTaken')
  return withChair(house, seat, { kind: 'bot', level, name })
}

function begin(house: House): Changed {
  const open = house.chairs.some(({ kind }) => kind === 'open')
  return open ? refuse('chairsOpen') : { ...house, stage: 'playing', listed: false }
}

/** The host lets a program play for someone who is away; people may also ask for one themselves. */
function standIn(house: House, { seat, level }: Act & { type: 'standIn' }, doer: Doer): Changed {
  return playing(house, () => {
    const chair = house.chairs[seat]
    if (chair?.kind !== 'person') return refuse('noSuchSeat')
    const own = doer.by !== null && doer.by === chair.key
    const changed = () => givenUp(house, seat, doer, () => withChair(house, seat, { ...chair, standIn: level }))
    return own ? changed() : hosting(house, doer, changed)
  })
}

/** Before the game their chair is open again; in it a program takes over, and their key opens nothing any more. */
function remove(house: House, { seat, level }: Act & { type: 'remove' }, doer: Doer): Changed {
  const chair = house.chairs[seat]
  if (chair?.kind !== 'person') return refuse('noSuchSeat')
  if (chair.key === house.host) return refuse('hostStays')
  if (house.stage === 'gathering') return withChair(house, seat, { kind: 'open' })
  return givenUp(house, seat, doer, () => withChair(house, seat, { kind: 'bot', name: chair.name, level }))
}

function propose(house: House, wish: Wish, doer: Doer): Changed {
  const seat = seatOf(house, doer.by)
  if (seat === null) return refuse('notSeated')
  if (house.proposal !== null) return refuse('proposalOpen')
  if (wish.kind === 'takeBack' && wish.to >= doer.steps) return refuse('nothingToTakeBack')
  const proposal: Proposal = { wish, by: seat, agreed: [seat] }
  return { ...house, proposal }
}

function answer(house: House, agrees: boolean, doer: Doer): Changed {
  const seat = seatOf(house, doer.by)
  if (seat === null) return refuse('notSeated')
  if (house.proposal === null) return refuse('noProposal')
  if (!agrees) return { ...house, proposal: null }
  const agreed = [...new Set([...house.proposal.agreed, seat])]
  return { ...house, proposal: { ...house.proposal, agreed } }
}

function say(house: House, said: House['lines'][number]['said'], doer: Doer): Changed {
  const seat = seatOf(house, doer.by)
  if (seat === null) return refuse('notSeated')
  const line = { n: house.said, at: doer.at, seat, said }
  return { ...house, said: house.said + 1, lines: [...house.lines.slice(1 - LINES_KEPT), line] }
}

/** Their name and their words go, also out of what is stored; what they played stays. */
function forget(house: House, doer: Doer): Changed {
  const seat = seatOf(house, doer.by)
  const changed = withOwnChair(house, doer, (chair) => ({ ...chair, name: '' }))
  return 'ok' in changed ? changed : { ...changed, lines: changed.lines.filter((line) => line.seat !== seat) }
}

function rematch(house: House, table: string, doer: Doer): Changed {
  if (seatOf(house, doer.by) === null) return refuse('notSeated')
  return house.rematch === null ? { ...house, rematch: table } : refuse('rematchIsThere')
}
