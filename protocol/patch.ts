// What changed between two values of plain JSON: for views, of which a step changes a little.

import type { Json } from '@grand-rounds/kernel'

/**
 * Either a whole new value, or changes by key (of an object) or index (of a list). A key that is gone is in `gone`;
 * a list that got shorter says its new `length`.
 */
export type Patch =
  | { readonly whole: Json }
  | { readonly keys: Readonly<Record<string, Patch>>; readonly gone?: readonly string[]; readonly length?: number }

/** A patch as text of JSON: whoever asks sends it. Null: they are equal. */
export function difference(before: Json, after: Json): string | null {
  if (before === after) return null
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
    return Object.is(before, after) ? null : whole(after)
  }
  return Array.isArray(before) && Array.isArray(after)
    ? betweenLists(before, after)
    : betweenObjects(before as Tree, after as Tree)
}

/** The value after a patch. What did not change is shared with the value before. */
export function patched(before: Json, patch: Patch): Json {
  if ('whole' in patch) return patch.whole
  if (Array.isArray(before)) {
    const list = [...(before as readonly Json[])]
    for (const [key, change] of Object.entries(patch.keys))
      list[Number(key)] = patched(list[Number(key)] ?? null, change)
    if (patch.length !== undefined) list.length = patch.length
    return list
  }
  const object: Record<string, Json> = { ...(before as Tree) }
  for (const key of patch.gone ?? []) delete object[key]
  for (const [key, change] of Object.entries(patch.keys)) object[key] = patched(object[key] ?? null, change)
  return object
}

type Tree = Readonly<Record<string, Json>>

function isTree(value: Json): value is Tree | readonly Json[] {
  return typeof value === 'object' && value !== null
}

function whole(value: Json): string {
  return `{"whole":${JSON.stringify(value)}}`
}

function betweenLists(before: readonly Json[], after: readonly Json[]): string | null {
  let keys = ''
  for (let at = 0; at < after.length; at++) {
    const value = after[at] ?? null
    const old = before[at]
    const change = old === undefined ? whole(value) : betweenItems(old, value)
    if (change !== null) keys += `${keys && ','}"${at}":${change}`
  }
  if (after.length < before.length) return `{"keys":{${keys}},"length":${after.length}}`
  return keys === '' ? null : `{"keys":{${keys}}}`
}

interface Change {
  readonly before: Json
  readonly after: Json
  readonly change: string | null
}

/** Everyone at a table is shown the same changes, one after the other: each is put into words once. */
const LATEST: Change[] = []
/** As many as a step changes, and those who work at the same time: a few hospitals, with a few departments each. */
const MOST_LATEST = 16
let next = 0

function betweenItems(before: Json, after: Json): string | null {
  if (!isTree(after) || before === after) return difference(before, after)
  for (const known of LATEST) if (known.after === after && known.before === before) return known.change
  const change = difference(before, after)
  LATEST[next++ % MOST_LATEST] = { before, after, change }
  return change
}

/** A view has few names, and they are the same in all. */
const NAMES = new Map<string, string>()
const MOST_NAMES = 1_000

function named(key: string): string {
  const known = NAMES.get(key)
  if (known !== undefined) return known
  const name = `${JSON.stringify(key)}:`
  if (NAMES.size < MOST_NAMES) NAMES.set(key, name)
  return name
}

/** Every step asks for this, for everyone who looks on: no list of keys is made unless something is gone. */
function betweenObjects(before: Tree, after: Tree): string | null {
  let keys = ''
  let kept = 0
  for (const key in after) {
    const value = after[key] ?? null
    const old = before[key]
    if (old !== undefined) kept++
    if (old === value) continue
    const change = old === undefined ? whole(value) : difference(old, value)
    if (change !== null) keys += (keys === '' ? named(key) : `,${named(key)}`) + change
  }
  for (const _ in before) kept--
  if (kept === 0) return keys === '' ? null : `{"keys":{${keys}}}`
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return `{"keys":{${keys}},"gone":${JSON.stringify(gone)}}`
}
