// JSON-RPC 2.0: requests, notifications and batches. What the methods do is not known here.

import { type Refused, refuse } from '@grand-rounds/kernel'
import { errorOf } from './codes.ts'

/** A refusal, with the sentence of the game that it comes from. */
export type Worded = Refused & { readonly message?: string }

/** `json` is the result, spelled already. */
export type Answer = { readonly ok: true; readonly json: string } | Worded

/** Carries out one call. Whatever happens in it, it answers. */
export type Call = (method: string, params: unknown) => Answer

type Id = string | number | null

/** The answer to a line, or null when it asks for none. */
export function answerLine(line: string, longestBatch: number, call: Call): string | null {
  if (line.trim() === '') return null
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return spell(null, refuse('notJson'))
  }
  if (!Array.isArray(parsed)) return answerOne(parsed, call)
  if (parsed.length === 0) return spell(null, refuse('emptyBatch'))
  if (parsed.length > longestBatch) return spell(null, refuse('batchTooLong', { most: longestBatch }))
  const answers = parsed.map((request) => answerOne(request, call)).filter((answer) => answer !== null)
  return answers.length === 0 ? null : `[${answers.join(',')}]`
}

function answerOne(request: unknown, call: Call): string | null {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return spell(null, refuse('notARequest'))
  const member = (name: string): unknown =>
    Object.hasOwn(request, name) ? (request as Readonly<Record<string, unknown>>)[name] : undefined
  const id = member('id')
  const known: Id = typeof id === 'string' || typeof id === 'number' ? id : null
  if (id !== undefined && id !== null && known === null) return spell(null, refuse('badId'))
  if (member('jsonrpc') !== '2.0') return spell(known, refuse('badVersion'))
  const method = member('method')
  if (typeof method !== 'string') return spell(known, refuse('badMethod'))
  const answer = call(method, member('params'))
  return id === undefined ? null : spell(known, answer)
}

export function spell(id: Id, answer: Answer): string {
  const outcome = answer.ok
    ? `"result":${answer.json}`
    : `"error":${JSON.stringify(errorOf(answer.refusal, answer.message))}`
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},${outcome}}`
}
