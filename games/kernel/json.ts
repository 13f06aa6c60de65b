// Plain JSON: its types, one canonical spelling, the hash of a value, and deep freezing.

import { sha256, toHex, utf8 } from './sha256.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Thrown for a value that JSON would lose or change. `path` says where it stands. */
export class NotJson extends Error {
  override readonly name = 'NotJson'
  readonly path: string

  constructor(path: string, what: string) {
    super(`${path || 'the value'} is ${what}, which JSON can't carry`)
    this.path = path
  }
}

/**
 * The one spelling of a JSON value: keys sorted, no white space. Two values are equal exactly when
 * their canonical texts are. Members that are `undefined` are refused, not dropped: a state that
 * holds one would differ from itself after a trip through the store.
 */
export function canonical(value: unknown, path = ''): string {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return JSON.stringify(value)
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0))
        throw new NotJson(path, `the number ${Object.is(value, -0) ? '-0' : value}`)
      return JSON.stringify(value)
    case 'object':
      break
    default:
      throw new NotJson(path, `of type ${typeof value}`)
  }
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    const items: string[] = []
    for (let i = 0; i < value.length; i++) items.push(canonical(value[i], `${path}[${i}]`))
    return `[${items.join(',')}]`
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new NotJson(path, 'an object of a class')
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member, path ? `${path}.${key}` : key)}`).join(',')}}`
}

/** SHA-256 of the canonical text, in hex: the identity of a state. */
export function hash(value: unknown): string {
  return toHex(sha256(utf8(canonical(value))))
}

/** Freezes a value and all that it holds, so that a rule that writes into a past state fails at once. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) deepFreeze(member)
  return value
}
