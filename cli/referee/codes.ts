// Everything that the referee itself can say no with, and how a refusal, its own or a game's, becomes an error.

import type { Refusal } from '@grand-rounds/kernel'
import { english } from '@grand-rounds/texts'

/** The numbers of JSON-RPC. */
export const ERRORS = {
  parse: -32700,
  invalidRequest: -32600,
  noSuchMethod: -32601,
  params: -32602,
  internal: -32603,
  refused: -32000,
} as const

interface Code {
  readonly error: keyof typeof ERRORS
  readonly message: string
}

export const CODES: Readonly<Record<string, Code>> = {
  notJson: { error: 'parse', message: 'The line is not JSON.' },
  notUtf8: { error: 'parse', message: 'The line is not UTF-8.' },
  notARequest: { error: 'invalidRequest', message: 'A request is an object.' },
  emptyBatch: { error: 'invalidRequest', message: 'A batch has at least one request.' },
  batchTooLong: { error: 'invalidRequest', message: 'The batch has too many requests.' },
  badId: { error: 'invalidRequest', message: 'An id is a text, a number or null.' },
  badVersion: { error: 'invalidRequest', message: 'A request has "jsonrpc": "2.0".' },
  badMethod: { error: 'invalidRequest', message: 'A method is a text.' },
  noSuchMethod: { error: 'noSuchMethod', message: 'There is no such method.' },
  paramsByName: { error: 'params', message: 'Parameters are given by name, in an object.' },
  badParam: { error: 'params', message: 'A parameter is missing or is not what is expected.' },
  unknownParam: { error: 'params', message: 'The method has no such parameter.' },
  internal: { error: 'internal', message: 'A fault of the referee. The table is as it was.' },
  lineTooLong: { error: 'refused', message: 'The line is too long.' },
  tooManyTables: { error: 'refused', message: 'There are too many tables: close one.' },
  tableFull: { error: 'refused', message: 'The table takes no further commands.' },
  noSuchGame: { error: 'refused', message: 'There is no such game.' },
  noSuchTable: { error: 'refused', message: 'There is no such table.' },
  timeRunsBack: { error: 'refused', message: 'That moment lies before the last one.' },
  badLog: { error: 'refused', message: 'The log can’t be read.' },
  noCards: { error: 'refused', message: 'The cards of this game stand in its documentation.' },
  noPositions: { error: 'refused', message: 'This game has no positions.' },
  noChoices: { error: 'refused', message: 'This game has no choices step by step.' },
  noBots: { error: 'refused', message: 'This game has no bots.' },
  noSolver: { error: 'refused', message: 'This game has nothing to be solved.' },
  noSuchLevel: { error: 'refused', message: 'There is no bot of that level.' },
  nothingToDecide: { error: 'refused', message: 'The game does not wait for that seat.' },
  noActivation: { error: 'refused', message: 'There is no activation to be solved now.' },
  badWeight: { error: 'refused', message: 'A weight is unknown, or not a number that it may be.' },
  noNotation: { error: 'refused', message: 'This game has no notation.' },
}

export interface RpcError {
  readonly code: number
  readonly message: string
  /** `code` names what is wrong, in a word that programs can rely on. */
  readonly data: { readonly code: string } & Readonly<Record<string, unknown>>
}

/** `message` is the sentence of the game whose refusal it is. */
export function errorOf({ code, data }: Refusal, message?: string): RpcError {
  const own = Object.hasOwn(CODES, code) ? CODES[code] : undefined
  return {
    code: ERRORS[own?.error ?? 'refused'],
    message: own?.message ?? message ?? english.common.unknownRefusal({ code }),
    data: { ...data, code },
  }
}
