// What is asked of the rules without a board: for lists of tables, files and tables online.

import { diceHospital, OPTION_KEYS, type Options } from '@grand-rounds/dice-hospital'
import type { Json } from '@grand-rounds/kernel'

import { words } from '../../shell/language.ts'
import { presetOf } from './setup/presets.ts'
import { standingOf } from './standing.ts'

export const rules = { game: diceHospital, standingOf, sayOptions }

/** A preset by its name, else every option that is on. */
function sayOptions(options: Json, seats: number): string {
  const { diceHospital: texts, page } = words.value
  // The server has read them with the game's own reader.
  const chosen = options as unknown as Options
  const preset = presetOf(chosen, seats)
  if (preset) return texts.presets[preset].name
  const { all, editions, activations } = texts.options
  const on = OPTION_KEYS.filter((key) => chosen[key] === true).map((key) => all[key].name)
  const promos = chosen.promos.length > 0 ? [all.promos.name] : []
  const edition = chosen.edition === 'final' ? [] : [editions[chosen.edition]]
  const activation = chosen.activation === 'together' ? [] : [activations[chosen.activation]]
  return [page.setup.custom.name, ...edition, ...activation, ...on, ...promos].join(' · ')
}
