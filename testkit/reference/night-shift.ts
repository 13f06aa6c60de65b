// Night Shift: a small turn-based game with all that makes one hard (hidden hands, secret choices at the
// same time, dice of one's own, undo), and a model of how to write a game on the contract.
//
// Each seat holds patients (cards from 1 to 6, the worse the higher). In each round all treat at the same
// time: choose up to two patients, secretly, then roll a die for each. When all have rolled everything is
// shown; a die as high as the patient heals it and scores its number. Then all rest, in turn: draw the next
// patient, or pass for half a point. In version 1 of the rules a pass was worth a whole one: games that began under it
// go on so, and are a model of how a rule changes.

import type { Game, Numbered, RandomState, Read, Seat } from '@grand-rounds/kernel'
import { Random, refuse } from '@grand-rounds/kernel'

interface Player {
  /** Sorted, so that equal hands are equal states. */
  hand: number[]
  chosen: number[]
  /** Secret until all have rolled. */
  dice: number[] | null
  score: number
}

/** What one step writes into; everyone else sees a `State`. */
interface Draft {
  random: RandomState
  /** The number of the next event. */
  n: number
  round: number
  rounds: number
  phase: 'treat' | 'rest' | 'over'
  turn: Seat
  deck: number[]
  /** Healed or not, for all to see. */
  treated: number[]
  players: Player[]
  /** Of the rules. States of version 1 have none, so that they are what they were when there was no other. */
  version?: number
}

type Solid<T> = T extends object ? { readonly [K in keyof T]: Solid<T[K]> } : T
export type State = Solid<Draft>

export interface Options {
  readonly rounds: number
  readonly hand: number
}

export type Command =
  | { readonly type: 'choose'; readonly card: number }
  | { readonly type: 'undo' }
  | { readonly type: 'roll' }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }

/** A null stands for what the viewer may not know. */
type Happening =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] | null }
  | { readonly type: 'chose' | 'undid' | 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] | null }
  | {
      readonly type: 'shown'
      readonly seat: Seat
      readonly cards: readonly number[]
      readonly dice: readonly number[]
      readonly points: number
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'ended' }
export type Event = Numbered & Happening

export interface View {
  readonly round: number
  readonly rounds: number
  readonly phase: State['phase']
  readonly turn: Seat
  readonly deck: number
  readonly treated: readonly number[]
  readonly players: readonly {
    readonly score: number
    readonly cards: number
    readonly choices: number
    readonly rolled: boolean
    /** Only one's own. */
    readonly own: { hand: readonly number[]; chosen: readonly number[]; dice: readonly number[] | null } | null
  }[]
}

function draftOf(state: State): Draft {
  const players = state.players.map(({ hand, chosen, dice, score }) => {
    return { hand: [...hand], chosen: [...chosen], dice: dice && [...dice], score }
  })
  return { ...state, deck: [...state.deck], treated: [...state.treated], players }
}

function teller(draft: Draft) {
  const events: Event[] = []
  return { events, tell: (happening: Happening) => void events.push({ n: draft.n++, ...happening }) }
}

const byNumber = (a: number, b: number) => a - b

function listed(state: State, seat: Seat): Command[] {
  const player = state.players[seat]
  if (!player || state.phase === 'over') return []
  if (state.phase === 'rest') {
    if (seat !== state.turn) return []
    return state.deck.length > 0 ? [{ type: 'draw' }, { type: 'pass' }] : [{ type: 'pass' }]
  }
  if (player.dice) return []
  const { hand, chosen } = player
  const commands: Command[] = chosen.length < 2 ? [...new Set(hand)].map((card) => ({ type: 'choose', card })) : []
  if (chosen.length > 0) commands.push({ type: 'undo' })
  if (chosen.length > 0 || hand.length === 0) commands.push({ type: 'roll' })
  return commands
}

type Tell = (happening: Happening) => void

function perform(draft: Draft, player: Player, seat: Seat, command: Command, random: Random, tell: Tell): void {
  switch (command.type) {
    case 'choose':
      player.hand.splice(player.hand.indexOf(command.card), 1)
      player.chosen.push(command.card)
      return tell({ type: 'chose', seat, card: command.card })
    case 'undo': {
      const card = player.chosen.pop() ?? 0
      player.hand = [...player.hand, card].sort(byNumber)
      return tell({ type: 'undid', seat, card })
    }
    case 'roll':
      // Each seat has its own stream: who rolls first changes nobody's dice.
      player.dice = player.chosen.map(() => random.die(`rolls/${seat}`))
      tell({ type: 'rolled', seat, dice: player.dice })
      return draft.players.every(({ dice }) => dice !== null) ? show(draft, tell) : undefined
    case 'draw': {
      const card = draft.deck.pop() ?? 0
      player.hand = [...player.hand, card].sort(byNumber)
      tell({ type: 'drew', seat, card })
      return passOn(draft, tell)
    }
    case 'pass':
      player.score += draft.version === undefined ? 1 : 0.5
      tell({ type: 'passed', seat })
      return passOn(draft, tell)
  }
}

