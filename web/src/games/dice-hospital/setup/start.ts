// From a setup to a table: its options are read, everyone gets a name, and it is opened.

import type { Options } from '@grand-rounds/dice-hospital'
import { defaultOptions, diceHospital, OPTION_KEYS } from '@grand-rounds/dice-hospital'
import type { Json } from '@grand-rounds/kernel'
import type { Language } from '@grand-rounds/texts'

import { go } from '../../../shell/route.ts'
import { createLocalTable } from '../../../session/local-table.ts'
import { playable } from './options.ts'
import { presetOptions } from './presets.ts'
import { rememberSetup } from './remembered.ts'
import { companyOf, named, type Setup } from './seats.ts'

/** Every option as it was chosen, whether it can be played with so many or not. */
export function chosenOptions({ preset, mixed }: Setup): Options {
  if (preset !== null) return presetOptions(preset)
  const given: Readonly<Record<string, unknown>> = typeof mixed === 'object' && mixed !== null ? { ...mixed } : {}
  const all: Record<string, unknown> = { ...defaultOptions(2) }
  for (const key of OPTION_KEYS) {
    // Each by itself, at a table for which it is made: together they are looked at when it is known how many play.
    const fits = [1, 2].some(
      (seats) => diceHospital.readOptions({ administrators: false, [key]: given[key] }, seats).ok,
    )
    if (given[key] !== undefined && fits) all[key] = given[key]
  }
  return all as unknown as Options
}

/** Throws when the table can't be stored. */
export async function startTable(setup: Setup, language: Language, seed = ''): Promise<void> {
  rememberSetup(companyOf(setup.seats), setup, language)
  const { options } = playable(chosenOptions(setup), setup.seats.length)
  const word = seed.trim()
  const id = await createLocalTable({
    game: diceHospital,
    options: options as unknown as Json,
    seats: named(setup.seats, language),
    ...(setup.preset === null ? {} : { preset: setup.preset }),
    ...(word === '' ? {} : { seed: word }),
  })
  go(`/table/${id}`)
}
