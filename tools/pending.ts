// What is not there yet stands by name in pending.json, by kind. The list may only shrink.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = ['rules', 'golden', 'texts'] as const
export type PendingKind = (typeof KINDS)[number]
export type Pending = Readonly<Record<PendingKind, readonly string[]>>

const FILE = 'pending.json'

/** Throws a plain sentence when the file is missing or not of the form. */
export function readPending(root: string): Pending {
  return parsePending(readFileSync(join(root, FILE), 'utf8'))
}

export function parsePending(text: string): Pending {
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null) throw new Error(`${FILE} must be an object of lists`)
  const lists = json as Record<string, unknown>
  const unknown = Object.keys(lists).find((kind) => !KINDS.some((known) => known === kind))
  if (unknown !== undefined) throw new Error(`${FILE}: no such kind: ${unknown}`)
  const list = (kind: PendingKind): readonly string[] => {
    const names = lists[kind] ?? []
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
      throw new Error(`${FILE}: ${kind} must be a list of names`)
    }
    return names
  }
  return { rules: list('rules'), golden: list('golden'), texts: list('texts') }
}

/**
 * Compares what a check found missing with what may be missing: a sentence for each name that differs.
 * A check of another kind than the rules uses this from a test: `expect(unsettled(root, 'golden', missing)).toEqual([])`.
 */
export function unsettled(root: string, kind: PendingKind, missing: readonly string[]): readonly string[] {
  const pending = readPending(root)[kind]
  return [
    ...missing.filter((name) => !pending.includes(name)).map((name) => `${name}: missing, and not pending`),
    ...pending.filter((name) => !missing.includes(name)).map((name) => `${name}: there now: take it out of ${FILE}`),
  ]
}

/** Rules by number ('DH 2.2' before 'DH 2.10'), so that a change of the list is easy to read. */
export function inOrder(names: readonly string[]): readonly string[] {
  return [...names].sort(new Intl.Collator('en', { numeric: true }).compare)
}

/** Every entry with its kind, to compare whole files. */
export function entries(pending: Pending): ReadonlySet<string> {
  return new Set(KINDS.flatMap((kind) => pending[kind].map((name) => `${kind}: ${name}`)))
}
