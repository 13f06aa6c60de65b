// JSON-RPC 2.0: requests, notifications and batches, and the errors that they get. What the methods do is not
// known here.

import type { Refusal } from '@grand-rounds/kernel'

export interface RpcError {
  readonly code: number
  readonly message: string
  /** `code` names what is wrong, in a word that programs can rely on. */
  readonly data: { readonly code: string } & Readonly<Record<string, unknown>>
}

export interface Failed {
  readonly ok: false
  readonly error: RpcError
}

/** `json` is the result, spelled already. */
export type Answer = { readonly ok: true; readonly json: string } | Failed

/** Carries out one call. Whatever happens in it, it answers. */
export type Call = (method: string, params: unknown) => Answer

export const ERRORS = {
  parse: -32700,
  invalidRequest: -32600,
  noSuchMethod: -32601,
  params: -32602,
  internal: -32603,
  refused: -32000,
} as const

export function failed(kind: keyof typeof ERRORS, message: string, { code, data }: Refusal): Failed {
  return { ok: false, error: { code: ERRORS[kind], message, data: { ...data, code } } }
}

/** A game, or the referee itself, says no. */
export function refused(refusal: Refusal): Failed {
  return failed('refused', `refused: ${refusal.code}`, refusal)
}

type Id = string | number | null

/** The answer to a line, or null when it asks for none. */
export function answerLine(line: string, longestBatch: number, call: Call): string | null {
  if (line.trim() === '') return null
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return spell(null, failed('parse', 'not JSON', { code: 'notJson' }))
  }
  if (!Array.isArray(parsed)) return answerOne(parsed, call)
  if (parsed.length === 0) return spell(null, invalid('emptyBatch'))
  if (parsed.length > longestBatch) return spell(null, invalid('batchTooLong', { most: longestBatch }))
  const answers = parsed.map((request) => answerOne(request, call)).filter((answer) => answer !== null)
  return answers.length === 0 ? null : `[${answers.join(',')}]`
}

function answerOne(request: unknown, call: Call): string | null {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return spell(null, invalid('notARequest'))
  const member = (name: string): unknown =>
    Object.hasOwn(request, name) ? (request as Readonly<Record<string, unknown>>)[name] : undefined
  const id = member('id')
  const known: Id = typeof id === 'string' || typeof id === 'number' ? id : null
  if (id !== undefined && id !== null && known === null) return spell(null, invalid('badId'))
  if (member('jsonrpc') !== '2.0') return spell(known, invalid('badVersion'))
  const method = member('method')
  if (typeof method !== 'string') return spell(known, invalid('badMethod'))
  const answer = call(method, member('params'))
  return id === undefined ? null : spell(known, answer)
}

function invalid(code: string, data?: Refusal['data']): Answer {
  return failed('invalidRequest', 'not a request', data === undefined ? { code } : { code, data })
}

export function spell(id: Id, answer: Answer): string {
  const outcome = answer.ok ? `"result":${answer.json}` : `"error":${JSON.stringify(answer.error)}`
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},${outcome}}`
}
