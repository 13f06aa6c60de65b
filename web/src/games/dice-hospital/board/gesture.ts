// Something that can be pressed on the board, and what has been pressed so far. One name for each thing, so that
// pointer, keyboard, screen reader and hints mean the same.

import type { Command } from '@grand-rounds/dice-hospital'

/** `room:3` is the fourth department of one's own, `patient:p7` the die with that key. */
export type ThingId = `${ThingKind}:${string}`

export const THING_KINDS = [
  'meeple',
  'room',
  'patient',
  'bag',
  'colour',
  'ambulance',
  'card',
  'report',
  'space',
  'value',
  'administrator',
  'reveal',
  'model',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

export function thing(kind: ThingKind, name: string | number): ThingId {
  return `${kind}:${name}`
}

export function readThing(id: string): { readonly kind: ThingKind; readonly name: string } | null {
  const at = id.indexOf(':')
  const kind = THING_KINDS.find((known) => known === id.slice(0, at))
  return kind === undefined ? null : { kind, name: id.slice(at + 1) }
}

/** What a press would do to a patient: shown on the die before it is final. */
export type Outcome =
  | { readonly kind: 'becomes'; readonly value: number }
  | { readonly kind: 'home' }
  | { readonly kind: 'dies' }
  | { readonly kind: 'rolls' }
  | { readonly kind: 'recoloured' }

export interface Light {
  readonly outcome?: Outcome
  /** It costs a blood bag more. */
  readonly bag?: true
}

/** A button of the bar besides the board. */
export interface Choice {
  readonly id: 'done' | 'without' | 'draw' | 'decline' | 'pass' | 'endShift' | 'keepAll' | 'confirm'
  /** Null: not yet possible. */
  readonly command: Command | null
  /** Can't be taken back, or is worth a second look: asked once more. */
  readonly ask?: 'leftOver' | 'dice' | 'passForGood'
  readonly primary: boolean
}

/** What is asked in words beyond the stage's own sentence. */
export type Asking =
  | { readonly kind: 'stage' }
  | { readonly kind: 'room' }
  | { readonly kind: 'who' }
  | { readonly kind: 'targets'; readonly left: number | null }
  | { readonly kind: 'specialist' }
  | { readonly kind: 'bag' }
  | { readonly kind: 'bagColour' }
  | { readonly kind: 'colour' }
  | { readonly kind: 'roomsFor' }
  | { readonly kind: 'more'; readonly left: number }
  | { readonly kind: 'other' }
  | { readonly kind: 'followUp'; readonly of: 'model' | 'specialist' | 'admissions' }

/** A decision as the board shows it. */
export interface Deciding {
  readonly asking: Asking
  readonly lit: ReadonlyMap<ThingId, Light>
  readonly picked: ReadonlySet<ThingId>
  readonly choices: readonly Choice[]
  /** Something is in hand: Escape puts it back. */
  readonly started: boolean
}

/** The answer to a press. */
export interface Pressed<G> {
  readonly gesture: G
  readonly command?: Command
  /** Dice fall, so it is asked once more. */
  readonly ask?: Choice['ask']
  /** The thing can't be used; the caller says why. */
  readonly refused?: true
}
