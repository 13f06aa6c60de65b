// Parameters by name: what each must be, and what is wrong with those that are not.

import { type Read, refuse } from '@grand-rounds/kernel'

export interface Param<T> {
  /** In words, for the refusal and for the documentation. */
  readonly expected: string
  is(value: unknown): value is T
}

export type Params = Readonly<Record<string, Param<unknown>>>

export type Values<P extends Params> = { readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never }

export const text: Param<string> = { expected: 'a text', is: (value) => typeof value === 'string' }

export const whole: Param<number> = {
  expected: 'a whole number from 0',
  is: (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
}

export const anything: Param<unknown> = {
  expected: 'any JSON',
  is: (value): value is unknown => value !== undefined,
}

export const fields: Param<Readonly<Record<string, unknown>>> = {
  expected: 'an object',
  is: (value): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}

export const nobody: Param<null> = { expected: 'null', is: (value) => value === null }

export const clock: Param<'clock'> = { expected: '"clock"', is: (value) => value === 'clock' }

export function either<A, B>(a: Param<A>, b: Param<B>): Param<A | B> {
  return {
    expected: `${a.expected} or ${b.expected}`,
    is: (value): value is A | B => a.is(value) || b.is(value),
  }
}

export function optional<T>(param: Param<T>): Param<T | undefined> {
  return {
    expected: `${param.expected}, if given`,
    is: (value): value is T | undefined => value === undefined || param.is(value),
  }
}

/** Refusals: `paramsByName`, `badParam`, `unknownParam`. With `open`, members that are not listed pass. */
export function readParams<P extends Params>(
  params: P,
  input: unknown,
  open: boolean,
): Read<Values<P> & Readonly<Record<string, unknown>>> {
  const given = input === undefined ? {} : input
  if (!fields.is(given)) return refuse('paramsByName')
  for (const [param, { is, expected }] of Object.entries(params)) {
    if (!is(Object.hasOwn(given, param) ? given[param] : undefined)) return refuse('badParam', { param, expected })
  }
  if (!open) {
    const param = Object.keys(given).find((name) => !Object.hasOwn(params, name))
    if (param !== undefined) return refuse('unknownParam', { param: param.slice(0, 40) })
  }
  return { ok: true, value: given as Values<P> & Readonly<Record<string, unknown>> }
}
