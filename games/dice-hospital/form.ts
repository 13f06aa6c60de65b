// The form of what comes from outside: which fields it must have, and what each must be.

import { refuse, type Refused } from '@grand-rounds/kernel'

export type Fits = (value: unknown) => boolean
export type Fields = Readonly<Record<string, Fits>>

export const textOf =
  (longest: number): Fits =>
  (value) =>
    typeof value === 'string' && value.length <= longest
export const whole: Fits = (value) => Number.isSafeInteger(value) && !Object.is(value, -0)
export const oneOf =
  (ids: readonly string[]): Fits =>
  (value) =>
    typeof value === 'string' && ids.includes(value)
export const listOf =
  (item: Fits, longest: number): Fits =>
  (value) =>
    Array.isArray(value) && value.length <= longest && value.every(item)
export const optional =
  (field: Fits): Fits =>
  (value) =>
    value === undefined || field(value)
export const objectOf =
  (fields: Fields): Fits =>
  (value) =>
    isObject(value) && checkFields(fields, value) === null

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refusals: `badField` and `unknownField`; both name the field. */
export function checkFields(fields: Fields, given: Readonly<Record<string, unknown>>): Refused | null {
  for (const field in fields) {
    if (!fields[field]?.(Object.hasOwn(given, field) ? given[field] : undefined)) return refuse('badField', { field })
  }
  for (const field of Object.keys(given)) {
    if (!Object.hasOwn(fields, field)) return refuse('unknownField', { field: field.slice(0, 40) })
  }
  return null
}
