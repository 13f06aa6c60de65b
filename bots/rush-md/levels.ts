// How quick people are, how they err and how well they work together: one table, by level.

import { LEVELS, type Level } from '../levels.ts'

export { LEVELS, type Level }

/**
 * What people do with their hands and eyes at a screen, and how long a Resident takes on the mean, in milliseconds.
 * Pointing and dragging take people one to two seconds each, reading a card of symbols two to four, a search in a
 * picture about a second for each thing that could be it. A piece with tweezers is gripped and carried with care,
 * and the rules let nobody be quicker than 0.6 seconds. A Resident has played some games: knows the symbols, still
 * looks twice.
 */
export const MEANS = {
  /** Notices that something has changed, when waiting for it. */
  notice: 2_300,
  /** Looks over the hospital and settles on what is next. */
  choose: 6_000,
  /** The same for who has thought about it while there was nothing to do. */
  resolve: 1_700,
  /** The eyes and hands go to another part of the hospital. */
  travel: 1_400,
  glass: 1_700,
  bed: 2_000,
  draw: 2_500,
  admit: 3_600,
  stock: 2_700,
  /** What a patient is to be given, from one card or two. */
  read: 4_500,
  give: 1_900,
  syringe: 2_100,
  fill: 1_200,
  inject: 2_000,
  grip: 2_000,
  carry: 2_500,
  turn: 1_600,
  compare: 1_800,
  /** Holds the pattern of a back against the tile. */
  pattern: 4_300,
  /** Looks for the name of a bed in a picture that shows five of six. */
  film: 5_400,
  balance: 7_800,
  ease: 2_500,
  agree: 2_000,
} as const satisfies Readonly<Record<string, number>>

export type Act = keyof typeof MEANS

export interface Habits {
  /** Time taken, in percent of a Resident's. */
  readonly pace: number
  /** What is left of attention for a glass that has run out and a job that waits: the longest look away, in ms. */
  readonly idle: number
  /** The rest is of 1,000. A card is misread: one piece too many, one left out, or another colour. */
  readonly misreads: number
  /** Begins to treat without a look at the stores. */
  readonly forgetsStores: number
  /** Does what looks best, whoever else is about to do it. */
  readonly goesAlone: number
  /** Has forgotten a culture token since the last culture. */
  readonly forgetsToken: number
  readonly slips: number
  readonly dropsGlass: number
  /** Takes an X-ray for the right one. */
  readonly missesBed: number
  /** What is thought to fit into the time that is left, in percent of what does: above 100, too many are admitted. */
  readonly hopes: number
}

export const HABITS: Readonly<Record<Level, Habits>> = {
  student: {
    pace: 165,
    idle: 7_000,
    misreads: 90,
    forgetsStores: 120,
    goesAlone: 450,
    forgetsToken: 450,
    slips: 230,
    dropsGlass: 260,
    missesBed: 60,
    hopes: 150,
  },
  intern: {
    pace: 130,
    idle: 4_500,
    misreads: 50,
    forgetsStores: 60,
    goesAlone: 250,
    forgetsToken: 300,
    slips: 160,
    dropsGlass: 180,
    missesBed: 35,
    hopes: 120,
  },
  resident: {
    pace: 100,
    idle: 2_500,
    misreads: 25,
    forgetsStores: 25,
    goesAlone: 100,
    forgetsToken: 180,
    slips: 110,
    dropsGlass: 120,
    missesBed: 20,
    hopes: 100,
  },
  chief: {
    pace: 78,
    idle: 1_200,
    misreads: 8,
    forgetsStores: 5,
    goesAlone: 20,
    forgetsToken: 80,
    slips: 60,
    dropsGlass: 70,
    missesBed: 8,
    hopes: 95,
  },
}
