// Every text of a language between brackets, whatever it is made from.

/** No texts: what other code goes by. */
const NOT_WORDS: ReadonlySet<string> = new Set(['code'])

export function bracketed<T>(part: T): T {
  return wrap(part) as T
}

function wrap(part: unknown): unknown {
  if (typeof part === 'string') return `⟦${part}⟧`
  if (typeof part === 'function')
    return (...given: readonly unknown[]): unknown => wrap(Reflect.apply(part, null, given))
  if (Array.isArray(part)) return part.map(wrap)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, NOT_WORDS.has(key) ? inner : wrap(inner)]))
}
