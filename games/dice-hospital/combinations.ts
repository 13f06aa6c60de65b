// Ways of taking some out of a sorted list in which equals are the same.

/** All ways to take `size` items, each once. */
export function* takings(items: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let i = from; i <= items.length - size; i++) {
    const item = items[i] ?? 0
    if (i > from && item === items[i - 1]) continue
    for (const rest of takings(items, size - 1, i + 1)) yield [item, ...rest]
  }
}

/** The only item of a sequence, or null when there is none or more than one. */
export function onlyOne<T>(items: Iterable<T>): T | null {
  let only: T | null = null
  for (const item of items) {
    if (only !== null) return null
    only = item
  }
  return only
}

/** The only way to take `size` of a sorted list, or null when there is none or more than one. */
export function onlyTaking(items: readonly number[], size: number): readonly number[] | null {
  if (size > items.length) return null
  return size === 0 || size === items.length || items[0] === items.at(-1) ? items.slice(0, size) : null
}

/** What is left of a list after taking these out, or null if one of them is not there. */
export function without(items: readonly number[], taken: readonly number[]): number[] | null {
  const left = items.slice()
  for (const item of taken) {
    const i = left.indexOf(item)
    if (i < 0) return null
    left.splice(i, 1)
  }
  return left
}

/** All orders of a list, each once. */
export function* arrangements(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) {
    yield []
    return
  }
  for (const item of new Set(items)) {
    for (const rest of arrangements(without(items, [item]) ?? [])) yield [item, ...rest]
  }
}
