// Which of the chosen options can be played together at a table of so many, and why the others can't.

import { defaultOptions, diceHospital, OPTION_KEYS, type Options } from '@grand-rounds/dice-hospital'
import type { Refusal } from '@grand-rounds/kernel'

export interface Playable {
  readonly options: Options
  /** Why an option can't be turned on (or set to what was chosen) now. */
  readonly excluded: Readonly<Partial<Record<keyof Options, Refusal>>>
}

/** What is excluded is played as if it had not been chosen; the choice itself stays, for when it is possible again. */
export function playable(chosen: Options, seats: number): Playable {
  const usual = { ...defaultOptions(seats), administrators: false }
  let options = chosen
  const dropped: Partial<Record<keyof Options, Refusal>> = {}
  // Each turn drops one option, so there can't be more turns than options.
  for (const _ of OPTION_KEYS) {
    const read = diceHospital.readOptions(options, seats)
    if (read.ok) break
    const option = OPTION_KEYS.find((key) => key === read.refusal.data?.['option'])
    if (option === undefined) break
    dropped[option] = read.refusal
    options = { ...options, [option]: usual[option] }
  }
  const excluded = { ...dropped }
  for (const key of OPTION_KEYS) {
    const refusal = whyNotOn(key, options, seats)
    if (refusal) excluded[key] ??= refusal
  }
  return { options, excluded }
}

/** What would be said if an option that is off were turned on. */
function whyNotOn(key: keyof Options, options: Options, seats: number): Refusal | null {
  if (key === 'activation') return null
  const on = key === 'edition' ? 'prototype' : key === 'promos' ? ['consultant'] : true
  // Of the edition only the number of players is asked: it turns off by itself what it excludes.
  const rest = key === 'edition' ? {} : options
  const read = diceHospital.readOptions({ ...rest, [key]: on }, seats)
  return read.ok ? null : read.refusal
}
