// What a table on a server says: why something can't be done there, and which game is played.

import { OPTION_KEYS, type Options } from '@grand-rounds/dice-hospital'
import type { Json, Refusal } from '@grand-rounds/kernel'
import { sayRefusal } from '@grand-rounds/texts'
import { useState } from 'preact/hooks'
import type { Act } from '@grand-rounds/match'

import { words } from '../language.ts'
import { presetOf } from '../../games/dice-hospital/setup/presets.ts'
import type { Connection } from '../../session/online/connection.ts'

function sayWhyNot(refusal: Refusal): string {
  const { refusals } = words.value.page.online
  const found = Object.entries(refusals).find(([code]) => code === refusal.code)
  return found?.[1] ?? sayRefusal(words.value, refusal)
}

/** Does something at the table; what comes back is said. */
export function useAct(connection: Connection): readonly [act: (act: Act) => void, why: string] {
  const [why, say] = useState('')
  const act = (what: Act): void => {
    say('')
    void connection.act(what).then((refusal) => say(refusal === null ? '' : sayWhyNot(refusal)))
  }
  return [act, why]
}

/** A preset by its name, else every option that is on. */
export function sayGame(options: Json, seats: number): string {
  const { diceHospital, page } = words.value
  // The server has read them with the game's own reader.
  const chosen = options as unknown as Options
  const preset = presetOf(chosen, seats)
  if (preset) return diceHospital.presets[preset].name
  const { all, editions, activations } = diceHospital.options
  const on = OPTION_KEYS.filter((key) => chosen[key] === true).map((key) => all[key].name)
  const promos = chosen.promos.length > 0 ? [all.promos.name] : []
  const edition = chosen.edition === 'final' ? [] : [editions[chosen.edition]]
  const activation = chosen.activation === 'together' ? [] : [activations[chosen.activation]]
  return [page.setup.custom.name, ...edition, ...activation, ...on, ...promos].join(' · ')
}