function show(draft: Draft, tell: Tell): void {
  for (const [seat, player] of draft.players.entries()) {
    const { chosen: cards, dice } = player
    const points = cards.reduce((sum, card, i) => sum + ((dice?.[i] ?? 0) >= card ? card : 0), 0)
    tell({ type: 'shown', seat, cards, dice: dice ?? [], points })
    draft.treated.push(...cards)
    draft.players[seat] = { ...player, chosen: [], dice: null, score: player.score + points }
  }
  draft.phase = 'rest'
  draft.turn = 0
}

function passOn(draft: Draft, tell: Tell): void {
  draft.turn++
  if (draft.turn < draft.players.length) return
  draft.turn = 0
  draft.phase = draft.round === draft.rounds ? 'over' : 'treat'
  if (draft.phase === 'over') return tell({ type: 'ended' })
  draft.round++
  tell({ type: 'roundBegan', round: draft.round })
}

function within(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to && !Object.is(value, -0)
}

export const nightShift: Game<Options, State, Command, Event, View> = {
  id: 'night-shift',
  version: 2,
  oldest: 1,
  seats: { min: 1, max: 4 },

  readOptions(input, seats) {
    if (!within(seats, 1, 4)) return refuse('badSeats')
    if (typeof input !== 'object' || input === null) return refuse('badOptions')
    const { rounds = 3, hand = 3 } = input as Record<string, unknown>
    if (!within(rounds, 1, 5)) return refuse('badRounds')
    return within(hand, 1, 5) ? { ok: true, value: { rounds, hand } } : refuse('badHand')
  },

  readCommand(input): Read<Command> {
    if (typeof input !== 'object' || input === null) return refuse('badCommand')
    const { type, card } = input as Record<string, unknown>
    if (type === 'undo' || type === 'roll' || type === 'draw' || type === 'pass') return { ok: true, value: { type } }
    return type === 'choose' && within(card, 1, 6) ? { ok: true, value: { type, card } } : refuse('badCommand')
  },

  setup({ version, options, seats, seed }) {
    const random = new Random({ seed, used: {} })
    const deck = random.shuffle(
      'deck',
      [1, 2, 3, 4, 5, 6].flatMap((card) => [card, card, card, card]),
    )
    const players = Array.from({ length: seats }, (): Player => {
      return { hand: deck.splice(0, options.hand).sort(byNumber), chosen: [], dice: null, score: 0 }
    })
    const { rounds } = options
    const first = { n: 0, round: 1, rounds, phase: 'treat', turn: 0 } as const
    const later = version === 1 ? {} : { version }
    const draft: Draft = { ...first, random: random.state(), deck, treated: [], players, ...later }
    const { events, tell } = teller(draft)
    for (const [seat, { hand }] of players.entries()) tell({ type: 'dealt', seat, cards: [...hand] })
    tell({ type: 'roundBegan', round: 1 })
    return { ok: true, state: draft, events }
  },

  toAct: (state) => [...state.players.keys()].filter((seat) => listed(state, seat).length > 0),
  legal: listed,
  deadlines: () => [],

  step(state, { by, command }) {
    if (by === 'clock') return refuse('noSuchDeadline')
    const allowed = listed(state, by).some((one) => {
      return one.type === command.type && (one.type !== 'choose' || one.card === (command as typeof one).card)
    })
    const draft = draftOf(state)
    const player = draft.players[by]
    if (!allowed || !player) return refuse('notNow')
    const random = new Random(state.random)
    const { events, tell } = teller(draft)
    perform(draft, player, by, command, random, tell)
    return { ok: true, state: { ...draft, random: random.state() }, events }
  },

  view: ({ round, rounds, phase, turn, deck, treated, players }, viewer) => ({
    round,
    rounds,
    phase,
    turn,
    deck: deck.length,
    treated,
    players: players.map(({ hand, chosen, dice, score }, seat) => ({
      score,
      cards: hand.length,
      choices: chosen.length,
      rolled: dice !== null,
      own: seat === viewer ? { hand, chosen, dice } : null,
    })),
  }),

  see(event, viewer) {
    switch (event.type) {
      case 'dealt':
        return { ...event, cards: event.seat === viewer ? event.cards : null }
      case 'chose':
      case 'undid':
      case 'drew':
        return { ...event, card: event.seat === viewer ? event.card : null }
      case 'rolled':
        return { ...event, dice: event.seat === viewer ? event.dice : null }
      case 'shown':
      case 'passed':
      case 'roundBegan':
      case 'ended':
        return event
    }
  },

  result({ phase, players }) {
    if (phase !== 'over') return null
    const better = (score: number) => players.filter((other) => other.score > score).length
    return { places: players.map(({ score }, seat) => ({ seat, place: 1 + better(score) })) }
  },
}
