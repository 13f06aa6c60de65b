// Counts of an activation, as chess programmers do with perft: by the engine, and by the naive enumerator.

import type { State } from '@grand-rounds/dice-hospital'
import { engineBagUses, enginePlacements, engineText } from './activation.ts'
import { bagUses, type Option, outcomeText, placements, readWard, type Ward } from './naive.ts'

export interface Counted {
  /** Every legal placement, in words. */
  readonly placements: ReadonlySet<string>
  /** Distinct hospitals after one placement, and after two. */
  readonly afterOne: ReadonlySet<string>
  readonly afterTwo: ReadonlySet<string>
}

export function countedByEngine(state: State): Counted {
  const first = enginePlacements(state)
  const afterOne = new Map(first.map(({ outcome, state: after }) => [outcome, after]))
  const afterTwo = new Set<string>()
  for (const after of afterOne.values()) for (const { outcome } of enginePlacements(after)) afterTwo.add(outcome)
  return { placements: distinct(first.map(({ text }) => text)), afterOne: new Set(afterOne.keys()), afterTwo }
}

export function countedNaively(line: string): Counted {
  const first = placements(readWard(line))
  const afterOne = new Map<string, Ward>()
  for (const { outcomes } of first) for (const [text, { ward }] of outcomes) afterOne.set(text, ward)
  const afterTwo = new Set<string>()
  for (const ward of afterOne.values())
    for (const { outcomes } of placements(ward)) for (const text of outcomes.keys()) afterTwo.add(text)
  return { placements: distinct(first.map(({ text }) => text)), afterOne: new Set(afterOne.keys()), afterTwo }
}

function distinct(texts: readonly string[]): ReadonlySet<string> {
  const all = new Set(texts)
  if (all.size !== texts.length) throw new Error(`${texts.length - all.size} placements were listed twice`)
  return all
}

export interface Comparison {
  /** Every choice that both allow, in words. */
  readonly choices: readonly string[]
  /** Everything that the two say differently: what can be done, and what comes of it. */
  readonly differences: readonly string[]
}

/** Where dice fall the engine has one outcome, which must be one of the naive enumerator's. */
export function compared(state: State, line: string, prototype: boolean): Comparison {
  const ward = readWard(line)
  const naive = new Map<string, Option>()
  for (const option of [...placements(ward), ...bagUses(ward, prototype)]) naive.set(option.text, option)
  const differences: string[] = []
  const choices: string[] = []
  const start = outcomeText({ ward, later: [], admissions: 0 })
  if (engineText(state) !== start) differences.push(`the engine starts with ${engineText(state)}, not with ${start}`)
  for (const { text, outcome } of [...enginePlacements(state), ...engineBagUses(state)]) {
    const option = naive.get(text)
    if (!option) differences.push(`only the engine allows, or it allows twice: ${text}`)
    else if (!option.outcomes.has(outcome))
      differences.push(`${text}: ${outcome}, not ${[...option.outcomes.keys()].slice(0, 3).join(' or ')}`)
    else choices.push(text)
    naive.delete(text)
  }
  for (const text of naive.keys()) differences.push(`the engine does not allow: ${text}`)
  return { choices, differences }
}
