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
export function canonical(value: unknown): string {
  return spell(value, [])
}

/** `trail` leads to the value; it is only read when there is something to complain of. */
function spell(value: unknown, trail: (string | number)[]): string {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return JSON.stringify(value)
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0))
        throw new NotJson(pathOf(trail), `the number ${Object.is(value, -0) ? '-0' : value}`)
      return String(value)
    case 'object':
      break
    default:
      throw new NotJson(pathOf(trail), `of type ${typeof value}`)
  }
  if (value === null) return 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      trail.push(i)
      text += `${i === 0 ? '' : ','}${spell(value[i], trail)}`
      trail.pop()
    }
    return `[${text}]`
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new NotJson(pathOf(trail), 'an object of a class')
  const members = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(members).sort()) {
    trail.push(key)
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${spell(members[key], trail)}`
    trail.pop()
  }
  return `{${text}}`
}

function pathOf(trail: readonly (string | number)[]): string {
  return trail.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    return path === '' ? step : `${path}.${step}`
  }, '')
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
