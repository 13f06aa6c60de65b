// Counts of an activation, as chess programmers do with perft: by the engine, and by the naive enumerator.

import type { State } from '@grand-rounds/dice-hospital'
import { type Done, engineBagUses, enginePlacements, engineText } from './activation.ts'
import { bagsInside, bagUses, type Option, placements, readWard, situationText, type Ward } from './naive.ts'

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
  const comparison = { choices: new Array<string>(), differences: new Array<string>() }
  const start = situationText(ward, [], 0, [])
  if (engineText(state) !== start)
    comparison.differences.push(`the engine starts with ${engineText(state)}, not with ${start}`)
  const byEngine = [...enginePlacements(state), ...engineBagUses(state)]
  compare(byEngine, [...placements(ward), ...bagUses(ward, prototype)], '', comparison)
  return comparison
}

/** `before`: what was done already, in words. */
function compare(
  byEngine: readonly Done[],
  options: readonly Option[],
  before: string,
  { choices, differences }: { readonly choices: string[]; readonly differences: string[] },
): void {
  const naive = new Map(options.map((option) => [option.text, option]))
  for (const { text, outcome, state } of byEngine) {
    const option = naive.get(text)
    const meant = option?.outcomes.get(outcome)
    if (!option) differences.push(`${before}only the engine allows, or it allows twice: ${text}`)
    else if (!meant)
      differences.push(`${before}${text}: ${outcome}, not ${[...option.outcomes.keys()].slice(0, 3).join(' or ')}`)
    else {
      choices.push(`${before}${text}`)
      // [DH 2.17 Reading] While a decision is open, bags that heal, again and again.
      if (isOpen(state))
        compare(engineBagUses(state), bagsInside(meant), `${before}${text}; `, { choices, differences })
    }
    naive.delete(text)
  }
  for (const text of naive.keys()) differences.push(`${before}the engine does not allow: ${text}`)
}

const isOpen = ({ hospitals }: State) => (hospitals[0]?.followUp ?? null) !== null
