// Rush M.D. at the referee's table. It is played by the contract alone: no positions, and no choices step by step,
// because each of its commands is one small thing.

import {
  BALANCE,
  COUNTDOWN,
  DELIVERED,
  DIAGNOSES,
  EPIDEMICS,
  GOALS,
  IN_THE_BOX,
  PATIENTS,
  RESEARCH,
  rushMd,
  SAND,
  SPACES,
  storeFor,
  TOKEN,
  TWEEZERS,
  XRAY,
} from '@grand-rounds/rush-md'
import { english } from '@grand-rounds/texts'
import { english as words, sayRefusal } from '@grand-rounds/texts/rush-md'
import { playable } from './playable.ts'
import { members } from './rush-md-bots.ts'
import { PLAYERS, simulate } from './rush-md-players.ts'

/** A game has some ten thousand of them, half of them the clock's. */
const ORDERS = 40_000

/** All that everybody at a table could read off the cards and boards; nothing of it is secret. */
const CARDS = {
  patients: PATIENTS,
  diagnoses: DIAGNOSES,
  epidemics: EPIDEMICS,
  goals: GOALS,
  papers: RESEARCH,
  spaces: SPACES,
  box: IN_THE_BOX,
  stores: [1, 2, 3, 4].map(storeFor),
  delivered: DELIVERED,
  times: { sand: SAND, tweezers: TWEEZERS, token: TOKEN, xray: XRAY, balance: BALANCE, countdown: COUNTDOWN },
}

export const rushMdTable = playable(rushMd, {
  orders: ORDERS,
  cards: CARDS,
  say: (refusal) => sayRefusal({ language: english, texts: words }, refusal),
  bots: members,
  simulation: { players: PLAYERS, play: simulate },
})
